import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { receiveFiles, type SentFile } from "./receive-files.ts";

const BOUNDARY = "a-boundary";
const part = (name: string, content: string, field = "files") =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

/** A request whose body comes in these pieces; an Error breaks it off. */
function toRequest(pieces: (string | Error)[]): Request {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

async function read({ fileName, source }: SentFile): Promise<string> {
  let text = "";
  try {
    for await (const chunk of source) text += Buffer.from(chunk).toString();
  } catch {
    return `${fileName}: broken off`;
  }
  return `${fileName}: ${text.length > 20 ? text.length : text}`;
}

test("files come in the order sent, whatever the pieces of the request", async () => {
  const whole = part("a.txt", "first") + part("b.txt", "x".repeat(9_000)) + part("c.txt", "") + END;
  for (const size of [7, 1_000, whole.length]) {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, no) => whole.slice(no * size, (no + 1) * size));
    expect(await receiveFiles(toRequest(pieces), read)).toEqual(["a.txt: first", "b.txt: 9000", "c.txt: "]);
  }
});

test("what broke off leaves the files before it whole", async () => {
  const half = part("b.txt", "second").slice(0, -4);
  expect(await receiveFiles(toRequest([part("a.txt", "first"), half, new Error("gone")]), read)).toEqual([
    "a.txt: first",
    "b.txt: broken off",
  ]);
  expect(await receiveFiles(toRequest([part("a.txt", "first") + half]), read)).toEqual(["a.txt: first", "b.txt: broken off"]);
});

test("a file that is given up in the middle does not hold up the next", async () => {
  const giveUp = async (file: SentFile) => {
    if (file.fileName !== "b.txt") return read(file);
    for await (const _ of file.source) return "given up";
    return "empty";
  };
  const pieces = [part("a.txt", "1"), ...(part("b.txt", "x".repeat(500_000)).match(/.{1,9999}/gs) ?? []), part("c.txt", "3"), END];
  expect(await receiveFiles(toRequest(pieces), giveUp)).toEqual(["a.txt: 1", "given up", "c.txt: 3"]);
});

test("reading waits for slow takers", async () => {
  let open = 0;
  let most = 0;
  const slow = async (file: SentFile) => {
    most = Math.max(most, ++open);
    const answer = await read(file);
    await sleep(5);
    open -= 1;
    return answer;
  };
  const pieces = Array.from({ length: 40 }, (_, no) => part(`${no}.txt`, "text"));
  expect(await receiveFiles(toRequest([...pieces, END]), slow)).toHaveLength(40);
  expect(most).toBeLessThanOrEqual(6);
});

test("a request that holds no form is refused", async () => {
  const request = new Request("http://localhost/", { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  await expect(receiveFiles(request, read)).rejects.toMatchObject({ code: "invalid-input" });
  const noBoundary = new Request("http://localhost/", { method: "POST", body: "x", headers: { "content-type": "multipart/form-data" } });
  await expect(receiveFiles(noBoundary, read)).rejects.toMatchObject({ code: "invalid-input" });
});

test("rubbish instead of parts ends the request and nothing else", async () => {
  for (const rubbish of ["", "rubbish", `--${BOUNDARY}`, `--${BOUNDARY}\r\nno header\r\n`, `--${BOUNDARY}\r\n${"a: b\r\n".repeat(9_999)}`])
    expect(await receiveFiles(toRequest([rubbish]), read)).toEqual([]);
});
