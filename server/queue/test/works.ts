import type { z } from "zod";
import { z as zod } from "zod";
import type { Database, Db } from "../../db/index.ts";
import { toOwnerId, toQuery } from "../../db/index.ts";
import type { Services } from "../../http/handler.ts";
import type { Work } from "../types.ts";

export const NO_SERVICES = {} as Services;
export const MARA = toOwnerId("mara");
export const JONAS = toOwnerId("jonas");

export const Sheet = zod.object({ sheet: zod.number() });
export type Sheet = z.infer<typeof Sheet>;

/** Copies a sheet into the table of copies; a sheet that is copied twice shows there. */
export function copying(changes: Partial<Work<Sheet>> = {}): Work<Sheet> {
  return {
    name: "copy-sheet",
    payload: Sheet,
    atOnce: 4,
    async handle(job) {
      await job.commit((tx) => addCopy(tx, job.payload.sheet, job.ownerId));
    },
    async giveUp(job) {
      await job.commit((tx) => addCopy(tx, job.payload.sheet, `given up: ${job.failure}`));
    },
    ...changes,
  };
}

export async function makeCopies({ query }: Database): Promise<void> {
  await query("create table copies (sheet int not null, note text not null, at timestamptz not null default clock_timestamp())");
}

export async function addCopy(tx: Db, sheet: number, note: string): Promise<void> {
  await toQuery(tx).executeSql("insert into copies (sheet, note) values ($1, $2)", [sheet, note]);
}

export async function listCopies({ query }: Database): Promise<{ sheet: number; note: string }[]> {
  const { rows } = await query("select sheet, note from copies order by at, sheet");
  return rows as { sheet: number; note: string }[];
}

export const toItems = (count: number, ownerId = MARA, from = 1) =>
  Array.from({ length: count }, (_, i) => ({ ownerId, payload: { sheet: from + i } }));
