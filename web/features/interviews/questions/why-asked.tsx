import type { Question } from "@fairlead/contracts";
import { Link } from "react-router";
import { t } from "../../../lib/t.ts";
import { Covered } from "../../../ui/covered.tsx";

/** `isOfOldWords`: the question has been put in other words since. */
type Props = { question: Question; resumeLink: string; jobLink: string; isOfOldWords: boolean };

/** The reason for a question, and the words of the resume or of the advertisement that it rests on. */
export function WhyAsked({ question: { why, evidence, conditions = [] }, resumeLink, jobLink, isOfOldWords }: Props) {
  return (
    <section>
      <h4 className="font-semibold">{t(isOfOldWords ? "interviews.question.whyBefore" : "interviews.question.why")}</h4>
      <p className="mt-1 text-ink-2">
        <Covered text={why} />
      </p>
      <Quotes quotes={evidence} link={resumeLink} words={t("interviews.question.inResume")} />
      <Quotes
        quotes={conditions.map(({ text, span }) => ({ text, start: span.start }))}
        link={jobLink}
        words={t("interviews.question.inJob")}
      />
    </section>
  );
}

function Quotes({ quotes, link, words }: { quotes: readonly { text: string; start: number }[]; link: string; words: string }) {
  if (quotes.length === 0) return null;
  return (
    <>
      {quotes.map(({ start, text }) => (
        <blockquote
          key={start}
          className="wrap-anywhere mt-2 border-evidence border-s-4 ps-3 font-serif text-[15px]/[24px] dark:border-partial"
        >
          <Covered text={text} />
        </blockquote>
      ))}
      <Link to={link} className="mt-1.5 inline-block text-primary underline-offset-2 hover:underline coarse:py-3">
        {words}
      </Link>
    </>
  );
}
