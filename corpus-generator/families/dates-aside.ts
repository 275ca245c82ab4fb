import type { Family } from "../family.ts";
import { bullets, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import type { PrintedRole, PrintedSchool, Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

const ORDER: Section[] = ["summary", "work", "education", "skills", "languages", "certificates"];
const head = (sheet: Sheet): string =>
  `<header>${tag("h1", sheet.name)}${tag("p", sheet.title)}${tag("p", `${sheet.phone} / ${sheet.email} / ${sheet.street}, ${sheet.cityLine}`)}</header>`;

/** Beginning and end one under the other in a narrow gutter, a rail of dots beside them. */
export const yearGutter: Family = {
  name: "year-gutter",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["years", "short"],
  omits: ["interests"],
  write: (sheet) => {
    const entry = (until: string, from: string, what: string) =>
      `<div class="row"><div class="gutter"><div>${until}</div><div>${from}</div></div><div class="what">${what}</div></div>`;
    const look: Look = {
      css: "",
      role: (role) =>
        entry(
          `${role.from} –`,
          role.until,
          `<b>${toHtml(role.employer)}</b> · ${toHtml(role.place)}<br><i>${toHtml(role.position)}</i>${bullets(role.lines)}`,
        ),
      school: (school) =>
        entry(
          `${school.dates.split(" – ")[0]} –`,
          school.dates.split(" – ")[1] ?? "",
          `<b>${toHtml(school.institution)}</b><br>${toHtml(school.degree)}`,
        ),
    };
    return page(
      sheet,
      ".row{display:flex;break-inside:avoid}.gutter{width:62px;flex:none;color:#b5482a;font-size:9pt}.what{border-left:3px solid #b5482a;padding:0 0 10px 12px}h2{color:#b5482a}",
      head(sheet) + sections(sheet, look, ORDER),
    );
  },
};

/** Place and dates at the right, one under the other, opposite employer and role. */
export const stackedRight: Family = {
  name: "stacked-right",
  columns: 1,
  rare: true,
  producers: ["chromium"],
  dates: ["month", "apostrophe"],
  between: [" – ", " - "],
  omits: ["interests"],
  write: (sheet) => {
    const entry = (left: string[], right: string[], lines: string[]) =>
      `<div class="entry"><div class="pair"><div>${left.join("")}</div><div class="r">${right.map((text) => tag("p", text)).join("")}</div></div>${bullets(lines)}</div>`;
    const look: Look = {
      css: "",
      role: ({ employer, position, place, dates, lines }) =>
        entry([`<p><b>${toHtml(employer)}</b></p>`, tag("p", position)], [place, dates], lines),
      school: ({ institution, degree, dates }) => entry([`<p><b>${toHtml(institution)}</b></p>`, tag("p", degree)], [dates], []),
    };
    return page(
      sheet,
      ".pair{display:flex;justify-content:space-between}.r{text-align:right}h2{font-variant:small-caps;border-bottom:1px solid}",
      head(sheet) + sections(sheet, look, ORDER),
    );
  },
};

/** A table whose dates stand in the middle, between employer and role. */
export const datesBetween: Family = {
  name: "dates-between",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "years", "roman"],
  between: ["–", " – "],
  omits: ["interests"],
  write: (sheet) => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const look: Look = {
      css: "",
      role: () => "",
      roles: ({ roles }) =>
        `<table>${roles.map((role: PrintedRole) => row([`<b>${toHtml(role.employer)}</b><br>${toHtml(role.place)}`, role.dates, `<b>${toHtml(role.position)}</b>${bullets(role.lines)}`])).join("")}</table>`,
      school: (school: PrintedSchool) => `<table>${row([toHtml(school.institution), school.dates, toHtml(school.degree)])}</table>`,
    };
    return page(
      sheet,
      "table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:4px 6px;border-top:1px solid #ddd}td:nth-child(1){width:30%}td:nth-child(2){width:19%;color:#555}",
      head(sheet) + sections(sheet, look, ORDER),
    );
  },
};

/** "Employer — Role" as one heading, a column of its own for the dates at the right. */
export const headingAndDate: Family = {
  name: "heading-and-date",
  columns: 1,
  rare: true,
  producers: ["chromium"],
  dates: ["short", "month"],
  omits: ["interests"],
  write: (sheet) => {
    const row = (what: string, when: string) => `<div class="row"><div class="what">${what}</div><div class="at">${when}</div></div>`;
    const look: Look = {
      css: "",
      role: (role) =>
        row(`${tag("h3", `${role.employer} — ${role.position}`)}${tag("p.grey", role.place)}${bullets(role.lines)}`, role.dates),
      school: (school) => row(tag("h3", `${school.institution} — ${school.degree}`), school.dates),
    };
    return page(
      sheet,
      ".row{display:flex;gap:14px;margin-bottom:8px}.what{flex:1}.at{width:92px;flex:none;font-size:8.5pt;color:#666}.grey{color:#777}h2{letter-spacing:.5px;color:#2b5}",
      head(sheet) + sections(sheet, look, ORDER),
    );
  },
};
