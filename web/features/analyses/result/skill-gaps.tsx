import type { MatchResult } from "@fairlead/contracts";
import { formatPoints } from "../../../lib/format.ts";
import { toRequirementTitle } from "../../../lib/requirement-name.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { GAP_WORDS, IMPORTANCE_WORDS } from "../words.ts";

type Skills = Pick<MatchResult, "matchedSkills" | "missingSkills">;
type Props = { match: Skills; chosen: string | null; onChoose(rowId: string | null): void };

/** Each skill asked for once: shown by how much, missing in which way and with what stands nearest, or not told. A press shows the quotes. */
export function SkillGaps({ match: { matchedSkills, missingSkills }, chosen, onChoose }: Props) {
  const missing = missingSkills.filter(({ gap }) => gap !== "unknown");
  const unknown = missingSkills.filter(({ gap }) => gap === "unknown");
  return (
    <>
      {matchedSkills.length === 0 ? null : (
        <section aria-labelledby="matched-skills">
          <h3 id="matched-skills" className="font-semibold text-[15px]/[22px]">
            {t("analyses.skills.matched")}
          </h3>
          <ul className="mt-1">
            {matchedSkills.map(({ id, name, score }) => (
              <SkillButton key={id} id={id} name={name} chosen={chosen} onChoose={onChoose}>
                <span className="figures shrink-0">{t("analyses.skills.score", { score: formatPoints(score) })}</span>
              </SkillButton>
            ))}
          </ul>
        </section>
      )}
      <Gaps id="missing-skills" title={t("analyses.skills.missing")} skills={missing} chosen={chosen} onChoose={onChoose} />
      <Gaps
        id="unknown-skills"
        title={t("analyses.skills.unknown")}
        lead={t("analyses.skills.unknownText")}
        skills={unknown}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}

type GapsProps = Omit<Props, "match"> & { id: string; title: string; lead?: string; skills: Skills["missingSkills"] };

function Gaps({ id: titleId, title, lead, skills, chosen, onChoose }: GapsProps) {
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold text-[15px]/[22px]">
        {title}
      </h3>
      {lead === undefined ? null : <p className="text-ink-2">{lead}</p>}
      <ul className="mt-1">
        {skills.map(({ id, name, importance, gap, nearest }) => (
          <SkillButton
            key={id}
            id={id}
            name={name}
            note={t(IMPORTANCE_WORDS[importance])}
            more={nearest === undefined ? undefined : toNearest(nearest)}
            chosen={chosen}
            onChoose={onChoose}
          >
            <span className="max-w-1/2 text-end text-ink-2">{t(GAP_WORDS[gap])}</span>
          </SkillButton>
        ))}
      </ul>
    </section>
  );
}

/** The nearest skill with its line, or the line alone where it has no name of its own. */
export function toNearest({ name, text }: { name: string; text: string }): string {
  return name === text ? t("analyses.skills.nearestLine", { text }) : t("analyses.skills.nearest", { name, text });
}

type SkillButtonProps = {
  id: string;
  name: string;
  note?: string;
  more?: string | undefined;
  chosen: string | null;
  onChoose(rowId: string | null): void;
  children: React.ReactNode;
};

function SkillButton({ id, name, note, more, chosen, onChoose, children }: SkillButtonProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen === id}
        onClick={() => onChoose(chosen === id ? null : id)}
        className={classes(
          "flex w-full items-start justify-between gap-3 px-2 py-1 text-start -outline-offset-2 coarse:min-h-11",
          chosen === id ? "bg-selected" : "hover:bg-bg",
        )}
      >
        <span className="wrap-anywhere min-w-0">
          {toRequirementTitle(name)}
          {note === undefined ? null : <span className="whitespace-nowrap text-ink-3 text-xs"> {note}</span>}
          {more === undefined ? null : <span className="block text-ink-3 text-sm">{more}</span>}
        </span>
        {children}
      </button>
    </li>
  );
}
