// what candidates stated of themselves, kept apart + outcomes → figures about groups of five and more; what screening does to everybody.
import { deleteGroupSheet } from "./delete-group-sheet.ts";
import { getFairness } from "./get-fairness.ts";
import { getFairnessOverJobs } from "./get-fairness-over-jobs.ts";
import { getSheetTemplate } from "./get-sheet-template.ts";
import { saveGroupSheet } from "./save-group-sheet.ts";

export const fairnessHandlers = { getFairness, getFairnessOverJobs, getSheetTemplate, saveGroupSheet, deleteGroupSheet };
