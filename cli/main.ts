import { run } from "./run.ts";

// A reader that closes the pipe early (head, less) has what it wanted.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const today = new Date().toISOString().slice(0, 10);
process.exitCode = await run(process.argv.slice(2), today, { out: process.stdout, error: process.stderr });
