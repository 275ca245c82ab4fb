import type { JobReading } from "../../job/index.ts";
import { type Found, toFound } from "../asked.ts";
import { isSame } from "../jobs.ts";
import { toShare } from "../sentence-net/share.ts";
import type { MarkedAd } from "./lines.ts";

type Wanted = { name: string; importance: string; alternatives: { name: string }[] };

export type Counts = Record<"wanted" | "found" | "graded" | "read" | "right" | "choices" | "whole", number>;
export const NONE: Counts = { wanted: 0, found: 0, graded: 0, read: 0, right: 0, choices: 0, whole: 0 };

export const add = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(Object.entries(one).map(([name, count]) => [name, count + other[name as keyof Counts]])) as Counts;

/** What the reader makes of whole advertisements. `graded`: found, and as strongly; `whole`: choices found with every way. */
export function countAds(ads: readonly MarkedAd[], read: (text: string) => JobReading): Counts {
  const counts = { ...NONE };
  for (const ad of ads) {
    const got = readAd(ad, read);
    const want = toWanted(ad);
    counts.wanted += want.length;
    counts.read += got.length;
    counts.right += got.filter((one) => want.some((other) => isSame(one, other))).length;
    for (const one of want) {
      const namesakes = got.filter((other) => isSame(other, one));
      const whole = namesakes.find((other) => one.alternatives.every((way) => isSame(other, way)));
      const met = whole ?? namesakes[0];
      if (met) counts.found++;
      if (met?.importance === one.importance) counts.graded++;
      if (one.alternatives.length === 0) continue;
      counts.choices++;
      if (whole) counts.whole++;
    }
  }
  return counts;
}

export function toFigures({ wanted, found, graded, read, right, choices, whole }: Counts): Record<string, string> {
  return {
    "wishes found": toShare(found, wanted),
    "of what is read, right": toShare(right, read),
    "of those found, importance right": toShare(graded, found),
    "choices with every way": toShare(whole, choices),
  };
}

function toWanted({ lines }: MarkedAd): Wanted[] {
  return lines.flatMap(({ text, wishes = [] }) => {
    const choices = new Map<string, Wanted>();
    return wishes.flatMap(({ start, end, importance, choice }) => {
      const name = text.slice(start, end);
      const first = choice === undefined ? undefined : choices.get(choice);
      if (first) {
        first.alternatives.push({ name });
        return [];
      }
      const wish = { name, importance, alternatives: [] };
      if (choice !== undefined) choices.set(choice, wish);
      return [wish];
    });
  });
}

function readAd(ad: MarkedAd, read: (text: string) => JobReading): Found[] {
  const text = toText(ad);
  const reading = read(text);
  return reading.kind === "unreadable" ? [] : toFound(reading.job, text);
}

/** The advertisement as it was pasted: a blank line before each heading. */
export function toText({ headline, lines }: MarkedAd): string {
  const out = [headline, ""];
  let heading: string | undefined;
  for (const line of lines) {
    if (line.heading !== heading) out.push("", ...(line.heading === undefined ? [] : [line.heading]));
    heading = line.heading;
    out.push(line.text);
  }
  return `${out.join("\n")}\n`;
}
