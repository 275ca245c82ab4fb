import type { Family } from "../family.ts";
import { items, section, tex, toTex } from "../pages/tex.ts";

/** The plain look of a TeX resume: dates pushed to the right, employer in italics below. */
export const texClassic: Family = {
  name: "tex-classic",
  columns: 1,
  producers: ["pdflatex", "xelatex"],
  dates: ["month", "short"],
  omits: ["summary", "interests"],
  write: (sheet) => {
    const roles = sheet.roles.map(
      (role) =>
        `\\textbf{${toTex(role.position)}} \\hfill ${toTex(role.dates)}\\\\\n\\textit{${toTex(role.employer)}} \\hfill ${toTex(role.place)}\n${items(role.lines)}`,
    );
    const schools = sheet.schools.map(
      (school) => `\\textbf{${toTex(school.degree)}} \\hfill ${toTex(school.dates)}\\\\\n\\textit{${toTex(school.institution)}}\\par`,
    );
    return tex(
      sheet.language,
      "\\pagestyle{empty}",
      `\\begin{center}{\\LARGE ${toTex(sheet.name)}}\\\\[4pt] ${toTex(sheet.street)}, ${toTex(sheet.cityLine)}\\\\ ${toTex(sheet.phone)} \\quad \\texttt{${toTex(sheet.email)}}\\end{center}\n` +
        section(sheet.heading.work, roles.join("\n")) +
        section(sheet.heading.education, schools.join("\n")) +
        section(sheet.heading.skills, toTex(sheet.skills.join(", "))) +
        section(sheet.heading.certificates, items(sheet.certificates)) +
        section(sheet.heading.languages, toTex(sheet.spoken.join(", "))),
    );
  },
};

/** Justified paragraphs with hyphens and ligatures, education first, dates in the text. */
export const texAcademic: Family = {
  name: "tex-academic",
  columns: 1,
  producers: ["xelatex", "pdflatex"],
  dates: ["years", "month"],
  between: [" – "],
  roles: [3, 5],
  write: (sheet) => {
    const roles = sheet.roles.map(
      (role) =>
        `\\item \\textsc{${toTex(role.position)}}, ${toTex(role.employer)}, ${toTex(role.place)}, ${toTex(role.dates)}. ${toTex(role.lines.join(". "))}.`,
    );
    const schools = sheet.schools.map((school) => `\\item ${toTex(school.degree)}, ${toTex(school.institution)}, ${toTex(school.dates)}.`);
    const rows = (rows: string[]) => `\\begin{itemize}\n${rows.join("\n")}\n\\end{itemize}`;
    return tex(
      sheet.language,
      "\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\thepage}",
      `{\\Huge\\scshape ${toTex(sheet.name)}}\\\\[6pt]\n${toTex(sheet.street)} \\textbullet\\ ${toTex(sheet.cityLine)} \\textbullet\\ ${toTex(sheet.phone)} \\textbullet\\ ${toTex(sheet.email)}\n` +
        section(sheet.heading.summary, toTex(sheet.summary)) +
        section(sheet.heading.education, rows(schools)) +
        section(sheet.heading.work, rows(roles)) +
        section(sheet.heading.skills, toTex(sheet.skills.join("; "))) +
        section(sheet.heading.languages, toTex(sheet.spoken.join("; "))) +
        section(sheet.heading.certificates, items(sheet.certificates)),
    );
  },
  omits: ["interests"],
};
