// Prints how many skills each line of work has and how many names they go by: `node scripts/run.mjs scripts/count-skills.ts`.
import { countFamilies, sumOf } from "../engine/skills/name-counts.ts";

const counts = countFamilies();
console.log(`${"family".padEnd(20)}${"skills".padStart(8)}${"names".padStart(8)}${"names a skill".padStart(15)}`);
for (const { family, skills, names } of [...counts, sumOf(counts)]) {
  console.log(`${family.padEnd(20)}${String(skills).padStart(8)}${String(names).padStart(8)}${(names / skills).toFixed(1).padStart(15)}`);
}
