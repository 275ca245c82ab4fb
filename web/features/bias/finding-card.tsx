import { LIMITS } from "@fairlead/contracts/limits";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { toCurly } from "../../lib/curly.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { Shown } from "./findings.ts";
import { KIND_LOOKS, toKindWords } from "./kinds.ts";

const ALTERNATIVES = 3;

type FindingCardProps = {
  finding: Shown;
  /** "4 of 7"; "" for what was kept. */
  position: string;
  isKeeping: boolean;
  onKeeping(isKeeping: boolean): void;
  /** `byKey`: pressed with the keyboard. */
  onReplace(words: string, byKey: boolean): void;
  onKeep(reason: string, byKey: boolean): void;
  onReopen(): void;
  first: RefObject<HTMLButtonElement | null>;
};

/** All about one finding: why, what to write instead, or why it stays. */
export function FindingCard({ finding, position, isKeeping, onKeeping, onReplace, onKeep, onReopen, first }: FindingCardProps) {
  const { type, reason, source, kept } = finding;
  return (
    <>
      <div className="flex items-center gap-2">
        <span className={classes("flex-1 font-medium text-xs", KIND_LOOKS[type].ink)}>{toKindWords(finding)}</span>
        <span className="figures text-ink-3">{position}</span>
      </div>
      <p className="mt-1.5">{toCurly(reason)}</p>
      <p className="mt-1 mb-2.5 text-ink-3 text-xs">{t("bias.card.source", { source })}</p>
      {kept === null ? null : (
        <p className="wrap-anywhere mb-2.5 rounded-control bg-sunken px-3 py-2">{t("bias.card.kept", { reason: kept })}</p>
      )}
      {isKeeping ? (
        <KeepForm phrase={finding.text} before={kept ?? ""} onKeep={onKeep} onCancel={() => onKeeping(false)} />
      ) : (
        <Choices finding={finding} onReplace={onReplace} onKeeping={() => onKeeping(true)} onReopen={onReopen} first={first} />
      )}
    </>
  );
}

type ChoicesProps = Pick<FindingCardProps, "finding" | "onReplace" | "onReopen" | "first"> & { onKeeping(): void };

function Choices({ finding, onReplace, onKeeping, onReopen, first }: ChoicesProps) {
  const [best, ...others] = finding.suggestions.filter((one) => one !== "");
  const alternatives = others.slice(0, ALTERNATIVES);
  return (
    <>
      {best === undefined ? null : (
        <Button
          ref={first}
          variant="soft"
          onClick={(event) => onReplace(best, event.detail === 0)}
          className="w-full justify-between! whitespace-normal! text-start font-book"
        >
          <span className="wrap-anywhere">{t("bias.card.replace", { best })}</span>
          <span className="coarse:hidden">
            <Kbd>Enter</Kbd>
          </span>
        </Button>
      )}
      {alternatives.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <span className="text-ink-3 text-sm">{t("bias.card.or")}</span>
          {alternatives.map((words) => (
            <Button
              key={words}
              size="small"
              aria-label={t("bias.card.replace", { best: words })}
              onClick={(event) => onReplace(words, event.detail === 0)}
              className="wrap-anywhere whitespace-normal! text-start"
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      <div className="mt-2.5 flex flex-wrap gap-1">
        <Button
          {...(best === undefined ? { ref: first } : {})}
          variant="ghost"
          size="small"
          onClick={(event) => onReplace("", event.detail === 0)}
        >
          {t("bias.card.remove")}{" "}
          <span className="coarse:hidden">
            <Kbd>Del</Kbd>
          </span>
        </Button>
        <Button variant="ghost" size="small" onClick={onKeeping}>
          {t(finding.kept === null ? "bias.card.keep" : "bias.card.changeReason")}{" "}
          {finding.kept === null ? (
            <span className="coarse:hidden">
              <Kbd>L</Kbd>
            </span>
          ) : null}
        </Button>
        {finding.kept === null ? null : (
          <Button variant="ghost" size="small" onClick={onReopen}>
            {t("bias.card.reopen")}
          </Button>
        )}
      </div>
    </>
  );
}

type KeepFormProps = Pick<FindingCardProps, "onKeep"> & { phrase: string; before: string; onCancel(): void };

/** `before`: the reason given earlier. */
function KeepForm({ phrase, before, onKeep, onCancel }: KeepFormProps) {
  const [reason, setReason] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const save = (byKey: boolean) => (reason.trim() === "" ? setMissing(true) : onKeep(reason.trim(), byKey));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      save(true);
    }
  };
  return (
    <div>
      <Field label={t("bias.keep.label", { phrase })} {...(isMissing ? { error: t("bias.keep.missing") } : {})}>
        <TextArea
          autoFocus
          rows={2}
          maxLength={LIMITS.reasonChars}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={onKey}
        />
      </Field>
      <div className="mt-2 flex justify-end gap-2">
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t("bias.keep.cancel")}
        </Button>
        <Button size="small" variant="primary" onClick={(event) => save(event.detail === 0)}>
          {t("bias.keep.save")}
        </Button>
      </div>
    </div>
  );
}
