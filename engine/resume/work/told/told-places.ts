import { countryOf, isCity, regionCountryOf } from "../../contact/gazetteer.ts";

/** A town, region or country: where somebody worked rather than for whom. */
export const isPlace = (words: string): boolean => isCity(words) || countryOf(words) !== undefined || regionCountryOf(words) !== undefined;
