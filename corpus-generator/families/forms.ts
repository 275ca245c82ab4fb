import type { Family } from "../family.ts";
import { bullets, type Look, page, sections, tag, toHtml } from "../pages/html.ts";
import { heading, odt, paragraph, plain, table, toXml } from "../pages/odt.ts";
import type { Sheet } from "../sheet.ts";
import type { Language, Section } from "../vocabulary.ts";

const ORDER: Section[] = ["work", "education", "skills", "languages", "certificates"];

/** An application for public service: address, hours a week and supervisor of each role. */
export const publicService: Family = {
  name: "public-service",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["slash", "month"],
  between: [" - ", " to "],
  omits: ["interests"],
  write: (sheet) => {
    const words = SERVICE[sheet.language];
    const look: Look = {
      css: "",
      role: (role, { phone }) =>
        `<div class="entry">${tag("p", role.position)}<p><b>${toHtml(role.employer)}</b></p>${tag("p", `${sheet.street.replace(/\d+/, "7")}, ${role.place}`)}<p>${role.dates}</p>${tag("p", `${words.hours}: 40`)}${tag("p", `${words.supervisor}: Dana Whitlock (${phone.slice(0, -2)}00)`)}${tag("p", `${words.duties}:`)}${bullets(role.lines)}</div>`,
    };
    return page(
      sheet,
      "body{font-family:'Liberation Serif';font-size:11.5pt}h2{text-decoration:underline}",
      `${[sheet.name, sheet.street, sheet.cityLine, `${words.mobile}: ${sheet.phone}`, `${words.mail}: ${sheet.email}`].map((line) => tag("p", line)).join("")}${sections(sheet, look, ["summary", ...ORDER])}`,
    );
  },
};

type Service = { hours: string; supervisor: string; duties: string; mobile: string; mail: string };
const SERVICE: Record<Language, Service> = {
  en: { hours: "Hours per week", supervisor: "Supervisor", duties: "Duties", mobile: "Mobile", mail: "E-mail" },
  de: { hours: "Wochenstunden", supervisor: "Vorgesetzte", duties: "Aufgaben", mobile: "Mobil", mail: "E-Mail" },
  fr: { hours: "Heures par semaine", supervisor: "Responsable", duties: "Missions", mobile: "Portable", mail: "Courriel" },
  es: { hours: "Horas por semana", supervisor: "Supervisora", duties: "Funciones", mobile: "Móvil", mail: "Correo" },
  pt: { hours: "Horas por semana", supervisor: "Supervisora", duties: "Funções", mobile: "Telemóvel", mail: "E-mail" },
  it: { hours: "Ore settimanali", supervisor: "Responsabile", duties: "Mansioni", mobile: "Cellulare", mail: "E-mail" },
  nl: { hours: "Uren per week", supervisor: "Leidinggevende", duties: "Taken", mobile: "Mobiel", mail: "E-mail" },
};

/** The newer European form: dates in brackets above, the role in capitals, employer and place behind rules. */
export const bracketedForm: Family = {
  name: "bracketed-form",
  columns: 1,
  rare: true,
  producers: ["chromium"],
  dates: ["days", "slash"],
  omits: ["summary", "interests"],
  write: (sheet) => {
    const { labels } = sheet.words;
    const look: Look = {
      css: "",
      role: (role) =>
        `<div class="entry"><p class="d">[ ${role.dates} ]</p><p><b class="up">${toHtml(role.position)}</b></p><p><b>${toHtml(role.employer)}</b></p><p class="g">${labels.place}: ${toHtml(role.place)}</p>${bullets(role.lines)}</div>`,
      school: (school) =>
        `<div class="entry"><p class="d">[ ${school.dates} ]</p><p><b>${toHtml(school.degree)}</b></p><p class="g">${toHtml(school.institution)}</p></div>`,
      spoken: ({ languages }) =>
        languages.map(({ language, fluency }) => `<p><b>${toHtml(language)}</b> | ${toHtml(fluency)}</p>`).join(""),
    };
    const contact = `<p>${labels.address}: ${toHtml(`${sheet.street}, ${sheet.cityLine}`)} | ${labels.email}: ${sheet.email} | ${labels.phone}: ${sheet.phone}</p>`;
    return page(
      sheet,
      ".up{text-transform:uppercase}.d{color:#666}.g{color:#0e4194}h2{text-transform:uppercase;font-size:10pt;border-bottom:2px solid #0e4194;color:#0e4194}",
      `${tag("h1", sheet.name)}${contact}${sections(sheet, look, ORDER)}`,
    );
  },
};

