import { expect, it } from "vitest";
import { isFormLabel } from "./form-labels.ts";

it.each(["Position held:", "• Date (da - a)", "Nome e indirizzo del datore di lavoro", "Fechas (de – a)", "Telephone(s)"])(
  "%s is a label of a form",
  (text) => {
    expect(isFormLabel(text)).toBe(true);
  },
);
it.each(["Esperienza lavorativa", "Acme Ltd", "• Led the ward"])("%s is none", (text) => {
  expect(isFormLabel(text)).toBe(false);
});
