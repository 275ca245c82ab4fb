// what happened → JSON lines without personal data: allow-listed fields, masked ids.
export { createLogger, type Logger, type LogOptions } from "./logger.ts";
