import lexicon from "../../data/resume/organisations.json";
import { isTown } from "../contact/gazetteer.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { hasOrganisationWord } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";
import type { WorkDraft } from "./work.ts";

/** A heading or the first line below it. */
type Opening = { words: string; start: number };

const AT = /\s(?:at|with|for|bei|chez|presso|bij|en|na)\s+(?:the\s+)?(?=\p{Lu})(?!An?\s)/giu;
const LONGEST = 6;
const SURENESS = 0.65;

/** "MY STORY AT GUMLEAF GROCERS (since I was 15)", "Career with Tambo Freight": the employer a heading names. */
function employerOf({ words, start }: Opening, text: string): Fact | undefined {
  const bare = words.replace(/\s*\([^()]*\)?\s*:?$/, "").replace(/[\s:]+$/, "");
  const at = [...bare.matchAll(AT)][0];
  if (!at) return undefined;
  const from = at.index + at[0].length;
  const name = bare.slice(from);
  const span = { start: start + from, end: start + bare.length };
  return /^\p{Lu}/u.test(name) && name.split(" ").length <= LONGEST && !hasTitleWord(name)
    ? toFact(text.slice(span.start, span.end), span, SURENESS)
    : undefined;
}

/** "Warwick (Store 0388)", "Branch 12": one of many places of an employer that is named elsewhere. */
const SITE = new RegExp(
  `^(.*?)[\\s,(–-]*(?<!\\p{L})(?:${lexicon.numberedSites.join("|")})\\s*(?:no\\.?|nr\\.?|n°|#)?\\s*\\d{1,5}\\)?$`,
  "iu",
);

/** Roles that name but the number of a place are those of the employer named last above them, the first of all by the line that opens the section. */
export function employedAtSites(opening: Opening | undefined, drafts: readonly WorkDraft[], text: string): WorkDraft[] {
  const sites = drafts.map(({ name }) => (name ? SITE.exec(name.value) : null));
  if (sites.every((site) => site === null)) return [...drafts];
  const opened = opening && employerOf(opening, text);
  const isSure = opened !== undefined || sites.some((site) => site && (site[1] === "" || isTown(site[1] ?? "")));
  let employer = opened;
  return drafts.map((draft, i) => {
    const site = sites[i];
    if (!site) employer = draft.name ?? employer;
    const town = site?.[1] ?? "";
    if (!site || !employer || !draft.name || !isSure || town.includes(",") || hasOrganisationWord(town)) return draft;
    const place = { start: draft.name.start, end: draft.name.start + town.length };
    return withoutAbsent({ ...draft, name: employer, location: draft.location ?? (town ? toFact(town, place, SURENESS) : undefined) });
  });
}
