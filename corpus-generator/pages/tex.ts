import type { Language } from "../vocabulary.ts";

const BABEL: Record<Language, string> = {
  en: "english",
  de: "ngerman",
  fr: "french",
  es: "spanish",
  pt: "portuguese",
  it: "italian",
  nl: "dutch",
};

export const toTex = (text: string): string =>
  text
    .replace(/([&%#_$])/g, "\\$1")
    .replace(/ – /g, " -- ")
    .replace(/–/g, "--")
    .replace(/—/g, "---");
export const items = (lines: string[]): string =>
  lines.length === 0 ? "" : `\\begin{itemize}\n${lines.map((line) => `\\item ${toTex(line)}`).join("\n")}\n\\end{itemize}\n`;
export const section = (title: string, body: string): string => (body === "" ? "" : `\\section*{${toTex(title)}}\n${body}\n`);

/** A whole file that pdfTeX and XeTeX both read. */
export const tex = (language: Language, preamble: string, body: string): string => `\\documentclass[10pt,a4paper]{article}
\\usepackage{iftex}
\\ifpdftex\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\else\\usepackage{fontspec}\\fi
\\usepackage[${BABEL[language]}]{babel}
\\usepackage[margin=22mm]{geometry}
\\setlength{\\parindent}{0pt}
${preamble}
\\begin{document}
${body}
\\end{document}
`;
