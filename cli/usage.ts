import { COMMANDS, DraftSpec, PRODUCT } from "@fairlead/contracts";

const ARGUMENTS: Record<keyof typeof COMMANDS, string> = {
  parse: "FILE…",
  job: "FILE…",
  draft: "SPEC.json…",
  skills: "FILE… | --lines",
  bias: "FILE… | --lines",
  match: "--job FILE FILE…",
  rank: "--job FILE FILE…",
  interview: "--job FILE --resume FILE [--minutes 30|45|60]",
  fairness: "FILE.csv…",
  taxonomy: "import FILE… [--out FILE]",
  verify: "RECEIPT.json [--job FILE] FILE…",
};

const KEYS_A_ROW = 8;

function toRows(words: readonly string[]): string[] {
  const rows = Array.from({ length: Math.ceil(words.length / KEYS_A_ROW) }, (_, no) => words.slice(no * KEYS_A_ROW, (no + 1) * KEYS_A_ROW));
  return rows.map((row) => `  ${row.join(", ")}`);
}

/** The text that wrong usage and --help print. */
export function toUsage(): string {
  const commands = Object.entries(COMMANDS).map(([name, { summary }]) => {
    const call = `${name} ${ARGUMENTS[name as keyof typeof COMMANDS]}`;
    return `  ${call.padEnd(58)}${summary}`;
  });
  return [
    `Usage: ${PRODUCT.command} COMMAND [options] FILE…`,
    "",
    ...commands,
    "",
    "Options:",
    "  --pretty            print for people instead of JSON Lines",
    '  --as-of YYYY-MM-DD  the day that "present" means (default: today)',
    "  --files-from LIST   read paths from LIST, one a line (- = standard input)",
    "  --lines             skills, bias: every line of standard input is a text of its own",
    "  --taxonomy FILE     know the skills of a file that taxonomy import wrote",
    "  --help, --version",
    "",
    "Keys of SPEC.json, of which only title is needed:",
    ...toRows(Object.keys(DraftSpec.shape)),
    "RECEIPT.json is a line of match or rank, a downloaded receipt, or the receipt of a line with --job FILE.",
    "PDF, DOCX and TXT files. FILE may be - for standard input (job, skills, bias).",
    "Exit code 0: all read; 1: a line says failed; 2: wrong usage.",
    "",
  ].join("\n");
}
