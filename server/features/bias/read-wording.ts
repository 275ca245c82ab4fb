import type { WordingReport } from "@fairlead/contracts";
import type { Services } from "../../http/index.ts";

/** The wording of a text by the engine's rules, checked where untrusted text is read. */
export async function readWording({ readers }: Pick<Services, "readers">, description: string): Promise<WordingReport> {
  return readers.run("bias", null, { text: description });
}
