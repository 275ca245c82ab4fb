import type { CandidateRow } from "@fairlead/contracts";

/** Rows that call the resumes they look like as those rows themselves are called: by the name, where names are shown. */
export function withAlikeNames<T extends Pick<CandidateRow, "label" | "name" | "looksLike">>(rows: readonly T[]): T[] {
  const names = new Map(rows.flatMap(({ label, name }) => (name === null ? [] : [[label, `${name} (${label})`] as const])));
  return rows.map((row) =>
    row.looksLike.length === 0 ? row : { ...row, looksLike: row.looksLike.map((label) => names.get(label) ?? label) },
  );
}
