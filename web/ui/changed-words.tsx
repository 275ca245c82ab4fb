/** `start`: its place in the stored text. */
export type Change = { kind: "same" | "removed" | "added"; start: number; text: string };

/** Words that stayed, went or came. */
export function ChangedWords({ kind, words }: { kind: Change["kind"]; words: string }) {
  if (kind === "same") return words;
  if (kind === "removed") return <del className="bg-danger-soft text-on-danger-soft decoration-1">{words}</del>;
  return <ins className="bg-success-soft text-on-success-soft no-underline">{words}</ins>;
}