/** Headings in the left column, on the first line of what they head: "LANGUAGES   English, German". */
export const leftHeadings: Family = {
  name: "left-headings",
  columns: 1,
  rare: true,
  producers: ["chromium", "ghostscript"],
  dates: ["short", "years", "month"],
  omits: ["interests"],
  write: (sheet) => {
    const part = (name: Section, content: string) =>
      content === "" ? "" : `<tr><th>${toHtml(sheet.heading[name])}</th><td>${content}</td></tr>`;
    const role = (one: Sheet["roles"][number]) =>
      `<div class="entry"><p><b>${toHtml(one.position)}</b>, ${toHtml(one.employer)}, ${toHtml(one.place)}</p><p>${one.dates}</p>${bullets(one.lines)}</div>`;
    const rows = [
      part("summary", toHtml(sheet.summary)),
      part("work", sheet.roles.map(role).join("")),
      part(
        "education",
        sheet.schools.map((school) => `<p>${toHtml(school.degree)}, ${toHtml(school.institution)}, ${school.dates}</p>`).join(""),
      ),
      part("skills", toHtml(sheet.skills.join(", "))),
      part("languages", toHtml(sheet.spoken.join(", "))),
      part("certificates", toHtml(sheet.certificates.join(", "))),
    ];
    return page(
      sheet,
      "table{border-collapse:collapse}th{width:27%;text-align:left;vertical-align:top;text-transform:uppercase;font-size:9.5pt;padding-right:12px}td{padding-bottom:12px;vertical-align:top}",
      `${tag("h1", sheet.name)}${tag("p", `${sheet.street}, ${sheet.cityLine}`)}${tag("p", `${sheet.phone}, ${sheet.email}`)}<table>${rows.join("")}</table>`,
    );
  },
};

/** Lebenslauf in table form on plain paper: dates at the left, "role at employer" in one sentence at the right. */
export const tabular: Family = {
  name: "tabular",
  columns: 1,
  rare: true,
  producers: ["libreoffice-pdf", "libreoffice-docx"],
  dates: ["slash", "dotted", "years"],
  between: [" – ", " - "],
  since: true,
  omits: ["interests", "summary"],
  write: (sheet) => {
    const row = (when: string, what: string[]) => [
      { width: "4.6cm", content: plain(when) },
      { width: "12.4cm", content: what.join("") },
    ];
    const at = AT[sheet.language];
    const tables = [
      table("Person", [
        row(sheet.words.labels.name, [plain(sheet.name)]),
        row(sheet.words.labels.address, [plain(sheet.street), plain(sheet.cityLine)]),
        row(sheet.words.labels.phone, [plain(sheet.phone)]),
        row(sheet.words.labels.email, [plain(sheet.email)]),
      ]),
      table(
        "Work",
        sheet.roles.map((role) =>
          row(role.dates, [
            plain(`${role.position} ${at} ${role.employer}, ${role.place}`),
            ...role.lines.map((line) => plain(`- ${line}`)),
          ]),
        ),
      ),
      table(
        "Schools",
        sheet.schools.map((school) => row(school.dates, [plain(school.institution), plain(school.degree)])),
      ),
      table("More", [
        row(sheet.heading.skills, [plain(sheet.skills.join(", "))]),
        row(sheet.heading.languages, [plain(sheet.spoken.join(", "))]),
        ...(sheet.certificates.length > 0 ? [row(sheet.heading.certificates, sheet.certificates.map(plain))] : []),
      ]),
    ];
    const [person, work, schools, more] = tables.map(({ body }) => body);
    return odt(
      sheet.language,
      { font: "Liberation Serif", size: "11pt", color: "#000000", styles: tables.map(({ style }) => style).join("") },
      `${paragraph("Name", toXml(sheet.words.labels.cv))}${person}${heading(sheet.heading.work)}${work}${heading(sheet.heading.education)}${schools}${more}`,
    );
  },
};
const AT: Record<Language, string> = { en: "at", de: "bei", fr: "chez", es: "en", pt: "na", it: "presso", nl: "bij" };
