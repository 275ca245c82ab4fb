import type { Span } from "@fairlead/contracts";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toErrorText } from "../lib/error-text.ts";
import { type Printed, printedPageQuery } from "../lib/printed-page.ts";
import { type QuoteBox, toQuoteBoxes } from "../lib/quote-boxes.ts";
import { t } from "../lib/t.ts";
import { classes } from "./classes.ts";
import { ErrorPanel } from "./error-panel.tsx";
import { Skeleton } from "./skeleton.tsx";

export type PrintedPagesProps = {
  printed: Printed;
  quotes: readonly Span[];
  /** Positions of the quotes that are marked; the others are underlined. */
  active: readonly number[];
  /** Position of the quote that is ringed. */
  current: number | null;
};

/** The pages of a PDF as they are printed, with the quotes marked where they stand; pages far from view are not fetched. */
export function PrintedPages(props: PrintedPagesProps & { frame: RefObject<HTMLElement | null> }) {
  const { printed, quotes, current, frame } = props;
  const { pages } = printed.document;
  const quote = current === null ? undefined : quotes[current];
  const wanted = quote === undefined ? undefined : (pages.find(({ end }) => end > quote.start)?.number ?? pages.at(-1)?.number);
  const onDrawn = useShowOnPage(frame, current, wanted, quotes);
  return (
    <div className="grid gap-3">
      {pages.map(({ number }) => (
        <PrintedPage key={number} {...props} number={number} of={pages.length} onDrawn={onDrawn} />
      ))}
    </div>
  );
}

const THIRD = 1 / 3;

/** Scrolls to the page of the quote in question, then, once it is drawn, to its words; afterwards the reader scrolls as they like. */
function useShowOnPage(frame: RefObject<HTMLElement | null>, current: number | null, wanted: number | undefined, quotes: readonly Span[]) {
  const isShown = useRef(false);
  const show = useCallback(() => {
    const box = frame.current;
    if (box === null || isShown.current) return;
    const mark = box.querySelector<HTMLElement>("[data-current]");
    const target = mark ?? (wanted === undefined ? null : box.querySelector<HTMLElement>(`[data-page="${wanted}"]`));
    isShown.current = mark !== null;
    const place = target === null ? 0 : target.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTo({ top: place - (mark === null ? 0 : box.clientHeight * THIRD) });
  }, [frame, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote, or one of another candidate, is looked for anew.
  useEffect(() => {
    isShown.current = false;
    show();
  }, [show, current, quotes]);
  return show;
}

type PageProps = PrintedPagesProps & {
  frame: RefObject<HTMLElement | null>;
  number: number;
  of: number;
  onDrawn(): void;
};

/** Height of a page before it is known, as that of most paper. */
const USUAL_RATIO = 595 / 842;

function PrintedPage({ printed, quotes, active, current, frame, number, of, onDrawn }: PageProps) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place, frame);
  const { data, error, refetch } = useQuery({ ...printedPageQuery(printed, number), enabled: isNear });
  const boxes = useMemo(() => (data === undefined ? [] : toQuoteBoxes(data.words, quotes)), [data, quotes]);
  useEffect(() => {
    if (data !== undefined) onDrawn();
  }, [data, onDrawn]);
  const isActive = new Set(active);
  const first = boxes.findIndex(({ quote }) => quote === current);
  if (error !== null) return <ErrorPanel level={3} message={toErrorText(error)} onRetry={() => void refetch()} />;
  return (
    <figure
      ref={place}
      data-page={number}
      style={{ aspectRatio: data === undefined ? USUAL_RATIO : data.width / data.height }}
      aria-busy={data === undefined}
      className="scheme-light relative overflow-hidden rounded-key border border-line bg-white"
    >
      {data === undefined ? (
        <Skeleton className="absolute inset-0" />
      ) : (
        <>
          <img
            src={`data:image/png;base64,${data.image}`}
            alt={t(data.blind ? "document.printed.pageBlind" : "document.printed.page", { number, of })}
            className="absolute inset-0 size-full"
          />
          {boxes.map((box, at) => (
            <Mark
              key={`${box.quote} ${box.x} ${box.y}`}
              box={box}
              page={data}
              isActive={isActive.has(box.quote)}
              isRinged={box.quote === current}
              isFirst={at === first}
            />
          ))}
        </>
      )}
    </figure>
  );
}

type MarkProps = { box: QuoteBox; page: { width: number; height: number }; isActive: boolean; isRinged: boolean; isFirst: boolean };

/** Colour that lies on the print like a marker: the words stay as dark as they are. */
function Mark({ box, page, isActive, isRinged, isFirst }: MarkProps) {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <span
      aria-hidden="true"
      data-current={isFirst || undefined}
      style={{
        left: share(box.x, page.width),
        top: share(box.y, page.height),
        width: share(box.width, page.width),
        height: share(box.height, page.height),
      }}
      className={classes(
        "absolute rounded-[2px] mix-blend-multiply",
        isActive ? "bg-evidence" : "border-line-strong border-b border-dotted",
        isRinged && "outline-2 outline-primary outline-offset-1",
      )}
    />
  );
}

/** Whether a page has come near the part of the frame that is seen; stays so. */
function useNear(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const page = place.current;
    if (page === null || isNear) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      root: frame.current,
      rootMargin: "50%",
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, [place, frame, isNear]);
  return isNear;
}
