import type { Subject } from "../personal/subject.ts";
import { NAME_VARIANTS } from "../weights.ts";
import { swapAddress, swapAffiliations, swapGraduationYear, swapHobbies, swapPostcode, swapSchool } from "./background-swaps.ts";
import type { Edit } from "./edits.ts";
import { swapGap } from "./gap-swap.ts";
import { swapEmail, swapGenderWords, swapLinks, swapName, swapPhone, swapPronouns } from "./identity-swaps.ts";
import { swapBirth, swapLabelled } from "./labelled-swaps.ts";

/** One family of swaps: what it is called, the signal it stands for ("" when it makes one up), and the edits of each variant. */
export type Family = { kind: string; signal: string; edits: ((subject: Subject) => Edit[])[] };

export const FAMILIES: readonly Family[] = [
  { kind: "name", signal: "name", edits: Array.from({ length: NAME_VARIANTS }, (_, at) => (subject: Subject) => swapName(subject, at)) },
  { kind: "pronouns and honorifics", signal: "pronouns or honorific", edits: [swapPronouns] },
  { kind: "gender-marked words", signal: "gender-marked words", edits: [swapGenderWords] },
  { kind: "gender", signal: "gender", edits: [swapLabelled("gender")] },
  { kind: "school", signal: "school", edits: [swapSchool] },
  { kind: "graduation year", signal: "graduation year", edits: [swapGraduationYear] },
  { kind: "postcode", signal: "postcode", edits: [swapPostcode] },
  { kind: "address", signal: "address", edits: [swapAddress] },
  { kind: "clubs and affiliations", signal: "clubs and affiliations", edits: [swapAffiliations] },
  { kind: "hobbies", signal: "hobbies", edits: [swapHobbies] },
  { kind: "nationality", signal: "nationality", edits: [swapLabelled("nationality")] },
  { kind: "birth date", signal: "birth date or age", edits: [swapBirth] },
  { kind: "marital status", signal: "marital or family status", edits: [swapLabelled("maritalStatus")] },
  { kind: "religion", signal: "religion", edits: [swapLabelled("religion")] },
  { kind: "email", signal: "email address", edits: [swapEmail] },
  { kind: "phone", signal: "phone number", edits: [swapPhone] },
  { kind: "profile links", signal: "profile links", edits: [swapLinks] },
  { kind: "career gap", signal: "", edits: [swapGap] },
];
