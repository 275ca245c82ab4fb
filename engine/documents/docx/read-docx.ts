import type { Draft } from "../draft.ts";
import type { ErrorCode } from "../types.ts";
export async function readDocx(_bytes: Uint8Array): Promise<Draft | ErrorCode> {
  return "unsupported-type";
}
