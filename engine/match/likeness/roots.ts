import irregularForms from "../../data/match/irregular-forms.json";
import { skillById } from "../../skills/index.ts";
import { remember } from "../../text/index.ts";
import { isSkillTerm, toWordTerms } from "../view/terms.ts";

/** The lists are English; a requirement or a line in another language has no words in them. */
const LANGUAGE = "en";

/** "fill" and what is left of "filled" are the same. */
const DOUBLED = /([bdfgklmnprt])\1$/;
const ROOT = new Map<string, string>();
for (const forms of irregularForms.forms) {
  const [first = "", ...others] = toWordTerms(forms, LANGUAGE).map(withoutDouble);
  for (const other of others) ROOT.set(other, first);
}

/** The words of a text as roots: "drew" and "drawn" are "draw". */
export const toListRoots = remember((text): readonly string[] => toWordTerms(text, LANGUAGE).map(toRoot));

/** Software with a name of its own. */
const SOFTWARE: ReadonlySet<string> = new Set(["framework", "language", "platform"]);
export const isSoftware = (type: string): boolean => SOFTWARE.has(type);

/** What the terms of a line or a requirement say in single words, in their order; `#id` says the name of that skill. */
export function toRoots(terms: readonly string[]): string[] {
  return terms.flatMap((term) => (isSkillTerm(term) ? toNameRoots(term.slice(1)) : [toRoot(term)]));
}

/** "Spring Boot" is neither a spring nor a boot: of a product's name the words say nothing one by one. */
function toNameRoots(id: string): readonly string[] {
  const { label = "", type = "" } = skillById(id) ?? {};
  const roots = toListRoots(label);
  return roots.length > 1 && isSoftware(type) ? [] : roots;
}

function toRoot(stem: string): string {
  const plain = withoutDouble(stem);
  return ROOT.get(plain) ?? plain;
}

function withoutDouble(stem: string): string {
  return stem.replace(DOUBLED, "$1");
}
