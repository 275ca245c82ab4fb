import { once } from "node:events";
import type { Writable } from "node:stream";
import { AppError, type CommandName, PRODUCT } from "@fairlead/contracts";
import { useTaxonomyFile } from "@fairlead/server/reading";
import { readArguments } from "./arguments.ts";
import { type Command, type Options, type OutputLine, toFailedLine, UsageError } from "./context.ts";
import { toPretty } from "./pretty/index.ts";
import { openReaders } from "./readers.ts";
import { toUsage } from "./usage.ts";

/** Each command is loaded when it is called: reading files needs no taxonomy in the process that only hands them out. */
const LOADERS: Record<CommandName, () => Promise<Command>> = {
  parse: async () => (await import("./commands/parse.ts")).parse,
  job: async () => (await import("./commands/job.ts")).job,
  draft: async () => (await import("./commands/draft.ts")).draft,
  skills: async () => (await import("./commands/skills.ts")).skills,
  bias: async () => (await import("./commands/bias.ts")).bias,
  match: async () => (await import("./commands/match.ts")).match,
  rank: async () => (await import("./commands/rank.ts")).rank,
  interview: async () => (await import("./commands/interview.ts")).interview,
  fairness: async () => (await import("./commands/fairness.ts")).fairness,
  taxonomy: async () => (await import("./commands/taxonomy.ts")).taxonomy,
  verify: async () => (await import("./commands/verify.ts")).verify,
};
type Streams = { out: Writable; error: Writable };

/** Runs one call of the command line and gives its exit code. */
export async function run(words: string[], today: string, streams: Streams): Promise<0 | 1 | 2> {
  try {
    const request = await readArguments(words, today);
    if (request.kind === "help") streams.out.write(toUsage());
    else if (request.kind === "version") streams.out.write(`${PRODUCT.command} ${await engineVersion()}\n`);
    else return await runOperation(request.options, streams);
    return 0;
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    streams.error.write(`${cause.message}\n\n${toUsage()}`);
    return 2;
  }
}

const engineVersion = async () => (await import("@fairlead/engine/report")).ENGINE_VERSION;

async function runOperation(options: Options, { out }: Streams): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  const write = async (line: OutputLine) => {
    if (line.status === "failed" || ("equal" in line && line.equal === false)) code = 1;
    const text = options.pretty ? toPretty(options.operation, line) : JSON.stringify(line);
    if (!out.write(`${text}\n`)) await once(out, "drain");
  };
  const readers = openReaders(options.taxonomy);
  try {
    if (options.taxonomy !== undefined) await useTaxonomyFile(options.taxonomy);
    const command = await LOADERS[options.operation]();
    await command({ options, readers, write });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    await write(toFailedLine(cause.options.details ?? "-", cause.code));
  } finally {
    await readers.close();
  }
  return code;
}
