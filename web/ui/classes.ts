type Part = string | false | null | undefined;

/** Class names in one string; what is false or missing is left out. */
export function classes(...parts: Part[]): string {
  return parts.filter(Boolean).join(" ");
}
