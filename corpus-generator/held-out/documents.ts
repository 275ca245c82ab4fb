import type { Family } from "../family.ts";
import { bold, heading, list, odt, paragraph, plain, TAB, table, toXml } from "../pages/odt.ts";
import type { Sheet } from "../sheet.ts";
import { inTurn, phrasesOf } from "./phrases.ts";

const columnOf = (width: string, lines: string[]) => ({ width, content: lines.join("") });
const italic = (text: string): string => `<text:span text:style-name="Slanted">${toXml(text)}</text:span>`;
const SLANTED =
  '<style:style style:name="Slanted" style:family="text"><style:text-properties fo:font-style="italic"/></style:style><style:style style:name="Block" style:family="paragraph" style:parent-style-name="Plain"><style:paragraph-properties fo:text-align="justify" fo:margin-bottom="0.25cm"/></style:style><style:style style:name="Kept" style:family="paragraph" style:parent-style-name="Plain"><style:paragraph-properties fo:keep-with-next="always"/></style:style>';

/** Posts in public service: employer and street at the left of a table, dates, hours, grade and salary at the right, one block of text below. */
export const gradedPosts: Family = {
  name: "graded-posts",
  columns: 1,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["slash", "month"],
  between: [" - ", " to "],
  roles: [3, 5],
  omits: ["interests"],
  write: (sheet) => {
    const words = phrasesOf(sheet);
    const { labels } = sheet.words;
    const line = (label: string, value: string) => paragraph("Plain", toXml(`${label}: `) + bold(value));
    const posts = sheet.roles.map((role, index) => {
      const where = columnOf("9.4cm", [
        paragraph("Plain", bold(role.employer)),
        plain(inTurn(sheet.words.streets, index + 1).replace(/\{\d\}/g, String(index + 3))),
        plain(role.place),
      ]);
      const when = columnOf("7.6cm", [
        line(labels.period, role.dates),
        line(words.hours, inTurn(["40", "40", "32"], index)),
        line(words.grade, words.grades[Math.min(index, words.grades.length - 1)] ?? ""),
        line(words.salary, words.money.replace("{n}", String(71 - index * 8))),
      ]);
      const grid = table(`Post${index}`, [[where, when]]);
      const below = `${toXml(`${role.lines.join(". ")}.`)}`;
      return {
        style: grid.style,
        body:
          paragraph("Kept", bold(role.position)) +
          grid.body +
          paragraph("Plain", italic(`${words.supervisor}: ${words.supervisors}`)) +
          paragraph("Plain", toXml(`${words.duties}:`)) +
          paragraph("Block", below),
      };
    });
    const schools = sheet.schools.flatMap((school) => [
      paragraph("Plain", bold(school.institution)),
      plain(school.degree),
      plain(`${labels.period}: ${school.dates}`),
    ]);
    const part = (title: string, body: string) => (body === "" ? "" : heading(title) + body);
    return odt(
      sheet.language,
      {
        font: "Liberation Serif",
        size: "11pt",
        color: "#1a1a1a",
        styles: SLANTED + posts.map(({ style }) => style).join(""),
        footer: paragraph("Tabbed", `${toXml(sheet.name)}${TAB}${toXml(sheet.words.page)} <text:page-number/>`),
      },
      [
        paragraph("Middle", bold(sheet.name)),
        paragraph("Middle", toXml(sheet.street)),
        paragraph("Middle", toXml(sheet.cityLine)),
        paragraph("Middle", toXml(`${labels.phone}: ${sheet.phone}`)),
        paragraph("Middle", toXml(`${labels.email}: ${sheet.email}`)),
        part(sheet.heading.summary, paragraph("Block", toXml(sheet.summary))),
        part(sheet.heading.work, posts.map(({ body }) => body).join("")),
        part(sheet.heading.education, schools.join("")),
        part(sheet.heading.certificates, sheet.certificates.map(plain).join("")),
        part(sheet.heading.languages, sheet.spoken.map(plain).join("")),
        part(sheet.heading.skills, plain(sheet.skills.join("; "))),
        part(words.referees, plain(words.refereesText)),
      ].join(""),
    );
  },
};

const SHADED =
  '<style:style style:name="Shaded" style:family="paragraph" style:parent-style-name="Section"><style:paragraph-properties fo:background-color="#d9d9d9" fo:margin-top="0.35cm" fo:margin-bottom="0.15cm" fo:padding="0.05cm"/><style:text-properties fo:font-size="11pt" fo:text-transform="uppercase"/></style:style><style:style style:name="Pairs" style:family="paragraph" style:parent-style-name="Plain"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="4.2cm"/></style:tab-stops></style:paragraph-properties></style:style>';
const shaded = (text: string): string => `<text:h text:style-name="Shaded" text:outline-level="1">${toXml(text)}</text:h>`;
const pair = (label: string, value: string): string => paragraph("Pairs", bold(label) + TAB + toXml(`: ${value}`));

