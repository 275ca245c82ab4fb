import type { Family } from "../family.ts";
import { bullets, chips, page, sections, tag, toHtml } from "../pages/html.ts";
import type { Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

/** Each role on a card of its own, two cards beside each other. */
export const cards: Family = {
  name: "role-cards",
  columns: 2,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "slash", "years"],
  roles: [4, 4],
  omits: ["interests", "summary"],
  write: (sheet) => {
    const card = (lines: string) => `<div class="card entry">${lines}</div>`;
    const look = {
      css: "",
      role: () => "",
      roles: ({ roles }: Sheet) =>
        `<div class="cards">${roles.map((role) => card(`<p class="when">${role.dates}</p>${tag("h3", role.position)}<p>${toHtml(role.employer)}</p><p>${toHtml(role.place)}</p>${bullets(role.lines)}`)).join("")}</div>`,
      school: (school: Sheet["schools"][number]) =>
        `<p><b>${toHtml(school.degree)}</b>, ${toHtml(school.institution)}, ${school.dates}</p>`,
      spoken: ({ spoken }: Sheet) => tag("p", spoken.join(", ")),
    };
    const css =
      ".cards{display:grid;grid-template-columns:1fr 1fr;gap:14px 26px}.card{border:1px solid #bbb;border-radius:6px;padding:8px 12px;margin:0}.when{float:none;color:#067}h2{color:#067}";
    const head = `<header><p style="float:right;text-align:right">${toHtml(sheet.phone)}<br>${toHtml(sheet.email)}<br>${toHtml(sheet.cityLine)}</p>${tag("h1", sheet.name)}${tag("p", sheet.title)}</header><br>`;
    return page(sheet, css, head + sections(sheet, look, ["work", "education", "skills", "certificates", "languages"]));
  },
};

/** Headings hang in the left margin, their text stands at the right of them. */
export const marginHeadings: Family = {
  name: "margin-headings",
  columns: 1,
  producers: ["chromium"],
  dates: ["month", "short"],
  since: true,
  write: (sheet) => {
    const look = {
      css: "",
      role: (role: Sheet["roles"][number]) =>
        `<div class="entry"><p><b>${toHtml(role.employer)}</b> <span class="when">${toHtml(role.place)}</span></p><p><i>${toHtml(role.position)}</i> <span class="when">${role.dates}</span></p>${bullets(role.lines)}</div>`,
      skills: chips,
    };
    const css =
      "section{position:relative;padding-left:140px;border-top:1px solid #ccc;margin-top:8px;padding-top:8px;min-height:30px}.chip{margin-right:22px;white-space:nowrap}h2{position:absolute;left:0;top:8px;width:128px;margin:0;font-size:10pt;color:#555}header{padding-left:140px}";
    const names: Section[] = ["summary", "skills", "work", "education", "languages", "certificates", "interests"];
    const head = `<header>${tag("h1", sheet.name)}<p>${toHtml(sheet.cityLine)}</p><p>${toHtml(sheet.email)} / ${toHtml(sheet.phone)}</p></header>`;
    return page(sheet, css, head + sections(sheet, look, names));
  },
};

/** A chronicle from the first role to the last, the years on lines of their own in large figures. */
export const chronicle: Family = {
  name: "chronicle",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["years", "month"],
  between: ["–", " — "],
  oldestFirst: true,
  write: (sheet) => {
    const look = {
      css: "",
      role: () => "",
      roles: ({ roles }: Sheet) =>
        roles
          .toReversed()
          .map(
            (role) =>
              `<div class="entry"><p class="years">${role.dates}</p><p>${toHtml(role.position)}, <b>${toHtml(role.employer)}</b> (${toHtml(role.place)}). ${toHtml(role.lines.join(". "))}.</p></div>`,
          )
          .join(""),
      school: (school: Sheet["schools"][number]) =>
        `<div class="entry"><p class="years">${school.dates}</p><p>${toHtml(school.degree)}, ${toHtml(school.institution)}</p></div>`,
    };
    const css =
      "body{font-family:'Liberation Serif';font-size:11.5pt}.years{font-size:16pt;color:#955;margin-top:8px}h2{text-align:right;border-bottom:1px solid #955}";
    const foot = `<p style="margin-top:18px;border-top:1px solid #955">${toHtml([sheet.street, sheet.cityLine, sheet.phone, sheet.email].join(" ~ "))}</p>`;
    return page(
      sheet,
      css,
      tag("h1", sheet.name) + sections(sheet, look, ["summary", "education", "work", "certificates", "skills", "languages"]) + foot,
    );
  },
  omits: ["interests"],
};

