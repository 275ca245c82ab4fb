import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { extname, join } from "node:path";

const MIX = { ".pdf": 60, ".docx": 30, ".txt": 10 };

/** A folder of mixed files for a load: the corpus over and over until the counts of the mix are reached `times` times. */
export function layOut(folder: string, times: number): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = ["dev", "held-out"].flatMap((half) => {
    const corpus = join("engine/corpus/resumes", half);
    return readdirSync(corpus)
      .sort()
      .map((name) => join(corpus, name));
  });
  return Object.entries(MIX).flatMap(([ending, count]) => {
    const ofKind = sources.filter((path) => extname(path) === ending);
    return Array.from({ length: count * times }, (_, i) => {
      const path = join(folder, `${String(i).padStart(5, "0")}${ending}`);
      copyFileSync(ofKind[i % ofKind.length] as string, path);
      return path;
    });
  });
}
