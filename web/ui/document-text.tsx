import type { DocumentView, PersonalKind, Span } from "@fairlead/contracts";
import { Fragment, memo, type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { type MessageKey, t } from "../lib/t.ts";
import { classes } from "./classes.ts";
import { type Piece, toParts } from "./document-parts.ts";

const MASK_WORDS: Record<PersonalKind, MessageKey> = {
  name: "document.mask.name",
  contact: "document.mask.contact",
  link: "document.mask.link",
  address: "document.mask.address",
  school: "document.mask.school",
  "birth-date": "document.mask.birthDate",
  "graduation-year": "document.mask.graduationYear",
  nationality: "document.mask.nationality",
  pronoun: "document.mask.pronoun",
  honorific: "document.mask.honorific",
  "register-number": "document.mask.registerNumber",
  head: "document.mask.head",
};

type DocumentTextProps = {
  document: Pick<DocumentView, "kind" | "text" | "lines" | "masked">;
  quotes: readonly Span[];
  /** Positions of the quotes that are marked; the others are underlined. */
  active: readonly number[];
  /** Position of the quote that is ringed. */
  current: number | null;
};

/** The words of a document with quotes marked. Keep `quotes` and `active` the same between renders: long texts are drawn once. */
export const DocumentText = memo(function DocumentText({ document: shown, quotes, active, current }: DocumentTextProps) {
  const parts = useMemo(() => toParts(shown, quotes), [shown, quotes]);
  const isActive = new Set(active);
  return parts.map((part) => {
    const words = toStretches(part.pieces, current).map(({ start, isRinged, pieces }) => {
      const marked = pieces.map((piece) => <PieceView key={piece.start} piece={piece} isActive={isActive} isRinged={isRinged} />);
      return isRinged ? <Ring key={start}>{marked}</Ring> : <Fragment key={start}>{marked}</Fragment>;
    });
    if (part.kind === "heading") {
      return (
        <p key={part.start} className="mt-3 mb-1 font-semibold first:mt-0">
          {words}
        </p>
      );
    }
    const look = { bullet: "ms-4 list-item list-disc", header: "text-ink-3 text-sm", footer: "text-ink-3 text-sm", cell: "", body: "" }[
      part.kind
    ];
    return (
      <p key={part.start} className={classes("mb-1 whitespace-pre-wrap [tab-size:4]", look)}>
        {words}
      </p>
    );
  });
});

type Stretch = { start: number; isRinged: boolean; pieces: Piece[] };

/** Pieces beside each other that are all ringed, or all not: one ring goes around a quote, however it is cut. */
function toStretches(pieces: readonly Piece[], current: number | null): Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of pieces) {
    const isRinged = current !== null && piece.quotes.includes(current);
    const last = stretches.at(-1);
    if (last?.isRinged === isRinged) last.pieces.push(piece);
    else stretches.push({ start: piece.start, isRinged, pieces: [piece] });
  }
  return stretches;
}

function Ring({ children }: { children: ReactNode }) {
  return <span className="box-decoration-clone rounded-[3px] outline-2 outline-primary">{children}</span>;
}

/** Words as they are, a mark around quotes, a bar over what blind review covers. */
function PieceView({ piece, isActive, isRinged }: { piece: Piece; isActive: ReadonlySet<number>; isRinged: boolean }) {
  if (piece.masked !== null) {
    return (
      <span className="rounded-key bg-line-strong text-transparent select-none forced-colors:border">
        <span aria-hidden="true">{"\u2003".repeat(3)}</span>
        <span className="sr-only">{t("document.mask.hidden", { kind: t(MASK_WORDS[piece.masked]) })}</span>
      </span>
    );
  }
  const words = piece.bold ? <b className="font-semibold">{piece.text}</b> : piece.text;
  if (piece.quotes.length === 0) return words;
  const isMarked = piece.quotes.some((quote) => isActive.has(quote));
  return (
    <mark
      data-current={isRinged || undefined}
      className={classes(
        "box-decoration-clone rounded-[3px] py-px text-ink",
        isMarked ? "bg-evidence" : "bg-transparent underline decoration-line-strong decoration-dotted underline-offset-4",
      )}
    >
      {words}
    </mark>
  );
}

const THIRD = 1 / 3;

/** Scrolls the ringed quote to a third of the frame's height; the page itself does not move. */
export function useShowCurrent(frame: RefObject<HTMLElement | null>, current: number | null, quotes: readonly unknown[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `quotes` changes with the candidate, whose first quote may have the same number.
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const mark = current === null ? null : box.querySelector<HTMLElement>("[data-current]");
    const place = mark === null ? 0 : mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    // Not returned: newer browsers answer with a promise, which an effect would take for its clean-up.
    box.scrollTo({ top: place - box.clientHeight * THIRD });
  }, [frame, current, quotes]);
}
