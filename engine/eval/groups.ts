import { Figures } from "./figures.ts";

const GENERATED = /^gen-/;
export const ROLES = "role title, company and dates";
export const EVERYTHING = "every field";

/** Hits by language and, for generated documents, by layout family: where the misses come from. */
export class Groups {
  readonly rows = new Map<string, Figures>();

  add(file: string, { layout, language }: { layout?: string; language?: string }, field: string, hit: boolean): void {
    if (language !== undefined) this.#count(`language ${language}`, field, hit);
    if (layout !== undefined && GENERATED.test(file)) this.#count(`layout ${layout}`, field, hit);
  }

  #count(row: string, field: string, hit: boolean): void {
    const figures = this.rows.get(row) ?? new Figures();
    figures.add(EVERYTHING, hit);
    if (field === ROLES) figures.add(ROLES, hit);
    this.rows.set(row, figures);
  }
}
