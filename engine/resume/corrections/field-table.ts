import type { FieldKind, FieldList } from "../types.ts";

/** An entry of a list; in `basics` the parts of the location are named by their own path. */
export type Lists = Exclude<FieldList, "basics" | "skills">;

/** What a person may correct, in the order a form asks for it. */
export const FIELDS: Readonly<Record<Exclude<FieldList, "skills">, Readonly<Record<string, FieldKind>>>> = {
  basics: {
    name: "text",
    label: "text",
    email: "email",
    phone: "text",
    url: "text",
    "location/address": "text",
    "location/postalCode": "text",
    "location/city": "text",
    "location/region": "text",
    "location/countryCode": "text",
  },
  work: { position: "text", name: "text", startDate: "date", endDate: "end", location: "text" },
  education: { studyType: "text", area: "text", institution: "text", level: "level", status: "status", startDate: "date", endDate: "end" },
  certificates: { name: "text", issuer: "text", date: "date", expires: "date" },
  languages: { language: "text", cefr: "cefr", fluency: "text" },
  projects: { name: "text", startDate: "date", endDate: "end" },
  publications: { name: "text", publisher: "text", releaseDate: "date" },
  volunteer: { position: "text", organization: "text", startDate: "date", endDate: "end" },
};

export const LISTS = [
  "work",
  "education",
  "certificates",
  "languages",
  "projects",
  "publications",
  "volunteer",
] as const satisfies readonly Lists[];

/** What an entry is called after, the first that is there. */
export const TITLES: Readonly<Record<Lists, readonly string[]>> = {
  work: ["position", "name"],
  education: ["studyType", "area"],
  certificates: ["name"],
  languages: ["language"],
  projects: ["name"],
  publications: ["name"],
  volunteer: ["position", "organization"],
};

/** Without these there is no entry. */
export const NEEDED: Readonly<Record<Lists, readonly string[]>> = {
  work: ["position", "name", "startDate"],
  education: ["studyType", "area", "institution"],
  certificates: ["name"],
  languages: ["language"],
  projects: ["name"],
  publications: ["name"],
  volunteer: ["position", "organization"],
};

/** The word that stands for "goes on today" in a correction. */
export const PRESENT = "present";
