import type { ResumeRow, UploadSession } from "@fairlead/contracts";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Card } from "../../../ui/card.tsx";
import { Table, TableHead } from "../../../ui/table.tsx";
import { GroupHead } from "./group-head.tsx";
import { type ResumeGroup, toGroups } from "./groups.ts";
import { ResumeRowView } from "./resume-row-view.tsx";

type ResumeTableProps = {
  rows: readonly ResumeRow[];
  sessions: readonly UploadSession[];
  isFlat: boolean;
  openId: string | null;
  onOpen(resumeId: string): void;
};

/** Resumes, below their sessions or in one list. */
export function ResumeTable({ rows, sessions, isFlat, openId, onOpen }: ResumeTableProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(sessions.map(({ id, name }) => [id, name]));
  const toggle = (sessionId: string) =>
    setClosed((now) => (now.has(sessionId) ? new Set([...now].filter((id) => id !== sessionId)) : new Set([...now, sessionId])));
  const toRow = (row: ResumeRow, sessionName: string | null) => (
    <ResumeRowView key={row.id} row={row} sessionName={sessionName} isOpen={row.id === openId} onOpen={onOpen} />
  );
  const columns = isFlat ? 6 : 5;
  return (
    <Card className="overflow-hidden">
      <Table caption={t("resumes.table")} className="max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            <TableHead>{t("resumes.column.candidate")}</TableHead>
            {isFlat ? <TableHead>{t("resumes.column.session")}</TableHead> : null}
            <TableHead>{t("resumes.column.skills")}</TableHead>
            <TableHead>{t("resumes.column.state")}</TableHead>
            <TableHead>{t("resumes.column.flags")}</TableHead>
            <TableHead>{t("resumes.column.uploaded")}</TableHead>
          </tr>
        </thead>
        {isFlat ? (
          <tbody className="max-md:block">{rows.map((row) => toRow(row, names.get(row.sessionId) ?? ""))}</tbody>
        ) : (
          toGroups(rows, sessions).map((group: ResumeGroup) => {
            const isOpen = !closed.has(group.sessionId);
            return (
              <tbody key={group.sessionId} className="border-line border-t max-md:block">
                <GroupHead group={group} columns={columns} isOpen={isOpen} onToggle={() => toggle(group.sessionId)} />
                {isOpen ? group.rows.map((row) => toRow(row, null)) : null}
              </tbody>
            );
          })
        )}
      </Table>
    </Card>
  );
}
