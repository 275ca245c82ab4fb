import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { LIMITS } from "./limits.ts";

/**
 * `kind`: what travels. "json" is the usual; "files" takes multipart/form-data with files named `files`; "events" answers
 * text/event-stream whose data are `output`. `creates`: honours the header Idempotency-Key. `errors`: codes of its own, besides
 * those every operation may answer (see COMMON_ERRORS).
 */
export type OperationSpec = {
  summary: string;
  kind: "json" | "files" | "events";
  status: 200 | 201 | 202;
  creates: boolean;
  params: z.ZodObject;
  query: z.ZodObject;
  body: z.ZodType;
  output: z.ZodType;
  errors: readonly ErrorCode[];
};

const none = z.strictObject({});
export const defaults = { kind: "json", status: 200, creates: false, params: none, query: none, body: none, errors: [] } as const;
/** Keyset paging: `after` is the id of the last row seen. */
export const page = { after: z.uuid().optional(), limit: z.coerce.number().int().min(1).max(LIMITS.listPage).optional() };
export const list = <T extends z.ZodType>(row: T) => z.strictObject({ items: z.array(row), next: z.uuid().nullable() });
