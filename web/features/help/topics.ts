import { LIMITS } from "@fairlead/contracts/limits";
import { type MessageKey, t } from "../../lib/t.ts";
import type { DrawingName } from "../../ui/drawings.tsx";

export type Topic = { id: string; title: string; text: string };
type Place = { id: string; to: string; title: MessageKey; text: MessageKey };

export const PLACES: readonly Place[] = [
  { id: "upload", to: "/upload", title: "help.quick.upload", text: "help.quick.uploadText" },
  { id: "job", to: "/job-description", title: "help.quick.job", text: "help.quick.jobText" },
  { id: "bias", to: "/bias-detection", title: "help.quick.bias", text: "help.quick.biasText" },
  { id: "analysis", to: "/analysis", title: "help.quick.analysis", text: "help.quick.analysisText" },
  { id: "interview", to: "/interview", title: "help.quick.interview", text: "help.quick.interviewText" },
];

const CHAPTERS: readonly { id: string; title: MessageKey; text: MessageKey; drawing: DrawingName }[] = [
  { id: "sessions", title: "help.guide.sessions", text: "help.guide.sessionsText", drawing: "upload" },
  { id: "jobs", title: "help.guide.jobs", text: "help.guide.jobsText", drawing: "job" },
  { id: "bias", title: "help.guide.bias", text: "help.guide.biasText", drawing: "bias" },
  { id: "scores", title: "help.guide.scores", text: "help.guide.scoresText", drawing: "match" },
  { id: "fairness", title: "help.guide.fairness", text: "help.guide.fairnessText", drawing: "fairness" },
  { id: "interview", title: "help.guide.interview", text: "help.guide.interviewText", drawing: "interview" },
  { id: "privacy", title: "help.guide.privacy", text: "help.guide.privacyText", drawing: "privacy" },
];

const QUESTIONS: readonly { id: string; title: MessageKey; text: MessageKey }[] = [
  { id: "formats", title: "help.faq.formats", text: "help.faq.formatsAnswer" },
  { id: "limits", title: "help.faq.limits", text: "help.faq.limitsAnswer" },
  { id: "time", title: "help.faq.time", text: "help.faq.timeAnswer" },
  { id: "edit", title: "help.faq.edit", text: "help.faq.editAnswer" },
  { id: "delete", title: "help.faq.delete", text: "help.faq.deleteAnswer" },
  { id: "export", title: "help.faq.export", text: "help.faq.exportAnswer" },
  { id: "engines", title: "help.faq.engines", text: "help.faq.enginesAnswer" },
  { id: "score", title: "help.faq.score", text: "help.faq.scoreAnswer" },
  { id: "decides", title: "help.faq.decides", text: "help.faq.decidesAnswer" },
  { id: "account", title: "help.faq.account", text: "help.faq.accountAnswer" },
  { id: "locked", title: "help.faq.locked", text: "help.faq.lockedAnswer" },
  { id: "leave", title: "help.faq.leave", text: "help.faq.leaveAnswer" },
  { id: "trial", title: "help.faq.trial", text: "help.faq.trialAnswer" },
];

/** The limits that the answers name, so that a changed limit changes the help. */
const FIGURES = {
  files: LIMITS.filesPerUpload,
  megabytes: LIMITS.fileBytes / 1024 ** 2,
  pages: LIMITS.pagesRead,
  requirements: LIMITS.requirementsForScore,
};

const toTopic = <T extends { title: MessageKey; text: MessageKey }>(one: T) => ({
  ...one,
  title: t(one.title, FIGURES),
  text: t(one.text, FIGURES),
});
export const readPlaces = () => PLACES.map(toTopic);
export const readChapters = () => CHAPTERS.map(toTopic);
export const readQuestions = () => QUESTIONS.map(toTopic);

/** Those that hold every word of the query, in title or text; all when nothing is asked. */
export function findTopics<T extends Pick<Topic, "title" | "text">>(topics: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter(({ title, text }) => {
    const said = `${title} ${text}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
