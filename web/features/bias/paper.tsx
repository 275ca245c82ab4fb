import { memo, useEffect, useMemo, useRef } from "react";
import { t } from "../../lib/t.ts";
import { Card } from "../../ui/card.tsx";
import { type Change, ChangedWords } from "../../ui/changed-words.tsx";
import { classes } from "../../ui/classes.ts";
import type { Shown } from "./findings.ts";
import { KIND_LOOKS, toSpokenKind, toSuggestionWords } from "./kinds.ts";
import { toSegments } from "./segments.ts";

const FLASH_MS = 160;
type PaperProps = {
  title: string;
  text: string;
  language: string;
  findings: readonly Shown[];
  current: string | null;
  onOpen(finding: Shown): void;
  /** With these the paper shows what changed instead. */
  changes: readonly Change[] | null;
};

/** The description as a paper, with what to look at marked in place. */
export function Paper({ title, text, language, findings, current, onOpen, changes }: PaperProps) {
  const body = useRef<HTMLDivElement>(null);
  useFlash(body, text);
  return (
    <Card as="article" aria-labelledby="job-paper" className="px-5 py-6 sm:px-11 sm:py-9">
      <h2 id="job-paper" className="wrap-anywhere mb-3 font-medium font-serif text-[24px]/[32px] tracking-[-0.01em]">
        {title}
      </h2>
      <div
        ref={body}
        lang={language === "und" ? undefined : language}
        className="document-text wrap-anywhere max-w-none whitespace-pre-wrap"
      >
        {changes === null ? (
          <Marked text={text} findings={findings} current={current} onOpen={onOpen} />
        ) : (
          changes.map(({ kind, start, text: words }) => <ChangedWords key={`${start}${kind}`} kind={kind} words={words} />)
        )}
      </div>
    </Card>
  );
}

type MarkedProps = Pick<PaperProps, "text" | "findings" | "current" | "onOpen">;

const Marked = memo(function Marked({ text, findings, current, onOpen }: MarkedProps) {
  const segments = useMemo(() => toSegments(text.length, findings), [text, findings]);
  return segments.map(({ start, end, finding, isFirst }) => {
    const words = text.slice(start, end);
    if (finding === null) return words;
    const isCurrent = finding.key === current;
    return <Highlight key={start} words={words} finding={finding} isFirst={isFirst} isCurrent={isCurrent} onOpen={onOpen} />;
  });
});

type HighlightProps = { words: string; finding: Shown; isFirst: boolean; isCurrent: boolean; onOpen(finding: Shown): void };

const Highlight = memo(function Highlight({ words, finding, isFirst, isCurrent, onOpen }: HighlightProps) {
  const { tint, underline } = KIND_LOOKS[finding.type];
  const isKept = finding.kept !== null;
  const what = isKept ? t("bias.mark.kept", { what: toSpokenKind(finding) }) : toSpokenKind(finding);
  const look = classes(
    "rounded-[3px] px-0.5 text-inherit decoration-2 underline-offset-4 [box-decoration-break:clone]",
    isKept ? "bg-transparent underline decoration-1 decoration-line-strong decoration-dotted" : `${tint} ${underline}`,
    isCurrent && "outline-2 outline-primary",
  );
  return (
    <mark
      data-finding={isFirst ? finding.key : undefined}
      data-kind={finding.type}
      aria-description={`${what}. ${toSuggestionWords(finding)}`}
      className={look}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot break over two lines, a phrase must. */}
      <span
        role="button"
        tabIndex={isFirst ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={t("bias.mark.name", { phrase: finding.text, what })}
        className="cursor-pointer"
        onClick={() => onOpen(finding)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onOpen(finding);
        }}
      >
        {words}
      </span>
    </mark>
  );
});

/** A short flash of the paper when its words changed. */
function useFlash(body: React.RefObject<HTMLElement | null>, text: string): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    body.current?.animate([{ opacity: 0.55 }, { opacity: 1 }], { duration: FLASH_MS, easing: "ease-out" });
  }, [text, body]);
}
