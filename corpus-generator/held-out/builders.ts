import { printDuration } from "../dates.ts";
import type { Family } from "../family.ts";
import { bullets, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import { groupByEmployer, type PrintedRole, type Sheet } from "../sheet.ts";
import { inTurn, phrasesOf } from "./phrases.ts";

const ICONS = {
  phone: "M3 1l3 4-2 2c1 2 3 4 5 5l2-2 4 3-2 2C8 15 1 8 2 3z",
  mail: "M1 3h14v10H1zm1 1l6 5 6-5z",
  pin: "M8 1c3 0 5 2 5 5 0 4-5 9-5 9S3 10 3 6c0-3 2-5 5-5z",
  calendar: "M2 3h12v11H2zM4 1h2v3H4zm6 0h2v3h-2z",
};
const icon = (name: keyof typeof ICONS): string => `<svg class="icon" viewBox="0 0 16 16"><path d="${ICONS[name]}"/></svg>`;
const withIcon = (name: keyof typeof ICONS, text: string): string => `<span class="fact">${icon(name)}${toHtml(text)}</span>`;
const dots = (full: number): string =>
  `<span class="dots">${[1, 2, 3, 4, 5].map((place) => `<i${place <= full ? ' class="full"' : ""}></i>`).join("")}</span>`;

/** A coloured head with a photo and a grid of contacts; a tinted box at the right of the first page, the text closes over it below. */
export const aside: Family = {
  name: "first-page-aside",
  columns: 2,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "slash", "month"],
  between: [" – ", " - "],
  roles: [5, 7],
  omits: ["interests"],
  write: (sheet) => {
    const { proud, proudText } = phrasesOf(sheet);
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="post">${tag("h3", role.position)}${tag("p.firm", role.employer)}<p class="facts">${withIcon("calendar", role.dates)}${withIcon("pin", role.place)}</p>${bullets(role.lines)}</div>`,
      school: (school) =>
        `<div class="post">${tag("h3", school.studyType)}${school.area === undefined ? "" : tag("p", school.area)}${tag("p.firm", school.institution)}<p class="facts">${withIcon("calendar", school.dates)}</p></div>`,
      skills: (skills) => `<p>${skills.map((skill) => tag("span.tool", skill)).join(" ")}</p>`,
      spoken: ({ languages }) =>
        languages
          .map(
            ({ language, fluency }, index) =>
              `<div class="tongue"><div>${tag("b", language)}${tag("p", fluency)}</div>${dots(5 - index)}</div>`,
          )
          .join(""),
    };
    const contacts = [
      withIcon("phone", sheet.phone),
      withIcon("mail", sheet.email),
      withIcon("pin", sheet.street),
      withIcon("pin", sheet.cityLine),
    ];
    const photo =
      '<svg class="photo" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#e8d9c4"/><circle cx="20" cy="16" r="7" fill="#8a6d52"/><path d="M6 38c2-16 26-16 28 0z" fill="#8a6d52"/></svg>';
    const head = `<header class="band"><div><h1>${toHtml(sheet.name)}</h1>${tag("p.lead", sheet.title)}<div class="grid">${contacts.join("")}</div></div>${photo}</header>`;
    const side = `<aside>${sections(sheet, look, ["skills", "languages", "certificates"])}${tag("h2", proud)}${tag("p", proudText)}</aside>`;
    return page(
      sheet,
      "@page{margin:13mm 0}@page:first{margin:0 0 13mm}body{font:10pt/1.5 'Noto Sans'}.icon{width:9px;height:9px;fill:currentColor;margin-right:5px;vertical-align:-1px}.band{background:#1f5c6b;color:#fff;padding:26px 46px 20px;display:flex;justify-content:space-between;align-items:center}.photo{width:96px;height:96px}.lead{font-size:12pt;color:#ffd9a0;margin-bottom:10px}.grid{display:grid;grid-template-columns:auto auto;gap:3px 30px;font-size:9pt}.text{padding:6px 46px}aside{float:right;width:214px;min-height:218mm;background:#eef4f3;margin:6px -46px 0 24px;padding:4px 24px 10px 20px}h2{font-size:11.5pt;color:#1f5c6b;text-transform:uppercase;border-bottom:2px solid;padding-bottom:1px;break-after:avoid}.firm{color:#b0651d;font-weight:bold}.facts{color:#667;font-size:8.5pt}.fact{margin-right:16px}.tool{display:inline-block;background:#fff;border-radius:4px;padding:0 7px;margin:0 4px 5px 0;font-size:9pt}.tongue{display:flex;justify-content:space-between;align-items:center;gap:6px;font-size:9pt;margin-bottom:3px}.dots{white-space:nowrap}.dots i{display:inline-block;width:7px;height:7px;border-radius:4px;background:#cdd;margin-left:2px}.dots i.full{background:#1f5c6b}.post{break-inside:avoid;margin-bottom:10px}",
      `${head}<div class="text">${side}${sections(sheet, look, ["summary", "work", "education"])}</div>`,
    );
  },
};

const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join("");

/** A profile printed from a network's web page: logos with initials, kind of contract behind the employer, length behind the dates. */
export const feed: Family = {
  name: "network-page",
  columns: 1,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "years"],
  between: [" - "],
  roles: [3, 5],
  grouped: true,
  omits: ["interests"],
  write: (sheet) => {
    const { fullTime, sites, skillsOf } = phrasesOf(sheet);
    const at = (role: PrintedRole) => sheet.roles.indexOf(role);
    const site = (role: PrintedRole) => `${toHtml(role.place)} · ${inTurn(sites, at(role))}`;
    const length = (role: PrintedRole) => (sheet.style.form === "years" ? "" : ` · ${printDuration(role, sheet.words)}`);
    const done = (role: PrintedRole) =>
      `<p class="done">${toHtml(`${role.lines.join(". ")}.`)}</p><p class="used"><b>${skillsOf}:</b> ${toHtml(sheet.skills.slice(0, 3).join(" · "))}</p>`;
    const item = (logo: string, what: string) => `<div class="item"><div class="logo">${logo}</div><div class="what">${what}</div></div>`;
    const alone = (role: PrintedRole) =>
      item(
        initials(role.employer),
        `<p><b>${toHtml(role.position)}</b></p><p>${toHtml(role.employer)} · ${inTurn(fullTime, at(role))}</p><p class="grey">${role.dates}${length(role)}</p><p class="grey">${site(role)}</p>${done(role)}`,
      );
    const together = (group: PrintedRole[]) => {
      const [first, last] = [group[0] as PrintedRole, group.at(-1) as PrintedRole];
      const whole = sheet.style.form === "years" ? "" : `<p>${printDuration({ start: last.start, end: first.end }, sheet.words)}</p>`;
      const steps = group.map(
        (role) =>
          `<div class="step"><p><b>${toHtml(role.position)}</b></p><p class="grey">${role.dates}${length(role)}</p><p class="grey">${site(role)}</p>${done(role)}</div>`,
      );
      return item(initials(first.employer), `<p><b>${toHtml(first.employer)}</b></p>${whole}${steps.join("")}`);
    };
    const look: Look = {
      css: "",
      role: () => "",
      roles: ({ roles }) =>
        groupByEmployer(roles)
          .map((group) => (group.length > 1 ? together(group) : alone(group[0] as PrintedRole)))
          .join(""),
      school: (school) =>
        item(
          initials(school.institution),
          `<p><b>${toHtml(school.institution)}</b></p>${tag("p", school.degree)}<p class="grey">${school.dates}</p>`,
        ),
      skills: (skills) => skills.map((skill) => tag("p.line", skill)).join(""),
      spoken: ({ languages }) =>
        languages.map(({ language, fluency }) => `<div class="line"><b>${toHtml(language)}</b>${tag("p.grey", fluency)}</div>`).join(""),
    };
    const head = `<section class="card"><h1>${toHtml(sheet.name)}</h1>${tag("p", sheet.title)}<p class="grey">${toHtml(sheet.cityLine)} · <a>${sheet.email}</a> · ${toHtml(sheet.phone)}</p></section>`;
    return page(
      sheet,
      "@page{margin:10mm 18mm}body{font:10pt/1.4 'Liberation Sans';color:#222}section{border:1px solid #ddd;border-radius:8px;padding:4px 20px 12px;margin-bottom:9px;box-decoration-break:clone}h1{font-size:18pt;margin-top:8px}.item{display:flex;gap:14px;padding:6px 0}.logo{width:42px;height:42px;flex:none;background:#dce6f1;color:#0a66c2;font-weight:bold;text-align:center;line-height:42px}.grey{color:#666;font-size:9pt}.step{border-left:2px solid #ccc;padding-left:12px;margin:6px 0;break-inside:avoid}.done{margin-top:4px}.used{margin-top:4px;font-size:9pt}.line{border-bottom:1px solid #eee;padding:3px 0}a{color:#0a66c2}",
      head + sections(sheet, look, ["summary", "work", "education", "skills", "certificates", "languages"]),
    );
  },
};

/** Bands across the page: three columns of facts, one of text, then employer and dates at the left of what was done, two columns at the end. */
export const bands: Family = {
  name: "stacked-bands",
  columns: 3,
  producers: ["chromium", "ghostscript"],
  dates: ["years", "slash", "short"],
  between: ["–", " – "],
  since: true,
  roles: [2, 4],
  write: (sheet) => {
    const { availability, immediately } = phrasesOf(sheet);
    const row = (left: string, right: string) => `<div class="row"><div class="left">${left}</div><div class="right">${right}</div></div>`;
    const look: Look = {
      css: "",
      role: (role: Sheet["roles"][number]) =>
        row(
          `<p class="span">${role.dates}</p>${tag("p.firm", role.employer)}${tag("p", role.place)}`,
          `${tag("p.post", role.position)}${role.lines.map((line) => tag("p.did", line)).join("")}`,
        ),
      school: (school) =>
        `<div class="study">${tag("p.post", school.institution)}${tag("p", school.degree)}<p class="span">${school.dates}</p></div>`,
      skills: (skills) => skills.map((skill) => tag("p", skill)).join(""),
      spoken: ({ languages }) => languages.map(({ language, fluency }) => tag("p", `${language}: ${fluency}`)).join(""),
    };
    const cell = (html: string) => `<div class="cell">${html}</div>`;
    const strip = `<div class="strip">${cell(`${sections(sheet, look, ["contact"])}<p>${availability}: ${immediately}</p>`)}${cell(sections(sheet, look, ["skills"]))}${cell(sections(sheet, look, ["languages", "interests"]))}</div>`;
    const foot = `<div class="foot">${cell(sections(sheet, look, ["education"]))}${cell(sections(sheet, look, ["certificates"]))}</div>`;
    return page(
      sheet,
      "@page{margin:12mm 15mm}body{font:9.5pt/1.45 'DejaVu Sans Condensed';font-variant-ligatures:none}h1{font-weight:300;font-size:26pt;letter-spacing:.08em;text-transform:uppercase}h2{font-size:9pt;letter-spacing:.22em;text-transform:uppercase;font-weight:normal;color:#7a2f4f;margin:8px 0 4px}.job{color:#7a2f4f;font-size:12pt}.strip{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:12px;background:#f6eff2;padding:2px 14px 12px;margin:10px 0}.foot{display:grid;grid-template-columns:3fr 2fr;gap:18px;border-top:1px solid #7a2f4f;margin-top:8px}.summary{font-style:italic}.row{display:flex;gap:14px;margin-bottom:9px;break-inside:avoid}.left{width:31%;flex:none}.right{flex:1}.span{color:#7a2f4f;font-size:8.5pt}.firm{font-weight:bold}.post{font-weight:bold;font-size:10.5pt}.did{padding-left:11px;text-indent:-11px}.did:before{content:'» '}.study{margin-bottom:6px;break-inside:avoid}",
      `<h1>${toHtml(sheet.name)}</h1>${tag("p.job", sheet.title)}${strip}${sections(sheet, look, ["summary", "work"])}${foot}`,
    );
  },
};
