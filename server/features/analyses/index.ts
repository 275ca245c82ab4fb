// job × resumes → candidates with evidence, best first; what a person decided about each.
import { decide } from "./decide.ts";
import { getAnalysis } from "./get-analysis.ts";
import { getAttrition } from "./get-attrition.ts";
import { getResult } from "./get-result.ts";
import { listAnalyses } from "./list-analyses.ts";
import { matchResume } from "./matching/match-resume.work.ts";
import { startAnalysis } from "./start-analysis.ts";
import { verifyResult } from "./verify-result.ts";

export { toLosses } from "./attrition.ts";
export { matchAgain } from "./matching/match-again.ts";
export { matchWhenRead } from "./matching/match-when-read.ts";
export { isResultOfItem } from "./revisions/store.ts";
export { checkResume, findNewest, findNewestMatch, type ItemRow, listItems } from "./store.ts";
export const analysesHandlers = { startAnalysis, listAnalyses, getAnalysis, getAttrition, getResult, verifyResult, decide };
export const analysesWorks = [matchResume];
