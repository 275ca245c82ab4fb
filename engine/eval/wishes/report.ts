import { readJob } from "../../job/index.ts";
import { readRuled } from "../../job/read-job.ts";
import { countTitles, toTitleFigures } from "../titles/judge.ts";
import { countAds, toFigures } from "./judge.ts";
import { authorOf, loadMarkedAds } from "./lines.ts";

/** Prints what rules alone and the shipped reader make of advertisements that came after the model, together and by author. */
export function reportWishes(): void {
  const ads = loadMarkedAds("later");
  const authors = [...new Set(ads.map(authorOf))].sort();
  for (const author of ["all", ...authors]) {
    const own = ads.filter((ad) => author === "all" || authorOf(ad) === author);
    console.log(`${author}, ${own.length} advertisements`);
    for (const [name, read] of [["rules alone", readRuled] as const, ["as shipped", readJob] as const])
      console.log(
        `  ${name.padEnd(12)} ${Object.entries({ ...toFigures(countAds(own, read)), ...toTitleFigures(countTitles(own, read)) })
          .map(([what, share]) => `${what} ${share}`)
          .join("; ")}`,
      );
  }
}
