import { LIMITS, PRODUCT } from "@fairlead/contracts";
import { SIGN_IN } from "../../content/privacy.ts";
import { formatBytes, formatNumber } from "../../lib/format.ts";

/** The numbers that the texts name, from the constants that the product works with. */
export const POLICY_VALUES: Record<string, string | number> = {
  name: PRODUCT.name,
  idle: SIGN_IN.idleDays,
  longest: SIGN_IN.longestDays,
  reset: SIGN_IN.resetMinutes,
  verify: SIGN_IN.verifyDays,
  minutes: SIGN_IN.tokenMinutes,
  traffic: Math.max(LIMITS.eventHours, LIMITS.idempotencyHours),
  files: formatNumber(LIMITS.filesPerUpload),
  file: formatBytes(LIMITS.fileBytes),
  request: formatBytes(LIMITS.requestBytes),
  session: formatBytes(LIMITS.sessionBytes),
  pages: formatNumber(LIMITS.pagesRefusedAbove),
  pagesRead: formatNumber(LIMITS.pagesRead),
  hourly: formatNumber(LIMITS.filesPerHour),
  jobChars: formatNumber(LIMITS.jobChars),
};
