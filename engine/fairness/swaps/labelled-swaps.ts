import swaps from "../../data/fairness/swaps.json";
import { fold } from "../../text/index.ts";
import { findLabelled, type Label } from "../personal/labelled.ts";
import { findBirth } from "../personal/origin.ts";
import type { Subject } from "../personal/subject.ts";
import { YEARS_BACK } from "../weights.ts";
import { type Edit, withEarlierYears, withOtherDigits } from "./edits.ts";

/** Statements that resumes print as "Label: value". */
export function swapLabelled(label: Label): (subject: Subject) => Edit[] {
  return ({ document }) => toEdits(label, findLabelled(document, label), document.text);
}

/** Also where no label stands: "born on 4 May 1987", "38 years old". */
export function swapBirth(subject: Subject): Edit[] {
  return toEdits("birthDate", findBirth(subject), subject.document.text);
}

function toEdits(label: Label, places: readonly { start: number; end: number }[], text: string): Edit[] {
  return places.map(({ start, end }) => ({ start, end, text: toOther(label, text.slice(start, end)) }));
}

function toOther(label: Label, value: string): string {
  const other = (list: readonly string[]) => list.find((item) => fold(item) !== fold(value)) ?? value;
  switch (label) {
    case "nationality":
      return other(swaps.nationalities);
    case "birthDate":
      return /\d{4}/.test(value) ? withEarlierYears(value, YEARS_BACK) : withOtherDigits(value);
    case "maritalStatus":
      return /\d/.test(value) ? withOtherDigits(value) : other(swaps.maritalStatus);
    case "gender":
      return other(["female", "male"]);
    case "religion":
      return other(["Methodist", "Hindu"]);
  }
}
