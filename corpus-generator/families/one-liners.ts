import type { Family } from "../family.ts";
import { bullets, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import { groupByEmployer } from "../sheet.ts";
import type { Language, Section } from "../vocabulary.ts";

const ORDER: Section[] = ["summary", "work", "education", "skills", "languages", "certificates"];

/** "2019–2022 | Role, Employer, City": one line each, nothing below. */
export const pipeLines: Family = {
  name: "pipe-lines",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["years", "slash", "roman"],
  between: ["–", " – "],
  roles: [3, 5],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) => tag("p", `${role.dates} | ${role.position}, ${role.employer}, ${role.place}`),
      school: (school) => tag("p", `${school.dates} | ${school.degree}, ${school.institution}`),
      skills: (skills) => tag("p", skills.join(" | ")),
      spoken: ({ spoken }) => tag("p", spoken.join(" | ")),
    };
    return page(
      sheet,
      "h2{background:#eee;padding:2px 6px}",
      `${tag("h1", sheet.name)}${tag("p", `${sheet.cityLine} | ${sheet.email} | ${sheet.phone}`)}${sections(sheet, look, ORDER)}`,
    );
  },
};

const UNITS: Record<Language, string[]> = {
  en: ["Northern Branch", "Team Harbour", "Second Floor"],
  de: ["Abteilung Nord", "Bereich Service", "Team Hafen"],
  fr: ["Service Nord", "Pôle technique", "Équipe du port"],
  es: ["Sección Norte", "Área técnica", "Equipo del puerto"],
  pt: ["Setor Norte", "Área técnica", "Equipa do porto"],
  it: ["Settore Nord", "Area tecnica", "Reparto del porto"],
  nl: ["Afdeling Noord", "Team Haven", "Technische dienst"],
};

/** "Role, Unit, Employer, Town" in one line, the dates in brackets on the next. */
export const unitLines: Family = {
  name: "unit-lines",
  columns: 1,
  rare: true,
  producers: ["chromium"],
  dates: ["month", "slash"],
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry"><p><b>${toHtml(role.position)}, ${UNITS[sheet.language][sheet.roles.indexOf(role) % 3]}, ${toHtml(role.employer)}, ${toHtml(role.place)}</b></p><p>(${role.dates})</p>${bullets(role.lines)}</div>`,
      school: (school) => `<div class="entry">${tag("p", `${school.degree}, ${school.institution}`)}<p>(${school.dates})</p></div>`,
    };
    return page(
      sheet,
      "body{font-family:'DejaVu Serif';font-size:9.5pt}",
      `${tag("h1", sheet.name)}${[sheet.street, sheet.cityLine, sheet.phone, sheet.email].map((line) => tag("p", line)).join("")}${sections(sheet, look, ORDER)}`,
    );
  },
};

/** The employer once, with the years at it; promotions below, each with its dates in brackets. */
export const promotions: Family = {
  name: "promotions",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "years"],
  roles: [4, 6],
  grouped: true,
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: () => "",
      roles: ({ roles }) =>
        groupByEmployer(roles)
          .map((group) => {
            const [first, last] = [group[0], group.at(-1)];
            const under = group.map((role) => `<p><i>${toHtml(role.position)}</i> (${role.dates})</p>${bullets(role.lines)}`).join("");
            return `<div class="entry"><p class="firm"><b>${toHtml(first?.employer ?? "")}</b>, ${toHtml(first?.place ?? "")}<span class="when">${last?.from} – ${first?.until}</span></p>${under}</div>`;
          })
          .join(""),
    };
    return page(
      sheet,
      ".firm{background:#f0f3f7}h2{text-align:right;color:#357}",
      `${tag("h1", sheet.name)}${tag("p", `${sheet.email} • ${sheet.phone} • ${sheet.cityLine}`)}${sections(sheet, look, ORDER)}`,
    );
  },
};

/** Role and employer, the dates on a line of their own below, set in grey; nothing is bold. */
export const datesBelow: Family = {
  name: "dates-below",
  columns: 1,
  rare: true,
  producers: ["chromium"],
  dates: ["month", "days", "short"],
  since: true,
  omits: ["interests"],
  write: (sheet) => {
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry">${tag("p", `${role.employer} | ${role.place}`)}${tag("p", role.position)}<p class="grey">${role.dates}</p>${tag("p", `${role.lines.join(". ")}.`)}</div>`,
      school: (school) =>
        `<div class="entry">${tag("p", school.institution)}${tag("p", school.degree)}<p class="grey">${school.dates}</p></div>`,
      skills: (skills) => tag("p", skills.join(" · ")),
      spoken: ({ languages }) => tag("p", languages.map(({ language, fluency }) => `${language} – ${fluency}`).join(" · ")),
    };
    return page(
      sheet,
      ".grey{color:#888;font-size:9pt}h1,h2{font-weight:normal}h2{font-size:15pt;color:#808}",
      `${tag("h1", sheet.name)}${tag("p", sheet.title)}${sections(sheet, look, ["contact", ...ORDER])}`,
    );
  },
};
