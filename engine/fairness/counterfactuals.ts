import { type Document, rewrite } from "../documents/index.ts";
import { type ScoringView, toScoringView } from "../match/index.ts";
import { type ResumeProfile, readResume } from "../resume/index.ts";
import { canonicalJson } from "../text/index.ts";
import { swapAddress, swapAffiliations, swapGraduationYear, swapHobbies, swapPostcode, swapSchool } from "./background-swaps.ts";
import { type Edit, type Subject, toApplicable } from "./edits.ts";
import { hasGap, swapGap } from "./gap-swap.ts";
import { swapEmail, swapGenderWords, swapLinks, swapName, swapPhone, swapPronouns } from "./identity-swaps.ts";
import { swapLabelled } from "./labelled-swaps.ts";

/** `applied`: places changed in the text. `views`: what the scorer would see after the swap, where it differs. */
export type Counterfactual = { kind: string; applied: number; equal: boolean; views: ScoringView[] };
export type Counterfactuals = { swaps: Counterfactual[]; ignoredSignals: string[] };

const NAME_VARIANTS = 3;

/** One family of swaps: what it is called, the signal it stands for, and the edits of each of its variants. */
type Family = { kind: string; signal: string; edits: ((subject: Subject) => Edit[])[] };

const FAMILIES: readonly Family[] = [
  { kind: "name", signal: "name", edits: Array.from({ length: NAME_VARIANTS }, (_, at) => (subject: Subject) => swapName(subject, at)) },
  { kind: "pronouns and honorifics", signal: "pronouns or honorific", edits: [swapPronouns] },
  { kind: "gender-marked words", signal: "gender-marked words", edits: [swapGenderWords] },
  { kind: "gender", signal: "gender", edits: [swapLabelled("gender")] },
  { kind: "school", signal: "school", edits: [swapSchool] },
  { kind: "graduation year", signal: "graduation year", edits: [swapGraduationYear] },
  { kind: "postcode", signal: "postcode", edits: [swapPostcode] },
  { kind: "address", signal: "address", edits: [swapAddress] },
  { kind: "clubs and affiliations", signal: "clubs and affiliations", edits: [swapAffiliations] },
  { kind: "hobbies", signal: "hobbies", edits: [swapHobbies] },
  { kind: "nationality", signal: "nationality", edits: [swapLabelled("nationality")] },
  { kind: "birth date", signal: "birth date or age", edits: [swapLabelled("birthDate")] },
  { kind: "marital status", signal: "marital or family status", edits: [swapLabelled("maritalStatus")] },
  { kind: "religion", signal: "religion", edits: [swapLabelled("religion")] },
  { kind: "email", signal: "email address", edits: [swapEmail] },
  { kind: "phone", signal: "phone number", edits: [swapPhone] },
  { kind: "profile links", signal: "profile links", edits: [swapLinks] },
  { kind: "career gap", signal: "", edits: [swapGap] },
];

type Options = { asOf: string; toView?: (profile: ResumeProfile, asOf: string) => ScoringView };

/**
 * What would the scorer see if the resume were about somebody else? Words are swapped in the document and the whole of it
 * is read again. An equal view means an equal score for every job.
 */
export function testCounterfactuals(
  document: Document,
  profile: ResumeProfile,
  { asOf, toView = toScoringView }: Options,
): Counterfactuals {
  const before = canonicalJson(toView(profile, asOf));
  const subject = { document, profile };
  const swaps = FAMILIES.map(({ kind, edits }) => {
    const variants = edits.map((toEdits) => toApplicable(toEdits(subject), document.text)).filter((wanted) => wanted.length > 0);
    const views = variants.map((wanted) => toView(readResume(rewrite(document, wanted), { asOf }), asOf));
    const unlike = views.filter((view) => canonicalJson(view) !== before);
    return { kind, applied: Math.max(0, ...variants.map((wanted) => wanted.length)), equal: unlike.length === 0, views: unlike };
  });
  return { swaps, ignoredSignals: toSignals(swaps, subject) };
}

function toSignals(swaps: readonly Counterfactual[], { document, profile }: Subject): string[] {
  const present = FAMILIES.filter(({ signal }, at) => signal !== "" && (swaps[at]?.applied ?? 0) > 0).map(({ signal }) => signal);
  const hasPhoto = document.flags.some(({ code }) => code.includes("photo") || code.includes("picture"));
  return [...present, ...(hasGap(profile) ? ["career gap"] : []), ...(hasPhoto ? ["photo"] : [])];
}
