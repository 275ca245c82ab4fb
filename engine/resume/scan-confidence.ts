import type { Place, ScannedWord } from "./types.ts";

/** What was read from a picture is as sure as its words: the confidence of each place times theirs, weighted by length. */
export function lowerByWords(places: readonly Place[], words: readonly ScannedWord[] = []): Place[] {
  return places.map((place) => {
    const inside = words.filter(({ start, end }) => start < place.end && end > place.start);
    const letters = inside.reduce((sum, { start, end }) => sum + end - start, 0);
    if (letters === 0) return place;
    const sure = inside.reduce((sum, { start, end, confidence }) => sum + (end - start) * confidence, 0) / letters;
    return { ...place, confidence: Math.round(place.confidence * sure * 100) / 100 };
  });
}
