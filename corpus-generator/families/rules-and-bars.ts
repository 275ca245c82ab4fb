import type { Family } from "../family.ts";
import { bold, heading, list, odt, paragraph, plain, TAB, table, toXml } from "../pages/odt.ts";
import { items, section, tex, toTex } from "../pages/tex.ts";
import type { Sheet } from "../sheet.ts";

/** A word processor's file: lined boxes around each section, the heading inside the box. */
export const linedBoxes: Family = {
  name: "lined-boxes",
  columns: 1,
  producers: ["libreoffice-docx", "libreoffice-pdf"],
  dates: ["slash", "month", "iso"],
  omits: ["interests"],
  write: (sheet) => {
    const tables: { style: string; body: string }[] = [];
    const box = (content: string) => {
      const made = table(`Box${tables.length}`, [[{ width: "17cm", content, style: "Lined" }]]);
      tables.push(made);
      return made.body + plain("");
    };
    const body = [
      box(paragraph("Name", toXml(sheet.name)) + plain(`${sheet.cityLine} – ${sheet.phone} – ${sheet.email}`)),
      box(heading(sheet.heading.summary) + plain(sheet.summary)),
      box(heading(sheet.heading.skills) + list(sheet.skills)),
      box(
        heading(sheet.heading.work) +
          sheet.roles
            .map(
              (role) =>
                paragraph("Tabbed", toXml(role.employer) + TAB + toXml(role.place)) +
                paragraph("Tabbed", bold(role.position) + TAB + toXml(role.dates)) +
                list(role.lines),
            )
            .join(""),
      ),
      box(
        heading(sheet.heading.education) +
          sheet.schools
            .map(
              (school) =>
                paragraph("Tabbed", toXml(school.institution) + TAB + toXml(school.dates)) + paragraph("Plain", bold(school.degree)),
            )
            .join(""),
      ),
      box(heading(sheet.heading.languages) + plain(sheet.spoken.join(", "))),
      sheet.certificates.length === 0 ? "" : box(heading(sheet.heading.certificates) + list(sheet.certificates)),
    ].join("");
    return odt(
      sheet.language,
      { font: "Liberation Sans", size: "10pt", color: "#2f5496", styles: tables.map(({ style }) => style).join("") },
      body,
    );
  },
};

/** TeX with the dates in the margin column and numbered entries. */
export const marginYears: Family = {
  name: "margin-years",
  columns: 1,
  producers: ["xelatex", "pdflatex"],
  dates: ["years", "slash"],
  between: ["–", " – "],
  roles: [3, 6],
  omits: ["interests"],
  write: (sheet) => {
    const row = (when: string, what: string) => `\\entry{${toTex(when)}}{${what}}`;
    const roles = sheet.roles.map((role) =>
      row(role.dates, `${toTex(role.position)}, \\emph{${toTex(role.employer)}}, ${toTex(role.place)}. ${toTex(role.lines.join(". "))}.`),
    );
    const schools = sheet.schools.map((school) => row(school.dates, `${toTex(school.degree)}, \\emph{${toTex(school.institution)}}.`));
    const numbered =
      sheet.certificates.length === 0
        ? ""
        : `\\begin{enumerate}\n${sheet.certificates.map((name) => `\\item ${toTex(name)}`).join("\n")}\n\\end{enumerate}`;
    return tex(
      sheet.language,
      "\\newcommand{\\entry}[2]{\\noindent\\begin{minipage}[t]{34mm}#1\\end{minipage}\\begin{minipage}[t]{\\dimexpr\\linewidth-34mm}#2\\end{minipage}\\par\\vspace{4pt}}",
      `\\begin{flushright}{\\Large\\textbf{${toTex(sheet.name)}}}\\\\ ${toTex(sheet.street)}\\\\ ${toTex(sheet.cityLine)}\\\\ ${toTex(sheet.phone)}\\\\ ${toTex(sheet.email)}\\end{flushright}\n` +
        section(sheet.heading.summary, toTex(sheet.summary)) +
        section(sheet.heading.work, roles.join("\n")) +
        section(sheet.heading.education, schools.join("\n")) +
        section(sheet.heading.skills, items(sheet.skills)) +
        section(sheet.heading.languages, toTex(sheet.spoken.join(", "))) +
        section(sheet.heading.certificates, numbered),
    );
  },
};

/** TeX with two minipages: work at the left, a narrow column with the rest at the right. */
export const texSide: Family = {
  name: "tex-side",
  columns: 2,
  producers: ["pdflatex", "xelatex"],
  dates: ["short", "slash"],
  roles: [2, 3],
  omits: ["summary"],
  write: (sheet) => {
    const roles = sheet.roles.map(
      (role) =>
        `\\textbf{${toTex(role.position)}}\\\\ ${toTex(role.employer)}, ${toTex(role.place)}\\\\ {\\small ${toTex(role.dates)}}\n${items(role.lines)}`,
    );
    const schools = sheet.schools.map(
      (school) => `\\textbf{${toTex(school.degree)}}\\\\ ${toTex(school.institution)}\\\\ {\\small ${toTex(school.dates)}}\\par\\medskip`,
    );
    const lines = (rows: string[]) => rows.map(toTex).join("\\\\ ");
    const left = section(sheet.heading.work, roles.join("\n")) + section(sheet.heading.education, schools.join("\n"));
    const right =
      section(sheet.heading.contact, lines([sheet.phone, sheet.email, sheet.street, sheet.cityLine])) +
      section(sheet.heading.skills, lines(sheet.skills)) +
      section(sheet.heading.languages, lines(sheet.spoken)) +
      section(sheet.heading.certificates, lines(sheet.certificates)) +
      section(sheet.heading.interests, lines(sheet.interests));
    return tex(
      sheet.language,
      "\\pagestyle{empty}\\raggedright",
      `{\\Huge ${toTex(sheet.name)}}\\par\\bigskip\\begin{minipage}[t]{0.62\\linewidth}\\raggedright\n${left}\\end{minipage}\\hfill\\begin{minipage}[t]{0.32\\linewidth}\\raggedright\n${right}\\end{minipage}`,
    );
  },
};

/** Plain text drawn as a table with bars between the cells. */
export const barTable: Family = {
  name: "bar-table",
  columns: 1,
  producers: ["text-utf8", "text-cp1252", "text-utf16"],
  dates: ["slash", "iso", "short"],
  between: [" - "],
  omits: ["summary", "interests", "places"],
  write: (sheet: Sheet) => {
    const rows = (cells: string[][]) => {
      const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
      return cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`).join("\n");
    };
    const { labels } = sheet.words;
    const block = (title: string, text: string) => (text === "" ? "" : `\n--- ${title} ---\n${text}\n`);
    return [
      `${sheet.name}\n${sheet.email}; ${sheet.phone}; ${sheet.cityLine}\n`,
      block(
        sheet.heading.work,
        rows([[labels.period, labels.position, labels.employer], ...sheet.roles.map((role) => [role.dates, role.position, role.employer])]),
      ),
      block(
        sheet.heading.education,
        rows([
          [labels.period, labels.degree, labels.school],
          ...sheet.schools.map((school) => [school.dates, school.degree, school.institution]),
        ]),
      ),
      block(sheet.heading.skills, sheet.skills.join("; ")),
      block(sheet.heading.certificates, sheet.certificates.join("; ")),
      block(sheet.heading.languages, sheet.spoken.join("; ")),
    ].join("");
  },
};
