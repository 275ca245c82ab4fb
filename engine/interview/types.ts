export type { InterviewKit, Question, QuestionCategory } from "@fairlead/contracts";
