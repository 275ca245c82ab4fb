import type { Weights } from "../weights.ts";
import type { ReadRole } from "./types.ts";

/** Whether a role is enough like the job, by title and duties, for what its lines tell to be taken in the sense of the job. */
export const isLikeJob = ({ toJob }: Pick<ReadRole, "toJob">, { paraphrase }: Weights): boolean => toJob >= paraphrase.backing;

/** The same, or several of its lines say something of what is asked for. */
export const isInSense = (role: ReadRole, weights: Weights): boolean => isLikeJob(role, weights) || role.says >= weights.paraphrase.manner;
