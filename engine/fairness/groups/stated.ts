import data from "../../data/fairness/attributes.json";

type Group = { label: string; words: readonly string[] };
/** What people may state of themselves. `headings`: how a column may be called. */
export type Attribute = { id: string; headings: readonly string[]; groups: readonly Group[] };

export const ATTRIBUTES: readonly Attribute[] = data.attributes;
/** Answers that state nothing. */
export const NOT_STATED: ReadonlySet<string> = new Set(data.notStated);

/** The attribute that a column is about. */
export function toAttribute(heading: string): Attribute | undefined {
  const plain = toPlain(heading);
  return ATTRIBUTES.find(({ id, headings }) => toPlain(id) === plain || headings.includes(plain));
}

/** The group that an answer names; null for no answer, undefined for words that are none of the groups. */
export function toGroup({ groups }: Attribute, answer: string): string | null | undefined {
  const plain = toPlain(answer);
  if (NOT_STATED.has(plain)) return null;
  return groups.find(({ label, words }) => toPlain(label) === plain || words.includes(plain))?.label;
}

function toPlain(words: string): string {
  return words
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/[^\p{L}\p{N}/?-]+/gu, " ")
    .trim();
}
