import type { Family } from "../family.ts";
import { bullets, chips, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import type { Section } from "../vocabulary.ts";

/** Three columns: contacts and bars, work, schools and dots. */
export const threePanels: Family = {
  name: "three-panels",
  columns: 3,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "years"],
  roles: [2, 3],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry">${tag("h3", role.position)}<p class="c">${toHtml(role.employer)}</p><p>${role.dates} | ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`,
      school: (school) => `<div class="entry"><p>${school.dates}</p>${tag("h3", school.degree)}${tag("p", school.institution)}</div>`,
      skills: (skills) =>
        skills
          .map((skill, index) => `${tag("p", skill)}<div class="bar"><i style="width:${50 + ((index * 17) % 50)}%"></i></div>`)
          .join(""),
      spoken: ({ languages }) =>
        languages.map(({ language, fluency }) => `${tag("p", language)}<p class="c">${toHtml(fluency)}</p>`).join(""),
    };
    const panel = (names: Section[], width: string) => `<div style="flex:${width}">${sections(sheet, look, names)}</div>`;
    return page(
      sheet,
      "body{font-size:9pt}h2{font-size:10.5pt;color:#0a6}.c{color:#0a6}.page{display:flex;gap:18px}.bar{background:#ddd;height:4px;margin:1px 0 4px}.bar i{display:block;background:#0a6;height:4px}",
      `${tag("h1", sheet.name)}${tag("p", sheet.title)}<div class="page">${panel(["contact", "skills"], "1 1 22%")}${panel(["summary", "work"], "1 1 50%")}${panel(["education", "languages", "certificates"], "1 1 24%")}</div>`,
    );
  },
};

/** A photo and a grid of contacts with signs across the page; a pale side at the right, a hair's breadth from the work. */
export const narrowGutter: Family = {
  name: "narrow-gutter",
  columns: 2,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "month", "apostrophe"],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry"><p class="line"><b>${toHtml(role.position)}</b><span>${role.dates}</span></p><p>${toHtml(role.employer)}, ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`,
      school: (school) =>
        `<div class="entry"><p class="line"><b>${toHtml(school.degree)}</b><span>${school.dates}</span></p>${tag("p", school.institution)}</div>`,
      skills: chips,
    };
    const cell = (sign: string, text: string) => `<div><span class="sign">${sign}</span> ${toHtml(text)}</div>`;
    const grid = `<div class="grid">${cell("✆", sheet.phone)}${cell("✉", sheet.email)}${cell("⚑", `${sheet.street}, ${sheet.cityLine}`)}${cell("◷", sheet.title)}</div>`;
    const side = sections(sheet, look, ["summary", "skills", "languages", "certificates"]);
    return page(
      sheet,
      "header{display:flex;gap:20px;align-items:center}.photo{width:70px;height:70px;border-radius:35px;background:#c9a}.grid{display:grid;grid-template-columns:1fr 1fr;gap:2px 16px;font-size:9pt}.page{display:flex;gap:9px}.main{flex:1 1 66%}.side{flex:1 1 34%;background:#f7f0f5;padding:0 7px;font-size:9.5pt}.line{display:flex;justify-content:space-between}.chip{display:inline-block;background:#e7d5e2;padding:0 5px;margin:0 2px 3px 0}",
      `<header><div class="photo"></div><div>${tag("h1", sheet.name)}${grid}</div></header><div class="page"><div class="main">${sections(sheet, look, ["work", "education"])}</div><div class="side">${side}</div></div>`,
    );
  },
};

/** Boxes: each section in a frame of its own, two beside each other below the work. */
export const framedBoxes: Family = {
  name: "framed-boxes",
  columns: 2,
  rare: true,
  producers: ["chromium"],
  dates: ["month", "slash"],
  roles: [2, 3],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry"><p><b>${toHtml(role.position)}</b></p><p>${toHtml(role.employer)} (${toHtml(role.place)})</p><p>${role.dates}</p>${bullets(role.lines)}</div>`,
    };
    const box = (names: Section[]) =>
      names
        .map((name) => sections(sheet, look, [name]))
        .filter((html) => html !== "")
        .map((html) => `<div class="box">${html}</div>`)
        .join("");
    return page(
      sheet,
      "body{font-size:9.5pt}.page{display:grid;grid-template-columns:36% 1fr;gap:10px}.box{border:1px solid #777;border-radius:6px;padding:4px 9px;margin-bottom:10px}h1{text-align:center;grid-column:1/3}h2{margin:2px 0 4px;text-align:center}",
      `<div class="page">${tag("h1", sheet.name)}<div>${box(["contact", "summary", "skills", "certificates"])}</div><div>${box(["work", "education", "languages"])}</div></div>`,
    );
  },
};
