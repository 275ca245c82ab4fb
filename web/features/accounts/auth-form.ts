import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { Problem } from "./check-credentials.ts";
import type { FormMessage } from "./form-alert.tsx";
import type { useOneAtATime } from "./use-one-at-a-time.ts";

/** What is under way; forms and Google share it, so that only one of them runs. */
export type AuthWork = "google" | "submit" | "reset";

export type AuthFormProps<F extends FieldValues> = {
  form: UseFormReturn<F>;
  work: ReturnType<typeof useOneAtATime<AuthWork>>;
  onMessage(message: FormMessage): void;
  onEmail(email: string): void;
  /** Somebody is signed in. */
  onDone(): void;
};

/** Shows the one problem at its field and moves the focus there; true when there was one. */
export function showProblem<F extends FieldValues>(form: UseFormReturn<F>, problem: Problem<F>): boolean {
  form.clearErrors();
  if (problem === null) return false;
  const field = problem.field as FieldPath<F>;
  form.setError(field, { message: problem.text });
  form.setFocus(field);
  return true;
}
