import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** Paper with a border; `as` chooses the element, so that regions stay regions. */
export function Card({
  as: Element = "div",
  className,
  ...rest
}: ComponentProps<"div"> & { as?: "div" | "section" | "aside" | "article" | "li" }) {
  const props = { ...rest, className: classes("rounded-card border border-line bg-surface shadow-card", className) };
  return <Element {...(props as object)} />;
}
