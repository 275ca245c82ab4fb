import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "engine/corpus/resumes/dev";

/** Full names and addresses of the invented people whose resumes are uploaded, as their files are known to hold them. */
export function listPersonalWords(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".expected.json"))
    .flatMap((name) => {
      const { basics } = JSON.parse(readFileSync(join(FOLDER, name), "utf8")).profile;
      return [basics?.name, basics?.email, basics?.phone].filter((word): word is string => typeof word === "string" && word.length > 5);
    });
}
