import { readPicture } from "./ocr/read-page.ts";
import { serveReader } from "./serve-reader.ts";

serveReader({
  picture: ({ bytes, json }: { bytes: Uint8Array; json: { page: number } }) => readPicture(bytes, json.page),
});
