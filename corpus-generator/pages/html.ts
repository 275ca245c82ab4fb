import type { PrintedRole, PrintedSchool, Sheet } from "../sheet.ts";
import type { Section } from "../vocabulary.ts";

export const toHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
export const tag = (name: string, text: string): string => {
  const [element = name, className] = name.split(".");
  return `<${element}${className ? ` class="${className}"` : ""}>${toHtml(text)}</${element}>`;
};
export const bullets = (lines: string[]): string => `<ul>${lines.map((line) => tag("li", line)).join("")}</ul>`;
export const chips = (items: string[]): string => `<p>${items.map((item) => tag("span.chip", item)).join(" ")}</p>`;

/** How one layout prints each part; what is not said is printed in the plainest way. */
export type Look = {
  css: string;
  role: (role: PrintedRole, sheet: Sheet) => string;
  roles?: (sheet: Sheet) => string;
  school?: (school: PrintedSchool) => string;
  skills?: (skills: string[]) => string;
  spoken?: (sheet: Sheet) => string;
  heading?: (text: string) => string;
};

const plainSchool = ({ degree, institution, dates }: PrintedSchool): string =>
  `<div class="entry"><p><b>${toHtml(degree)}</b><span class="when">${dates}</span></p>${tag("p", institution)}</div>`;

function content(sheet: Sheet, look: Look, section: Section): string {
  const list = look.skills ?? ((items) => tag("p", items.join(", ")));
  if (section === "summary") return tag("p", sheet.summary);
  if (section === "work") return look.roles ? look.roles(sheet) : sheet.roles.map((role) => look.role(role, sheet)).join("");
  if (section === "education") return sheet.schools.map(look.school ?? plainSchool).join("");
  if (section === "skills") return list(sheet.skills);
  if (section === "certificates") return sheet.certificates.length === 0 ? "" : bullets(sheet.certificates);
  if (section === "languages") return look.spoken ? look.spoken(sheet) : bullets(sheet.spoken);
  if (section === "interests") return tag("p", sheet.interests.join(", "));
  return [sheet.email, sheet.phone, sheet.street, sheet.cityLine].map((line) => tag("p", line)).join("");
}

/** The named sections, each under its heading; a section with nothing in it is not there. */
export function sections(sheet: Sheet, look: Look, names: Section[]): string {
  const heading = look.heading ?? ((text) => tag("h2", text));
  return names
    .map((name) => ({ name, html: content(sheet, look, name) }))
    .filter(({ html }) => html !== "")
    .map(({ name, html }) => `<section class="${name}">${heading(sheet.heading[name])}${html}</section>`)
    .join("\n");
}

const BASE =
  "@page{size:A4;margin:16mm}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.35 'Liberation Sans'}p{margin:0}ul{margin:2px 0 6px;padding-left:16px}" +
  "h1{margin:0;font-size:22pt}h2{font-size:13pt;margin:14px 0 5px}h3{margin:6px 0 0;font-size:11pt}.entry{break-inside:avoid;margin-bottom:6px}.when{float:right}";

export const page = (sheet: Sheet, css: string, body: string): string =>
  `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8"><title>${toHtml(sheet.name)}</title><style>${BASE}${css}</style></head><body>${body}</body></html>`;

/** Name and contacts in one or two lines, the commonest head of all. */
export const plainHead = (sheet: Sheet, between = " | "): string =>
  `<header>${tag("h1", sheet.name)}${tag("p", [sheet.street, sheet.cityLine, sheet.phone, sheet.email].join(between))}</header>`;
