import type { BiasType, WordingView } from "@fairlead/contracts";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../lib/t.ts";
import { toast } from "../../ui/toast-store.ts";
import { isOpen, type Shown, step, toShown } from "./findings.ts";
import { KINDS } from "./kinds.ts";
import { pickReplaceable, type Replacement, toReplacement, toReplacements } from "./replacement.ts";
import { toStoredSpan } from "./rewording.ts";
import { useRewording } from "./use-rewording.ts";
import { useKeptWording } from "./use-wording.ts";

/** The screen's state: the working copy, what is shown of it, which finding is in hand, and what can be done with it. */
export function useWorkbench(jobId: string, description: string, view: WordingView) {
  const copy = useRewording(jobId, description, view.report);
  const [keptHere, setKeptHere] = useState<{ rule: string; text: string; reason: string }[]>([]);
  const { findings, rewordings } = copy;
  const shown = useMemo(() => toShown(findings, rewordings, view.kept, keptHere), [findings, rewordings, view.kept, keptHere]);
  const allOpen = useMemo(() => shown.filter(isOpen), [shown]);
  const { chosen, toggle } = useKinds();
  const open = useMemo(() => (chosen.size === 0 ? allOpen : allOpen.filter(({ type }) => chosen.has(type))), [allOpen, chosen]);
  const kept = useMemo(() => shown.filter((one) => !isOpen(one)), [shown]);
  const marked = useMemo(() => (chosen.size === 0 ? shown : shown.filter(({ type }) => chosen.has(type))), [shown, chosen]);
  const hand = useHand(shown);
  const { setCurrent, setCardOpen, setKeeping } = hand;

  const change = (changes: readonly Replacement[], title: string) => {
    copy.apply(changes);
    toast({ title, action: { label: t("bias.undo"), onSelect: undo } });
  };
  const undo = () => {
    copy.undo();
    setCardOpen(false);
    // In place of the toast that tells of the change.
    toast({ title: t("bias.toast.undone") });
  };
  const redo = () => {
    if (!copy.canRedo) return;
    copy.redo();
    setCardOpen(false);
    toast({ title: t("bias.toast.redone"), action: { label: t("bias.undo"), onSelect: undo } });
  };
  /** `stay`, here and below: the card goes on to the next finding, as the keyboard does. */
  const replace = (finding: Shown, words: string, stay: boolean) => {
    const one = toReplacement(copy.text, finding, words);
    setCurrent(toNextKey(open, finding, one));
    setCardOpen((was) => was && stay && open.length > 1);
    change(
      [one],
      words === "" ? t("bias.toast.removed", { phrase: finding.text }) : t("bias.toast.replaced", { phrase: finding.text, words }),
    );
  };
  const low = useMemo(() => pickReplaceable(open, "low"), [open]);
  const acceptLow = () => {
    setCardOpen(false);
    change(toReplacements(copy.text, low), t("bias.toast.accepted", { count: low.length }));
  };
  const saved = useKeptWording(jobId);
  /** `reason` null: opened again. */
  const setKept = (finding: Shown, reason: string | null) => {
    const { rule, text } = finding;
    const span = toStoredSpan(rewordings, finding);
    // Words that the stored text has not are kept on the working copy, and with the new version.
    const isHere = span === null && reason !== null;
    setKeptHere((all) => [...all.filter((one) => one.rule !== rule || one.text !== text), ...(isHere ? [{ rule, text, reason }] : [])]);
    if (span === null) return;
    if (reason === null) saved.reopen({ rule, text, ...span });
    else saved.keep({ rule, text, reason, ...span });
  };
  const keep = (finding: Shown, reason: string, stay: boolean) => {
    setKept(finding, reason);
    setKeeping(false);
    const next = finding.kept === null ? step(open, finding.key, 1) : undefined;
    setCardOpen(stay && next !== undefined && next.key !== finding.key);
    setCurrent(next?.key ?? null);
    toast({
      title: t("bias.toast.kept", { phrase: finding.text }),
      action: { label: t("bias.undo"), onSelect: () => setKept(finding, finding.kept) },
    });
  };
  const reopen = (finding: Shown) => {
    setKept(finding, null);
    setCurrent(finding.key);
    toast({
      title: t("bias.toast.reopened", { phrase: finding.text }),
      action: { label: t("bias.undo"), onSelect: () => setKept(finding, finding.kept) },
    });
  };
  return { ...copy, ...hand, shown, allOpen, open, kept, marked, chosen, toggle, replace, low, acceptLow, keep, reopen, undo, redo };
}
export type Workbench = ReturnType<typeof useWorkbench>;

/** Which finding comes next, under the key it has once the change is made. */
function toNextKey(open: readonly Shown[], finding: Shown, { start, end, text }: Replacement): string | null {
  const shift = text.length - (end - start);
  const next = open.find((one) => one.start >= end) ?? open.find((one) => one.end <= start && one.key !== finding.key);
  if (next === undefined) return null;
  return next.start >= end ? `${next.rule} ${next.start + shift}` : next.key;
}

/** The finding in hand and whether its card is open. */
function useHand(shown: readonly Shown[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const [isCardOpen, setCardOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const finding = shown.find(({ key }) => key === current) ?? null;
  const openCard = useCallback(({ key }: Shown) => {
    setCurrent(key);
    setCardOpen(true);
    setKeeping(false);
  }, []);
  const closeCard = () => {
    setCardOpen(false);
    setKeeping(false);
  };
  return {
    current,
    setCurrent,
    finding,
    isCardOpen: isCardOpen && finding !== null,
    setCardOpen,
    openCard,
    closeCard,
    isKeeping,
    setKeeping,
  };
}

/** The kinds to show stand in the address. */
function useKinds() {
  const [query, setQuery] = useSearchParams();
  const kinds = query.get("kinds") ?? "";
  const chosen = useMemo(() => new Set(KINDS.filter((kind) => kinds.split(",").includes(kind))), [kinds]);
  const toggle = (kind: BiasType) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        const set = new Set(chosen);
        if (!set.delete(kind)) set.add(kind);
        if (set.size === 0) next.delete("kinds");
        else next.set("kinds", [...set].join(","));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen: chosen as ReadonlySet<BiasType>, toggle };
}
