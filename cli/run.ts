import { once } from "node:events";
import type { Writable } from "node:stream";
import { AppError, type Operation, PRODUCT } from "@fairlead/contracts";
import { ENGINE_VERSION } from "@fairlead/engine/report";
import { readArguments } from "./arguments.ts";
import { bias } from "./commands/bias.ts";
import { fairness } from "./commands/fairness.ts";
import { interview } from "./commands/interview.ts";
import { job } from "./commands/job.ts";
import { match } from "./commands/match.ts";
import { parse } from "./commands/parse.ts";
import { rank } from "./commands/rank.ts";
import { skills } from "./commands/skills.ts";
import { verify } from "./commands/verify.ts";
import { type Command, type Options, type OutputLine, toFailedLine, UsageError } from "./context.ts";
import { toPretty } from "./pretty/index.ts";
import { openReaders } from "./readers.ts";
import { toUsage } from "./usage.ts";

const COMMANDS: Record<Operation, Command> = { parse, job, skills, bias, match, rank, interview, fairness, verify };
type Streams = { out: Writable; error: Writable };

/** Runs one call of the command line and gives its exit code. */
export async function run(words: string[], today: string, streams: Streams): Promise<0 | 1 | 2> {
  try {
    const request = await readArguments(words, today);
    if (request.kind === "help") streams.out.write(toUsage());
    else if (request.kind === "version") streams.out.write(`${PRODUCT.command} ${ENGINE_VERSION}\n`);
    else return await runOperation(request.options, streams);
    return 0;
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    streams.error.write(`${cause.message}\n\n${toUsage()}`);
    return 2;
  }
}

async function runOperation(options: Options, { out }: Streams): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  const write = async (line: OutputLine) => {
    if (line.status === "failed" || ("equal" in line && line.equal === false)) code = 1;
    const text = options.pretty ? toPretty(options.operation, line) : JSON.stringify(line);
    if (!out.write(`${text}\n`)) await once(out, "drain");
  };
  const readers = openReaders();
  try {
    await COMMANDS[options.operation]({ options, readers, write });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    await write(toFailedLine(cause.options.details ?? "-", cause.code));
  } finally {
    await readers.close();
  }
  return code;
}
