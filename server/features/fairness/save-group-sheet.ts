import { AppError, LIMITS } from "@fairlead/contracts";
import { recordAudit } from "../../audit/index.ts";
import type { Handler } from "../../http/index.ts";
import { findNewest } from "../analyses/index.ts";
import { toFinder } from "./candidate-names.ts";
import { readSheet } from "./read-sheet.ts";
import { listSheetCandidates, replaceSheet } from "./store.ts";

/** Nothing is kept of a sheet with wrong lines, nor of lines about somebody else, nor of columns that were not asked for. */
export const saveGroupSheet: Handler<"saveGroupSheet"> = async ({ services: { db }, ownerId, params: { jobId }, body, requestId }) => {
  const { id } = await findNewest(ownerId, db, jobId);
  const candidates = await listSheetCandidates(ownerId, db, id);
  const { attributes, rows, wrong, strangers, ignoredColumns } = readSheet(body.csv, toFinder(jobId, candidates));
  const problems = [...wrong, ...strangers].sort((a, b) => a.line - b.line);
  const saved = wrong.length === 0;
  if (saved && rows.length === 0) throw new AppError("sheet-strangers");
  if (saved)
    await db.transaction(async (tx) => {
      const sheetId = await replaceSheet(ownerId, tx, jobId, { attributes, rows });
      await recordAudit(ownerId, tx, { action: "groups.save", objectId: sheetId, requestId });
    });
  return {
    saved,
    matched: rows.length,
    candidates: candidates.length,
    problems: problems.slice(0, LIMITS.listPage),
    problemCount: problems.length,
    ignoredColumns,
  };
};
