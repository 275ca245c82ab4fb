import { readFileSync } from "node:fs";
import { join } from "node:path";
import towns from "../../data/resume/towns.json";
import { ROLE_FRAMES } from "../../draft/index.ts";

/** `author`: who made up both, named by language. */
export type Head = { author: string; title: string; employer: string };

export const loadHeads = (): Head[] =>
  readFileSync(join(process.cwd(), "engine/corpus/heads/pairs.tsv"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [author = "", title = "", employer = ""] = line.split("\t");
      return { author, title, employer };
    });

/** Every so many-th town of the list. */
const EVERY = 4;
/** What is neither title nor employer: towns, and tasks as drafts name them. */
export const OTHERS = [
  ...towns.towns.split("|").filter((_, i) => i % EVERY === 0),
  ...ROLE_FRAMES.flatMap(({ duties, outcomes }) => [...duties, ...outcomes].map((task) => task.charAt(0).toUpperCase() + task.slice(1))),
];
