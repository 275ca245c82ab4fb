import { Spinner } from "../../ui/spinner.tsx";

/** What is being found out before there is anything to show. */
export function Working({ children }: { children: string }) {
  return (
    <div role="status" className="flex items-center gap-3 text-ink-2">
      <Spinner size={20} />
      {children}
    </div>
  );
}
