import { z } from "zod";

/** Rows by the name of their table, as they are stored. */
export const StoredRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export type StoredRows = z.infer<typeof StoredRows>;

/** All data about the account's person. `leftOut`: what is not in it, and where it can be had. */
export const AccountCopy = z.strictObject({
  madeAt: z.iso.datetime(),
  uid: z.string(),
  rows: StoredRows,
  leftOut: z.array(z.string()),
});
export type AccountCopy = z.infer<typeof AccountCopy>;

/** All data about one candidate, unmasked: the right of the person behind the resume. `file`: the resume as it came. */
export const CandidateCopy = z.strictObject({
  madeAt: z.iso.datetime(),
  resumeId: z.uuid(),
  label: z.string(),
  file: z.strictObject({ name: z.string(), base64: z.string() }).nullable(),
  rows: StoredRows,
});
export type CandidateCopy = z.infer<typeof CandidateCopy>;

/** How many rows of which table are gone, and how many files. */
export const Erasure = z.strictObject({ rows: z.record(z.string(), z.number().int()), files: z.number().int() });
export type Erasure = z.infer<typeof Erasure>;
