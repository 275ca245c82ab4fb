import type { Arrangement, KitPart, KitView, Question, QuestionChange } from "@fairlead/contracts";

/** What a person writes of a question. `anchors`: null for general ones; left out where they stay. */
export type Words = Pick<Question, "text" | "followUps"> & { anchors?: Question["anchors"] | null };
export type Own = Words & { category: Question["category"]; minutes: number; part: KitPart };
type View = Pick<KitView, "kit" | "hidden">;

export const toPart = ({ core }: Pick<Question, "core">): KitPart => (core ? "everybody" : "candidate");

/** The questions of one part as they stand, those put aside last. */
function toList({ kit, hidden }: View, part: KitPart): QuestionChange[] {
  const list = (questions: readonly Question[], isHidden: boolean) =>
    questions.filter((question) => toPart(question) === part).map(({ id }) => ({ id, hidden: isHidden }));
  return [...list(kit.questions, false), ...list(hidden, true)];
}

export function withHidden(view: View, question: Question, hidden: boolean): Arrangement {
  const part = toPart(question);
  return { part, questions: toList(view, part).map((one) => (one.id === question.id ? { ...one, hidden } : one)) };
}

export function withWords(view: View, question: Question, { text, followUps, anchors }: Words): Arrangement {
  const part = toPart(question);
  const words = {
    ...(text === question.text ? {} : { text }),
    ...(followUps.join("\n") === question.followUps.join("\n") ? {} : { followUps }),
    ...(anchors === undefined ? {} : { anchors }),
  };
  return { part, questions: toList(view, part).map((one) => (one.id === question.id ? { ...one, ...words } : one)) };
}

export function withOwn(view: View, id: string, { part, category, minutes, ...words }: Own): Arrangement {
  return { part, questions: [...toList(view, part), { id, hidden: false, ...words, own: { category, minutes } }] };
}

export function without(view: View, question: Question): Arrangement {
  const part = toPart(question);
  return { part, questions: toList(view, part).filter(({ id }) => id !== question.id) };
}

/** One place up (-1) or down (1) among the questions of the same section and part; null at the end. */
export function withMoved(view: View, question: Question, step: -1 | 1): Arrangement | null {
  const part = toPart(question);
  const mates = view.kit.questions.filter((one) => one.category === question.category && toPart(one) === part);
  const other = mates[mates.findIndex(({ id }) => id === question.id) + step];
  if (other === undefined) return null;
  const swapped: Record<string, string> = { [question.id]: other.id, [other.id]: question.id };
  return { part, questions: toList(view, part).map((one) => ({ ...one, id: swapped[one.id] ?? one.id })) };
}

/** A question that was put aside or removed, back where it stood in `before`; what was changed since stays. */
export function withBack(now: View, before: View, question: Question): Arrangement {
  const part = toPart(question);
  const left = new Map(toList(now, part).map((one) => [one.id, one]));
  const { id, text, followUps, anchors, category, minutes } = question;
  const back = left.has(id) ? { id, hidden: false } : { id, hidden: false, text, followUps, anchors, own: { category, minutes } };
  const ordered = toList(before, part).flatMap((one) => (one.id === id ? [back] : (left.get(one.id) ?? [])));
  const isOrdered = new Set(ordered.map((one) => one.id));
  return { part, questions: [...ordered, ...[...left.values()].filter((one) => !isOrdered.has(one.id))] };
}
