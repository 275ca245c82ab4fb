import { serveReader } from "@fairlead/server/reading";
import { READER_TASKS } from "./reader-tasks.ts";

serveReader(READER_TASKS);
