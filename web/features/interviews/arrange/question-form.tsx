import type { Question, UnlawfulWords } from "@fairlead/contracts";
import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { AnchorFields, MARKS } from "./anchor-fields.tsx";
import type { Words } from "./changes.ts";
import { useCheck } from "./use-check.ts";

const LEAST = 10;
const MOST = 600;
const FOLLOW_UPS = 6;
type Props = {
  words: Pick<Question, "text" | "followUps"> & { anchors?: Question["anchors"] };
  save: string;
  children?: ReactNode;
  onSave(words: Words): Promise<Error | null>;
  onClose(): void;
};

/** The words of a question, judged while they are typed: what may not be asked, why, and what may. */
export function QuestionForm({ words, save, children, onSave, onClose }: Props) {
  const [text, setText] = useState(words.text);
  const [more, setMore] = useState(words.followUps.join("\n"));
  const [anchors, setAnchors] = useState<Question["anchors"] | null>(words.anchors ?? null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const followUps = toLines(more);
  const findings = useCheck([text, ...followUps].join("\n").slice(0, MOST)).data?.findings ?? [];
  /** What was refused is not what stands there now. */
  const write = (next: string) => {
    setText(next);
    setError(null);
  };
  /** The button goes with what it was about. */
  const use = (instead: string) => {
    write(instead);
    field.current?.focus();
  };
  const isShort = text.trim().length < LEAST || [...followUps, ...toTexts(anchors)].some((line) => line.length < LEAST);
  const submit = async () => {
    if (isShort || followUps.length > FOLLOW_UPS)
      return setError(new Error(t("interviews.edit.short", { least: LEAST, most: FOLLOW_UPS })));
    setBusy(true);
    const failed = await onSave({ text: text.trim(), followUps, ...toChange(words.anchors, anchors) });
    setBusy(false);
    if (failed === null) onClose();
    else setError(failed);
  };
  return (
    <form
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
      <Field label={t("interviews.edit.text")} error={error === null ? undefined : toWords(error)}>
        <TextArea ref={field} autoFocus rows={3} maxLength={MOST} value={text} onChange={(event) => write(event.target.value)} />
      </Field>
      <Findings findings={findings} onUse={use} />
      <Field label={t("interviews.question.followUps")} hint={t("interviews.edit.followUpsHint", { most: FOLLOW_UPS })}>
        <TextArea
          rows={3}
          value={more}
          onChange={(event) => {
            setMore(event.target.value);
            setError(null);
          }}
        />
      </Field>
      {words.anchors === undefined ? null : <AnchorFields anchors={anchors} onChange={setAnchors} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("interviews.edit.cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {save}
        </Button>
      </div>
    </form>
  );
}

function Findings({ findings, onUse }: { findings: readonly UnlawfulWords[]; onUse(instead: string): void }) {
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {findings.map(({ trait, words, reason, instead }) => (
        <div key={trait} className="rounded-card bg-danger-soft px-4 py-3 text-on-danger-soft">
          <p className="font-semibold">{t("interviews.unlawful.title", { words, trait })}</p>
          <p>{reason}</p>
          {instead === null ? null : (
            <p className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
              <span>{t("interviews.unlawful.instead", { instead })}</span>
              <Button size="small" onClick={() => onUse(instead)}>
                {t("interviews.unlawful.use")}
              </Button>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

const toLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const toTexts = (anchors: Question["anchors"] | null): string[] => (anchors === null ? [] : MARKS.map((mark) => anchors[mark].trim()));

/** Anchors only where a person wrote others or chose general ones. */
function toChange(before: Question["anchors"] | undefined, anchors: Question["anchors"] | null): Pick<Words, "anchors"> {
  if (before === undefined || toTexts(before).join("\n") === toTexts(anchors).join("\n")) return {};
  return { anchors };
}

/** A refused question is explained above already; other errors speak for themselves. */
function toWords(error: Error): string {
  if (error instanceof ApiError) return error.code === "unlawful-question" ? error.text : toErrorText(error);
  return error instanceof TypeError ? toErrorText(error) : error.message;
}
