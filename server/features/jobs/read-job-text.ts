import { AppError, type JobProfile } from "@fairlead/contracts";
import type { Handler, Services } from "../../http/index.ts";

export const readJobText: Handler<"readJobText"> = ({ services, body }) => readRequirements(services, body.description);

/** What a job description asks for, read where untrusted text is read. */
export async function readRequirements({ readers }: Pick<Services, "readers">, description: string): Promise<JobProfile> {
  if (description.trim() === "") throw new AppError("job-empty");
  return readers.run("job", null, { text: description });
}
