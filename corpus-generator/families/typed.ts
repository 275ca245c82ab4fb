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
