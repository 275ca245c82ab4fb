import { Fragment } from "react";
import { t } from "../lib/t.ts";

/** How the server writes words that blind review covers. */
const BAR = /█+/;

/** A text with covered places as bars that a screen reader can say. */
export function Covered({ text }: { text: string }) {
  return text.split(BAR).map((words, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name.
    <Fragment key={i}>
      {i === 0 ? null : <Bar />}
      {words}
    </Fragment>
  ));
}

function Bar() {
  return (
    <span className="select-none rounded-key bg-line-strong text-transparent forced-colors:border">
      <span aria-hidden="true">{"\u2003".repeat(3)}</span>
      <span className="sr-only">{t("ui.covered")}</span>
    </span>
  );
}
