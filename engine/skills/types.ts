import type { SkillType } from "@fairlead/contracts";

export type { SkillMention, SkillSpan, SkillsFound, SkillType, Span } from "@fairlead/contracts";

/** An edge to another skill: `[id, share]`, the share of people who have this one that have (or can soon use) the other; 1: this one is a kind of the other. */
export type SkillEdge = readonly [id: string, share: number];

/** A: always a skill. B: the words around it decide. C: only as an item of a skills list. */
export type Ambiguity = "A" | "B" | "C";

export type SkillRecord = {
  id: string;
  label: string;
  type: SkillType;
  aliases: readonly string[];
  implies?: readonly SkillEdge[];
  related?: readonly SkillEdge[];
  /** Absent: A. */
  ambiguity?: Ambiguity;
  /** The names that `ambiguity` is about; absent: all of them. The others are class A. */
  ambiguous?: readonly string[];
  /** Names that only their letters make names ("SAFe"): other letters are a plain word, or put several words in doubt. */
  cased?: readonly string[];
  /** Folded words or phrases that support a reading as this skill when they stand near. */
  cues?: readonly string[];
  /** Folded words or phrases that refute it; `#` stands for any number. */
  antiCues?: readonly string[];
  firstRelease?: number;
};

export type SkillFamily = { family: string; source: string; skills: readonly SkillRecord[] };

/** Skills that the operator imported; `version` is a hash of their file, "" when there are none. */
export type Supplement = { skills: readonly SkillRecord[]; version: string };

export type ImportSource = "ESCO" | "O*NET";
/** What a foreign taxonomy says about one skill; the first name is the one it prefers. */
export type Concept = { id: string; type: SkillType; names: readonly string[] };
/** Why no name of a concept is searched for; "taken": another concept or skill has it. */
export type Refusal = "empty" | "too short" | "too long" | "too general" | "taken";
/** concepts = added + known + all refused. `addedLabels`: names of the added ones. */
export type ImportCounts = {
  concepts: number;
  labels: number;
  added: number;
  addedLabels: number;
  known: number;
  refused: Partial<Record<Refusal, number>>;
};

export type SkillLink = { kind: "same" | "implied" | "related" | "none"; strength: number };
