import type { Family } from "../family.ts";
import { bullets, page, plainHead, sections, tag, toHtml } from "../pages/html.ts";
import type { Sheet } from "../sheet.ts";
import type { Label, Section } from "../vocabulary.ts";

const ORDER: Section[] = ["summary", "work", "education", "skills", "certificates", "languages", "interests"];

/** White letters on a dark banner, the sections below it. */
export const banner: Family = {
  name: "dark-banner",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["month", "dotted"],
  write: (sheet) => {
    const head = `<div class="banner">${tag("h1", sheet.name)}${tag("p", sheet.title)}<p>${toHtml(`${sheet.cityLine}   ${sheet.phone}   ${sheet.email}`)}</p></div>`;
    const body = sections(
      sheet,
      {
        css: "",
        role: (role) =>
          `<div class="entry"><p><b>${toHtml(role.position)} – ${toHtml(role.employer)}</b></p><p>${role.dates} | ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`,
      },
      ORDER,
    );
    return page(
      sheet,
      "@page{margin:0 0 14mm}.banner{background:#173f35;color:#fff;padding:26px 50px}section{padding:0 50px}",
      head + body,
    );
  },
};

/** A line with dots at the left, dates beside the dots. */
export const timeline: Family = {
  name: "timeline-dots",
  columns: 1,
  producers: ["chromium"],
  dates: ["short", "years", "slash"],
  between: ["–", " – "],
  write: (sheet) => {
    const row = (when: string, what: string) => `<div class="row entry"><div class="at">${when}</div><div class="what">${what}</div></div>`;
    const css =
      ".row{display:flex}.at{width:110px;flex:none;font-size:9pt;color:#555;text-align:right;padding-right:10px}.what{border-left:2px solid #69c;padding:0 0 8px 14px;position:relative}.what:before{content:'';position:absolute;left:-6px;top:4px;width:10px;height:10px;border-radius:5px;background:#69c}";
    const look = {
      css,
      role: (role: Sheet["roles"][number]) =>
        row(role.dates, `<b>${toHtml(role.position)}</b><br>${toHtml(role.employer)}, ${toHtml(role.place)}${bullets(role.lines)}`),
      school: (school: Sheet["schools"][number]) => row(school.dates, `<b>${toHtml(school.degree)}</b><br>${toHtml(school.institution)}`),
    };
    return page(sheet, css, plainHead(sheet) + sections(sheet, look, ORDER));
  },
};

/** The form of the European curriculum: labels at the left, values at the right, one cell each. */
export const labelGrid: Family = {
  name: "label-grid",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "month"],
  omits: ["summary", "interests"],
  write: (sheet) => {
    const label = (name: Label, value: string) =>
      `<tr><td class="label">${toHtml(sheet.words.labels[name])}</td><td>${toHtml(value)}</td></tr>`;
    const head = (text: string) => `<tr><td class="label head">${toHtml(text)}</td><td></td></tr>`;
    const roles = sheet.roles.map(
      (role) =>
        label("period", role.dates) +
        label("position", role.position) +
        label("employer", `${role.employer}, ${role.place}`) +
        label("tasks", `${role.lines.join("; ")}.`) +
        gap,
    );
    const schools = sheet.schools.map(
      (school) => label("period", school.dates) + label("degree", school.degree) + label("school", school.institution) + gap,
    );
    const list = (name: Section, items: string[]) =>
      items.length === 0 ? "" : `<tr><td class="label head">${toHtml(sheet.heading[name])}</td><td>${toHtml(items.join(", "))}</td></tr>`;
    const personal =
      label("name", sheet.name) +
      label("address", `${sheet.street}, ${sheet.cityLine}`) +
      label("phone", sheet.phone) +
      label("email", sheet.email) +
      gap;
    return page(
      sheet,
      "td{vertical-align:top;padding:1px 8px}td.label{width:32%;text-align:right;border-right:1px solid #004494;color:#004494}.head{font-weight:bold;text-transform:uppercase;padding-top:8px}",
      `${tag("h1", sheet.words.labels.cv)}<table>${personal}${head(sheet.heading.work)}${roles.join("")}${head(sheet.heading.education)}${schools.join("")}${list("skills", sheet.skills)}${list("languages", sheet.spoken)}${list("certificates", sheet.certificates)}</table>`,
    );
  },
};
const gap = '<tr><td class="label">&nbsp;</td><td></td></tr>';

