import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import type { Shown } from "./findings.ts";
import { KIND_LOOKS, toFindingName, toKindWords, toSuggestionWords } from "./kinds.ts";

const SHOWN = 60;

type FindingsListProps = {
  open: readonly Shown[];
  kept: readonly Shown[];
  current: string | null;
  onOpen(finding: Shown): void;
  onFocus(finding: Shown): void;
  onReplace(finding: Shown): void;
  onReopen(finding: Shown): void;
};

/** The findings in the order of the text: Enter replaces, a press opens. Kept ones follow, with their reason. */
export function FindingsList({ open, kept, current, onOpen, onFocus, onReplace, onReopen }: FindingsListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const onKey = (event: KeyboardEvent, finding: Shown, at: number) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onReplace(finding);
    // The next finding moves to this place: the focus waits for it there.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>("button[data-open]");
      (buttons?.[at] ?? buttons?.[at - 1])?.focus();
    });
  };
  const [reopened, setReopened] = useState<string | null>(null);
  useEffect(() => {
    if (reopened === null || kept.some(({ key }) => key === reopened)) return;
    setReopened(null);
    // It is among the open ones now, unless their kinds were chosen.
    const place = `[data-open="${CSS.escape(reopened)}"]`;
    const found = [place, "button[data-kept]", "button[data-open]"].map((one) => root.current?.querySelector<HTMLElement>(one));
    found.find((one) => one != null)?.focus();
  }, [reopened, kept]);
  const shown = isAll ? open : open.slice(0, SHOWN);
  return (
    <div ref={root}>
      <ul aria-label={t("bias.list.label")}>
        {shown.map((finding, at) => (
          <li key={finding.key} className="border-line border-t">
            <button
              type="button"
              data-open={finding.key}
              aria-label={toFindingName(finding)}
              aria-current={finding.key === current || undefined}
              onClick={() => onOpen(finding)}
              onFocus={() => onFocus(finding)}
              onKeyDown={(event) => onKey(event, finding, at)}
              className="block w-full px-4 py-3.5 text-start -outline-offset-2 hover:bg-bg aria-[current]:bg-bg aria-[current]:shadow-[inset_3px_0_0_var(--primary)]"
            >
              <Face finding={finding} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === open.length ? null : (
        <div className="border-line border-t p-2 text-center">
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            {t("bias.live.all", { count: open.length })}
          </Button>
        </div>
      )}
      {kept.length === 0 ? null : (
        <KeptList
          kept={kept}
          onOpen={onOpen}
          onReopen={(finding) => {
            setReopened(finding.key);
            onReopen(finding);
          }}
        />
      )}
    </div>
  );
}

const Face = memo(function Face({ finding }: { finding: Shown }) {
  return (
    <>
      <span className={classes("block font-medium text-xs", KIND_LOOKS[finding.type].ink)}>{toKindWords(finding)}</span>
      <span className="wrap-anywhere block">
        <span className="font-book">{finding.text}</span> → {toSuggestionWords(finding)}
      </span>
    </>
  );
});

type KeptListProps = { kept: readonly Shown[]; onOpen(finding: Shown): void; onReopen(finding: Shown): void };

function KeptList({ kept, onOpen, onReopen }: KeptListProps) {
  return (
    <section aria-labelledby="kept" className="border-line border-t">
      <h3 id="kept" className="px-4 pt-3 font-medium text-ink-3 text-xs">
        {t("bias.list.kept", { count: kept.length })}
      </h3>
      <ul>
        {kept.map((finding) => (
          <li key={finding.key} className="flex items-center gap-2 pe-3 hover:bg-bg">
            <button
              type="button"
              data-kept=""
              onClick={() => onOpen(finding)}
              className="block min-w-0 flex-1 px-4 py-2 text-start -outline-offset-2"
            >
              <span className="wrap-anywhere block font-book text-ink-2">{finding.text}</span>
              <span className="wrap-anywhere block text-ink-3 text-sm">{t("bias.card.kept", { reason: finding.kept ?? "" })}</span>
            </button>
            <Button
              variant="ghost"
              size="small"
              aria-label={t("bias.list.reopen", { phrase: finding.text })}
              onClick={() => onReopen(finding)}
            >
              {t("bias.card.reopen")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
