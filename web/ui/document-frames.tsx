import type { DocumentView } from "@fairlead/contracts";
import { useRef } from "react";
import { t } from "../lib/t.ts";
import { classes } from "./classes.ts";
import { DocumentText, useShowCurrent } from "./document-text.tsx";
import { PrintedPages, type PrintedPagesProps } from "./printed-pages.tsx";
import { Tabs } from "./tabs.tsx";

export type DocumentSide = "text" | "original";
type Props = PrintedPagesProps & {
  side: DocumentSide;
  onSide(side: DocumentSide): void;
  /** Name of the frame for those who do not see it. */
  label: string;
  /** Height of the frame. */
  className: string;
};

/** A resume as text or as it is printed, with the same quotes marked on both. Files without pages of their own are text. */
export function DocumentFrames({ side, onSide, ...props }: Props) {
  const { kind } = props.printed.document;
  if (kind !== "pdf")
    return (
      <>
        <TextFrame {...props} />
        <p className="mt-1 text-ink-3 text-xs">{t(kind === "docx" ? "document.printed.noWord" : "document.printed.noText")}</p>
      </>
    );
  return (
    <Tabs<DocumentSide>
      value={side}
      onChange={onSide}
      label={t("document.printed.sides")}
      tabs={[
        { value: "text", label: t("document.printed.text"), content: <TextFrame {...props} /> },
        { value: "original", label: t("document.printed.original"), content: <PageFrame {...props} /> },
      ]}
    />
  );
}

type FrameProps = Omit<Props, "side" | "onSide">;
const FRAME = "relative overflow-y-auto overscroll-contain rounded-control border border-line";

function TextFrame({ printed, quotes, active, current, label, className }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  useShowCurrent(frame, current, quotes);
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      lang={toLang(printed.document)}
      className={classes("document-text bg-bg px-4 py-3", FRAME, className)}
    >
      <DocumentText document={printed.document} quotes={quotes} active={active} current={current} />
    </section>
  );
}

function PageFrame({ label, className, ...shown }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  return (
    <>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className={classes("bg-sunken p-2", FRAME, className)}
      >
        <PrintedPages {...shown} frame={frame} />
      </section>
      {shown.printed.blind ? <p className="mt-1 text-ink-3 text-xs">{t("document.printed.blind")}</p> : null}
    </>
  );
}

const toLang = ({ language }: DocumentView): string | undefined => (language === "und" ? undefined : language);
