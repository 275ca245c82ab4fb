import organisations from "../data/resume/organisations.json";
import { fold } from "../text/index.ts";
import { same } from "./figures.ts";

const TERMS = organisations.soft.employment.map((term) => ` ${fold(term)} `);

const withoutNote = (title: string): string =>
  title.replace(/\s*\(([^()]{1,40})\)$/, (note, inside: string) => {
    const said = ` ${fold(inside).replace(/[^\p{L}\p{N}/-]+/gu, " ")} `;
    return TERMS.some((term) => said.includes(term)) ? "" : note;
  });

/** One title as the other; a note on the terms of employment in brackets behind it ("Nurse (part-time)") may stand or not. */
export const sameTitle = (found: string | undefined, expected: string): boolean =>
  found !== undefined && same(withoutNote(found), withoutNote(expected));
