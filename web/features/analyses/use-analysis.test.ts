import type { AnalysisView } from "@fairlead/contracts";
import { focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { analysisQuery, concerns } from "./use-analysis.ts";

it("asks for an analysis again when somebody comes back to its tab, however new it is", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
  queries.mount();
  const read = vi.fn(async () => ({ jobId: "j" }) as AnalysisView);
  const stop = new QueryObserver(queries, { ...analysisQuery("j"), queryFn: read }).subscribe(() => undefined);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
  queries.unmount();
  focusManager.setFocused(undefined);
});

it("asks for it again after a decision in another window, not after one about another job", () => {
  expect(concerns({ type: "decision", jobId: "j", resumeId: "r" }, "j")).toBe(true);
  expect(concerns({ type: "decision", jobId: "k", resumeId: "r" }, "j")).toBe(false);
  expect(concerns({ type: "resume", resumeId: "r", sessionId: "s", state: "reading" }, "j")).toBe(false);
});
