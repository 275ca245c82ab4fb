import type { YearsAsked } from "./truth.ts";
import { capital, type Frames, type Importance, type Occupation } from "./words.ts";

/** An advertisement as text, with the place of everything it asks for: a wish by its index, else `years`, `degree`, `certificate`. */
export type Ad = { text: string; places: { key: string; start: number; end: number }[]; yearsAsked: YearsAsked };

/** Every third advertisement asks its years of the first must, every fourth takes experience in place of the degree. */
export function printAd(job: Occupation, at: number, frames: Frames): Ad {
  const style = frames.styles[at % frames.styles.length] as Frames["styles"][number];
  const yearsAsked: YearsAsked = at % 3 === 1 ? "skill" : "title";
  const places: Ad["places"] = [];
  let text = `${job.title}\n`;
  const item = (key: string | undefined, line: string) => {
    text += "- ";
    if (key !== undefined) places.push({ key, start: text.length, end: text.length + line.length });
    text += `${line}\n`;
  };
  const heading = (words: string) => {
    text += words === "" ? "" : `\n${words}\n`;
  };
  const wishes = (importance: Importance) => {
    heading(style[importance].heading);
    if (importance === "must") general();
    for (const [index, { name, importance: own }] of job.wishes.entries()) {
      if (own !== importance) continue;
      const isTimed = index === 0 && yearsAsked === "skill";
      const frame = isTimed ? frames.years.skill.replace("{y}", String(job.years)) : style[importance].item;
      item(String(index), frame.replace("{N}", capital(name)).replace("{n}", name));
    }
  };
  const general = () => {
    if (yearsAsked === "title") item("years", frames.years.title.replace("{y}", String(job.years)).replace("{t}", job.title.toLowerCase()));
    if (job.area !== undefined) item("degree", (at % 4 === 0 ? frames.degree.orEquivalent : frames.degree.plain).replace("{a}", job.area));
    if (job.certificate !== undefined) item("certificate", job.certificate);
  };
  heading(style.duties);
  for (const { told } of job.duties) item(undefined, told);
  wishes("must");
  wishes("should");
  wishes("nice");
  return { text, places, yearsAsked };
}
