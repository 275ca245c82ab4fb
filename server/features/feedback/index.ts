// what people tell the makers, signed in or not.
import { sendFeedback } from "./send-feedback.ts";

export const feedbackHandlers = { sendFeedback };
