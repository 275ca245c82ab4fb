import type { JobReading } from "../../job/index.ts";
import { plain } from "../figures.ts";
import { toShare } from "../sentence-net/share.ts";
import { toText } from "../wishes/judge.ts";
import type { MarkedAd } from "../wishes/lines.ts";

/** `named`: holds the shortest name of the job and nothing beyond the longest; `whole`: the longest name, to the letter. */
export type TitleCounts = Record<"ads" | "named" | "whole", number>;
export const NO_TITLES: TitleCounts = { ads: 0, named: 0, whole: 0 };

export function countTitles(ads: readonly MarkedAd[], read: (text: string) => JobReading): TitleCounts {
  const counts = { ...NO_TITLES, ads: ads.length };
  for (const ad of ads) {
    const reading = read(toText(ad));
    const got = plain((reading.kind === "read" ? reading.job.title : undefined) ?? "");
    const whole = plain(ad.title);
    if (got === whole) counts.whole++;
    if (got === whole || ad.titles.map(plain).some((short) => short === got || (holds(got, short) && holds(whole, got)))) counts.named++;
  }
  return counts;
}

export const addTitles = (one: TitleCounts, other: TitleCounts): TitleCounts => ({
  ads: one.ads + other.ads,
  named: one.named + other.named,
  whole: one.whole + other.whole,
});

export const toTitleFigures = ({ ads, named, whole }: TitleCounts): Record<string, string> => ({
  "title names the job": toShare(named, ads),
  "with its field of work": toShare(whole, ads),
});

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);
