// A line of output → text for people.
import type { CommandName } from "@fairlead/contracts";
import type { OutputLine } from "../context.ts";
import { fairness, interview, verify } from "./figures.ts";
import { match } from "./match.ts";
import { bad, safe } from "./paper.ts";
import { parse } from "./parse.ts";
import { bias, job, skills } from "./texts.ts";

// Each printer knows the shape of its own operation's line; contracts/operations.ts proves it in the tests.
const PRINTERS = { parse, job, skills, bias, match, rank: match, interview, fairness, verify } as unknown as Record<
  CommandName,
  (line: OutputLine) => string
>;

export function toPretty(operation: CommandName, line: OutputLine): string {
  const clean = JSON.parse(JSON.stringify(line), (_, value) => (typeof value === "string" ? safe(value) : value)) as OutputLine;
  return clean.status === "failed" ? bad(`${clean.file}: ${clean.message} [${clean.code}]`) : PRINTERS[operation](clean);
}
