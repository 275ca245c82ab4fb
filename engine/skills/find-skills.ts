import { toAtoms } from "./atoms.ts";
import { type Candidate, findCandidates, isTechnical } from "./candidates.ts";
import { contextScore, hasAntiCue, isCuedName, isListItem, type Scene } from "./context.ts";
import { isGivenTitle } from "./titles.ts";
import type { SkillMention, Span } from "./types.ts";
import { CONTEXT } from "./weights.ts";

/** Every mention of a taxonomy skill, in text order, none overlapping another. `listSections`: parts of the text that list skills. Imported skills stand only where no curated one does, and change nothing about those. */
export function findSkills(text: string, options: { listSections?: readonly Span[] } = {}): SkillMention[] {
  const atoms = toAtoms(text);
  const candidates = findCandidates(text, atoms);
  const curated = candidates.filter(({ name }) => !name.imported);
  const scene = toScene(text, atoms, curated, options.listSections ?? []);
  const accepted = candidates.filter((candidate) => isSkillHere(scene, candidate));
  return longestFirst(accepted, atoms.length).map(({ start, end, name: { record } }) => ({
    id: record.id,
    name: record.label,
    type: record.type,
    start,
    end,
  }));
}

function toScene(text: string, atoms: Scene["atoms"], candidates: readonly Candidate[], sections: readonly Span[]): Scene {
  const sure = new Uint8Array(atoms.length);
  for (const { from, name } of candidates) if (name.ambiguity === "A") sure[from] = isTechnical(name) ? 2 : Math.max(1, sure[from] ?? 0);
  const named = new Uint8Array(atoms.length);
  for (const { from, to } of candidates) named.fill(1, from, to + 1);
  const doubtful = candidates.filter(({ name }) => name.ambiguity !== "A");
  return { text, atoms, sure, named, doubtful, inList: (start, end) => sections.some((part) => part.start <= start && end <= part.end) };
}

const PLURAL_OF_LETTERS = /^\p{Lu}{2,}s$/u;

/** "RDCs" are several of an RDC, no RDCS. */
function isOtherLetters(text: string, { start, end, name: { record } }: Candidate): boolean {
  const printed = text.slice(start, end);
  if (!PLURAL_OF_LETTERS.test(printed)) return false;
  const names = [record.label, ...record.aliases];
  return names.includes(printed.toUpperCase()) && !names.includes(printed) && !names.includes(printed.slice(0, -1));
}

function isSkillHere(scene: Scene, candidate: Candidate): boolean {
  if (isOtherLetters(scene.text, candidate)) return false;
  const { ambiguity, title } = candidate.name;
  if (title && !isGivenTitle(scene.text, scene.atoms, candidate)) return false;
  if (ambiguity === "A") return !hasAntiCue(scene.atoms, candidate);
  if (ambiguity === "B") return contextScore(scene, candidate) >= CONTEXT.threshold;
  if (isCuedName(scene, candidate)) return true;
  return scene.inList(candidate.start, candidate.end) && isListItem(scene, candidate) && !hasAntiCue(scene.atoms, candidate);
}

function longestFirst(candidates: Candidate[], atomCount: number): Candidate[] {
  const taken = new Uint8Array(atomCount);
  const byLength = [...candidates].sort(
    (a, b) => Number(a.name.imported) - Number(b.name.imported) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  const chosen = byLength.filter(({ from, to }) => {
    for (let i = from; i <= to; i++) if (taken[i] === 1) return false;
    taken.fill(1, from, to + 1);
    return true;
  });
  return chosen.sort((a, b) => a.from - b.from);
}
