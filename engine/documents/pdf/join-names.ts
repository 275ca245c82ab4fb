import { isSectionName } from "../section-names.ts";
import type { Segment } from "./build-segments.ts";

const LONGEST = 24;
/** Ems between the lines of one name, and by which their ends may differ; points by which its sizes may. */
const PITCH = 1.75;
const OFF = 0.3;
const SAME_SIZE = 0.3;
/** Ems by which a name may hang below the line it belongs to. */
const NEAR = 0.75;

/** The name of a section that wraps in a margin ("Employment" over "history", its text beside both) becomes one segment on its first line. */
export function joinSectionNames(segments: Segment[]): Segment[] {
  const short = segments.filter(({ text }) => text.length <= LONGEST);
  const gone = new Set<Segment>();
  for (const first of short) {
    if (!/\p{L}$/u.test(first.text) || gone.has(first)) continue;
    const next = short.find((other) => goesOn(first, other));
    if (!next || gone.has(next) || !standsInMargin(first, segments)) continue;
    first.text = `${first.text} ${next.text}`;
    first.letters += next.letters;
    first.right = Math.max(first.right, next.right);
    first.x = Math.min(first.x, next.x);
    gone.add(next);
  }
  return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

function goesOn(above: Segment, below: Segment): boolean {
  const pitch = below.y - above.y;
  const em = above.size;
  const isBelow = pitch > em * 0.8 && pitch < em * PITCH;
  const isSet = Math.min(Math.abs(above.x - below.x), Math.abs(above.right - below.right)) < em * OFF;
  return isBelow && isSet && isOneLook(above, below) && isSectionName(`${above.text} ${below.text}`);
}

const isOneLook = (a: Segment, b: Segment): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < SAME_SIZE;

/** With words beside it at the right, and none at the left. */
function standsInMargin({ x, right, y, size }: Segment, segments: readonly Segment[]): boolean {
  const beside = segments.filter((other) => Math.abs(other.y - y) < NEAR * size);
  return beside.some((other) => other.x > right) && beside.every((other) => other.x >= x);
}
