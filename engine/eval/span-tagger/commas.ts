import type { Annotated } from "./annotated.ts";

/**
 * SkillSpan lost the commas of its lists ("Vue.js Vuex Laravel" as three spans). For each sentence with spans of one type side by
 * side, one more with commas between them, so that the model also knows texts that have kept theirs.
 */
export function withCommas(set: readonly Annotated[]): Annotated[] {
  return set.flatMap((sentence) => {
    const places = placesBetween(sentence);
    return places.length > 0 ? [insertCommas(sentence, places)] : [];
  });
}

function placesBetween({ spans }: Annotated): number[] {
  const ends = spans.filter(({ type, end }) => spans.some((other) => other.type === type && other.start === end + 1)).map(({ end }) => end);
  return [...new Set(ends)].sort((a, b) => a - b);
}

function insertCommas({ document, text, spans }: Annotated, places: readonly number[]): Annotated {
  const moved = (place: number): number => place + places.filter((comma) => comma < place).length;
  const parts = [0, ...places].map((from, i) => text.slice(from, places[i]));
  return { document, text: parts.join(","), spans: spans.map(({ type, start, end }) => ({ type, start: moved(start), end: moved(end) })) };
}
