import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Printed } from "../../../lib/printed-page.ts";
import { t } from "../../../lib/t.ts";
import { DocumentFrames } from "../../../ui/document-frames.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { HiddenTextNotes } from "./hidden-text-notes.tsx";
import type { Evidence } from "./use-evidence.ts";

type Props = { printed: Printed; evidence: Evidence; name: string | null; onSeen(seen: boolean): void };

/** The resume's words with the quotes marked; the one in question is ringed and a third down its frame. */
export function EvidenceViewer({ printed, evidence, name, onSeen }: Props) {
  const { quotes, active, at, step, side, onSide } = evidence;
  const frame = useRef<HTMLDivElement>(null);
  useSeen(frame, onSeen);
  const whole = useBringIntoSight(evidence);
  return (
    <section ref={whole} aria-labelledby="evidence-title" className="scroll-mt-4 scroll-mb-28">
      <div className="flex items-center gap-2">
        <h3 id="evidence-title" className="min-w-0 flex-1 truncate font-semibold text-[15px]/[22px]">
          {name === null ? t("analyses.evidence.all") : t("analyses.evidence.of", { name })}
        </h3>
        {active.length === 0 ? (
          <span className="text-ink-3">{t("analyses.evidence.none")}</span>
        ) : (
          <>
            <span role="status" className="figures text-ink-3">
              {t("analyses.evidence.counter", { at: at + 1, of: active.length })}
            </span>
            <IconButton label={t("analyses.evidence.previous")} hint={<Kbd>P</Kbd>} onClick={() => step(-1)} className="size-7">
              <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={t("analyses.evidence.next")} hint={<Kbd>N</Kbd>} onClick={() => step(1)} className="size-7">
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <div ref={frame} className="mt-2">
        <DocumentFrames
          printed={printed}
          quotes={quotes}
          active={active}
          current={active[at] ?? null}
          side={side}
          onSide={onSide}
          label={t("analyses.evidence.text")}
          className={side === "text" ? "max-h-80" : "max-h-[70dvh]"}
        />
      </div>
      <HiddenTextNotes document={printed.document} />
    </section>
  );
}

/** Who asks for a requirement or the next quote must see the words, wherever the panel was scrolled to. */
function useBringIntoSight({ rowId, steps }: Evidence): RefObject<HTMLElement | null> {
  const whole = useRef<HTMLElement>(null);
  const first = useRef(steps);
  useEffect(() => {
    if (rowId !== null || steps !== first.current) whole.current?.scrollIntoView({ block: "nearest" });
  }, [rowId, steps]);
  return whole;
}

/** Tells whether the words are on the screen, which is recorded with a decision. */
function useSeen(frame: RefObject<HTMLElement | null>, onSeen: (seen: boolean) => void): void {
  const [latest] = useState({ onSeen });
  useEffect(() => {
    latest.onSeen = onSeen;
  });
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const observer = new IntersectionObserver((entries) => latest.onSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      threshold: 0.2,
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      latest.onSeen(false);
    };
  }, [frame, latest]);
}
