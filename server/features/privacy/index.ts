// what the law gives to people: a copy of all that is kept about them, and its erasure everywhere.
import { deleteAccount } from "./delete-account.ts";
import { eraseCandidate } from "./erase-candidate.ts";
import { getAccountCopy } from "./get-account-copy.ts";
import { getCandidateCopy } from "./get-candidate-copy.ts";

export const privacyHandlers = { getAccountCopy, getCandidateCopy, eraseCandidate, deleteAccount };
