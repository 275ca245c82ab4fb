import type { DraftRewordings } from "@fairlead/contracts";
import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { type FormValues, toSpec } from "./form-values.ts";
import { fits, type Proposal, takeOver, takeOverAll } from "./rewording.ts";
import { useDraftPrompts } from "./use-draft-prompts.ts";
import { useRewording } from "./use-rewording.ts";

type RewordingProps = { title: string; form: FormValues; onChange(next: (now: FormValues) => FormValues): void };

/** Other words by a language model, line by line, for the person to take or leave; nothing where no model is set up. */
export function RewordingPart({ title, form, onChange }: RewordingProps) {
  const [model] = useDraftPrompts().data?.models ?? [];
  const asked = useRewording();
  const [left, setLeft] = useState<readonly Proposal[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const spec = toSpec(title, form);
  if (model === undefined) return null;
  const ask = () => {
    if (spec === null) return;
    setLeft([]);
    asked.mutate(spec);
  };
  /** The row is gone afterwards: the focus goes to the one that follows, behind the last one to the button that asks. */
  const settle = (at: number, change: () => void) => {
    flushSync(change);
    const rows = list.current?.querySelectorAll<HTMLElement>("[data-take]") ?? [];
    (rows[Math.min(at, rows.length - 1)] ?? asker.current)?.focus();
  };
  const open = (asked.data?.offered ?? []).filter((one) => !left.includes(one) && fits(form, one));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={asker} onClick={ask} busy={asked.isPending} disabled={spec === null}>
          <Sparkles size={16} aria-hidden="true" />
          {t("jobs.reword.ask", { model })}
        </Button>
        {asked.isPending ? (
          <Button variant="ghost" onClick={asked.stop}>
            {t("jobs.reword.stop")}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-3 text-sm">{t("jobs.reword.hint")}</p>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {asked.isPending ? <p className="text-ink-2">{t("jobs.reword.asking", { model })}</p> : null}
        {asked.data === undefined || asked.isPending ? null : <Outcome answer={asked.data} open={open.length} />}
      </div>
      {asked.error === null ? null : <ErrorPanel message={toErrorText(asked.error)} actions={[]} level={3} onRetry={ask} />}
      {open.length === 0 ? null : (
        <>
          <ul ref={list} aria-label={t("jobs.reword.list")} className="flex flex-col gap-2">
            {open.map((one, at) => (
              <ProposalRow
                key={`${one.part} ${one.at}`}
                proposal={one}
                onTake={() => settle(at, () => onChange((now) => takeOver(now, one) ?? now))}
                onLeave={() => settle(at, () => setLeft((now) => [...now, one]))}
              />
            ))}
          </ul>
          {open.length < 2 ? null : (
            <div>
              <Button variant="soft" onClick={() => settle(0, () => onChange((now) => takeOverAll(now, open)))}>
                {t("jobs.reword.all", { count: open.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Who answered, what was held back and why, or that nobody did. */
function Outcome({ answer: { by, refusals, offered, dropped }, open }: { answer: DraftRewordings; open: number }) {
  if (by === null) return <p className="rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">{t("jobs.reword.away")}</p>;
  return (
    <>
      {refusals.length === 0 ? null : <p className="text-ink-2">{t("jobs.reword.second", { first: refusals[0]?.model ?? "", by })}</p>}
      {offered.length === 0 ? <p className="text-ink-2">{t("jobs.reword.nothing", { by })}</p> : null}
      {offered.length > 0 && open === 0 ? <p className="text-ink-2">{t("jobs.reword.done")}</p> : null}
      {open > 0 ? <p className="text-ink-2">{t("jobs.reword.offered", { by, count: open })}</p> : null}
      {dropped.length === 0 ? null : (
        <details className="rounded-control bg-sunken px-3 py-2">
          <summary className="cursor-pointer">{t("jobs.reword.dropped", { count: dropped.length })}</summary>
          <ul className="mt-2 flex flex-col gap-2">
            {dropped.map(({ part, at, text, proposal, fault }) => (
              <li key={`${part} ${at}`} className="wrap-anywhere">
                <span className="block">{text}</span>
                <span className="block text-ink-3">{proposal}</span>
                <span className="block text-ink-3 text-sm">
                  {t(`jobs.reword.fault.${fault.reason}`, { words: fault.words.join(", ") })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ProposalRow({ proposal: { text, proposal }, onTake, onLeave }: { proposal: Proposal; onTake(): void; onLeave(): void }) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border border-line px-3 py-2">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="text-ink-3 text-sm">{text}</p>
        <p>{proposal}</p>
      </div>
      <div className="flex gap-1">
        <Button size="small" variant="soft" data-take aria-label={t("jobs.reword.takeNamed", { proposal })} onClick={onTake}>
          {t("jobs.reword.take")}
        </Button>
        <Button size="small" variant="ghost" aria-label={t("jobs.reword.leaveNamed", { text })} onClick={onLeave}>
          {t("jobs.reword.leave")}
        </Button>
      </div>
    </li>
  );
}
