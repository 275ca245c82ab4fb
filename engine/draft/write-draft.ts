import data from "../data/draft/grammar.json";
import { fold } from "../text/index.ts";
import { choose, fill } from "./choose.ts";
import { toConditionLines } from "./condition-lines.ts";
import { toRequirementLines } from "./requirement-lines.ts";
import type { DraftSpec } from "./types.ts";
import { isTask, toInner, toItem, toSentence, toTask } from "./wording.ts";

type Part = { heading: keyof typeof data.headings | null; lines: readonly string[]; mark: "-" | "1." | "" };

/**
 * The description of a job from its facts: title, purpose, outcomes, duties, what is asked for by importance, terms, benefits, steps
 * of hiring. Each fact stands in it once, nothing stands in it that was not given; the same specification gives the same bytes.
 */
export function writeDraft(spec: DraftSpec): { title: string; description: string } {
  const title = toTitle(spec);
  const parts = toParts(spec).filter(({ lines }) => lines.length > 0);
  return { title, description: [title, ...parts.map((part) => toText(part, spec.variant))].join("\n\n") };
}

function toParts(spec: DraftSpec): Part[] {
  const { accommodations, equalOpportunity, contact } = spec;
  return [
    { heading: null, lines: toOpening(spec), mark: "" },
    { heading: "outcomes", lines: toTasks(spec.outcomes), mark: "-" },
    { heading: "duties", lines: toTasks(spec.duties), mark: "-" },
    { heading: "must", lines: toRequirementLines(spec, "must"), mark: "-" },
    { heading: "should", lines: toRequirementLines(spec, "should"), mark: "-" },
    { heading: "nice", lines: toRequirementLines(spec, "nice"), mark: "-" },
    { heading: "conditions", lines: toConditionLines(spec), mark: "-" },
    { heading: "benefits", lines: spec.benefits.map(toBenefit), mark: "-" },
    { heading: "process", lines: spec.process.map(toSentence), mark: "1." },
    { heading: "accommodations", lines: accommodations ? [say(spec, "accommodations", toInner(accommodations))] : [], mark: "" },
    { heading: "equalOpportunity", lines: equalOpportunity ? [say(spec, "equalOpportunity", "")] : [], mark: "" },
    { heading: "contact", lines: contact ? [toItem(contact)] : [], mark: "" },
  ];
}

/** The title with its level, unless its words say the level already. */
function toTitle({ title, level }: DraftSpec): string {
  if (level === undefined) return title;
  const { form, words } = data.levels[level];
  const own = fold(title).split(/[^\p{L}]+/u);
  return words.some((word) => own.includes(word)) ? title : fill(form, { title: form.startsWith("{") ? title : toInner(title) });
}

/** One paragraph: why the job is there and with whom. */
function toOpening(spec: DraftSpec): string[] {
  const { mission, team } = spec;
  const task = mission === undefined ? "" : toTask(mission);
  const sentences = [
    ...(mission === undefined ? [] : [isTask(task) ? say(spec, "mission", task) : toSentence(mission)]),
    ...(team === undefined ? [] : [say(spec, "team", toTeam(team))]),
  ];
  return sentences.length === 0 ? [] : [sentences.join(" ")];
}

const DETERMINED = /^(?:an?|the|our|my|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;
const GROUP = /\b(?:team|department|unit|group|crew|ward|office|board|division|studio|squad|desk|staff|people|colleagues)\b/i;

/** "a team of six", "the Platform team". */
function toTeam(team: string): string {
  const words = team.replace(/[\s.]+$/, "");
  if (DETERMINED.test(words)) return words.charAt(0).toLowerCase() + words.slice(1);
  return fill(GROUP.test(words) ? data.theTeam : data.theNamedTeam, { team: words });
}

/** One sentence in a list has no stop; several keep theirs. */
const toBenefit = (line: string): string => toItem(/^[^.!?]*\.$/.test(line) ? line.slice(0, -1) : line);

function toTasks(lines: readonly string[]): string[] {
  return lines.map((line) => toSentence(toTask(line)));
}

function say({ tone, variant }: DraftSpec, what: "mission" | "team" | "accommodations" | "equalOpportunity", fact: string): string {
  const form = choose(data[what][tone], variant, what);
  return toSentence(form.replace(/\{\w+\}/, () => fact).replace(/\.\.$/, "."));
}

function toText({ heading, lines, mark }: Part, variant: number): string {
  const items = lines.map((line, at) => (mark === "" ? line : `${mark === "-" ? "-" : `${at + 1}.`} ${line}`));
  return [...(heading === null ? [] : [choose(data.headings[heading], variant, heading)]), ...items].join("\n");
}
