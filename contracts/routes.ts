/** `public`: anybody. `user`: a signed-in person, who sees only what is theirs. */
export type Access = "public" | "user";
export type Route = { method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; path: `/api/${string}`; access: Access };

/**
 * Where every operation is found. Plain values, so that the browser can call without carrying the schemas;
 * operations.ts says what goes in and comes out.
 */
export const ROUTES = {
  // accounts
  getAccount: { method: "GET", path: "/api/v1/account", access: "user" },
  updateSettings: { method: "PATCH", path: "/api/v1/account/settings", access: "user" },
  changeName: { method: "PATCH", path: "/api/v1/account", access: "user" },
  changeEmail: { method: "PUT", path: "/api/v1/account/email", access: "user" },
  changePassword: { method: "PUT", path: "/api/v1/account/password", access: "user" },
  deleteAccount: { method: "DELETE", path: "/api/v1/account", access: "user" },
  listSignIns: { method: "GET", path: "/api/v1/account/sign-ins", access: "user" },
  endSignIn: { method: "DELETE", path: "/api/v1/account/sign-ins/:signInId", access: "user" },
  endSignIns: { method: "DELETE", path: "/api/v1/account/sign-ins", access: "user" },
  /** The one path without a version. */
  trackLogin: { method: "POST", path: "/api/track-login", access: "user" },
  listCredits: { method: "GET", path: "/api/v1/account/credits", access: "user" },
  getUsage: { method: "GET", path: "/api/v1/account/usage", access: "user" },
  listActivity: { method: "GET", path: "/api/v1/account/activity", access: "user" },
  getAccountCopy: { method: "GET", path: "/api/v1/account/copy", access: "user" },
  getCandidateCopy: { method: "POST", path: "/api/v1/resumes/:resumeId/copy", access: "user" },
  eraseCandidate: { method: "POST", path: "/api/v1/resumes/:resumeId/erasure", access: "user" },
  // feedback
  sendFeedback: { method: "POST", path: "/api/v1/feedback", access: "public" },
  // resumes
  createUploadSession: { method: "POST", path: "/api/v1/upload-sessions", access: "user" },
  listUploadSessions: { method: "GET", path: "/api/v1/upload-sessions", access: "user" },
  getUploadSession: { method: "GET", path: "/api/v1/upload-sessions/:sessionId", access: "user" },
  renameUploadSession: { method: "PATCH", path: "/api/v1/upload-sessions/:sessionId", access: "user" },
  deleteUploadSession: { method: "DELETE", path: "/api/v1/upload-sessions/:sessionId", access: "user" },
  uploadResumes: { method: "POST", path: "/api/v1/upload-sessions/:sessionId/resumes", access: "user" },
  addSamples: { method: "POST", path: "/api/v1/samples", access: "user" },
  listResumes: { method: "GET", path: "/api/v1/resumes", access: "user" },
  getResume: { method: "GET", path: "/api/v1/resumes/:resumeId", access: "user" },
  getResumePage: { method: "GET", path: "/api/v1/resumes/:resumeId/pages/:number", access: "user" },
  revealResumePage: { method: "POST", path: "/api/v1/resumes/:resumeId/pages/:number/reveal", access: "user" },
  revealResume: { method: "POST", path: "/api/v1/resumes/:resumeId/reveal", access: "user" },
  correctResume: { method: "POST", path: "/api/v1/resumes/:resumeId/corrections", access: "user" },
  undoCorrection: { method: "DELETE", path: "/api/v1/resumes/:resumeId/corrections/:correctionId", access: "user" },
  searchSkills: { method: "GET", path: "/api/v1/skills", access: "user" },
  denyLikeness: { method: "PUT", path: "/api/v1/resumes/:resumeId/likenesses/:otherId", access: "user" },
  retryResume: { method: "POST", path: "/api/v1/resumes/:resumeId/retry", access: "user" },
  // jobs
  readJobText: { method: "POST", path: "/api/v1/job-readings", access: "user" },
  draftJob: { method: "POST", path: "/api/v1/job-drafts", access: "user" },
  rewordDraft: { method: "POST", path: "/api/v1/job-drafts/rewordings", access: "user" },
  getDraftPrompts: { method: "GET", path: "/api/v1/draft-prompts", access: "user" },
  createJob: { method: "POST", path: "/api/v1/jobs", access: "user" },
  listJobs: { method: "GET", path: "/api/v1/jobs", access: "user" },
  getJob: { method: "GET", path: "/api/v1/jobs/:jobId", access: "user" },
  // bias
  checkBias: { method: "POST", path: "/api/v1/wording-checks", access: "user" },
  getBiasReport: { method: "GET", path: "/api/v1/jobs/:jobId/wording", access: "user" },
  keepWording: { method: "POST", path: "/api/v1/jobs/:jobId/wording/kept", access: "user" },
  reopenWording: { method: "POST", path: "/api/v1/jobs/:jobId/wording/reopened", access: "user" },
  // analyses
  startAnalysis: { method: "POST", path: "/api/v1/jobs/:jobId/analyses", access: "user" },
  listAnalyses: { method: "GET", path: "/api/v1/analyses", access: "user" },
  getAnalysis: { method: "GET", path: "/api/v1/jobs/:jobId/analysis", access: "user" },
  getResult: { method: "GET", path: "/api/v1/jobs/:jobId/candidates/:resumeId", access: "user" },
  verifyResult: { method: "POST", path: "/api/v1/jobs/:jobId/candidates/:resumeId/verification", access: "user" },
  decide: { method: "POST", path: "/api/v1/jobs/:jobId/decisions", access: "user" },
  getAttrition: { method: "GET", path: "/api/v1/jobs/:jobId/attrition", access: "user" },
  // fairness
  getFairness: { method: "GET", path: "/api/v1/jobs/:jobId/fairness", access: "user" },
  getFairnessOverJobs: { method: "GET", path: "/api/v1/fairness", access: "user" },
  getSheetTemplate: { method: "GET", path: "/api/v1/jobs/:jobId/group-sheet/template", access: "user" },
  saveGroupSheet: { method: "PUT", path: "/api/v1/jobs/:jobId/group-sheet", access: "user" },
  deleteGroupSheet: { method: "DELETE", path: "/api/v1/jobs/:jobId/group-sheet", access: "user" },
  // interviews
  openInterview: { method: "PUT", path: "/api/v1/jobs/:jobId/candidates/:resumeId/interview", access: "user" },
  arrangeQuestions: { method: "PUT", path: "/api/v1/kits/:kitId/questions/:resumeId", access: "user" },
  replaceQuestion: { method: "POST", path: "/api/v1/kits/:kitId/replacements/:resumeId", access: "user" },
  checkQuestion: { method: "POST", path: "/api/v1/question-checks", access: "user" },
  saveScorecard: { method: "PUT", path: "/api/v1/kits/:kitId/scorecards/:resumeId", access: "user" },
  // live progress
  streamEvents: { method: "GET", path: "/api/v1/events", access: "user" },
} as const satisfies Record<string, Route>;
export type OperationName = keyof typeof ROUTES;
