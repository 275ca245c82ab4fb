import type { Draws } from "../draws.ts";
import { type Facts, type RoleFact, RUNGS } from "./facts.ts";
import { capital, type Frames, type Occupation } from "./words.ts";

/** The day that "present" means, as a count of months. */
const TODAY = 12 * 2026 + 10;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A resume before it is printed. Lines of an entry come below its head and its dates. */
export type Sheet = {
  name: string;
  contact: string;
  font: string;
  sections: { heading: string; lines: string[]; entries: { head: string; dates: string; lines: string[] }[] }[];
};

/** Facts as words. `vague` dates name years alone. */
export function printResume(facts: Facts, job: Occupation, frames: Frames, draws: Draws, dates: "months" | "vague"): Sheet {
  const name = draws.pick(frames.people);
  const [first = "", last = ""] = name.toLowerCase().split(" ");
  const employers = draws.several(frames.employers, facts.roles.length);
  const tell = new Teller(facts, job, frames, draws);
  const roles = facts.roles.map((role, at) => ({
    head: `${tell.title(role)}, ${employers[at]}`,
    dates: `${printMonth(role.start, dates)} - ${role.end === 0 ? "Present" : printMonth(role.end + 1, dates)}`,
    lines: tell.role(role, at),
  }));
  const before = Math.max(...facts.roles.map(({ start }) => start));
  const degree = { higher: "Master of Science", asked: "Bachelor of Science", none: "" }[facts.degree];
  const school = {
    head: `${degree} in ${job.area ?? "General Studies"}, ${draws.pick(frames.schools)}`,
    dates: `${printYear(before + 48)} - ${printYear(before + 8)}`,
    lines: [],
  };
  const section = (heading: string, lines: string[], entries: Sheet["sections"][number]["entries"] = []) => ({ heading, lines, entries });
  const { headings } = frames;
  return {
    name,
    contact: `${first}.${last}@example.com | 555-01${draws.between(10, 99)}`,
    font: frames.font,
    sections: [
      ...(tell.summary() === "" ? [] : [section(headings.profile, [tell.summary()])]),
      section(headings.work, [], roles),
      ...(degree === "" ? [] : [section(headings.education, [], [school])]),
      ...(facts.certificate && job.certificate !== undefined ? [section(headings.certificates, [job.certificate])] : []),
      ...(facts.listed.length === 0 ? [] : [section(headings.skills, [tell.list()])]),
    ],
  };
}

class Teller {
  readonly #facts: Facts;
  readonly #job: Occupation;
  readonly #frames: Frames;
  readonly #draws: Draws;

  constructor(facts: Facts, job: Occupation, frames: Frames, draws: Draws) {
    this.#facts = facts;
    this.#job = job;
    this.#frames = frames;
    this.#draws = draws;
  }

  title({ trade, senior }: RoleFact): string {
    const { title, otherTitle, near, far } = this.#job;
    if (trade === "near") return near.title;
    if (trade === "far") return far.title;
    if (this.#facts.wording === "synonym") return otherTitle;
    return senior ? `Senior ${title}` : title;
  }

  role({ trade, wishes, duties, outcomes }: RoleFact, at: number): string[] {
    const isSynonym = this.#facts.wording === "synonym";
    const { wishes: asked, duties: described, near, far } = this.#job;
    const shown = wishes.map((wish) => (isSynonym ? asked[wish]?.synonym : this.#show(asked[wish]?.name ?? "", wish, outcomes)) ?? "");
    const done = duties.map((duty) => (isSynonym ? described[duty]?.synonym : described[duty]?.done) ?? "");
    const neutral = this.#draws.several(this.#frames.neutral, trade === "far" ? 3 : 1);
    const own = trade === "near" ? near.lines : this.#facts.rung === RUNGS[7] && at === 0 ? far.lines : [];
    return [...done, ...shown, ...own, ...neutral];
  }

  /** Whoever stuffs keywords names each of them in the summary as well. */
  summary(): string {
    if (this.#facts.rung !== "keyword-stuffed") return "";
    return `${this.#job.title} with a passion for ${this.#names().join(", ")}.`;
  }

  list(): string {
    const names = this.#names().map(capital);
    return (this.#facts.rung === "keyword-stuffed" ? [...names, ...names] : names).join(", ");
  }

  #names(): string[] {
    return this.#facts.listed.map((wish) => this.#job.wishes[wish]?.name ?? "");
  }

  #show(name: string, wish: number, outcomes: boolean): string {
    const frames = outcomes ? this.#frames.proven : this.#frames.used;
    return (frames[wish % frames.length] ?? "")
      .replace("{n}", name)
      .replace("{k}", String(this.#draws.between(3, 40)))
      .replace("{p}", String(this.#draws.between(8, 45)));
  }
}

function printMonth(ago: number, dates: "months" | "vague"): string {
  const month = TODAY - ago;
  return dates === "vague" ? printYear(ago) : `${MONTHS[month % 12]} ${printYear(ago)}`;
}

const printYear = (ago: number): string => String(Math.floor((TODAY - ago) / 12));
