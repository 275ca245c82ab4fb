import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { gunzipSync } from "node:zlib";

type Box = { x0: number; y0: number; x1: number; y1: number };
type Line = { baseline: Box; rowAttributes: { rowHeight: number }; words: { text: string; confidence: number; bbox: Box }[] };
/** What tesseract.js says of a picture; places in pixels of the page once it was set straight by `rotateRadians`, confidence 0–100. */
export type Recognised = { rotateRadians: number; blocks: { paragraphs: { lines: Line[] }[] }[] | null };

type Ask = (action: string, payload: unknown) => Promise<unknown>;

const DATA = "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
/** Only what is painted on this very page decides: nothing is learnt from pages read before. */
const CONFIG = { tessedit_enable_doc_dict: "0" };
const LSTM_ONLY = 1;

let loading: Promise<Ask> | undefined;

/** Reads one picture (PGM); the page is set straight first. Same picture, same answer, whatever was read before. */
export async function recognise(picture: Uint8Array): Promise<Recognised> {
  loading ??= load();
  const ask = await loading;
  return (await ask("recognize", { image: picture, options: { rotateAuto: true }, output: { text: false, blocks: true } })) as Recognised;
}

/**
 * The library's own worker program in this process, which is a limited child already, instead of a thread, which Node's
 * permissions would not hold. One fixed build of the core: the others round differently from machine to machine.
 */
async function load(): Promise<Ask> {
  const { dispatchHandlers, setAdapter } = await import("tesseract.js/src/worker-script/index.js");
  const core = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  setAdapter({ getCore: async () => core.default, gunzip: gunzipSync, readCache: (path) => readFile(path) });
  const ask: Ask = (action, payload) =>
    new Promise((resolve, reject) => {
      dispatchHandlers({ action, payload }, ({ status, data }) => {
        if (status === "resolve") resolve(data);
        else if (status === "reject") reject(new Error(String(data)));
      });
    });
  const langPath = dirname(createRequire(import.meta.url).resolve(DATA));
  await ask("load", { options: { lstmOnly: true } });
  await ask("loadLanguage", { langs: "eng", options: { langPath, cacheMethod: "none", gzip: true, lstmOnly: true } });
  await ask("initialize", { langs: "eng", oem: LSTM_ONLY, config: CONFIG });
  return ask;
}
