import type { ResumeView } from "@fairlead/contracts";
import { TriangleAlert } from "lucide-react";
import { type Dispatch, type SetStateAction, useMemo, useState } from "react";
import { formatBytes, formatMoment } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { AlikeNotes } from "../alike/alike-notes.tsx";
import { CorrectView } from "../correct/correct-view.tsx";
import type { Drafts } from "../correct/drafts.ts";
import { ReadingChip } from "../reading-chip.tsx";
import { toTitle } from "../title.ts";
import { ProfileView } from "./profile-view.tsx";
import { RevealButton } from "./reveal-button.tsx";
import { sortSkills, toContexts, toSkillQuotes } from "./skill-quotes.ts";
import { SkillsView } from "./skills-view.tsx";
import { TextView } from "./text-view.tsx";

export type View = "profile" | "skills" | "text" | "correct";
type ResumeBodyProps = {
  view: ResumeView;
  onRevealed(view: ResumeView): void;
  /** Kept outside, with what was typed: both outlast a reveal, and the latter a look at the text. */
  tab: View;
  onTab(tab: View): void;
  drafts: Drafts;
  onDrafts: Dispatch<SetStateAction<Drafts>>;
};

/** Everything about one resume: facts, remarks, and the four ways to look at it. */
export function ResumeBody(props: ResumeBodyProps) {
  const { view, onRevealed } = props;
  const { blind, failure, fileNo, flags, id, state, summary, kind, bytes, uploadedAt, fileName, engineVersion } = view;
  const facts = [
    summary === null ? null : t("resumes.summary", { pages: summary.pages, years: summary.years }),
    kind?.toUpperCase(),
    formatBytes(bytes),
    t("resumes.uploadedAt", { moment: formatMoment(uploadedAt) }),
    engineVersion === null ? null : t("resumes.readBy", { version: engineVersion }),
  ];
  return (
    <>
      {fileName === null ? null : <p className="wrap-anywhere mb-0.5 text-ink-2">{fileName}</p>}
      <p className="figures text-ink-3 text-sm">{facts.filter(Boolean).join(" · ")}</p>
      {state === "ready" ? null : (
        <div className="mt-3">
          <ReadingChip state={state} />
        </div>
      )}
      {failure === null ? null : (
        <p className="mt-2">
          {failure.message} <span className="text-ink-2">{failure.actions.join(" · ")}</span>
        </p>
      )}
      {flags.map(({ code, page, message }) => (
        <p key={`${code} ${page} ${message}`} className="mt-2 flex gap-2 text-brass text-sm">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
          {message}
        </p>
      ))}
      <AlikeNotes row={view} />
      {blind && (state === "ready" || fileNo !== null) ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2">
          <p className="min-w-0 flex-1 basis-52 text-ink-2 text-sm">{t(fileNo === null ? "resumes.blind" : "resumes.blindFile")}</p>
          <RevealButton resumeId={id} label={toTitle(view)} onRevealed={onRevealed} />
        </div>
      ) : null}
      <Views {...props} />
    </>
  );
}

function Views({ view, onRevealed, tab, onTab, drafts, onDrafts }: ResumeBodyProps) {
  const { profile, document: shownDocument, blind, reading } = view;
  const [shown, setShown] = useState<{ skillId: string; at: number } | null>(null);
  const skills = useMemo(() => sortSkills(profile?.skills ?? []), [profile]);
  const found = useMemo(() => toSkillQuotes(skills), [skills]);
  const contexts = useMemo(() => (shownDocument === null ? [] : toContexts(shownDocument, found.quotes)), [shownDocument, found]);
  if (profile === null || shownDocument === null || reading === null) return null;
  const skill = skills.find(({ id }) => id === shown?.skillId);
  const active = skill === undefined ? [] : (found.bySkill.get(skill.id) ?? []);
  const step = (by: 1 | -1) => setShown((now) => now && { ...now, at: (now.at + by + active.length) % Math.max(active.length, 1) });
  const show = (skillId: string, at: number) => {
    setShown({ skillId, at });
    onTab("text");
  };
  return (
    <Tabs<View>
      className="mt-4"
      label={t("resumes.views")}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: "profile", label: t("resumes.tab.profile"), content: <ProfileView profile={profile} blind={blind} /> },
        {
          value: "skills",
          label: t("resumes.tab.skills", { count: skills.length }),
          content: <SkillsView skills={skills} found={found} contexts={contexts} onShow={show} />,
        },
        {
          value: "text",
          label: t("resumes.tab.text"),
          content: (
            <TextView
              printed={{ resumeId: view.id, document: shownDocument, blind }}
              quotes={found.quotes}
              shown={skill === undefined || shown === null ? null : { name: skill.name, active, at: shown.at }}
              onStep={step}
              onClose={() => setShown(null)}
            />
          ),
        },
        {
          value: "correct",
          label: t("resumes.tab.correct"),
          content: <CorrectView view={view} report={reading} onRevealed={onRevealed} drafts={drafts} onDrafts={onDrafts} />,
        },
      ]}
    />
  );
}
