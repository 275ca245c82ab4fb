import { z } from "zod";

/** Half-open range of UTF-16 offsets into the text it is about: `text.slice(start, end)`. */
export const Span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });
export type Span = z.infer<typeof Span>;

/** Words copied from a text, with their place: `text.slice(start, end) === text` of this value. */
export const Quote = Span.extend({ text: z.string() });
export type Quote = z.infer<typeof Quote>;

/** A remark about a whole document or job; never an error. */
export const Flag = z.object({ code: z.string(), message: z.string(), page: z.number().int().positive().optional() });
export type Flag = z.infer<typeof Flag>;
