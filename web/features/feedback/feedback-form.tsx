import { PRODUCT } from "@fairlead/contracts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";
import { RadioChips } from "../../ui/radio-chips.tsx";
import { findMessageFault, KINDS, type Note, RATINGS, toCounter, toFeedback, toRefusal } from "./note.ts";
import { readTechnical } from "./technical.ts";
import { TechnicalBox } from "./technical-box.tsx";
import { useSendFeedback } from "./use-send-feedback.ts";

type FeedbackFormProps = { email: string; autoFocus: boolean; onSent(reference: number): void };

/** A note to whoever runs this installation. Nothing typed is lost when it cannot be sent. */
export function FeedbackForm({ email, autoFocus, onSent }: FeedbackFormProps) {
  const form = useNoteForm(email);
  const send = useSendFeedback();
  const [technical] = useState(readTechnical);
  const { errors } = form.formState;
  const kind = form.watch("kind");
  const counter = toCounter(form.watch("message"));
  const isWrongMail = send.error instanceof ApiError && send.error.code === "invalid-email";

  const submit = form.handleSubmit((note) =>
    send.mutateAsync(toFeedback(note, technical)).then(
      ({ reference }) => onSent(reference),
      (error) => error instanceof ApiError && error.code === "invalid-email" && form.setFocus("email"),
    ),
  );
  return (
    <form noValidate aria-busy={send.isPending} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <RadioChips
        label={t("feedback.kind.label")}
        options={KINDS.map((value) => ({ value, label: t(`feedback.kind.${value}`) }))}
        {...form.register("kind")}
      />
      <Field
        label={t("feedback.message")}
        hint={t("feedback.message.hint")}
        error={errors.message?.message}
        action={
          <span aria-live="polite" className="figures text-ink-2 text-sm">
            {counter}
          </span>
        }
      >
        <TextArea
          rows={7}
          // Only after "Send another", where the button that had the focus is gone.
          autoFocus={autoFocus}
          readOnly={send.isPending}
          placeholder={t(`feedback.message.${kind}`)}
          {...form.register("message", { validate: (message) => findMessageFault(message) ?? true })}
        />
      </Field>
      <Field label={t("feedback.email")} hint={t("feedback.email.hint")} error={isWrongMail ? t("feedback.email.wrong") : undefined}>
        <TextInput type="email" autoComplete="email" readOnly={send.isPending} className="max-w-96" {...form.register("email")} />
      </Field>
      <RadioChips
        label={t("feedback.rating.label", { name: PRODUCT.name })}
        options={RATINGS.map((value) => ({ value, label: t(`feedback.rating.${value || "none"}`) }))}
        {...form.register("rating")}
      />
      <TechnicalBox technical={technical} isTicked={form.watch("withTechnical")} field={form.register("withTechnical")} />
      <div aria-hidden="true" className="absolute -start-[9999px]">
        <label htmlFor="website">{t("feedback.website")}</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...form.register("website")} />
      </div>
      <Refusal text={send.error === null || isWrongMail ? null : toRefusal(send.error)} />
      <Button type="submit" variant="primary" size="large" busy={send.isPending} className="self-start">
        {send.isPending ? t("feedback.sending") : t("feedback.send")}
      </Button>
    </form>
  );
}

/** The mail of the signed-in person, known a moment later than the page, unless something was typed meanwhile. */
function useNoteForm(email: string) {
  const form = useForm<Note>({
    defaultValues: { kind: "idea", message: "", email, rating: "", withTechnical: false, website: "" },
    reValidateMode: "onChange",
  });
  const { isDirty } = form.getFieldState("email", form.formState);
  useEffect(() => {
    if (!isDirty) form.resetField("email", { defaultValue: email });
  }, [form, email, isDirty]);
  return form;
}

/** The region stands from the start, so that its words are read out. */
function Refusal({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text === null ? null : <p className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">{text}</p>}
    </div>
  );
}
