import { classes } from "./classes.ts";

/** Grey shape of what is coming; give it the size of the final thing. The region around it says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes("rounded-nav bg-sunken dark:bg-line", className ?? "h-4 w-full")} />;
}
