import type { Family } from "../family.ts";
import { items, tex, toTex } from "../pages/tex.ts";
import { inTurn, phrasesOf } from "./phrases.ts";

const LEARNED = ["science", "education", "engineering", "health-care"];

/** An academic's vita: employer and place, dots that lead to the dates, the role below, papers numbered, name and page above. */
export const leaders: Family = {
  name: "dot-leaders",
  columns: 1,
  producers: ["xelatex", "pdflatex"],
  dates: ["years", "month", "short"],
  between: ["–", " – "],
  roles: [4, 6],
  omits: ["interests"],
  write: (sheet) => {
    const words = phrasesOf(sheet);
    const part = (title: string, body: string) => (body === "" ? "" : `\\part{${toTex(title)}}\n${body}\n`);
    const led = (left: string, right: string) => `${left}\\dotfill ${toTex(right)}\\par\n`;
    const roles = sheet.roles.map(
      (role) =>
        `\\begin{entry}${led(`${toTex(role.employer)}, ${toTex(role.place)}`, role.dates)}\\textit{${toTex(role.position)}}\\par ${toTex(role.lines.join("; "))}.\\end{entry}`,
    );
    const schools = sheet.schools.map((school, index) => {
      const placed = index === 0 ? `\\par {\\small ${toTex(`${words.placements}: ${inTurn(words.placementLines, 0)}`)}}` : "";
      return `\\begin{entry}${led(toTex(school.degree), school.dates)}${toTex(school.institution)}${placed}\\end{entry}`;
    });
    const papers = words.papersList.map((title, index) => `\\item ${toTex(title)}, ${2024 - index * 2}.`);
    return tex(
      sheet.language,
      `\\usepackage{fancyhdr}\\setlength{\\headheight}{14pt}\\linespread{1.2}\\pagestyle{fancy}\\fancyhf{}\\fancyhead[L]{\\small\\itshape ${toTex(sheet.name)}}\\fancyhead[R]{\\small\\thepage}\\fancypagestyle{first}{\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}}
\\renewcommand{\\part}[1]{\\par\\addvspace{12pt}{\\centering\\scshape\\large #1\\par}\\nobreak\\vskip 5pt\\relax}
\\newenvironment{entry}{\\par\\begingroup\\leftskip=5mm\\parindent=-5mm\\indent}{\\par\\endgroup\\smallskip}`,
      `\\thispagestyle{first}{\\LARGE ${toTex(sheet.name)}}\\hfill{\\large ${toTex(sheet.words.labels.cv)}}\\par\\vspace{4pt}\\hrule\\medskip
\\begin{tabular}{@{}p{0.48\\linewidth}@{}p{0.52\\linewidth}@{}}${toTex(sheet.street)} & ${toTex(`${sheet.words.labels.phone}: ${sheet.phone}`)}\\\\ ${toTex(sheet.cityLine)} & \\texttt{${toTex(sheet.email)}}\\end{tabular}\\par
` +
        part(sheet.heading.summary, `${toTex(sheet.summary)}\\par`) +
        part(sheet.heading.work, roles.join("\n")) +
        part(sheet.heading.education, schools.join("\n")) +
        (LEARNED.includes(sheet.occupation) ? part(words.papers, `\\begin{enumerate}${papers.join("\n")}\\end{enumerate}`) : "") +
        part(sheet.heading.skills, `${toTex(sheet.skills.join(", "))}\\par`) +
        part(sheet.heading.languages, `${toTex(sheet.spoken.join(", "))}\\par`) +
        part(sheet.heading.certificates, sheet.certificates.map((name) => `${toTex(name)}\\par`).join("\n")) +
        part(words.referees, `${toTex(words.refereesText)}\\par`),
    );
  },
};

/** Two narrow columns of justified text that flow into each other like a newspaper's, a rule between them. */
export const columnsThatFlow: Family = {
  name: "newspaper",
  columns: 2,
  producers: ["pdflatex", "xelatex"],
  dates: ["slash", "short", "years"],
  between: ["–", " – "],
  roles: [4, 6],
  omits: ["interests"],
  write: (sheet) => {
    const part = (title: string, body: string) => (body === "" ? "" : `\\part{${toTex(title)}}\n${body}\n`);
    const roles = sheet.roles.map(
      (role) =>
        `\\textbf{${toTex(role.employer)}}\\par{\\itshape ${toTex(role.position)}\\par}{\\footnotesize ${toTex(role.place)}\\hfill ${toTex(role.dates)}\\par}\n${items(role.lines)}`,
    );
    const schools = sheet.schools.map(
      (school) =>
        `\\textbf{${toTex(school.institution)}}\\par ${toTex(school.degree)}\\par{\\footnotesize ${toTex(school.dates)}\\par}\\smallskip`,
    );
    return tex(
      sheet.language,
      `\\usepackage{multicol}\\usepackage{xcolor}\\geometry{margin=15mm}\\pagestyle{empty}\\setlength{\\columnsep}{6mm}\\setlength{\\columnseprule}{0.3pt}\\emergencystretch=2em\\linespread{1.15}
\\renewcommand{\\part}[1]{\\par\\addvspace{9pt}{\\large\\sffamily\\bfseries\\textcolor{teal}{#1}\\par}\\nobreak\\vskip 3pt\\relax}
\\renewcommand{\\labelitemi}{--}\\setlength{\\leftmargini}{4mm}`,
      `\\begin{center}{\\Huge\\sffamily ${toTex(sheet.name)}}\\\\[4pt]{\\sffamily\\textcolor{teal}{${toTex(sheet.title)}}}\\\\[3pt]{\\small ${[sheet.street, sheet.cityLine, sheet.phone, sheet.email].map(toTex).join(" \\textbullet{} ")}}\\end{center}
\\begin{multicols}{2}\\raggedcolumns
` +
        part(sheet.heading.summary, `${toTex(sheet.summary)}\\par`) +
        part(sheet.heading.work, roles.join("\n")) +
        part(sheet.heading.education, schools.join("\n")) +
        part(sheet.heading.skills, items(sheet.skills)) +
        part(sheet.heading.certificates, sheet.certificates.map((name) => `${toTex(name)}\\par`).join("\n")) +
        part(
          sheet.heading.languages,
          sheet.languages.map(({ language, fluency }) => `${toTex(language)}\\hfill ${toTex(fluency)}\\par`).join("\n"),
        ) +
        "\\end{multicols}",
    );
  },
};
