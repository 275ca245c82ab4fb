import type { ResumeProfile, SkillEvidence } from "../../resume/index.ts";
import type { Quote } from "../types.ts";
import { toLanguageName } from "../view/language-name.ts";
import { type OwnRole, toOwnRoles } from "../view/own-roles.ts";
import { toOwnTerms } from "../view/own-terms.ts";
import { toNamedPapers, toPaperIds } from "../view/papers.ts";
import { toViewDegree, toViewRole } from "../view/scoring-view.ts";
import { toToldLanguages } from "../view/told-languages.ts";
import { toSkillProofs } from "../view/view-skills.ts";
import { toStatements, toToldSentences } from "../view/wishes.ts";
import { toDegreeKey, toLineKey, toRoleKey, toSettingKey } from "./source-keys.ts";

const SENTENCES = /^\/(work|projects)\/\d+\/(highlights\/\d+|position|description|name)$/;

const MOST_QUOTES = 12;

/** Words of the resume by what they prove in the view. Looked up after scoring; a score cannot reach them. */
export type Evidence = ReadonlyMap<string, readonly Quote[]>;

export function toEvidence(profile: ResumeProfile, asOf: string): Evidence {
  const evidence = new Map<string, Quote[]>();
  const places = new Map(profile.meta.places.map(({ path, start, end, raw }) => [path, { start, end, text: raw }]));
  const add = (key: string, ...quotes: (Quote | undefined)[]) => {
    const known = evidence.get(key) ?? [];
    const fresh = quotes.filter(
      (quote) => quote !== undefined && !known.some(({ start, end }) => start === quote.start && end === quote.end),
    );
    evidence.set(key, [...known, ...(fresh as Quote[])]);
  };
  const own = toOwnTerms(profile);
  const addRole = (role: OwnRole) => {
    const view = toViewRole(role, own);
    const titles = role.entries.map((entry) => places.get(`/work/${entry}/position`) ?? places.get(`/work/${entry}/startDate`));
    add(toRoleKey(view), ...titles);
    for (const kind of view.settings ?? []) add(toSettingKey(kind), ...role.entries.map((entry) => places.get(`/work/${entry}/name`)));
    add(toLineKey(view.title), ...titles);
    for (const line of role.lines) add(toLineKey(own.ofLine(line.text)), places.get(line.path));
  };
  const lines = profile.meta.places.filter(({ path }) => SENTENCES.test(path)).map(({ start, end, raw }) => ({ start, end, text: raw }));
  for (const { skill, evidence: proofs } of toSkillProofs(profile)) {
    const [inUse, listed] = [proofs.filter(isInUse), proofs.filter((proof) => !isInUse(proof))];
    const strongest = [...inUse.filter(({ outcome }) => outcome), ...inUse.filter(({ outcome }) => !outcome), ...listed].slice(
      0,
      MOST_QUOTES,
    );
    add(`skill:${skill.id}`, ...strongest.map((proof) => toSentence(proof, lines)));
    if (skill.id.startsWith("term:"))
      add(toLineKey(own.ofLine(skill.name)), ...proofs.map(({ start, end, text }) => ({ start, end, text })));
  }
  for (const sentence of toToldSentences(profile)) add(toLineKey(own.ofLine(sentence)), places.get("/basics/summary"));
  for (const { told, quote } of toStatements(profile)) add(toLineKey(own.ofLine(told)), quote);
  const roles = toOwnRoles(profile, asOf);
  for (const role of roles) addRole(role);
  for (const [index, project] of profile.projects.entries()) {
    for (const [at, line] of project.highlights.entries())
      add(toLineKey(own.ofLine(line)), places.get(`/projects/${index}/highlights/${at}`));
  }
  for (const [index, entry] of profile.education.entries()) {
    const quotes = [places.get(`/education/${index}/studyType`), places.get(`/education/${index}/area`)];
    add(toDegreeKey(toViewDegree(entry, own)), ...quotes);
  }
  for (const { name, path } of toNamedPapers(profile)) {
    const [, list, index] = path.split("/");
    const study = list === "education" ? [places.get(`/education/${index}/area`)] : [];
    for (const id of toPaperIds(name, own)) add(`certificate:${id}`, places.get(path), ...study);
  }
  for (const [index, { language: spoken }] of profile.languages.entries()) {
    add(`language:${toLanguageName(spoken)}`, places.get(`/languages/${index}/language`), places.get(`/languages/${index}/fluency`));
  }
  for (const { language, path } of roles.flatMap(({ lines: told }) => toToldLanguages(told))) add(`language:${language}`, places.get(path));
  return evidence;
}

function isInUse({ work, project }: SkillEvidence): boolean {
  return work !== undefined || project !== undefined;
}

/** The bullet or sentence a word stands in says more than the word. */
function toSentence({ start, end, text }: Quote, lines: readonly Quote[]): Quote {
  return lines.find((line) => line.start <= start && line.end >= end) ?? { start, end, text };
}
