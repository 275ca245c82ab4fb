import { AppError, type ArrangedQuestion, type KitPart, type Question, type QuestionChange } from "@fairlead/contracts";
import { GENERAL_ANCHORS, toOwnQuestion } from "@fairlead/engine/interview";
import type { Handler } from "../../http/index.ts";
import { toParts } from "./assemble-kit.ts";
import { toFindings } from "./check-question.ts";
import { findPairing, toKitView } from "./kit-view.ts";
import { findEdits, findKitById, saveEdits } from "./store.ts";

type Arranged = Omit<ArrangedQuestion, "hidden">;
const OWN_ID = /^own-[\w-]{1,60}$/;

/** Keeps one part of a kit in the order, with the words and without the questions that a person wants. */
export const arrangeQuestions: Handler<"arrangeQuestions"> = async ({ services: { db }, ownerId, params, body: { part, questions } }) => {
  const stored = await findKitById(ownerId, db, params);
  const parts = toParts(stored, await findEdits(ownerId, db, params));
  const arranged = arrange(parts[part], questions, part);
  const known = new Set(arranged.map(({ question }) => question.id));
  const others = part === "everybody" ? parts.candidate : parts.everybody;
  const lost = parts[part].find(({ question, origin }) => origin !== "own" && !known.has(question.id));
  if (lost !== undefined)
    throw new AppError("invalid-input", { details: `body.questions: ${lost.question.id} is missing; hide it instead` });
  if (known.size < arranged.length || others.some(({ question }) => known.has(question.id)))
    throw new AppError("invalid-input", { details: "body.questions: an id stands twice" });
  const pairing = await findPairing(ownerId, db, { ...params, jobId: stored.jobId });
  await saveEdits(ownerId, db, { kitId: params.kitId, resumeId: part === "everybody" ? null : params.resumeId, questions: arranged });
  return toKitView(ownerId, db, pairing, stored);
};

function arrange(before: readonly ArrangedQuestion[], changes: readonly QuestionChange[], part: KitPart): ArrangedQuestion[] {
  return changes.map((change, at) => {
    const known = before.find(({ question }) => question.id === change.id);
    const old = known ?? toOwn(change, at, part);
    const { question, origin } = old;
    const text = change.text ?? question.text;
    const followUps = change.followUps ?? question.followUps;
    const anchors = change.anchors === undefined ? question.anchors : (change.anchors ?? GENERAL_ANCHORS);
    const isEdited = toWords({ ...question, text, followUps, anchors }) !== toWords(question);
    if (known === undefined || isEdited) checkLawful([text, ...followUps], at);
    return {
      question: { ...question, text, followUps, anchors },
      hidden: change.hidden,
      origin: isEdited && origin !== "own" ? "edited" : origin,
      ...(keepsAnchors(old, change) ? { keepsAnchors: true } : {}),
    };
  });
}

const toWords = ({ text, followUps, anchors }: Question): string => JSON.stringify([text, followUps, anchors[1], anchors[3], anchors[5]]);

/** Anchors stay those of the old words until a person writes others or chooses general ones. */
function keepsAnchors({ question, keepsAnchors: kept = false }: Arranged, { text = question.text, anchors }: QuestionChange): boolean {
  const isGeneral = question.anchors[5] === GENERAL_ANCHORS[5];
  return anchors === undefined && !isGeneral && (kept || text !== question.text);
}

function toOwn({ id, text, followUps = [], own }: QuestionChange, at: number, part: KitPart): Arranged {
  if (own === undefined || text === undefined || !OWN_ID.test(id))
    throw new AppError("invalid-input", {
      details: `body.questions.${at}: no question of this kit, and no own one with category, minutes and text`,
    });
  return { question: toOwnQuestion({ id, ...own, core: part === "everybody", text, followUps }), origin: "own" };
}

function checkLawful(lines: readonly string[], at: number): void {
  const [finding] = lines.flatMap(toFindings);
  if (finding === undefined) return;
  const instead = finding.instead === null ? "" : ` Instead: ${finding.instead}`;
  throw new AppError("unlawful-question", { details: `body.questions.${at}: “${finding.words}”. ${finding.reason}${instead}` });
}
