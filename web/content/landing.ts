import type { MessageKey } from "../lib/t.ts";
import lastRun from "./last-run.json";

/** Product figures of the landing page. Whoever runs this installation edits them here. */
export const PRODUCT_FIGURES: readonly { value: string; label: MessageKey }[] = [
  { value: "85%", label: "landing.figure.accuracy" },
  { value: "75%", label: "landing.figure.time" },
  { value: "100+", label: "landing.figure.recruiters" },
  { value: "50K+", label: "landing.figure.resumes" },
  { value: "4.9/5", label: "landing.figure.rating" },
];

/** What the last run of the bench wrote; docs/figures.md says how each figure is measured. */
export const MEASURED = [
  { id: "ranked", ...lastRun.rankedSeconds, figure: "landing.measured.seconds", label: "landing.measured.ranked" },
  { id: "first", ...lastRun.firstReadSeconds, figure: "landing.measured.seconds", label: "landing.measured.first" },
  { id: "start", ...lastRun.startSeconds, figure: "landing.measured.seconds", label: "landing.measured.start" },
  { id: "skills", ...lastRun.skillsFoundPercent, figure: "landing.measured.percent", label: "landing.measured.skills" },
  { id: "wording", ...lastRun.biasFoundPercent, figure: "landing.measured.percent", label: "landing.measured.wording" },
] as const;

export const STEPS: readonly { title: MessageKey; text: MessageKey }[] = [
  { title: "landing.step.upload", text: "landing.step.uploadText" },
  { title: "landing.step.describe", text: "landing.step.describeText" },
  { title: "landing.step.compare", text: "landing.step.compareText" },
  { title: "landing.step.prepare", text: "landing.step.prepareText" },
];

export const BENEFITS: readonly { title: MessageKey; text: MessageKey }[] = [
  { title: "landing.benefit.evidence", text: "landing.benefit.evidenceText" },
  { title: "landing.benefit.fairness", text: "landing.benefit.fairnessText" },
  { title: "landing.benefit.speed", text: "landing.benefit.speedText" },
];

export const QUESTIONS: readonly { question: MessageKey; answer: MessageKey }[] = [
  { question: "landing.faq.files", answer: "landing.faq.filesAnswer" },
  { question: "landing.faq.limits", answer: "landing.faq.limitsAnswer" },
  { question: "landing.faq.score", answer: "landing.faq.scoreAnswer" },
  { question: "landing.faq.decides", answer: "landing.faq.decidesAnswer" },
  { question: "landing.faq.engine", answer: "landing.faq.engineAnswer" },
  { question: "landing.faq.edit", answer: "landing.faq.editAnswer" },
  { question: "landing.faq.delete", answer: "landing.faq.deleteAnswer" },
  { question: "landing.faq.trial", answer: "landing.faq.trialAnswer" },
];
