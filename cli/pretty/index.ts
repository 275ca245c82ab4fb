// A line of output → text for people.
import type { CommandName } from "@fairlead/contracts";
import type { OutputLine } from "../context.ts";
import { fairness, interview, verify } from "./figures.ts";
import { match } from "./match.ts";
import { bad, safe } from "./paper.ts";
import { parse } from "./parse.ts";
import { bias, draft, job, skills, taxonomy } from "./texts.ts";

// Each printer knows the shape of its own operation's line; contracts/operations.ts proves it in the tests.
const PRINTERS = { parse, job, draft, skills, bias, match, rank: match, interview, fairness, taxonomy, verify } as unknown as Record<
  CommandName,
  (line: OutputLine) => string
>;

/** A description is a text of lines; everything else is printed inside one. */
const toSafe = (name: string, value: string): string => (name === "description" ? value.split("\n").map(safe).join("\n") : safe(value));

export function toPretty(operation: CommandName, line: OutputLine): string {
  const clean = JSON.parse(JSON.stringify(line), (name, value) => (typeof value === "string" ? toSafe(name, value) : value)) as OutputLine;
  return clean.status === "failed" ? bad(`${clean.file}: ${clean.message} [${clean.code}]`) : PRINTERS[operation](clean);
}
