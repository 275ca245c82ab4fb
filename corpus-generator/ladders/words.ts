import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Half = "dev" | "held-out";
export type Importance = "must" | "should" | "nice";
/** What a job asks for: its name in the advertisement and a line that says the same without that name's words. */
export type Wish = { name: string; importance: Importance; synonym: string };
export type Duty = { told: string; done: string; synonym: string };
/** An occupation with everything a ladder is made of. `near`: a neighbouring trade; `far`: one that has nothing in common. */
export type Occupation = {
  title: string;
  otherTitle: string;
  near: { title: string; lines: string[] };
  /** `lines` use the words of the wishes in the sense of the far trade. */
  far: { title: string; lines: string[] };
  years: number;
  area: string | undefined;
  certificate: string | undefined;
  wishes: Wish[];
  duties: Duty[];
};

type Style = { duties: string } & Record<Importance, { heading: string; item: string }>;
/** Sentences with gaps: {n} a wish, {N} the same with a capital, {k} a count, {p} a share, {y} years, {t} a title, {a} a field. */
export type Frames = {
  headings: Record<"profile" | "work" | "education" | "skills" | "certificates", string>;
  font: string;
  used: string[];
  proven: string[];
  neutral: string[];
  people: string[];
  employers: string[];
  schools: string[];
  styles: Style[];
  years: { title: string; skill: string };
  degree: { plain: string; orEquivalent: string };
};

/** The lists of a half; `frozen.json` holds their hashes. */
export const LISTS = ["jobs.txt", "frames.json"];

// Bundled or not, the generator runs from the repository's root.
export const folderOf = (half: Half): string => join(process.cwd(), "corpus-generator/ladders", half);
export const readFrames = (half: Half): Frames => JSON.parse(readFileSync(join(folderOf(half), "frames.json"), "utf8")) as Frames;

export function readOccupations(half: Half): Occupation[] {
  return readFileSync(join(folderOf(half), "jobs.txt"), "utf8")
    .split(/^= /m)
    .slice(1)
    .map(toOccupation);
}

const IMPORTANCE: Record<string, Importance> = { "!": "must", "+": "should", "?": "nice" };

/** A line's first sign says what it holds: `~` years, field, certificate; `!`, `+`, `?` wishes; `>` a duty; `@` near, `#` far work. */
function toOccupation(text: string): Occupation {
  const [head = "", ...lines] = text.trim().split("\n");
  const [title = "", otherTitle = "", near = "", far = ""] = toParts(head);
  const of = (sign: string) => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  const [years = "", area = "", certificate = ""] = toParts(of("~")[0] ?? "");
  return {
    title,
    otherTitle,
    near: { title: near, lines: of("@") },
    far: { title: far, lines: of("#") },
    years: Number(years),
    area: area || undefined,
    certificate: certificate || undefined,
    wishes: Object.entries(IMPORTANCE).flatMap(([sign, importance]) =>
      of(sign).map((line) => {
        const [name = "", synonym = ""] = toParts(line);
        return { name, importance, synonym };
      }),
    ),
    duties: of(">").map((line) => {
      const [verbs = "", rest = "", synonym = ""] = toParts(line);
      const [told = "", done = ""] = verbs.split("/");
      return { told: `${told} ${rest}`, done: `${done} ${rest}`, synonym };
    }),
  };
}

const toParts = (line: string): string[] => line.split("|").map((part) => part.trim());
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
