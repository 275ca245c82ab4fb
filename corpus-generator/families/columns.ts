import { printDuration } from "../dates.ts";
import type { Family } from "../family.ts";
import { bullets, chips, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import { groupByEmployer, type Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

/** Side and main column; the side may be on either side and have its own paper. */
function beside(sheet: Sheet, look: Look, side: string, main: string, mainFirst: boolean): string {
  const columns = [`<td class="side">${side}</td>`, `<td class="main">${main}</td>`];
  if (mainFirst) columns.reverse();
  const css =
    "table.page{width:100%;border-collapse:collapse}td.side,td.main{vertical-align:top;padding:12px}td.side{width:32%}.entry{margin-bottom:9px}";
  return page(sheet, css + look.css, `<table class="page"><tr>${columns.join("")}</tr></table>`);
}

const titleEmployerDates: Look["role"] = (role) =>
  `<div class="entry">${tag("h3", role.position)}<p>${toHtml(role.employer)}, ${toHtml(role.place)}</p><p class="date">${role.dates}</p>${bullets(role.lines)}</div>`;

/** Contact, skills and languages on dark paper at the left. */
export const leftRail: Family = {
  name: "left-rail",
  columns: 2,
  producers: ["chromium", "ghostscript"],
  dates: ["month", "slash", "short"],
  since: true,
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "@page{margin:0}td.side{background:#22344a;color:#fff;height:296mm}td{padding:22px!important}h2{font-size:12pt}.date{color:#777}",
      role: titleEmployerDates,
      skills: bullets,
    };
    const main = sections(sheet, look, ["summary", "work", "education"]);
    return beside(
      sheet,
      look,
      tag("h1", sheet.name) + sections(sheet, look, ["contact", "skills", "languages", "certificates"]),
      main,
      false,
    );
  },
};

/** Name across the page, short facts in a pale column at the right. */
export const rightRail: Family = {
  name: "right-rail",
  columns: 2,
  producers: ["chromium"],
  dates: ["short", "dotted", "years"],
  write: (sheet) => {
    const look: Look = {
      css: "body{font-family:'Noto Sans';font-size:9.5pt}td.side{background:#f3efe6}h2{color:#7a4b12;text-transform:uppercase;font-size:10pt}.date{font-weight:bold;font-size:8.5pt}",
      role: (role) =>
        `<div class="entry"><p class="date">${role.dates}</p>${tag("h3", role.position)}${tag("p", `${role.employer} – ${role.place}`)}${bullets(role.lines)}</div>`,
      school: (school) =>
        `<div class="entry"><p class="date">${school.dates}</p>${tag("h3", school.degree)}${tag("p", school.institution)}</div>`,
      skills: (skills) => skills.map((skill) => tag("p", skill)).join(""),
    };
    const main = tag("h1", sheet.name) + tag("p", sheet.title) + sections(sheet, look, ["summary", "work", "education"]);
    return beside(sheet, look, sections(sheet, look, ["contact", "skills", "languages", "certificates", "interests"]), main, true);
  },
};

/** Two columns of one width: work at the left, all else at the right, the head over both. */
export const twinColumns: Family = {
  name: "twin-columns",
  columns: 2,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "month"],
  roles: [2, 3],
  write: (sheet) => {
    const half = (names: Section[]) => `<div class="half">${sections(sheet, look, names)}</div>`;
    const look: Look = {
      css: "header{text-align:center;border-bottom:3px solid #365}.halves{display:flex;gap:28px}.half{flex:1 1 0}h2{color:#365}",
      role: (role) =>
        `<div class="entry"><p><b>${toHtml(role.employer)}</b></p><p>${toHtml(role.position)}</p><p><i>${role.dates}</i></p>${bullets(role.lines)}</div>`,
      school: (school) =>
        `<div class="entry"><p><b>${toHtml(school.institution)}</b></p>${tag("p", school.degree)}<p><i>${school.dates}</i></p></div>`,
    };
    const head = `<header>${tag("h1", sheet.name)}${tag("p", `${sheet.phone} | ${sheet.email}`)}${tag("p", `${sheet.street}, ${sheet.cityLine}`)}</header>`;
    const halves = half(["work"]) + half(["summary", "education", "skills", "languages", "certificates", "interests"]);
    return page(sheet, look.css, `${head}<div class="halves">${halves}</div>`);
  },
  omits: ["places"],
};

/** What a job network prints: grouped roles with their length, contact and top skills at the left. */
export const networkExport: Family = {
  name: "network-export",
  columns: 2,
  producers: ["chromium", "ghostscript"],
  dates: ["month"],
  between: [" - "],
  roles: [3, 5],
  grouped: true,
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "td.side{background:#293e49;color:#eee;font-size:9pt}h2{font-size:13pt}.grey{color:#777}.employer{font-size:12pt}footer{text-align:center;color:#888;margin-top:20px}",
      role: () => "",
      roles: exportedWork,
      skills: (skills) => skills.map((skill) => tag("p", skill)).join(""),
      spoken: ({ spoken }) => spoken.map((one) => tag("p", one)).join(""),
      school: (school) =>
        `<div class="entry">${tag("p.employer", school.institution)}${tag("p", `${school.degree} · (${school.dates})`)}</div>`,
    };
    const head = tag("h1", sheet.name) + tag("p", `${sheet.title}`) + tag("p.grey", sheet.cityLine);
    const main = head + sections(sheet, look, ["summary", "work", "education"]);
    return beside(sheet, look, sections(sheet, look, ["contact", "skills", "languages", "certificates"]), main, false);
  },
};

const exportedWork = (sheet: Sheet): string =>
  groupByEmployer(sheet.roles)
    .map((group) => {
      const roles = group.map(
        (role) =>
          `<p><b>${toHtml(role.position)}</b></p><p>${role.dates} <span class="grey">(${printDuration(role, sheet.words)})</span></p><p class="grey">${toHtml(role.place)}</p>${role.lines
            .slice(0, 2)
            .map((line) => tag("p", line))
            .join("")}`,
      );
      return `<div class="entry">${tag("p.employer", group[0]?.employer ?? "")}${roles.join("")}</div>`;
    })
    .join("");

/** Symbols before the contacts, bars for the skills, pills for the languages. */
export const iconsBars: Family = {
  name: "icons-bars",
  columns: 2,
  producers: ["chromium"],
  dates: ["short", "slash"],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "td.side{width:36%;border-right:2px solid #c55}h2{color:#c55}.bar{background:#ddd;height:5px;margin:1px 0 5px}.bar i{display:block;background:#c55;height:5px;width:70%}.chip{border:1px solid #c55;border-radius:9px;padding:0 7px;display:inline-block;margin-bottom:3px}.date{color:#c55}",
      role: titleEmployerDates,
      skills: (skills) => skills.map((skill) => `${tag("p", skill)}<div class="bar"><i></i></div>`).join(""),
      spoken: ({ spoken }) => chips(spoken),
    };
    const contacts = [`✉ ${sheet.email}`, `☎ ${sheet.phone}`, `⌂ ${sheet.street}, ${sheet.cityLine}`]
      .map((line) => tag("p", line))
      .join("");
    const side = contacts + sections(sheet, look, ["skills", "languages", "certificates"]);
    const main = tag("h1", sheet.name) + sections(sheet, look, ["summary", "work", "education"]);
    return beside(sheet, look, side, main, false);
  },
};
