// job × candidate → the questions of an interview, the same core for everybody, and what interviewers noted.
import { openInterview } from "./open-interview.ts";
import { saveScorecard } from "./save-scorecard.ts";

export const interviewsHandlers = { openInterview, saveScorecard };
