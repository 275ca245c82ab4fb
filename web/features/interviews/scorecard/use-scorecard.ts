import type { KitView } from "@fairlead/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { client } from "../../../lib/api.ts";
import { readDraft, storeDraft } from "../../../lib/drafts.ts";
import { type KitId, kitKey } from "../use-kit.ts";
import {
  type Answer,
  type Card,
  EMPTY_CARD,
  mergeCards,
  type Recommendation,
  readCard,
  toCard,
  toScorecard,
  withAnswer,
  withCard,
} from "./card.ts";
import { useLater } from "./use-later.ts";

const NAME = "interviewer";
export type SaveStatus = "none" | "unnamed" | "saving" | "offline" | "failed" | "saved";

export type Scoring = {
  interviewer: string;
  card: Card;
  status: SaveStatus;
  error: Error | null;
  /** The question that was noted about last. */
  touched: string | null;
  answer(questionId: string, change: Partial<Answer>): void;
  recommend(recommendation: Recommendation | null): void;
  rename(name: string): void;
  retry(): void;
};

/** `card`: what is not saved yet; null while the screen shows what the server has. */
type Unsaved = { interviewer: string; card: Card | null };

/** One interviewer's card of one kit: on the screen at once, in this browser until the server has it, then saved. */
export function useScorecard(view: KitView, id: KitId): Scoring {
  const drafts = useDrafts(view);
  const [unsaved, setUnsaved] = useState<Unsaved>(() => {
    const interviewer = readInterviewer();
    return { interviewer, card: drafts.read(interviewer) };
  });
  const [touched, setTouched] = useState<string | null>(null);
  const now = useRef(unsaved);
  const set = useCallback((next: Unsaved) => {
    now.current = next;
    setUnsaved(next);
  }, []);
  const { save, paused, pending, error } = useSave(view, id, (sent) => {
    const isNewest = now.current.interviewer === sent.interviewer && now.current.card === sent.card;
    if (isNewest) set({ ...now.current, card: null });
    if (isNewest || now.current.interviewer !== sent.interviewer) drafts.write(sent.interviewer, null);
  });
  const { later, flush } = useLater(() => save(now.current));

  const savedCard = (name: string): Card => {
    const saved = view.scorecards.find((card) => card.interviewer === name);
    return saved === undefined ? EMPTY_CARD : toCard(saved);
  };
  const card = unsaved.card ?? savedCard(unsaved.interviewer);
  const shown = useRef(card);
  useEffect(() => {
    shown.current = card;
  });
  const change = useCallback(
    (next: Card) => {
      shown.current = next;
      drafts.write(now.current.interviewer, next);
      set({ ...now.current, card: next });
      later();
    },
    [drafts, set, later],
  );
  // What an earlier visit left unsaved is sent now.
  useEffect(() => {
    if (now.current.card !== null) later();
  }, [later]);

  return {
    interviewer: unsaved.interviewer,
    card,
    status: toStatus({
      unsaved,
      hasSaved: view.scorecards.some(({ interviewer }) => interviewer === unsaved.interviewer),
      paused,
      pending,
      error,
    }),
    error,
    touched,
    answer: useCallback(
      (questionId, part) => {
        setTouched(questionId);
        change(withAnswer(shown.current, questionId, part));
      },
      [change],
    ),
    recommend: (recommendation) => {
      setTouched(null);
      change({ ...shown.current, recommendation });
    },
    rename: (typed) => {
      const interviewer = typed.trim();
      if (interviewer === now.current.interviewer) return;
      flush();
      storeDraft(NAME, interviewer === "" ? null : interviewer);
      set({ interviewer, card: toRenamed(drafts, now.current, interviewer, savedCard(interviewer)) });
      later();
    },
    retry: () => save(now.current),
  };
}

/** The unsaved card of the next name. What was noted before there was a name goes along; a named card stays with its name. */
function toRenamed(drafts: Drafts, before: Unsaved, name: string, saved: Card): Card | null {
  const draft = drafts.read(name);
  if (before.interviewer !== "" || before.card === null) return draft;
  const merged = mergeCards(draft ?? saved, before.card);
  drafts.write("", null);
  drafts.write(name, merged);
  return merged;
}

type Situation = { unsaved: Unsaved; hasSaved: boolean; paused: boolean; pending: boolean; error: Error | null };

function toStatus({ unsaved: { interviewer, card }, hasSaved, paused, pending, error }: Situation): SaveStatus {
  if (card === null) return hasSaved ? "saved" : "none";
  if (interviewer === "") return "unnamed";
  if (paused) return "offline";
  return error !== null && !pending ? "failed" : "saving";
}

function readInterviewer(): string {
  const name = readDraft(NAME);
  return typeof name === "string" ? name : "";
}

type Drafts = ReturnType<typeof useDrafts>;

function useDrafts({ id, resumeId }: KitView) {
  return useMemo(() => {
    const nameOf = (interviewer: string) => `scorecard:${id}:${resumeId}:${interviewer}`;
    return {
      read: (interviewer: string) => readCard(readDraft(nameOf(interviewer))),
      write: (interviewer: string, card: Card | null) => storeDraft(nameOf(interviewer), card),
    };
  }, [id, resumeId]);
}

/** Sends cards one after the other and writes each answer into the kit at hand. */
function useSave(view: KitView, id: KitId, onSaved: (sent: Unsaved) => void) {
  const queries = useQueryClient();
  const { id: kitId, resumeId, kit } = view;
  const { mutate, isPaused, isPending, error } = useMutation({
    scope: { id: `scorecard ${kitId} ${resumeId}` },
    mutationFn: ({ interviewer, card }: Unsaved) => {
      const ids = kit.questions.map((question) => question.id);
      return client.saveScorecard({ params: { kitId, resumeId }, body: toScorecard(interviewer, card ?? EMPTY_CARD, ids) });
    },
    onSuccess: (saved, sent) => {
      // A refetch that began before would bring the older card.
      void queries.cancelQueries({ queryKey: kitKey(id) });
      queries.setQueryData<KitView>(kitKey(id), (now) => now && { ...now, scorecards: withCard(now.scorecards, saved) });
      onSaved(sent);
    },
  });
  const save = (unsaved: Unsaved) => {
    if (unsaved.interviewer !== "" && unsaved.card !== null) mutate(unsaved);
  };
  return { save, paused: isPaused, pending: isPending, error };
}
