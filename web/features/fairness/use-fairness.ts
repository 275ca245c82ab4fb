import type { SheetReceipt } from "@fairlead/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { client } from "../../lib/api.ts";
import { readSheetFile, saveTemplate } from "./sheet-file.ts";

const fairnessKey = (jobId: string) => ["getFairness", jobId] as const;

/** Figures about the newest analysis of a job; looked at anew whenever the page is opened. */
export function useFairness(jobId: string) {
  return useQuery({
    queryKey: fairnessKey(jobId),
    queryFn: ({ signal }) => client.getFairness({ params: { jobId } }, { signal }),
    refetchOnMount: "always",
  });
}

/** Looked at anew whenever the page is opened: any job may have changed. */
export function useFairnessOverJobs() {
  return useQuery({
    queryKey: ["getFairnessOverJobs"],
    queryFn: ({ signal }) => client.getFairnessOverJobs({}, { signal }),
    refetchOnMount: "always",
  });
}

export function useSaveSheet(jobId: string) {
  const queries = useQueryClient();
  return useMutation<SheetReceipt, Error, File>({
    mutationFn: async (file) => client.saveGroupSheet({ params: { jobId }, body: { csv: await readSheetFile(file) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: fairnessKey(jobId) }),
  });
}

export function useDeleteSheet(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.deleteGroupSheet({ params: { jobId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: fairnessKey(jobId) }),
  });
}

export function useTemplate(jobId: string, jobTitle: string) {
  return useMutation({
    mutationFn: async () => saveTemplate(await client.getSheetTemplate({ params: { jobId } }), jobTitle),
  });
}

/** What columns of a table may say. */
export function useAnswers(jobId: string) {
  return useQuery({
    queryKey: ["getSheetTemplate", jobId],
    queryFn: ({ signal }) => client.getSheetTemplate({ params: { jobId } }, { signal }),
  });
}
