import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useShortcuts } from "../lib/shortcuts.ts";
import { classes } from "./classes.ts";

export type WorkStep = {
  label: string;
  /** Without a way there the step is text. */
  to?: string;
  state: "done" | "current" | "open";
  /** Figures beside the label: "24", "3 open", "97/100". */
  note?: string;
};

/** The steps of the work in one thin line below the header: where one is, what is done, what comes. Alt and a number lead there. */
export function WorkBar({ label, steps }: { label: string; steps: readonly WorkStep[] }) {
  const bar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const ways = steps.map(({ to }, i) => [`alt+${i + 1}`, () => to !== undefined && void navigate(to)]);
  useShortcuts(Object.fromEntries(ways));
  const words = steps.map(({ label: name, note, state }) => `${name} ${note} ${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step where one is stays in sight when figures change the widths.
  useEffect(() => {
    const step = bar.current?.querySelector("[aria-current]");
    if (bar.current === null || step == null) return;
    const [around, own] = [bar.current.getBoundingClientRect(), step.getBoundingClientRect()];
    bar.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [words]);
  return (
    <nav ref={bar} aria-label={label} className="overflow-x-auto border-line border-b bg-surface px-4 sm:px-6 print:hidden">
      <ol className="flex h-9 items-center gap-1 text-sm coarse:h-11">
        {steps.map((step, i) => (
          <li key={step.label} className="flex items-center gap-1">
            {i === 0 ? null : (
              <span aria-hidden="true" className="text-ink-3">
                →
              </span>
            )}
            <Step step={step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ step: { label, to, state, note } }: { step: WorkStep }) {
  const look = classes(
    "flex items-center gap-1.5 whitespace-nowrap rounded-nav px-2 py-1 no-underline coarse:min-h-11",
    state === "current" ? "bg-sunken font-medium text-ink forced-colors:outline" : "text-ink-2",
    to !== undefined && "hover:text-ink hover:underline",
  );
  const words = (
    <>
      {state === "done" ? <Check size={14} aria-hidden="true" className="text-success" /> : null}
      {label}
      {note === undefined ? null : <span className="figures text-ink-3">{note}</span>}
    </>
  );
  const current = state === "current" ? "step" : undefined;
  if (to === undefined) {
    return (
      <span aria-current={current} className={look}>
        {words}
      </span>
    );
  }
  return (
    <Link to={to} aria-current={current} className={look}>
      {words}
    </Link>
  );
}
