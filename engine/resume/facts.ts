import type { Place, Span } from "./types.ts";

/** A value with the words it was read from. The raw words are cut from the document's text when the profile is made. */
export type Fact<T extends string | null = string> = Span & { readonly fact: true; value: T; confidence: number };

/** The same shape with plain values in place of facts. */
export type Unfolded<T> =
  T extends Fact<infer V> ? V : T extends readonly (infer U)[] ? Unfolded<U>[] : T extends object ? { [K in keyof T]: Unfolded<T[K]> } : T;

export function toFact<T extends string | null>(value: T, span: Span, confidence: number): Fact<T> {
  return { fact: true, value, start: span.start, end: span.end, confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100 };
}

const isFact = (value: object): value is Fact<string | null> => "fact" in value;

/** Plain values of a tree of facts; every fact adds its place under its JSON pointer. Keys without a value are left out. */
export function unfold<T>(tree: T, path: string, text: string, places: Place[]): Unfolded<T> {
  return unfoldValue(tree, path, text, places) as Unfolded<T>;
}

function unfoldValue(value: unknown, path: string, text: string, places: Place[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item, i) => unfoldValue(item, `${path}/${i}`, text, places));
  if (isFact(value)) {
    places.push({ path, start: value.start, end: value.end, raw: text.slice(value.start, value.end), confidence: value.confidence });
    return value.value;
  }
  const plain: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) plain[key] = unfoldValue(item, `${path}/${key}`, text, places);
  }
  return plain;
}

/** An object without the keys whose value is absent. */
export function withoutAbsent<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
