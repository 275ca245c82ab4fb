import type { WordingReport } from "@fairlead/contracts";
import { useEffect, useMemo, useState } from "react";
import { readDraft, storeDraft } from "../../lib/drafts.ts";
import { checkText, findReport, keepReport } from "./check-text.ts";
import type { Replacement } from "./replacement.ts";
import { addRewording, applyRewordings, type Rewording } from "./rewording.ts";
import { shiftFindings } from "./segments.ts";

type History = { past: Rewording[][]; now: Rewording[]; future: Rewording[][] };
const EMPTY: History = { past: [], now: [], future: [] };

/** A working copy of a stored text: changes, their history, and the report of the text as it is now. */
export function useRewording(jobId: string, stored: string, storedReport: WordingReport) {
  const [history, setHistory] = useState<History>(() => ({ ...EMPTY, now: readRewordings(jobId, stored.length) }));
  const { now } = history;
  const text = useMemo(() => applyRewordings(stored, now), [stored, now]);
  useEffect(() => storeDraft(`wording:${jobId}`, now.length === 0 ? null : now), [jobId, now]);

  const apply = (changes: readonly Replacement[]) =>
    setHistory(({ past, now: before }) => ({
      past: [...past, before],
      now: changes.reduce((all, one) => addRewording(stored, all, one), before),
      future: [],
    }));
  const undo = () =>
    setHistory(({ past, now: before, future }) => ({
      past: past.slice(0, -1),
      now: past.at(-1) ?? before,
      future: past.length === 0 ? future : [before, ...future],
    }));
  const redo = () =>
    setHistory(({ past, now: before, future }) => ({
      past: future.length === 0 ? past : [...past, before],
      now: future[0] ?? before,
      future: future.slice(1),
    }));

  const drop = () => storeDraft(`wording:${jobId}`, null);
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  return {
    text,
    rewordings: now,
    isChanged: now.length > 0,
    canUndo,
    canRedo,
    apply,
    undo,
    redo,
    drop,
    ...useReport(text, stored, storedReport),
  };
}

/** The report of the text as it is now. Until it is there: the last one, its findings moved to where their words stand. */
function useReport(text: string, stored: string, storedReport: WordingReport) {
  const [checked, setChecked] = useState({ text: stored, report: storedReport });
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => keepReport(stored, storedReport), [stored, storedReport]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again.
  useEffect(() => {
    let isWanted = true;
    checkText(text)
      .then((report) => {
        if (!isWanted) return;
        setChecked({ text, report });
        setFailed(false);
      })
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [text, round]);
  const known = checked.text === text ? checked.report : findReport(text);
  const findings = useMemo(() => known?.findings ?? shiftFindings(checked.report.findings, checked.text, text), [known, checked, text]);
  return { report: known ?? checked.report, findings, checkFailed: failed, checkAgain: () => setRound((one) => one + 1) };
}

/** Changes kept from the last visit, if they still fit the text. */
function readRewordings(jobId: string, length: number): Rewording[] {
  const value = readDraft(`wording:${jobId}`);
  if (!Array.isArray(value)) return [];
  let reached = 0;
  for (const { start, end, text } of value as Rewording[]) {
    const isRight =
      Number.isInteger(start) && Number.isInteger(end) && typeof text === "string" && start >= reached && end >= start && end <= length;
    if (!isRight) return [];
    reached = end;
  }
  return value as Rewording[];
}

/** The score the text would have with these findings replaced by their best suggestions: really checked, not guessed. */
export function useScoreAfter(text: string, changes: readonly Replacement[]): number | null {
  const after = useMemo(() => {
    const ordered = [...changes].sort((a, b) => b.start - a.start);
    return ordered.reduce((words, one) => words.slice(0, one.start) + one.text + words.slice(one.end), text);
  }, [text, changes]);
  const [score, setScore] = useState<{ text: string; score: number } | null>(null);
  useEffect(() => {
    if (after === text) return;
    let isWanted = true;
    checkText(after)
      .then((report) => isWanted && setScore({ text: after, score: report.score }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [after, text]);
  return after !== text && score?.text === after ? score.score : null;
}
