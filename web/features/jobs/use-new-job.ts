import type { Importance, JobProfile, JobView } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { client } from "../../lib/api.ts";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { descriptionOf, EMPTY_DRAFT, type JobDraft, type Mode, toPasted } from "./draft.ts";
import { type FormValues, toSpec } from "./form/form-values.ts";
import { useDraftedText } from "./form/use-drafted-text.ts";
import { type Guide, toGuideText } from "./guide.ts";
import {
  addLanguage,
  addRequirement,
  type Edit,
  type Language,
  languageId,
  NO_EDITS,
  type RequirementEdits,
  restore,
  setEdit,
  toConfirmed,
  toEdits,
} from "./requirement-edits.ts";
import { useJobDraft } from "./use-job-draft.ts";
import { useJobReading } from "./use-job-reading.ts";

/** The form of a new job, or of a new version of `origin`: its words, what the server reads of them, what the person changes. */
export function useNewJob(origin: JobView | null) {
  const start: JobDraft = useMemo(() => (origin === null ? EMPTY_DRAFT : toPasted(origin.title, origin.description)), [origin]);
  const form = useJobDraft(origin?.id ?? null, start);
  const { draft, change } = form;
  const { edits, mode } = draft;
  const description = descriptionOf(draft);
  const setText = useCallback((of: Mode, text: string) => change((now) => ({ ...now, texts: { ...now.texts, [of]: text } })), [change]);
  const spec = useMemo(() => toSpec(draft.title, draft.form), [draft.title, draft.form]);
  const drafted = useDraftedText(spec, mode === "form", (text) => setText("form", text));
  const isReadable = description.trim() !== "" && description.length <= LIMITS.jobChars;
  const reading = useJobReading(description, isReadable);
  const inherited = useInherited(origin, form.isFresh, form.seed);

  const nothing: JobProfile = useMemo(() => ({ language: "en", requirements: [], languages: [], responsibilities: [], flags: [] }), []);
  const read = reading.profile ?? (edits.added.length > 0 ? nothing : null);
  const profile = useMemo(() => (read === null ? null : toConfirmed(read, edits)), [read, edits]);

  const setEdits = useCallback(
    (next: (now: JobDraft["edits"]) => JobDraft["edits"]) => change((now) => ({ ...now, edits: next(now.edits) })),
    [change],
  );
  const onEdit = (id: string, edit: Edit) => setEdits((now) => setEdit(now, id, edit));
  const onAdd = (name: string, importance: Importance, spoken: Language | null) =>
    setEdits((now) =>
      spoken === null ? addRequirement(now, reading.profile, name, importance) : addLanguage(now, reading.profile, spoken, importance),
    );
  /** What words added by hand are; what the server cannot say now it says when the job is created. */
  const readWords = async (name: string): Promise<AddedWords> => {
    const { flags, languages, requirements } = await client.readJobText({ body: { description: toOneItem(name) } });
    const refusal = flags.find(({ code }) => code === "protected-criterion")?.message ?? null;
    return { refusal, spoken: requirements.length === 0 ? (languages[0] ?? null) : null };
  };
  const onRemove = (id: string, name: string) => {
    const added = edits.added.find((one) => one.id === id);
    const spoken = edits.languages.find(({ language }) => languageId(language) === id);
    setEdits((now) => setEdit(now, id, { removed: true }));
    const undo = () =>
      setEdits((now) => {
        if (added !== undefined) return { ...now, added: [...now.added, added] };
        return spoken === undefined ? restore(now, id) : { ...now, languages: [...now.languages, spoken] };
      });
    toast({ title: t("jobs.chip.removed", { name }), action: { label: t("jobs.undo"), onSelect: undo } });
  };
  /** The description of exactly what was put in. */
  const settle = (): Promise<string> => (mode === "form" ? drafted.writeNow() : Promise.resolve(description));
  /** The confirmed profile of exactly this text. */
  const confirm = async (text: string): Promise<JobProfile> => toConfirmed(await reading.readNow(text), await inherited.complete(edits));
  /** What is asked for as it stands on the screen is what this text says; what nobody has seen nobody has confirmed. */
  const isShown = (text: string): boolean => reading.isOf(text) && inherited.isDone;
  return {
    ...form,
    description,
    drafted,
    setMode: (next: Mode) => change((now) => ({ ...now, mode: next })),
    setText,
    setGuide: (guide: Guide) => change((now) => ({ ...now, guide, texts: { ...now.texts, guide: toGuideText(guide) } })),
    setForm: (next: (now: FormValues) => FormValues) => change((now) => ({ ...now, form: next(now.form) })),
    reading,
    profile: inherited.isDone ? profile : (origin?.profile ?? profile),
    isReadable,
    onEdit,
    onAdd,
    onRemove,
    readWords,
    settle,
    isShown,
    confirm,
  };
}

/** Why words cannot count in hiring, and the language they name where they name one and nothing else. */
export type AddedWords = { refusal: string | null; spoken: Language | null };

/** One requirement as the only item of a job description. */
const toOneItem = (name: string): string => `Requirements\n- ${name}`;

type Seed = (next: (now: JobDraft) => JobDraft) => void;
export type NewJob = ReturnType<typeof useNewJob>;

/** A new version begins with what was confirmed of the old one: the differences to a fresh reading of the same text are the person's. */
function useInherited(origin: JobView | null, isFresh: boolean, seed: Seed) {
  const [isDone, setDone] = useState(origin === null || !isFresh);
  const asked = useRef<Promise<RequirementEdits> | null>(null);
  const ask = useCallback(() => {
    if (origin === null) return Promise.resolve(NO_EDITS);
    asked.current ??= client.readJobText({ body: { description: origin.description } }).then((read) => toEdits(read, origin.profile));
    asked.current.catch(() => {
      asked.current = null;
    });
    return asked.current;
  }, [origin]);
  useEffect(() => {
    if (isDone) return;
    let isWanted = true;
    ask()
      .then((inherited) => {
        if (!isWanted) return;
        setDone(true);
        seed((now) => ({ ...now, edits: merge(inherited, now.edits) }));
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [ask, isDone, seed]);
  /** The edits with what is inherited, waited for where it is not there yet. */
  const complete = async (edits: RequirementEdits) => (isDone ? edits : merge(await ask(), edits));
  return { isDone, complete };
}

/** What was changed meanwhile was changed by the person, later. */
const merge = (inherited: RequirementEdits, edits: RequirementEdits): RequirementEdits => ({
  byId: { ...inherited.byId, ...edits.byId },
  added: [...inherited.added.filter(({ id }) => !edits.added.some((one) => one.id === id)), ...edits.added],
  languages: [
    ...inherited.languages.filter(({ language }) => !edits.languages.some((one) => one.language === language)),
    ...edits.languages,
  ],
});
