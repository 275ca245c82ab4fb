import type { Family } from "../family.ts";
import type { Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

const underlined = (text: string): string => `${text}\n${"=".repeat(text.length)}`;
const block = (sheet: Sheet, section: Section, lines: string[], head: (text: string) => string): string =>
  lines.length === 0 ? "" : `\n${head(sheet.heading[section])}\n${lines.join("\n")}\n`;

/** Plain text with underlined headings, dates on a line of their own. */
export const textUnderlined: Family = {
  name: "text-underlined",
  columns: 1,
  producers: ["text-utf8", "text-utf16", "text-cp1252"],
  dates: ["slash", "month", "iso"],
  between: [" - ", " to "],
  write: (sheet) =>
    [
      `${sheet.name}\n${sheet.street}\n${sheet.cityLine}\n${sheet.phone}\n${sheet.email}\n`,
      block(sheet, "summary", [sheet.summary], underlined),
      block(
        sheet,
        "work",
        sheet.roles.map(
          (role) =>
            `${role.position}\n${role.employer}, ${role.place}\n${role.dates}\n${role.lines.map((line) => `* ${line}`).join("\n")}\n`,
        ),
        underlined,
      ),
      block(
        sheet,
        "education",
        sheet.schools.map((school) => `${school.degree}\n${school.institution}\n${school.dates}\n`),
        underlined,
      ),
      block(
        sheet,
        "skills",
        sheet.skills.map((skill) => `* ${skill}`),
        underlined,
      ),
      block(
        sheet,
        "certificates",
        sheet.certificates.map((name) => `* ${name}`),
        underlined,
      ),
      block(
        sheet,
        "languages",
        sheet.spoken.map((one) => `* ${one}`),
        underlined,
      ),
    ].join(""),
  omits: ["interests"],
};

/** Every value behind its label, as forms on the web ask for it. */
export const textLabelled: Family = {
  name: "text-labelled",
  columns: 1,
  producers: ["text-cp1252", "text-utf8", "text-utf16"],
  dates: ["slash", "dotted", "years"],
  between: [" - "],
  omits: ["summary", "interests"],
  write: (sheet) => {
    const { labels } = sheet.words;
    const capitals = (text: string) => text.toUpperCase();
    const roles = sheet.roles.map(
      (role) =>
        `${labels.period}: ${role.dates}\n${labels.position}: ${role.position}\n${labels.employer}: ${role.employer}\n${labels.place}: ${role.place}\n${labels.tasks}: ${role.lines.join("; ")}\n`,
    );
    const schools = sheet.schools.map(
      (school) => `${labels.period}: ${school.dates}\n${labels.degree}: ${school.degree}\n${labels.school}: ${school.institution}\n`,
    );
    return [
      `${capitals(labels.cv)}\n\n${labels.name}: ${sheet.name}\n${labels.address}: ${sheet.street}, ${sheet.cityLine}\n${labels.phone}: ${sheet.phone}\n${labels.email}: ${sheet.email}\n`,
      block(sheet, "work", roles, capitals),
      block(sheet, "education", schools, capitals),
      block(sheet, "skills", [sheet.skills.join(", ")], capitals),
      block(sheet, "languages", sheet.spoken, capitals),
      block(sheet, "certificates", sheet.certificates, capitals),
    ].join("");
  },
};

/** What a form for applicants takes: no rules, no signs, headings and employers in capitals, lines cut at 76 characters. */
export const textCapitals: Family = {
  name: "text-capitals",
  columns: 1,
  rare: true,
  producers: ["text-utf8", "text-cp1252"],
  dates: ["short", "slash", "apostrophe"],
  between: [" - ", "–"],
  omits: ["interests"],
  write: (sheet) => {
    const capitals = (text: string) => text.toUpperCase();
    const roles = sheet.roles.map(
      (role) =>
        `${capitals(role.employer)}, ${role.place}\n${role.position} (${role.dates})\n${role.lines.map((line) => cut(`- ${line}`)).join("\n")}\n`,
    );
    const schools = sheet.schools.map((school) => `${capitals(school.institution)}\n${school.degree} (${school.dates})\n`);
    return [
      `${capitals(sheet.name)}\n${sheet.cityLine} * ${sheet.phone} * ${sheet.email}\n`,
      block(sheet, "summary", [cut(sheet.summary)], capitals),
      block(sheet, "skills", [cut(sheet.skills.join(" * "))], capitals),
      block(sheet, "work", roles, capitals),
      block(sheet, "education", schools, capitals),
      block(sheet, "languages", [sheet.spoken.join(" * ")], capitals),
      block(
        sheet,
        "certificates",
        sheet.certificates.map((name) => `- ${name}`),
        capitals,
      ),
    ].join("");
  },
};

/** Columns made of blanks: dates at the left, the rest from the twentieth place on. */
export const textBlanks: Family = {
  name: "text-blanks",
  columns: 1,
  rare: true,
  producers: ["text-utf8", "text-utf16"],
  dates: ["slash", "years", "roman"],
  between: [" - ", "-"],
  omits: ["interests", "summary"],
  write: (sheet) => {
    const row = (when: string, what: string) => `${when.padEnd(24)}${what}`;
    const heads = (text: string) => `${text}\n${"-".repeat(text.length)}`;
    const roles = sheet.roles.map((role) =>
      [
        row(role.dates, role.position),
        row("", `${role.employer}, ${role.place}`),
        ...role.lines.map((line) => row("", `- ${line}`)),
        "",
      ].join("\n"),
    );
    const schools = sheet.schools.map((school) => [row(school.dates, school.degree), row("", school.institution), ""].join("\n"));
    return [
      `${sheet.name}\n${sheet.street}, ${sheet.cityLine}\n${sheet.words.labels.phone}: ${sheet.phone}   ${sheet.words.labels.email}: ${sheet.email}\n`,
      block(sheet, "work", roles, heads),
      block(sheet, "education", schools, heads),
      block(sheet, "skills", [sheet.skills.join(", ")], heads),
      block(
        sheet,
        "languages",
        sheet.languages.map(({ language, fluency }) => row(language, fluency)),
        heads,
      ),
      block(sheet, "certificates", sheet.certificates, heads),
    ].join("");
  },
};

const WIDTH = 76;
const cut = (text: string): string =>
  text
    .split(" ")
    .reduce(
      (lines, word) =>
        lines.length - lines.lastIndexOf("\n") + word.length > WIDTH ? `${lines}\n${word}` : lines === "" ? word : `${lines} ${word}`,
      "",
    );
