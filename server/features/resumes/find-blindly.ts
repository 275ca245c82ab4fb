import type { PersonalSpan } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../db/index.ts";
import { findPersonal, findResumes, type ResumeFilter, type StoredResume } from "./store.ts";
import { readLabelNo } from "./to-resume-row.ts";
import { isTerm, toWords } from "./to-resume-rows.ts";

const ROWS_AT_ONCE = 100;

/** A search under blind review: words that are covered in the answer find nobody, or a name would lead to its label. */
export async function findBlindly(ownerId: OwnerId, db: Db, filter: ResumeFilter & { search: string }): Promise<StoredResume[]> {
  const found: StoredResume[] = [];
  const labelNo = readLabelNo(filter.search);
  let { after } = filter;
  for (;;) {
    const rows = await findResumes(ownerId, db, { ...filter, after, limit: ROWS_AT_ONCE });
    const texts = await findPersonal(
      ownerId,
      db,
      rows.map(({ id }) => id),
    );
    const shown = new Map(texts.map(({ resumeId, text, personal }) => [resumeId, withoutPersonal(text, personal)]));
    const isHit = (row: StoredResume) =>
      row.labelNo === labelNo || says([...toNames(row.skills), shown.get(row.id) ?? ""].join("\n"), filter.search);
    const hits = rows.filter(isHit);
    found.push(...hits);
    after = rows.at(-1)?.id;
    if (found.length >= filter.limit || rows.length < ROWS_AT_ONCE) return found.slice(0, filter.limit);
  }
}

function withoutPersonal(text: string, personal: readonly PersonalSpan[]): string {
  let shown = "";
  let at = 0;
  for (const { start, end } of personal) {
    shown += `${text.slice(at, start)} `;
    at = end;
  }
  return shown + text.slice(at);
}

const toNames = (skills: StoredResume["skills"]) => (skills ?? []).filter((skill) => !isTerm(skill)).map(({ name }) => name);

/** Every word sought stands in the text, the last one perhaps as the beginning of a longer one. */
function says(text: string, search: string): boolean {
  const words = new Set(toWords(text));
  return toWords(search).every(
    (word, no, all) => words.has(word) || (no === all.length - 1 && [...words].some((one) => one.startsWith(word))),
  );
}
