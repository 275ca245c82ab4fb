import type { Education, ResumeProfile, Work } from "@fairlead/contracts";
import type { ReactNode } from "react";
import { t } from "../../../lib/t.ts";
import { Covered } from "../../../ui/covered.tsx";
import { toDate, toSpan, toValidity } from "./time-span.ts";

const PAPER_STATES = { "in-progress": "resumes.profile.inProgress", lapsed: "resumes.profile.lapsed" } as const;

/** The person's work and learning in order of time; what blind review covers is a bar or absent. */
export function ProfileView({ profile, blind }: { profile: ResumeProfile; blind: boolean }) {
  const { basics, work, education, certificates, languages, projects, publications, volunteer } = profile;
  const contact = [basics.email, basics.phone, basics.location?.city, basics.url].filter((line) => line !== undefined);
  return (
    <div className="flex flex-col gap-6">
      {basics.label === undefined && contact.length === 0 ? null : (
        <div>
          {basics.label === undefined ? null : (
            <p className="font-serif text-lg">
              <Covered text={basics.label} />
            </p>
          )}
          {contact.length === 0 ? null : <p className="wrap-anywhere text-ink-2">{contact.join(" · ")}</p>}
        </div>
      )}
      <Part title={t("resumes.profile.work")} isEmpty={work.length === 0}>
        <ol className="flex flex-col gap-5 border-line border-s ps-5">
          {work.map((role, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile changes as a whole.
            <WorkItem key={i} role={role} />
          ))}
        </ol>
      </Part>
      <Part title={t("resumes.profile.education")} isEmpty={education.length === 0}>
        <ol className="flex flex-col gap-3 border-line border-s ps-5">
          {education.map((study, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile changes as a whole.
            <EducationItem key={i} study={study} blind={blind} />
          ))}
        </ol>
      </Part>
      <Plain
        title={t("resumes.profile.certificates")}
        lines={certificates.map(({ name, issuer, date, expires, status }) =>
          join([name, issuer, date && toDate(date), toValidity(expires), status && t(PAPER_STATES[status])]),
        )}
      />
      <Plain
        title={t("resumes.profile.languages")}
        lines={languages.map(({ language, fluency, cefr }) => join([language, cefr ?? fluency]))}
      />
      <Plain title={t("resumes.profile.projects")} lines={projects.map((project) => join([project.name, toSpan(project)]))} />
      <Plain
        title={t("resumes.profile.publications")}
        lines={publications.map(({ name, publisher, releaseDate }) => join([name, publisher, releaseDate && toDate(releaseDate)]))}
      />
      <Plain
        title={t("resumes.profile.volunteer")}
        lines={volunteer.map((place) => join([place.position, place.organization, toSpan(place)]))}
      />
    </div>
  );
}

const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2.5 font-medium text-ink-3 text-sm">{title}</h3>
      {isEmpty ? <p className="text-ink-2">{t("resumes.profile.none")}</p> : children}
    </section>
  );
}

const DOT = "relative before:absolute before:-start-[25px] before:top-1.5 before:size-2 before:rounded-full before:bg-line-strong";

function WorkItem({ role }: { role: Work }) {
  const { position, name, location, summary, highlights } = role;
  const where = join([name, location]);
  return (
    <li className={DOT}>
      <p className="font-book">
        <Covered text={position ?? t("resumes.profile.role")} />
      </p>
      <p className="figures text-ink-2 text-sm">
        <Covered text={join([where, toSpan(role)])} />
      </p>
      {summary === undefined ? null : (
        <p className="document-text mt-1.5 text-[15px]/[23px]">
          <Covered text={summary} />
        </p>
      )}
      {highlights.length === 0 ? null : (
        <ul className="document-text mt-1.5 list-disc ps-4.5 text-[15px]/[23px] marker:text-ink-3">
          {highlights.map((line) => (
            <li key={line}>
              <Covered text={line} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function EducationItem({ study, blind }: { study: Education; blind: boolean }) {
  const { studyType, area, institution, status } = study;
  const degree = join([studyType, area]);
  const school = institution ?? (blind ? t("resumes.profile.schoolCovered") : null);
  return (
    <li className={DOT}>
      <p className="font-book">
        <Covered text={degree === "" ? t("resumes.profile.study") : degree} />
      </p>
      <p className="figures text-ink-2 text-sm">
        <Covered text={join([school, toSpan(study), status === "in-progress" ? t("resumes.profile.inProgress") : null])} />
      </p>
    </li>
  );
}

function Plain({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title} isEmpty={false}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="figures">
            <Covered text={line} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
