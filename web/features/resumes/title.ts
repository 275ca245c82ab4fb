import type { ResumeRow } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";

type Named = Pick<ResumeRow, "name" | "label" | "fileName" | "fileNo">;

/** What a resume is called: a failed one by its file, a read one by its label or, without blind review, its name. */
export const toTitle = ({ name, label, fileName, fileNo }: Named): string =>
  name ?? (fileNo === null ? label : (fileName ?? t("resumes.fileNo", fileNo)));
