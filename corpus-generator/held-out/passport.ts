import type { Family } from "../family.ts";
import { type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import { phrasesOf } from "./phrases.ts";

/** A form of the Union: dates and town above "ROLE – employer", a grid of levels for each language but the first. */
export const passport: Family = {
  name: "level-grid",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["days", "dotted"],
  between: [" – "],
  omits: ["interests"],
  write: (sheet) => {
    const { birth, birthday, nationality, national, other, understanding, speaking, writing } = phrasesOf(sheet);
    const { labels } = sheet.words;
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry"><p class="above">${role.dates} – ${toHtml(role.place)}</p><p class="head"><b>${toHtml(role.position)}</b> <span>${toHtml(role.employer)}</span></p>${role.lines.map((line) => tag("p", `${line}.`)).join("")}</div>`,
      school: (school) =>
        `<div class="entry"><p class="above">${school.dates}</p><p class="head"><b>${toHtml(school.degree)}</b> <span>${toHtml(school.institution)}</span></p></div>`,
      skills: (skills) => tag("p", skills.join("  |  ")),
      spoken: ({ languages: [first, ...rest] }) => {
        const cells = (kind: string, row: string[]) => `<tr>${row.map((text) => tag(kind, text)).join("")}</tr>`;
        const mother = `<p>${toHtml(first?.fluency ?? "")}: <b>${toHtml(first?.language ?? "")}</b></p><p>${toHtml(other)}:</p>`;
        const rows = rest.map(({ language, fluency }) => cells("td", [language, fluency, fluency, fluency]));
        return `${mother}<table>${cells("th", ["", understanding, speaking, writing])}${rows.join("")}</table>`;
      },
      heading: (text) => `<div class="bar"><h2>${toHtml(text)}</h2></div>`,
    };
    const fact = (label: string, value: string) => `<span class="fact"><b>${toHtml(label)}:</b> ${toHtml(value)}</span>`;
    const facts = [
      fact(birth, birthday),
      fact(nationality, national),
      fact(labels.phone, sheet.phone),
      fact(labels.email, sheet.email),
      fact(labels.address, `${sheet.street}, ${sheet.cityLine}`),
    ];
    return page(
      sheet,
      "@page{margin:0 0 14mm}body{font:10pt/1.45 'Noto Sans'}.top{background:#eef1f8;padding:26px 56px 16px;display:flex;gap:24px}.top svg{width:74px;height:90px;flex:none}h1{font-size:21pt;font-weight:normal;color:#1b2f6b}.fact{margin-right:10px}.fact:not(:last-child){white-space:nowrap}.fact:not(:last-child):after{content:' |';color:#99a}section{padding:0 56px;text-align:justify}.bar{border-bottom:1px solid #1b2f6b;margin:13px 0 6px}h2{display:inline-block;background:#1b2f6b;color:#fff;font-size:9.5pt;text-transform:uppercase;padding:2px 12px;margin:0}.above{color:#67709a;font-size:9pt}.head{color:#1b2f6b}.head b{text-transform:uppercase}.head span{font-style:italic}.head span:before{content:'– '}table{border-collapse:collapse;width:86%;margin-top:4px}th{font-weight:normal;color:#67709a;font-size:8.5pt}td,th{border-bottom:1px solid #d5d9e8;padding:3px 8px;text-align:center}td:first-child{text-align:left;font-weight:bold}",
      `<div class="top"><svg viewBox="0 0 37 45"><rect width="37" height="45" fill="#c9cfe2"/><circle cx="18" cy="17" r="8" fill="#8088aa"/><path d="M4 45c2-20 27-20 29 0z" fill="#8088aa"/></svg><div>${tag("h1", sheet.name)}<p>${facts.join(" ")}</p></div></div>${sections(sheet, look, ["summary", "work", "education", "languages", "skills", "certificates"])}`,
    );
  },
};
