import type { OperationName, Output, Received, ROUTES } from "@fairlead/contracts";
import type { Models } from "../ai/index.ts";
import type { Database, Db, OwnerId } from "../db/index.ts";
import type { Caller, People } from "../identity/index.ts";
import type { Logger } from "../log/index.ts";
import type { Progress } from "../progress/index.ts";
import type { Queue } from "../queue/index.ts";
import type { Readers } from "../reading/index.ts";
import type { FileStore } from "../storage/index.ts";

/** What a feature may use; made once, in app.ts. */
export type Services = {
  database: Database;
  db: Db;
  queue: Queue;
  files: FileStore;
  progress: Progress;
  readers: Readers;
  models: Models;
  log: Logger;
  now(): Date;
  /** Folder of the sample resumes and jobs. */
  samplesFolder: string;
};

/** Null: an operation that anybody may call, called by nobody in particular. */
type IfKnown<N extends OperationName, T> = (typeof ROUTES)[N]["access"] extends "public" ? T | null : T;

/** One validated request. `request` is for operations that take files; its body is not read yet. */
export type Call<N extends OperationName> = {
  services: Services;
  ownerId: IfKnown<N, OwnerId>;
  /** The same person with their session, for `people`: what they may do to their own sign-in. */
  caller: IfKnown<N, Caller>;
  people: People;
  /** Where the request comes from, for limits; one value for a whole household. */
  network: string;
  params: Received<N, "params">;
  query: Received<N, "query">;
  body: Received<N, "body">;
  request: Request;
  requestId: string;
};

export type Handler<N extends OperationName> = (call: Call<N>) => Promise<Output<N>>;
export type Handlers<N extends OperationName = OperationName> = { [K in N]: Handler<K> };
/** Operations of the event stream are answered by http itself. */
export type HandledName = Exclude<OperationName, "streamEvents">;
