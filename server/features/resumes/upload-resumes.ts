import { AppError, LIMITS, type UploadedFile } from "@fairlead/contracts";
import type { Handler } from "../../http/index.ts";
import { findSession } from "./session/store.ts";
import { type Intake, openIntake } from "./upload/intake.ts";
import { MOST_BYTES, receiveFiles, type SentFile } from "./upload/receive-files.ts";
import { inTurn } from "./upload/upload-gate.ts";
import { inOrder } from "./upload/upload-order.ts";

const FIELD = "files";

export const uploadResumes: Handler<"uploadResumes"> = async ({ services, ownerId, params, query, request }) => {
  const { sessionId } = params;
  await findSession(ownerId, services.db, sessionId);
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES) throw new AppError("request-too-large");
  const place = { ownerId, key: request.headers.get("idempotency-key") ?? undefined, after: query.after };
  const files = await inOrder(place, (turn) =>
    inTurn(ownerId, async () => takeFiles(request, await openIntake(services, ownerId, sessionId, turn))),
  );
  if (files.length === 0) throw new AppError("invalid-input", { details: `body.${FIELD}: no file came` });
  return { files };
};

async function takeFiles(request: Request, intake: Intake): Promise<UploadedFile[]> {
  let count = 0;
  const answers = await receiveFiles(request, async ({ fieldName, fileName, source, received }: SentFile): Promise<UploadedFile> => {
    count += 1;
    if (fieldName === FIELD && count <= LIMITS.filesPerUpload && received() <= LIMITS.requestBytes) return intake.take(fileName, source);
    await skip(source);
    if (fieldName !== FIELD) return intake.refuse(fileName, "invalid-input");
    return intake.refuse(fileName, count > LIMITS.filesPerUpload ? "too-many-files" : "request-too-large");
  });
  intake.check(answers);
  return answers;
}

async function skip(source: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const _ of source);
  } catch {
    // Broken off: there is nothing more to skip.
  }
}