/** Skills in groups first with what was done, the places of work in short lines at the end. */
export const functional: Family = {
  name: "functional",
  columns: 1,
  producers: ["chromium"],
  dates: ["years", "short"],
  omits: ["interests"],
  write: (sheet) => {
    const done = sheet.roles.flatMap(({ lines }) => lines);
    const look = {
      css: "",
      role: (role: Sheet["roles"][number]) => tag("p", `${role.position}, ${role.employer}, ${role.place}, ${role.dates}`),
      school: (school: Sheet["schools"][number]) => tag("p", `${school.degree}, ${school.institution}, ${school.dates}`),
      skills: (skills: string[]) =>
        skills
          .map((skill, index) => `<div class="entry">${tag("h3", skill)}${bullets(done.slice(index * 2, index * 2 + 2))}</div>`)
          .join(""),
    };
    return page(
      sheet,
      "h2{border-left:6px solid #849;padding-left:8px}",
      plainHead(sheet) + sections(sheet, look, ["summary", "skills", "work", "education", "certificates", "languages"]),
    );
  },
};

/** A table with visible lines: dates in the first column, what was done in the second. */
export const borderedTable: Family = {
  name: "bordered-table",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["dotted", "slash", "years"],
  between: [" – ", " - ", " to "],
  write: (sheet) => {
    const rows = (cells: [string, string][]) =>
      `<table>${cells.map(([when, what]) => `<tr><td class="when">${when}</td><td>${what}</td></tr>`).join("")}</table>`;
    const look = {
      css: "",
      role: () => "",
      roles: ({ roles }: Sheet) =>
        rows(
          roles.map((role) => [
            role.dates,
            `<b>${toHtml(role.position)}</b><br>${toHtml(role.employer)}, ${toHtml(role.place)}${bullets(role.lines)}`,
          ]),
        ),
      school: (school: Sheet["schools"][number]) =>
        rows([[school.dates, `<b>${toHtml(school.degree)}</b><br>${toHtml(school.institution)}`]]),
      spoken: ({ languages }: Sheet) => rows(languages.map(({ language, fluency }) => [toHtml(language), toHtml(fluency)])),
    };
    return page(
      sheet,
      "table{width:100%;border-collapse:collapse}td{border:1px solid #888;padding:4px 7px;vertical-align:top}td.when{float:none;width:24%}",
      plainHead(sheet) + sections(sheet, look, ORDER),
    );
  },
};

/** Many roles over several pages; name and page number at the top of each sheet. */
export const runningHeader: Family = {
  name: "running-header",
  columns: 1,
  producers: ["chromium"],
  dates: ["month", "short"],
  roles: [6, 8],
  write: (sheet) =>
    page(
      sheet,
      `@page{margin:24mm 20mm 20mm;@top-right{content:"${sheet.name} · ${sheet.words.page} " counter(page) " / " counter(pages);font:8pt 'Liberation Sans';color:#777}@bottom-center{content:"${sheet.email}";font:8pt 'Liberation Sans'}}body{font-size:11.5pt;line-height:1.6}`,
      plainHead(sheet) +
        sections(
          sheet,
          {
            css: "",
            role: (role) =>
              `<div class="entry">${tag("h3", `${role.position} | ${role.employer}`)}<p>${role.dates}, ${toHtml(role.place)}</p>${bullets([...role.lines, ...sheet.words.lines.slice(2, 4).map((line) => line.replace("{n}", "12"))])}</div>`,
          },
          ORDER,
        ),
    ),
};
