import type { Family } from "../family.ts";
import { bullets, page, plainHead, sections, tag, toHtml } from "../pages/html.ts";
import { groupByEmployer, type Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

const ORDER: Section[] = ["summary", "work", "education", "skills", "certificates", "languages", "interests"];

/** Employer and date on the first line, role below. */
export const employerFirst: Family = {
  name: "employer-first",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["month", "short", "slash"],
  since: true,
  write: (sheet) =>
    page(
      sheet,
      "h2{border-bottom:1px solid #444;text-transform:uppercase;font-size:11pt}",
      plainHead(sheet) +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<div class="entry"><p><b>${toHtml(role.employer)}</b>, ${toHtml(role.place)}<span class="when">${role.dates}</span></p>${tag("p", role.position)}${bullets(role.lines)}</div>`,
          },
          ORDER,
        ),
    ),
};

/** Everything in the middle of the page, in a serif face. */
export const centred: Family = {
  name: "centred-serif",
  columns: 1,
  producers: ["chromium"],
  dates: ["month", "years"],
  between: [" – ", " — "],
  write: (sheet) =>
    page(
      sheet,
      "body{font-family:'Liberation Serif';text-align:center}h2{font-weight:normal;font-style:italic;border-top:1px solid #999;border-bottom:1px solid #999}.entry{margin-bottom:10px}",
      plainHead(sheet, " · ") +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<div class="entry">${tag("h3", role.position)}<p><i>${toHtml(role.employer)}</i>, ${toHtml(role.place)}</p><p>${role.dates}</p>${role.lines.map((line) => tag("p", `${line}.`)).join("")}</div>`,
            school: (school) => `<div class="entry">${tag("h3", school.institution)}${tag("p", school.degree)}<p>${school.dates}</p></div>`,
            spoken: ({ spoken }) => tag("p", spoken.join(" · ")),
          },
          ORDER,
        ),
    ),
};

/** One line a role: title, employer, place and dates in brackets. */
export const compactLines: Family = {
  name: "compact-lines",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "dotted", "short"],
  between: ["–", " – "],
  roles: [3, 6],
  write: (sheet) =>
    page(
      sheet,
      "body{font:9pt/1.25 'DejaVu Sans'}h1{font-size:15pt}h2{font-size:10pt;margin:8px 0 2px;color:#235}ul{margin:0 0 3px}",
      plainHead(sheet, ", ") +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<p><b>${toHtml(role.position)}</b>, ${toHtml(role.employer)}, ${toHtml(role.place)} (${role.dates})</p>${bullets(role.lines.slice(0, 2))}`,
            school: (school) => tag("p", `${school.degree}, ${school.institution} (${school.dates})`),
            spoken: ({ spoken }) => tag("p", spoken.join(", ")),
          },
          ["work", "education", "skills", "languages", "certificates"],
        ),
    ),
  omits: ["summary", "interests"],
};

/** Headings with wide gaps between their letters. */
export const letterSpaced: Family = {
  name: "letter-spaced",
  columns: 1,
  producers: ["chromium"],
  dates: ["short", "month"],
  write: (sheet) =>
    page(
      sheet,
      "body{font-family:'Noto Sans'}h1,h2{text-transform:uppercase;font-weight:300;letter-spacing:.32em}h2{font-size:11pt;color:#666}.sub{color:#888}",
      plainHead(sheet, "   ") +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<div class="entry">${tag("h3", role.position)}<p class="sub">${toHtml(role.employer)} | ${toHtml(role.place)} | ${role.dates}</p>${bullets(role.lines)}</div>`,
            school: (school) =>
              `<div class="entry">${tag("h3", school.degree)}<p class="sub">${toHtml(school.institution)} | ${school.dates}</p></div>`,
            skills: (skills) => tag("p", skills.join(" / ")),
          },
          ORDER,
        ),
    ),
};

/** An employer once, with the roles held there below it. */
export const groupedRoles: Family = {
  name: "grouped-roles",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["month", "slash", "years"],
  roles: [3, 5],
  grouped: true,
  schoolDates: "end",
  write: (sheet) =>
    page(
      sheet,
      "h2{background:#e8ecf1;padding:3px 6px}.employer{font-weight:bold;margin-top:8px;color:#123}.role{margin-left:14px}",
      plainHead(sheet, " • ") +
        sections(
          sheet,
          {
            css: "",
            role: () => "",
            roles: groupedWork,
            school: (school) => `<p>${toHtml(school.degree)} – ${toHtml(school.institution)}, ${school.endYear}</p>`,
          },
          ["summary", "work", "skills", "education", "certificates", "languages"],
        ),
    ),
  omits: ["interests"],
};

const groupedWork = (sheet: Sheet): string =>
  groupByEmployer(sheet.roles)
    .map(
      (group) =>
        `<p class="employer">${toHtml(group[0]?.employer ?? "")}, ${toHtml(group[0]?.place ?? "")}</p>${group
          .map(
            (role) =>
              `<div class="role entry"><p><i>${toHtml(role.position)}</i><span class="when">${role.dates}</span></p>${bullets(role.lines)}</div>`,
          )
          .join("")}`,
    )
    .join("");

/** Small capitals, a rule under each heading, the date below the role. */
export const smallCaps: Family = {
  name: "small-caps",
  columns: 1,
  producers: ["chromium"],
  dates: ["month", "iso"],
  between: [" – ", " to "],
  write: (sheet) =>
    page(
      sheet,
      "body{font-family:'Noto Serif',serif}h1,h2{font-variant:small-caps;font-weight:normal;letter-spacing:.04em}h2{border-bottom:2px double #555}.date{font-size:9pt;font-style:italic;color:#555}",
      plainHead(sheet) +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<div class="entry"><p><b>${toHtml(role.position)}</b> — ${toHtml(role.employer)}</p><p class="date">${role.dates}, ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`,
            school: (school) =>
              `<div class="entry"><p><b>${toHtml(school.degree)}</b> — ${toHtml(school.institution)}</p><p class="date">${school.dates}</p></div>`,
          },
          ["summary", "education", "work", "skills", "languages", "certificates", "interests"],
        ),
    ),
};
