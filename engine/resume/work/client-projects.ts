import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { type Fact, toFact } from "../facts.ts";
import type { Row } from "../rows.ts";
import { LONGEST_LABEL } from "./field-labels.ts";
import type { Role, WorkDraft } from "./work.ts";

const { employer, client, counted } = lexicon.recordsOf;
const employerLabels = new Set(employer.map(fold));
const clientLabels = new Set(client.map(fold));
const countedWords = new Set(counted.map(fold));
const TOLD = 0.8;

/** "Client: …, Role: …, Period: …" below records of employers: what was done for a client is told of the role it began in. */
export function withClientProjects(roles: readonly Role[]): Role[] {
  const posts = roles.filter(({ rows }) => hasLabel(rows, employerLabels));
  const projects = roles.filter((role) => !posts.includes(role) && hasLabel(role.rows, clientLabels));
  if (posts.length === 0 || projects.length === 0) return [...roles];
  const postOf = new Map(
    projects.flatMap((project) => {
      const post = posts.find((one) => beganIn(project.draft, one.draft));
      return post ? [[project, post] as const] : [];
    }),
  );
  return roles.flatMap((role) => {
    if (postOf.has(role)) return [];
    const own = projects.filter((project) => postOf.get(project) === role);
    return [own.length > 0 || posts.includes(role) ? withProjects(role, own) : role];
  });
}

const hasLabel = (rows: readonly Row[], labels: ReadonlySet<string>): boolean => rows.some((row) => labels.has(labelOf(row)));

function labelOf({ words, cells: [cell, second], start }: Row): string {
  const colon = words.slice(0, LONGEST_LABEL).indexOf(":");
  const label = colon > 1 ? words.slice(0, colon) : cell && second ? words.slice(0, cell.end - start) : "";
  return fold(label)
    .replace(/\s*#?\d{1,2}$/, "")
    .trim();
}

const LATER = "9999";
function beganIn({ startDate: began }: WorkDraft, { startDate, endDate }: WorkDraft): boolean {
  if (!began || !startDate) return false;
  const end = endDate === undefined ? startDate.value : (endDate.value ?? LATER);
  const length = Math.min(began.value.length, startDate.value.length);
  return began.value.slice(0, length) >= startDate.value.slice(0, length) && began.value <= `${end}-99`;
}

function withProjects(role: Role, projects: readonly Role[]): Role {
  const { summary, highlights, ...head } = role.draft;
  const told = highlights.filter(isTold);
  const done = projects.flatMap(({ draft }) => [...nameOf(draft), ...(draft.summary ? [draft.summary] : []), ...draft.highlights]);
  return {
    rows: [...role.rows, ...projects.flatMap(({ rows }) => rows)],
    draft: { ...head, ...(summary && isTold(summary) ? { summary } : {}), highlights: [...told, ...done.filter(isTold)] },
  };
}

/** "MM Lead, Hale Papers" */
function nameOf({ position, name }: WorkDraft): Fact[] {
  const facts = [position, name].flatMap((fact) => fact ?? []);
  if (facts.length === 0) return [];
  const span = { start: Math.min(...facts.map(({ start }) => start)), end: Math.max(...facts.map(({ end }) => end)) };
  return [toFact(facts.map(({ value }) => value).join(", "), span, TOLD)];
}

/** "Project #2" tells nothing. */
const isTold = ({ value }: Fact): boolean => !countedWords.has(fold(value).replace(/[\s#:.-]*(?:no|nr)?[\s#:.-]*\d{1,2}\W*$/, ""));
