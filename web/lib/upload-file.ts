import type { UploadedFile } from "@fairlead/contracts";
import { ROUTES } from "@fairlead/contracts/routes";
import { ApiError } from "./api.ts";
import { getIdToken } from "./id-token.ts";

/** No answer came: the request may or may not have reached the server. */
export class ConnectionLost extends Error {
  constructor() {
    super("The connection was lost.");
    this.name = "ConnectionLost";
  }
}

export type FileUpload = {
  sessionId: string;
  file: File;
  /** The same key on a second try: the file is taken once. */
  idempotencyKey: string;
  /** The key of a file that is on its way and comes before this one. */
  after: string | null;
  onProgress(sentBytes: number): void;
  signal: AbortSignal;
};

/** What the sdk's `uploadResumes` does for one file, told byte by byte: fetch cannot say how much was sent. */
export async function uploadFile({ sessionId, file, idempotencyKey, after, onProgress, signal }: FileUpload): Promise<UploadedFile> {
  const token = await getIdToken().catch(() => {
    throw new ConnectionLost();
  });
  const { method, path } = ROUTES.uploadResumes;
  const form = new FormData();
  form.append("files", file, file.name);
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal.removeEventListener("abort", abort);
      settle();
    };
    const query = after === null ? "" : `?after=${encodeURIComponent(after)}`;
    request.open(method, path.replace(":sessionId", encodeURIComponent(sessionId)) + query);
    request.withCredentials = true;
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("idempotency-key", idempotencyKey);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = end(() => resolve({ status: request.status, body: request.responseText }));
    request.onerror = end(() => reject(new ConnectionLost()));
    request.onabort = end(() => reject(new ConnectionLost()));
    signal.addEventListener("abort", abort);
    if (signal.aborted) reject(new ConnectionLost());
    else request.send(form);
  });
  if (status < 200 || status >= 300) throw new ApiError(status, body);
  const [answer] = (JSON.parse(body) as { files: UploadedFile[] }).files;
  if (answer === undefined) throw new ApiError(status, body);
  return answer;
}
