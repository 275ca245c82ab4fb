import type { User } from "../../lib/session.ts";

/** The name given, else the part of the mail before the @, else "User". */
export function toDisplayName({ displayName, email }: Pick<User, "displayName" | "email">): string {
  return displayName?.trim() || email.split("@")[0] || "User";
}

/** One or two letters: of the first and the last word. */
export function toInitials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
