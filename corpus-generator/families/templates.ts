import type { Family } from "../family.ts";
import { bold, heading, list, odt, paragraph, plain, TAB, toXml } from "../pages/odt.ts";
import { items, tex, toTex } from "../pages/tex.ts";

const hinted = (hint: string, text: string): string => `\\hint{${toTex(hint)}}{${text}}\n`;

/** A class for vitae: hints in a narrow left column, headings behind a bar that ends where the hints do. */
export const texHints: Family = {
  name: "tex-hints",
  columns: 1,
  rare: true,
  producers: ["pdflatex", "xelatex"],
  dates: ["years", "short", "month"],
  between: ["–"],
  omits: ["interests"],
  write: (sheet) => {
    const head = (text: string) => `\\head{${toTex(text)}}\n`;
    const part = (title: string, body: string) => (body === "" ? "" : head(title) + body);
    const roles = sheet.roles.map((role) =>
      hinted(
        role.dates,
        `\\textbf{${toTex(role.position)}}, \\textit{${toTex(role.employer)}}, ${toTex(role.place)}.\\par ${items(role.lines)}`,
      ),
    );
    const schools = sheet.schools.map((school) =>
      hinted(school.dates, `\\textbf{${toTex(school.degree)}}, \\textit{${toTex(school.institution)}}.`),
    );
    return tex(
      sheet.language,
      "\\usepackage{xcolor}\\pagestyle{empty}\n\\newcommand{\\hint}[2]{\\par\\noindent\\begin{minipage}[t]{0.19\\textwidth}\\raggedleft\\small #1\\end{minipage}\\hfill\\begin{minipage}[t]{0.785\\textwidth}#2\\end{minipage}\\par\\vspace{3pt}}\n\\newcommand{\\head}[1]{\\vspace{9pt}\\noindent\\textcolor{blue}{\\rule{0.19\\textwidth}{4pt}}\\hspace{0.025\\textwidth}{\\large\\textcolor{blue}{#1}}\\par\\vspace{4pt}}",
      `{\\Huge ${toTex(sheet.name)}}\\hfill\\begin{minipage}{5.5cm}\\raggedleft\\small\\itshape ${toTex(sheet.street)}\\\\ ${toTex(sheet.cityLine)}\\\\ ${toTex(sheet.phone)}\\\\ ${toTex(sheet.email)}\\end{minipage}\\par\\vspace{6pt}\n` +
        part(sheet.heading.summary, hinted("", toTex(sheet.summary))) +
        part(sheet.heading.education, schools.join("")) +
        part(sheet.heading.work, roles.join("")) +
        part(sheet.heading.languages, sheet.languages.map(({ language, fluency }) => hinted(language, toTex(fluency))).join("")) +
        part(sheet.heading.skills, hinted("", toTex(sheet.skills.join(", ")))) +
        part(sheet.heading.certificates, sheet.certificates.map((name) => hinted("", toTex(name))).join("")),
    );
  },
};

/** Employer and place on one line, small capitals for the role and a slanted date on the next. */
export const texPairs: Family = {
  name: "tex-pairs",
  columns: 1,
  rare: true,
  producers: ["xelatex", "pdflatex"],
  dates: ["short", "apostrophe"],
  omits: ["interests"],
  write: (sheet) => {
    const pair = (left: string, right: string, style: string) =>
      `\\noindent${style}{${toTex(left)}}\\hfill\\textit{${toTex(right)}}\\par\n`;
    const part = (title: string, body: string) =>
      body === "" ? "" : `\\vspace{8pt}\\noindent{\\Large\\bfseries ${toTex(title)}}\\ \\hrulefill\\par\\vspace{3pt}\n${body}`;
    const roles = sheet.roles.map(
      (role) => pair(role.employer, role.place, "\\textbf") + pair(role.position, role.dates, "\\textsc") + items(role.lines),
    );
    const schools = sheet.schools.map((school) => pair(school.institution, "", "\\textbf") + pair(school.degree, school.dates, "\\textsc"));
    return tex(
      sheet.language,
      "\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\small\\thepage}",
      `\\begin{center}{\\fontsize{28}{34}\\selectfont ${toTex(sheet.name)}}\\\\[3pt]{\\small\\textsc{${toTex(sheet.title)}}}\\\\[3pt]{\\small ${[sheet.phone, sheet.email, `${sheet.street}, ${sheet.cityLine}`].map(toTex).join(" $|$ ")}}\\end{center}\n` +
        part(sheet.heading.summary, `${toTex(sheet.summary)}\\par\n`) +
        part(sheet.heading.work, roles.join("")) +
        part(sheet.heading.education, schools.join("")) +
        part(sheet.heading.skills, `${toTex(sheet.skills.join(" / "))}\\par\n`) +
        part(sheet.heading.certificates, sheet.certificates.map((name) => `${toTex(name)}\\par\n`).join("")) +
        part(sheet.heading.languages, `${toTex(sheet.spoken.join(" / "))}\\par\n`),
    );
  },
};

/** Word's plain page: name and page of pages at the foot of every sheet, dates between tabs, roles over several pages. */
export const pageFeet: Family = {
  name: "page-feet",
  columns: 1,
  rare: true,
  producers: ["libreoffice-pdf", "libreoffice-docx"],
  dates: ["month", "slash"],
  roles: [6, 8],
  omits: ["interests"],
  write: (sheet) =>
    odt(
      sheet.language,
      {
        font: "Liberation Serif",
        size: "12.5pt",
        color: "#000000",
        footer: paragraph("Middle", `${toXml(sheet.name)} – ${toXml(sheet.words.page)} <text:page-number/> / <text:page-count/>`),
      },
      [
        paragraph("Middle", bold(sheet.name.toUpperCase())),
        paragraph("Middle", toXml(`${sheet.street}, ${sheet.cityLine}`)),
        paragraph("Middle", toXml(`${sheet.phone} | ${sheet.email}`)),
        heading(sheet.heading.summary),
        plain(sheet.summary),
        heading(sheet.heading.work),
        ...sheet.roles.flatMap((role) => [
          paragraph("Tabbed", bold(role.employer.toUpperCase()) + TAB + toXml(role.place)),
          paragraph("Tabbed", toXml(role.position) + TAB + toXml(role.dates)),
          plain(`${role.lines.join(". ")}.`),
          list(sheet.words.lines.slice(0, 3).map((line) => line.replace("{n}", "14"))),
        ]),
        heading(sheet.heading.education),
        ...sheet.schools.flatMap((school) => [
          paragraph("Tabbed", bold(school.institution) + TAB + toXml(school.dates)),
          plain(school.degree),
        ]),
        heading(sheet.heading.skills),
        plain(sheet.skills.join("; ")),
        ...(sheet.certificates.length > 0 ? [heading(sheet.heading.certificates), ...sheet.certificates.map(plain)] : []),
        heading(sheet.heading.languages),
        ...sheet.spoken.map(plain),
      ].join(""),
    ),
};