/** Bio-data of a consultant: labels and values at a tab stop, a project with client and environment in every role, a declaration at the end. */
export const projectSheets: Family = {
  name: "project-sheets",
  columns: 1,
  producers: ["libreoffice-pdf", "libreoffice-docx"],
  dates: ["short", "month", "slash"],
  between: [" to ", " – "],
  roles: [2, 4],
  omits: ["interests"],
  write: (sheet) => {
    const words = phrasesOf(sheet);
    const roles = sheet.roles.flatMap((role, index) => [
      pair(words.company, role.employer),
      pair(words.place, role.place),
      pair(words.designation, role.position),
      pair(words.duration, role.dates),
      paragraph("Plain", ""),
      pair(`${words.project} ${index + 1}`, inTurn(words.projects, index)),
      pair(words.client, inTurn(words.clients, index)),
      pair(words.environment, sheet.skills.slice(index % 2, (index % 2) + 2).join(", ")),
      paragraph("Plain", bold(`${words.responsibilities}:`)),
      list(role.lines),
      paragraph("Plain", ""),
    ]);
    const cells = [0, 1, 2].map((column) => columnOf("5.6cm", sheet.skills.filter((_, index) => index % 3 === column).map(plain)));
    const grid = table("Skills", [cells.map((cell) => ({ ...cell, style: "Lined" }))]);
    const studies = table("Studies", [
      ...sheet.schools.map((school) => [
        { ...columnOf("6.2cm", [plain(school.degree)]), style: "Lined" },
        { ...columnOf("6.2cm", [plain(school.institution)]), style: "Lined" },
        { ...columnOf("4.6cm", [plain(school.dates)]), style: "Lined" },
      ]),
    ]);
    return odt(
      sheet.language,
      { font: "Liberation Sans", size: "10pt", color: "#000000", styles: SHADED + grid.style + studies.style },
      [
        paragraph("Name", toXml(sheet.name)),
        pair(sheet.words.labels.phone, sheet.phone),
        pair(sheet.words.labels.email, sheet.email),
        shaded(sheet.heading.summary),
        plain(sheet.summary),
        shaded(sheet.heading.skills),
        grid.body,
        shaded(sheet.heading.education),
        studies.body,
        shaded(sheet.heading.work),
        ...roles,
        ...(sheet.certificates.length > 0 ? [shaded(sheet.heading.certificates), list(sheet.certificates)] : []),
        shaded(sheet.heading.languages),
        ...sheet.languages.map(({ language, fluency }) => pair(language, fluency)),
        shaded(words.personal),
        pair(words.birth, words.birthday),
        pair(words.nationality, words.national),
        pair(words.marital, words.married),
        pair(sheet.words.labels.address, `${sheet.street}, ${sheet.cityLine}`),
        shaded(words.declaration),
        plain(words.declarationText),
        paragraph("Plain", ""),
        paragraph("Tabbed", toXml(sheet.city) + TAB + toXml(sheet.name)),
      ].join(""),
    );
  },
};

const FRAME =
  '<style:style style:name="Boxed" style:family="graphic" style:parent-style-name="Frame"><style:graphic-properties style:wrap="right" style:number-wrapped-paragraphs="no-limit" style:vertical-pos="from-top" style:vertical-rel="paragraph" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" fo:margin-right="0.6cm" fo:padding="0.25cm" fo:border="none" draw:fill="solid" draw:fill-color="#e7e2d6" fo:background-color="#e7e2d6"/></style:style><style:style style:name="Small" style:family="paragraph" style:parent-style-name="Plain"><style:text-properties fo:font-family="Liberation Sans" fo:font-size="8pt"/></style:style><style:style style:name="BoxHead" style:family="paragraph" style:parent-style-name="Section"><style:text-properties fo:font-size="10.5pt"/></style:style><style:style style:name="Over" style:family="paragraph" style:parent-style-name="Plain"><style:paragraph-properties fo:margin-top="0.2cm" fo:keep-with-next="always"/><style:text-properties fo:font-size="8.5pt" fo:color="#7d6b3d" fo:text-transform="uppercase"/></style:style>';

/** A word processor's template: a text box beside the first page's text, dates in capitals above "role, employer". */
export const textBoxes: Family = {
  name: "text-box",
  columns: 2,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["month", "short", "slash"],
  between: [" – ", " to "],
  roles: [3, 5],
  omits: ["interests"],
  write: (sheet: Sheet) => {
    const words = phrasesOf(sheet);
    const small = (text: string) => paragraph("Small", toXml(text));
    const part = (title: string, lines: string[]) =>
      lines.length === 0 ? "" : paragraph("BoxHead", toXml(title)) + lines.map(small).join("");
    const box = [
      part(sheet.heading.contact, [sheet.phone, sheet.email, sheet.street, sheet.cityLine]),
      part(sheet.heading.skills, sheet.skills),
      part(
        sheet.heading.languages,
        sheet.languages.map(({ language, fluency }) => `${language} – ${fluency}`),
      ),
      part(sheet.heading.certificates, sheet.certificates),
    ].join("");
    const frame = `<draw:frame draw:style-name="Boxed" draw:name="Box" text:anchor-type="paragraph" svg:x="0cm" svg:y="0cm" svg:width="6.2cm" draw:z-index="0"><draw:text-box fo:min-height="21.5cm">${box}</draw:text-box></draw:frame>`;
    const roles = sheet.roles.flatMap((role) => [
      paragraph("Over", toXml(role.dates)),
      paragraph("Plain", `${bold(role.position)}${toXml(", ")}${toXml(role.employer)}`),
      paragraph("Plain", italic(role.place)),
      ...role.lines.map((line) => plain(`${line}.`)),
    ]);
    const schools = sheet.schools.flatMap((school, index) => [
      paragraph("Over", toXml(school.dates)),
      paragraph("Plain", `${bold(school.degree)}${toXml(", ")}${toXml(school.institution)}`),
      ...(index === 0 ? [plain(`${words.placements}: ${words.placementLines.join("; ")}`)] : []),
    ]);
    return odt(
      sheet.language,
      { font: "Noto Sans", size: "10pt", color: "#5b4a1e", styles: SLANTED + FRAME },
      [
        paragraph("Name", toXml(sheet.name)),
        paragraph("Plain", italic(sheet.title)),
        paragraph("Plain", frame),
        heading(sheet.heading.summary),
        plain(sheet.summary),
        heading(sheet.heading.work),
        ...roles,
        heading(sheet.heading.education),
        ...schools,
      ].join(""),
    );
  },
};
