import type { Family } from "../family.ts";
import { bold, heading, list, odt, paragraph, plain, TAB, table, toXml } from "../pages/odt.ts";
import type { Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

const commas = (sheet: Sheet, section: Section, items: string[]): string =>
  items.length === 0 ? "" : heading(sheet.heading[section]) + plain(items.join(", "));
const points = (sheet: Sheet, section: Section, items: string[]): string =>
  items.length === 0 ? "" : heading(sheet.heading[section]) + list(items);

/** A word processor's own resume: role and place at the left, the date at a tab stop on the right. */
export const tabStops: Family = {
  name: "tab-stops",
  columns: 1,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["month", "short", "slash"],
  since: true,
  omits: ["interests"],
  write: (sheet) =>
    odt(
      sheet.language,
      { font: "Liberation Serif", size: "11pt", color: "#1f3864" },
      [
        paragraph("Name", toXml(sheet.name)),
        plain(`${sheet.street}, ${sheet.cityLine}`),
        plain(`${sheet.phone}, ${sheet.email}`),
        heading(sheet.heading.summary),
        plain(sheet.summary),
        heading(sheet.heading.work),
        ...sheet.roles.flatMap((role) => [
          paragraph("Tabbed", bold(role.position) + TAB + toXml(role.dates)),
          plain(`${role.employer}, ${role.place}`),
          list(role.lines),
        ]),
        heading(sheet.heading.education),
        ...sheet.schools.flatMap((school) => [
          paragraph("Tabbed", bold(school.degree) + TAB + toXml(school.dates)),
          plain(school.institution),
        ]),
        commas(sheet, "skills", sheet.skills),
        points(sheet, "certificates", sheet.certificates),
        points(sheet, "languages", sheet.spoken),
      ].join(""),
    ),
};

/** A table without lines: dates at the left, the rest at the right, the headings between the tables. */
export const bareTable: Family = {
  name: "bare-table",
  columns: 1,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["dotted", "slash", "years"],
  between: [" – ", " - "],
  write: (sheet) => {
    const row = (when: string, what: string) => [
      { width: "4.2cm", content: plain(when) },
      { width: "12.8cm", content: what },
    ];
    const work = table(
      "Work",
      sheet.roles.map((role) =>
        row(role.dates, paragraph("Plain", bold(role.position)) + plain(`${role.employer}, ${role.place}`) + list(role.lines)),
      ),
    );
    const schools = table(
      "Schools",
      sheet.schools.map((school) => row(school.dates, paragraph("Plain", bold(school.degree)) + plain(school.institution))),
    );
    const languages = table(
      "Languages",
      sheet.languages.map(({ language, fluency }) => row(language, plain(fluency))),
    );
    return odt(
      sheet.language,
      { font: "Liberation Sans", size: "10.5pt", color: "#444444", styles: work.style + schools.style + languages.style },
      [
        paragraph("Middle", toXml(sheet.words.labels.cv)),
        paragraph("Name", toXml(sheet.name)),
        plain(sheet.street),
        plain(sheet.cityLine),
        plain(`${sheet.words.labels.phone}: ${sheet.phone}`),
        plain(`${sheet.words.labels.email}: ${sheet.email}`),
        heading(sheet.heading.work) + work.body,
        heading(sheet.heading.education) + schools.body,
        heading(sheet.heading.languages) + languages.body,
        commas(sheet, "skills", sheet.skills),
        commas(sheet, "certificates", sheet.certificates),
        commas(sheet, "interests", sheet.interests),
      ].join(""),
    );
  },
  omits: ["summary"],
};

/** Contacts in the page's header, page numbers in its footer, employer before role. */
export const letterhead: Family = {
  name: "letterhead",
  columns: 1,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["month", "years"],
  roles: [4, 6],
  write: (sheet) =>
    odt(
      sheet.language,
      {
        font: "DejaVu Serif",
        size: "11pt",
        color: "#7b1e1e",
        header: paragraph("Middle", toXml(`${sheet.street}, ${sheet.cityLine} · ${sheet.phone} · ${sheet.email}`)),
        footer: paragraph("Middle", `${toXml(sheet.words.page)} <text:page-number/>`),
      },
      [
        paragraph("Name", toXml(sheet.name)),
        plain(sheet.summary),
        heading(sheet.heading.education),
        ...sheet.schools.map((school) => plain(`${school.institution}: ${school.degree}, ${school.dates}`)),
        heading(sheet.heading.work),
        ...sheet.roles.flatMap((role) => [
          paragraph("Plain", bold(role.employer) + toXml(`, ${role.place}`)),
          paragraph("Plain", toXml(`${role.position}, ${role.dates}`)),
          ...role.lines.map((line) => plain(`– ${line}`)),
        ]),
        points(sheet, "skills", sheet.skills),
        commas(sheet, "languages", sheet.spoken),
        points(sheet, "certificates", sheet.certificates),
      ].join(""),
    ),
  omits: ["interests"],
};

/** One table over the whole page: facts at the left, work at the right. */
export const sideTable: Family = {
  name: "side-table",
  columns: 2,
  producers: ["libreoffice-pdf", "libreoffice-docx"],
  dates: ["short", "slash"],
  roles: [2, 3],
  omits: ["interests"],
  write: (sheet) => {
    const facts =
      [sheet.email, sheet.phone, sheet.street, sheet.cityLine].map(plain).join("") +
      points(sheet, "skills", sheet.skills) +
      points(sheet, "languages", sheet.spoken) +
      points(sheet, "certificates", sheet.certificates);
    const roles = sheet.roles.map(
      (role) => paragraph("Plain", bold(role.position)) + plain(`${role.employer} | ${role.place}`) + plain(role.dates) + list(role.lines),
    );
    const schools = sheet.schools.map(
      (school) => paragraph("Plain", bold(school.degree)) + plain(school.institution) + plain(school.dates),
    );
    const work =
      heading(sheet.heading.summary) +
      plain(sheet.summary) +
      heading(sheet.heading.work) +
      roles.join("") +
      heading(sheet.heading.education) +
      schools.join("");
    const grid = table("Page", [
      [
        { width: "5.5cm", content: paragraph("Name", toXml(sheet.name)) + facts },
        { width: "11.5cm", content: work },
      ],
    ]);
    return odt(sheet.language, { font: "Noto Sans", size: "9.5pt", color: "#0b5563", styles: grid.style }, grid.body);
  },
};