/** Work as a table with a row of column names: role, employer, place, dates. */
export const historyTable: Family = {
  name: "history-table",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "short", "dotted"],
  roles: [3, 6],
  write: (sheet) => {
    const { labels } = sheet.words;
    const rows = (name: string, cells: string[][]) =>
      `<table>${cells.map((row, index) => `<tr>${row.map((cell) => `<${index === 0 ? "th" : name}>${toHtml(cell)}</${index === 0 ? "th" : name}>`).join("")}</tr>`).join("")}</table>`;
    const look = {
      css: "",
      role: () => "",
      roles: ({ roles }: Sheet) =>
        rows("td", [
          [labels.position, labels.employer, labels.place, labels.period],
          ...roles.map((role) => [role.position, role.employer, role.place, role.dates]),
        ]) + bullets(roles.flatMap(({ lines }) => lines).slice(0, 5)),
    };
    const css =
      "table{width:100%;border-collapse:collapse}th{text-align:left;background:#dde6dd}th,td{padding:3px 6px;border-bottom:1px solid #9a9}";
    const head = `<table><tr><td>${tag("h1", sheet.name)}</td><td>${toHtml(sheet.street)}<br>${toHtml(sheet.cityLine)}</td><td>${toHtml(sheet.phone)}<br>${toHtml(sheet.email)}</td></tr></table>`;
    return page(
      sheet,
      css,
      head + sections(sheet, look, ["summary", "work", "education", "certificates", "skills", "languages", "interests"]),
    );
  },
};

/** The first page with a column at the right, the next pages over the whole width. */
export const changingPages: Family = {
  name: "changing-pages",
  columns: 2,
  producers: ["chromium"],
  dates: ["month", "slash"],
  roles: [5, 6],
  write: (sheet) => {
    const entry = (role: Sheet["roles"][number]) =>
      `<div class="entry"><p><b>${toHtml(role.position)}</b> · ${toHtml(role.employer)}</p><p class="grey">${role.dates} · ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`;
    const look = { css: "", role: () => "", roles: ({ roles }: Sheet) => roles.slice(0, 3).map(entry).join(""), skills: bullets };
    const side = sections(sheet, look, ["contact", "skills", "languages", "certificates"]);
    const first = `<div class="first"><div class="main">${tag("h1", sheet.name)}${sections(sheet, look, ["summary", "work"])}</div><div class="side">${side}</div></div>`;
    const rest = `<div class="rest">${sheet.roles.slice(3).map(entry).join("")}${sections(sheet, look, ["education", "interests"])}</div>`;
    return page(
      sheet,
      ".first{display:flex;gap:30px;break-after:page}.main{flex:2}.side{flex:1;background:#eef;padding:10px}.grey{color:#777}",
      first + rest,
    );
  },
};

/** Skills as pills under each heading, titles and employers joined by a dot, dates at the end of the last line. */
export const pills: Family = {
  name: "pills",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "month"],
  grouped: true,
  roles: [3, 5],
  omits: ["interests"],
  write: (sheet) => {
    const look = {
      css: "",
      role: (role: Sheet["roles"][number]) =>
        `<div class="entry"><p>${toHtml(role.employer)} · <b>${toHtml(role.position)}</b></p>${role.lines.map((line) => tag("p", `→ ${line}`)).join("")}<p class="date">${toHtml(role.place)} · ${role.dates}</p></div>`,
      school: (school: Sheet["schools"][number]) =>
        `<div class="entry"><p>${toHtml(school.institution)} · <b>${toHtml(school.degree)}</b></p><p class="date">${school.dates}</p></div>`,
      skills: chips,
      spoken: ({ spoken }: Sheet) => chips(spoken),
    };
    const css =
      "body{font-family:'DejaVu Sans';font-size:9.5pt}.chip{background:#e6e0f5;border-radius:10px;padding:1px 9px;display:inline-block;margin:1px}.date{font-style:italic;color:#666}h2{color:#539;text-transform:lowercase}";
    const head = tag("h1", sheet.name) + chips([sheet.email, sheet.phone, sheet.cityLine]);
    return page(sheet, css, head + sections(sheet, look, ["skills", "summary", "work", "education", "languages", "certificates"]));
  },
};
