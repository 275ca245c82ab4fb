import { findWebLinks } from "../contact/web-links.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { toBody } from "../work/bodies.ts";
import { type DatesDraft, toDates } from "../work/printed-dates.ts";
import { continues } from "../work/row-flow.ts";

export type ProjectDraft = { name: Fact; description?: Fact; url?: Fact; highlights: Fact[] } & DatesDraft;

const LEAD_CUT = /\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|:\s+|\s+\(/;
const LONGEST_NAME = 90;

/** Projects: a head line each, what follows describes it. */
export function readProjects(rows: readonly Row[], signs: readonly Signs[], text: string): { draft: ProjectDraft; rows: Row[] }[] {
  const groups: Row[][] = [];
  for (const [i, row] of rows.entries()) {
    if (groups.length === 0 || opensProject(rows, i)) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups.flatMap((group) => {
    const draft = toDraft(group, signs, text);
    return draft ? [{ draft, rows: group }] : [];
  });
}

function opensProject(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  const before = rows[i - 1];
  if (!row || !before || continues(rows, i)) return false;
  const allBullets = rows.every((other, at) => other.bullet || continues(rows, at));
  if (allBullets) return row.bullet;
  if (row.bullet) return false;
  if (row.bold && !before.bold) return true;
  if (before.bullet) return true;
  return row.opensBlock && !/^\p{Ll}/u.test(row.words);
}

function toDraft(group: readonly Row[], signs: readonly Signs[], text: string): ProjectDraft | undefined {
  const [head, ...body] = group;
  if (!head) return undefined;
  const ranges = signs[head.index]?.ranges ?? [];
  const masked = withoutRanges(head.words, ranges);
  const cut = LEAD_CUT.exec(masked.slice(0, LONGEST_NAME + 10));
  const lead = /^[\s(,–-]*/.exec(masked)?.[0].length ?? 0;
  const end = cut && cut.index > lead + 1 ? cut.index : Math.min(masked.length, LONGEST_NAME);
  const words = masked.slice(lead, end).replace(/[\s(,:;.–-]+$/, "");
  if (words.length < 2 || (words.length >= LONGEST_NAME - 2 && !cut)) return undefined;
  const range = ranges[0] ?? group.slice(1, 3).flatMap((row) => signs[row.index]?.ranges ?? [])[0];
  const dated = ranges[0] ? head : group.slice(1, 3).find((row) => signs[row.index]?.ranges.length);
  const link = group.flatMap((row) =>
    findWebLinks(row.words.slice(0, 300), []).map((found) =>
      toFact(found.url, { start: row.start + found.start, end: row.start + found.end }, 0.85),
    ),
  )[0];
  const { summary, highlights } = toBody(body, text);
  const tailStart = cut ? cut.index + cut[0].length : masked.length;
  const tail = masked.slice(tailStart).trim();
  const description =
    tail.length > 15 && head.start + tailStart < head.end
      ? toFact(text.slice(head.start + tailStart, head.end).trim(), { start: head.start + tailStart, end: head.end }, 0.6)
      : summary;
  return withoutAbsent({
    name: toFact(words, { start: head.start + lead, end: head.start + lead + words.length }, 0.75),
    description,
    url: link,
    ...(range && dated ? toDates(range, dated) : {}),
    highlights,
  });
}
