import { fold, remember } from "../../text/index.ts";

/** What an address or the slug of a profile spells: "marta.fontoura", "mfontoura-b81". */
export type Handles = readonly string[];

const PLAIN: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", æ: "ae", œ: "oe", ı: "i", þ: "th" };
const SPELLED: Readonly<Record<string, string>> = { ...PLAIN, ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

const letters = (word: string, spelling: Readonly<Record<string, string>>): string =>
  fold(
    word
      .normalize("NFC")
      .toLowerCase()
      .replace(/[äöüøåłđðæœıþ]/g, (letter) => spelling[letter] ?? letter),
  ).replace(/[^a-z]/g, "");

/** The words an address is put together from: "gareth.penhallow82@…" → gareth, penhallow. */
const toChunks = remember((handle): readonly string[] =>
  fold(handle.split("@")[0] ?? "")
    .split(/[^a-z]+/)
    .filter((chunk) => chunk !== ""),
);

/** Words of a name as an address writes them, each in its two spellings; double names also in halves. */
const toForms = (parts: readonly string[]): (readonly string[])[] => parts.flatMap(formsOf);

const formsOf = remember((part): readonly (readonly string[])[] =>
  part.split("-").map((half) => [...new Set([letters(half, PLAIN), letters(half, SPELLED)])].filter((form) => form !== "")),
);

type Use = { word: number; length: number; whole: boolean };
const MOST_FORMS = 8;

/** A chunk as a row of words or their beginnings: "wkiprotich" is W and Kiprotich. */
function segment(chunk: string, forms: readonly (readonly string[])[]): Use[] | undefined {
  const failed = new Set<string>();
  const goOn = (rest: string, used: readonly Use[]): readonly Use[] | undefined => {
    const state = `${rest.length} ${used
      .map(({ word }) => word)
      .sort()
      .join()}`;
    if (rest === "") return used;
    if (failed.has(state)) return undefined;
    failed.add(state);
    for (const use of beginnings(rest, forms, used)) {
      const found = goOn(rest.slice(use.length), [...used, use]);
      if (found) return found;
    }
    return used.length > 1 && used.every(({ whole, length }) => whole && length >= FEWEST_LETTERS) ? used : undefined;
  };
  const found = goOn(chunk, []);
  return found && [...found];
}

/** The words not used yet that a chunk may begin with, as far as it writes them out or by their first letter. */
const beginnings = (chunk: string, forms: readonly (readonly string[])[], used: readonly Use[]): Use[] =>
  forms.slice(0, MOST_FORMS).flatMap((spellings, word) =>
    used.some((use) => use.word === word)
      ? []
      : spellings.flatMap((form) => {
          const shared = sharedLength(form, chunk);
          return [...new Set([shared, Math.min(shared, 1)])]
            .filter((length) => length > 0)
            .map((length) => ({ word, length, whole: length === form.length }));
        }),
  );

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const FEWEST_LETTERS = 3;
const LEAST_SHARE = 0.6;

/** The words of a name that a handle is made of, in the order it names them; undefined when it says something else. */
function orderIn(parts: readonly string[], handle: string): number[] | undefined {
  const forms = toForms(parts);
  const chunks = toChunks(handle);
  let explained = 0;
  const uses: Use[] = [];
  for (const chunk of chunks) {
    const read = segment(
      chunk,
      forms.map((spellings, word) => (uses.some((use) => use.word === word) ? [] : spellings)),
    );
    if (!read) continue;
    explained += chunk.length;
    uses.push(...read);
  }
  const total = chunks.join("").length;
  const sure = uses.length > 1 && uses.some(({ length }) => length >= FEWEST_LETTERS) && explained >= total * LEAST_SHARE;
  return sure ? uses.map(({ word }) => word) : undefined;
}

/** Is an address put together from this name, from two of its words at least? */
export const isSpelled = (parts: readonly string[], handles: Handles): boolean =>
  handles.some((handle) => orderIn(parts, handle) !== undefined);

/** Does a word of the name stand in an address? */
export const isLikeMail = (parts: readonly string[], handles: Handles): boolean => {
  const joined = handles.map((handle) => toChunks(handle).join(""));
  return toForms(parts).some((forms) =>
    forms.some((form) => form.length >= FEWEST_LETTERS && joined.some((local) => local.includes(form))),
  );
};

/** Is the address the initials, "jak" for Jocelyn Ardmore-Katz? */
export const isInitials = (parts: readonly string[], handles: Handles): boolean => {
  const initials = toForms(parts)
    .map(([form]) => form?.[0] ?? "")
    .join("");
  return initials.length >= FEWEST_LETTERS && handles.some((handle) => toChunks(handle).includes(initials));
};

/** Two words that an address names the other way round: "federica.benassi@…" for "Benassi Federica". */
export const isTurnedInMail = (parts: readonly string[], handles: Handles): boolean =>
  parts.length === 2 && handles.some((handle) => /^\p{L}{3,}[._-]\p{L}{3,}/u.test(handle) && orderIn(parts, handle)?.join() === "1,0");
