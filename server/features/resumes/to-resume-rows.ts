import type { PersonalSpan, ResumeRow } from "@fairlead/contracts";
import type { Db, OwnerId } from "../../db/index.ts";
import { toLikenesses } from "./likeness/to-likenesses.ts";
import { findPersonal, type StoredResume } from "./store.ts";
import { toResumeRow } from "./to-resume-row.ts";

/** Rows as this owner may see them. */
export async function toResumeRows(ownerId: OwnerId, db: Db, resumes: readonly StoredResume[], blind: boolean): Promise<ResumeRow[]> {
  const likenesses = await toLikenesses(
    ownerId,
    db,
    resumes.map(({ id }) => id),
  );
  const toRow = (resume: StoredResume) => toResumeRow(resume, blind, likenesses.get(resume.id) ?? []);
  if (!blind) return resumes.map(toRow);
  const suspects = resumes.filter(({ skills }) => skills?.some(isTerm)).map(({ id }) => id);
  const found = suspects.length === 0 ? [] : await findPersonal(ownerId, db, suspects);
  const hidden = new Map(found.map(({ resumeId, text, personal }) => [resumeId, toPersonalWords(text, personal)]));
  return resumes.map((resume) => {
    const words = hidden.get(resume.id);
    const skills = resume.skills?.filter((skill) => !(isTerm(skill) && toWords(skill.name).some((word) => words?.has(word)))) ?? null;
    return toRow({ ...resume, skills });
  });
}

/** A skill outside the taxonomy is called as the resume calls it, so that it may be a name. */
export const isTerm = ({ id }: { id: string }): boolean => id.startsWith("term:");

export const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function toPersonalWords(text: string, personal: readonly PersonalSpan[]): Set<string> {
  return new Set(personal.flatMap(({ start, end }) => toWords(text.slice(start, end))));
}
