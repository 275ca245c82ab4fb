import type { SkillLink } from "../../skills/index.ts";
import type { Cover, Wish } from "../likeness/wish.ts";
import type { Unheld } from "../view/credentials.ts";
import type { ScoringView, ViewRole, ViewSkill } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import type { Option, PaperLink } from "./asked-skills.ts";
import type { Draft } from "./draft.ts";
import type { Rival } from "./rivals.ts";

/**
 * A line of a role, and how far it says each thing the job asks for; a wish it says nothing of has no cover. `isDuty`: it says one of
 * the duties in the duty's own words.
 */
export type ReadLine = {
  terms: string[];
  /** Of its first word. */
  root: string | undefined;
  covers: ReadonlyMap<Wish, Cover>;
  isDuty: boolean;
  /** How near it is to a wish by what its words tell, -1 to 1; found out when asked. */
  near: (wish: Wish) => number;
  /** What it says of the other requirements of the job; found out when asked. */
  rival: (wish: Wish) => Rival;
  /** Log-odds that it tells a wish, by itself; null where it is not to be judged; found out when asked. */
  odds: (wish: Wish) => number | null;
};
/** `done`: the words of its lines. `likeness`: how much of the wanted title it says, 0-1. `toJob`: how like the job it was by title and duties, 0-1. `says`: how many of its lines say a skill asked for, in whatever words; where the role is like the job anyway, all. `told`: how far its best line says a wish, 0-1; found out when asked. */
export type ReadRole = {
  role: ViewRole;
  lines: readonly ReadLine[];
  done: ReadonlySet<string>;
  likeness: number;
  toJob: number;
  says: number;
  told: (wish: Wish) => number;
};

/** A skill of the resume that answers something asked for. */
export type LinkedSkill = { skill: ViewSkill; link: SkillLink };

/** A certificate of the resume that says something of what is asked for; `unheld`: why it is not held. */
export type LinkedPaper = { id: string; unheld: Unheld | undefined; link: PaperLink };

/** A view as one job looks at it: what many rows ask of a role, a line or a skill is found out once. */
export type Reading = {
  view: ScoringView;
  roles: readonly ReadRole[];
  /** What is told outside of roles, read like a role of no title and no time; none where nothing is; found out when asked. */
  stated: () => readonly ReadRole[];
  linked: ReadonlyMap<Option, readonly LinkedSkill[]>;
  papers: ReadonlyMap<Option, readonly LinkedPaper[]>;
  /** How much of the rest of the job lines tell without its names, 0-1; found out when asked. */
  company: (wish: Wish) => number;
  weights: Weights;
};

/** What one way of a choice shows for the wish. */
export type Shown = Pick<Draft, "evidenced" | "verdict" | "sources" | "gap" | "why" | "unsure">;
