import strength from "../../data/job/learned-strength.json";
import titles from "../../data/job/learned-titles.json";
import wishes from "../../data/job/learned-wishes.json";
import { readTagger, type Tagger } from "../../skills/index.ts";
import { readNet } from "../../text/index.ts";
import type { WishModel } from "./find-wishes.ts";

/** What was learned from marked advertisements: what a line asks for (`eval/wishes`), and where a headline names the job (`eval/titles`). */
export type JobModel = WishModel & { title?: Tagger };

let own: JobModel | undefined;

/** The model that ships, read at the first question. */
export function ownModel(): JobModel {
  own ??= { tag: readTagger(wishes, "wish"), net: readNet(strength), title: readTagger(titles, "title") };
  return own;
}
