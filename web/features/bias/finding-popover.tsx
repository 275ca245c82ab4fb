import { useEffect, useMemo, useRef } from "react";
import { t } from "../../lib/t.ts";
import { Popover } from "../../ui/popover.tsx";
import { FindingCard } from "./finding-card.tsx";
import { toSpokenKind } from "./kinds.ts";
import type { Workbench } from "./use-workbench.ts";

const TOP_PX = 88;
const ROOM_PX = 280;
/** Marks in the paper and findings in the list: what opens a card. */
const PHRASES = "mark[data-kind], button[data-open], button[data-kept]";
const findMark = (key: string) => document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(key)}"]`);

/** The card of the finding in hand, at its place in the paper. */
export function FindingPopover({ bench }: { bench: Workbench }) {
  const { finding, isCardOpen, closeCard, open, isKeeping, setKeeping, replace, keep, reopen } = bench;
  const first = useRef<HTMLButtonElement>(null);
  const key = finding?.key ?? "";
  const isKept = finding !== null && finding.kept !== null;
  const cameFrom = useRef<Element | null>(null);
  const anchor = useMemo(
    () => ({
      get current() {
        return findMark(key);
      },
    }),
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that opens a kept phrase again goes with the reason.
  useEffect(() => {
    if (!isCardOpen) return;
    bringIntoView(key);
    if (!isKeeping) first.current?.focus({ preventScroll: true });
  }, [isCardOpen, key, isKeeping, isKept]);

  if (finding === null) return null;
  const at = open.findIndex((one) => one.key === finding.key);
  return (
    <Popover
      open={isCardOpen}
      onOpenChange={(next) => !next && closeCard()}
      anchor={anchor}
      label={t("bias.card.label", { phrase: finding.text, what: toSpokenKind(finding) })}
      onEscapeKeyDown={(event) => {
        if (!isKeeping) return;
        event.preventDefault();
        setKeeping(false);
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cameFrom.current = document.activeElement;
        first.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(cameFrom.current);
      }}
      onInteractOutside={(event) => {
        // A press on another phrase opens that one; closing, which comes after it, would undo that.
        if (event.target instanceof Element && event.target.closest(PHRASES) !== null) event.preventDefault();
      }}
    >
      <FindingCard
        finding={finding}
        position={at < 0 ? "" : t("bias.card.position", { at: at + 1, all: open.length })}
        isKeeping={isKeeping}
        onKeeping={setKeeping}
        onReplace={(words, byKey) => replace(finding, words, byKey)}
        onKeep={(reason, byKey) => keep(finding, reason, byKey)}
        onReopen={() => reopen(finding)}
        first={first}
      />
    </Popover>
  );
}

function bringIntoView(key: string): void {
  const mark = findMark(key);
  if (mark === null) return;
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < TOP_PX || bottom > innerHeight - ROOM_PX) mark.scrollIntoView({ block: "center" });
}

/** Back to where the person came from; a phrase that is gone hands on to the list. */
function returnFocus(from: Element | null): void {
  // A press elsewhere has taken the focus there already.
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const isUsable = from instanceof HTMLElement && from.isConnected && from !== document.body;
  const target = isUsable ? from : document.querySelector<HTMLElement>("button[data-open][aria-current], button[data-open]");
  target?.focus({ preventScroll: true });
}
