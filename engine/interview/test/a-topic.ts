import type { Topic } from "../topics.ts";

/** A must-have of the given name and kind. */
export const aTopic = (name: string, kind: Topic["kind"], more: Partial<Topic> = {}): Topic => ({
  ids: [name],
  name,
  words: name,
  isQuoted: false,
  family: "any",
  importance: "must",
  kind,
  ...more,
});
