import { ENGINE_TASKS } from "./engine-tasks.ts";
import { serveReader } from "./serve-reader.ts";

serveReader(ENGINE_TASKS);
