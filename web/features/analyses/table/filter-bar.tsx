import { ChevronDown, Eye, EyeOff, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/t.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { Menu, MenuChoice, MenuItem } from "../../../ui/menu.tsx";
import type { TableState } from "../use-table-state.ts";
import { DECISION_WORDS, SORT_WORDS } from "../words.ts";
import type { HeatColumn } from "./columns.ts";
import type { DecisionFilter, Filters } from "./filters.ts";
import type { SortKey } from "./order.ts";

const SCORES = [40, 50, 60, 70, 80, 90];
const DECISIONS: readonly DecisionFilter[] = ["shortlist", "maybe", "notNow", "open"];
const SORTS: readonly SortKey[] = ["match", "years", "label"];

type Props = {
  state: TableState;
  columns: readonly HeatColumn[];
  shown: number;
  total: number;
  blind: boolean;
  hasFlags: boolean;
  firstRef: Ref<HTMLButtonElement>;
};

/** What narrows the list, as chips; the order at the end. */
export function FilterBar({ state, columns, shown, total, blind, hasFlags, firstRef }: Props) {
  const { filters, setFilters, sort, setSort } = state;
  const BlindIcon = blind ? EyeOff : Eye;
  const names = new Map(columns.map(({ id, name }) => [id, name]));
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-line border-b px-4 py-2.5">
      <ChipButton ref={firstRef} pressed={filters.meetsMusts} onClick={() => setFilters({ meetsMusts: !filters.meetsMusts })}>
        {t("analyses.filter.musts")}
      </ChipButton>
      <Menu
        align="start"
        trigger={<MenuChip on={filters.minScore !== null}>{toScoreText(filters.minScore, "analyses.filter.scoreChip")}</MenuChip>}
      >
        <MenuChoice
          value={String(filters.minScore ?? 0)}
          onChange={(value) => setFilters({ minScore: value === "0" ? null : Number(value) })}
          options={[0, ...SCORES].map((score) => ({
            value: String(score),
            label: toScoreText(score === 0 ? null : score, "analyses.filter.anyScore"),
          }))}
        />
      </Menu>
      <SkillMenu label={t("analyses.filter.has")} columns={columns} onPick={(id) => setFilters(addSkill(filters, "has", id))} />
      <SkillMenu label={t("analyses.filter.lacks")} columns={columns} onPick={(id) => setFilters(addSkill(filters, "lacks", id))} />
      {(["has", "lacks"] as const).flatMap((kind) =>
        filters[kind].map((id) => (
          <ChipButton
            key={`${kind} ${id}`}
            pressed
            aria-label={t("analyses.filter.remove", { filter: toSkillText(kind, names.get(id) ?? id) })}
            onClick={() => setFilters({ [kind]: filters[kind].filter((one) => one !== id) })}
          >
            {toSkillText(kind, names.get(id) ?? id)}
            <X size={12} aria-hidden="true" />
          </ChipButton>
        )),
      )}
      <Menu align="start" trigger={<MenuChip on={filters.decision !== null}>{toDecisionText(filters.decision)}</MenuChip>}>
        <MenuChoice
          value={filters.decision ?? "any"}
          onChange={(value) => setFilters({ decision: value === "any" ? null : (value as DecisionFilter) })}
          options={[
            { value: "any", label: t("analyses.filter.anyDecision") },
            ...DECISIONS.map((value) => ({ value, label: t(DECISION_WORDS[value]) })),
          ]}
        />
      </Menu>
      {hasFlags || filters.flagged ? (
        <ChipButton pressed={filters.flagged} onClick={() => setFilters({ flagged: !filters.flagged })}>
          {t("analyses.filter.flagged")}
        </ChipButton>
      ) : null}
      <Link
        to="/profile#settings"
        title={t("analyses.blindWhere")}
        className="ms-1 inline-flex items-center gap-1 rounded-key text-ink-3 text-sm underline underline-offset-2 hover:text-ink coarse:min-h-11"
      >
        <BlindIcon size={14} strokeWidth={1.75} aria-hidden="true" />
        {blind ? t("analyses.blindOn") : t("analyses.blindOff")}
      </Link>
      <span className="flex-1" />
      <span className="flex items-center gap-1 text-ink-3">
        <span role="status">{t("analyses.filter.count", { shown, total })}</span>
        <span aria-hidden="true">·</span>
        <Menu
          trigger={
            <button type="button" className="inline-flex items-center gap-1 rounded-key hover:text-ink coarse:min-h-11">
              {t("analyses.sort.by", { key: t(SORT_WORDS[sort.key]) })}
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          }
        >
          <MenuChoice
            value={sort.key}
            onChange={(key) => setSort({ key, descending: key !== "label" })}
            options={SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
          />
        </Menu>
      </span>
    </div>
  );
}

const toScoreText = (score: number | null, any: "analyses.filter.scoreChip" | "analyses.filter.anyScore") =>
  score === null ? t(any) : t("analyses.filter.score", { score });
const toDecisionText = (decision: DecisionFilter | null) => t(decision === null ? "analyses.filter.decision" : DECISION_WORDS[decision]);
const toSkillText = (kind: "has" | "lacks", name: string) =>
  kind === "has" ? t("analyses.filter.hasSkill", { name }) : t("analyses.filter.lacksSkill", { name });

/** A skill can be asked for or asked to be missing, not both. */
function addSkill(filters: Filters, kind: "has" | "lacks", id: string): Partial<Filters> {
  const without = { has: filters.has.filter((one) => one !== id), lacks: filters.lacks.filter((one) => one !== id) };
  return { ...without, [kind]: [...without[kind], id] };
}

function MenuChip({ on, children, ...rest }: { on: boolean; children: ReactNode }) {
  return (
    <ChipButton tone={on ? "match" : "outline"} {...rest}>
      {children}
      <ChevronDown size={12} aria-hidden="true" />
    </ChipButton>
  );
}

function SkillMenu({ label, columns, onPick }: { label: string; columns: readonly HeatColumn[]; onPick(id: string): void }) {
  return (
    <Menu align="start" trigger={<MenuChip on={false}>{label}</MenuChip>}>
      {columns.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onPick(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
