// job × candidate → the questions of an interview, the same core for everybody, as persons arranged them, and what interviewers noted.
import { arrangeQuestions } from "./arrange-questions.ts";
import { checkQuestion } from "./check-question.ts";
import { openInterview } from "./open-interview.ts";
import { replaceQuestion } from "./replace-question.ts";
import { saveScorecard } from "./save-scorecard.ts";

export const interviewsHandlers = { openInterview, arrangeQuestions, replaceQuestion, checkQuestion, saveScorecard };
