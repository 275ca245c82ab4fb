import type { Family } from "../family.ts";
import { phrasesOf } from "./phrases.ts";

const WIDTH = 76;
const middle = (text: string): string => `${" ".repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2)))}${text}`;
const apart = (left: string, right: string): string =>
  left.length + right.length + 2 > WIDTH
    ? `${left}\n${right.padStart(WIDTH)}`
    : `${left}${" ".repeat(WIDTH - left.length - right.length)}${right}`;

/** Broken at the width of the page, the lines after the first set in. */
function broken(text: string, first: string, then: string): string {
  const lines = [first];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length + 1 > WIDTH) lines.push(then + word);
    else lines[lines.length - 1] = line === first || line === then ? line + word : `${line} ${word}`;
  }
  return lines.join("\n");
}

/** A typewriter's one page of a tradesman: name in the middle, headings too, dates at the right edge made of blanks. */
export const typedPage: Family = {
  name: "typed-page",
  columns: 1,
  producers: ["text-cp1252", "text-utf8", "text-utf16"],
  dates: ["slash", "short", "years", "month"],
  between: [" - ", "-", " to "],
  since: true,
  omits: ["interests"],
  write: (sheet) => {
    const words = phrasesOf(sheet);
    const part = (title: string, lines: string[]) =>
      lines.length === 0 ? "" : `\n\n${middle(title.toUpperCase())}\n\n${lines.join("\n")}\n`;
    const roles = sheet.roles.map((role) =>
      [
        apart(role.position, role.dates),
        `${role.employer}, ${role.place}`,
        ...role.lines.map((line) => broken(line, "  o ", "    ")),
        "",
      ].join("\n"),
    );
    const schools = sheet.schools.map((school) => `${apart(school.degree, school.dates)}\n${school.institution}\n`);
    return [
      `${middle(sheet.name)}\n${middle(sheet.street)}\n${middle(sheet.cityLine)}\n${middle(`${sheet.phone}  *  ${sheet.email}`)}\n`,
      part(sheet.heading.summary, [broken(sheet.summary, "", "")]),
      part(sheet.heading.work, roles),
      part(sheet.heading.education, schools),
      part(sheet.heading.skills, [broken(sheet.skills.join(", "), "", "")]),
      part(
        sheet.heading.certificates,
        sheet.certificates.map((name) => `  o ${name}`),
      ),
      part(
        sheet.heading.languages,
        sheet.languages.map(({ language, fluency }) => `  o ${language}, ${fluency}`),
      ),
      part(words.referees, [words.refereesText]),
    ].join("");
  },
};
