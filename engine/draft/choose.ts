import { sha256 } from "../text/index.ts";

/** One of several wordings of equal meaning: the same variant and place always choose the same. */
export function choose<T>(wordings: readonly T[], variant: number, place: string): T {
  const at = variant === 0 ? 0 : Number.parseInt(sha256(`${variant} ${place}`).slice(0, 8), 16) % wordings.length;
  return wordings[at] as T;
}

/** A form with its places filled. */
export function fill(form: string, facts: Record<string, string>): string {
  return form.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
}
