import { readLocation } from "../contact/locations.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readLabel } from "./field-labels.ts";
import { hasOrganisationWord, isUnit } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

const LABEL = /^(\p{Lu}[\p{L}\p{M}'’/& -]{1,34}?)\s?:\s+(\S.*)$/u;
const LISTED = /\s[·•|/]\s|[;,]\s/;
const MOST_LABEL_WORDS = 4;

/** "Vehicles: cars · vans", "Headcount: 12": a label no list knows, and behind it nothing like a title or one employer. */
export function isLabelledOtherwise({ words, cells }: Pick<Row, "words" | "cells">, signs: Signs | undefined): boolean {
  if (cells.length > 1 || signs?.hasDate) return false;
  const [, label = "", value = ""] = LABEL.exec(words.trim()) ?? [];
  if (label === "" || label.split(" ").length > MOST_LABEL_WORDS || readLabel(label) || readLocation(label, 0)) return false;
  if ([label, value].some(hasTitleWord) || hasOrganisationWord(label)) return false;
  return LISTED.test(value) || isUnit(value) || !hasOrganisationWord(value);
}
