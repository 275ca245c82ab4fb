import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LIMITS } from "@fairlead/contracts";
import type { ScannedPage } from "@fairlead/engine/documents";
import type { Scans } from "./read-given.ts";
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from "./reader-pool.ts";
import type { Outcome, ReaderLimits } from "./types.ts";

/** One page at a time; every child is fresh enough for what follows to have all the time of the limit. */
const OCR_LIMITS: Partial<ReaderLimits> = {
  wallMs: LIMITS.ocrWallMs,
  cpuSeconds: LIMITS.ocrCpuSeconds,
  dataBytes: LIMITS.ocrDataBytes,
  retireAboveCpuMs: 30_000,
  retireAboveBytes: LIMITS.ocrDataBytes / 2,
};
const OCR_PACKAGES = ["tesseract.js", "tesseract.js-core", "@tesseract.js-data/eng"];

/**
 * Children for files of strangers. A page that is a picture is read from it where the optional packages are installed, in
 * children of their own; then the file is read once more with the words. Without them a scan ends as it would without text.
 */
export function createFileReaders(options: ReaderPoolOptions): ReaderPool {
  const files = createReaderPool(options);
  const ocrChild = join(dirname(options.childPath), "ocr-child.mjs");
  if (!existsSync(ocrChild) || !isInstalled(ocrChild)) return files;
  const pictures = createReaderPool({
    ...options,
    taxonomyFile: undefined,
    childPath: ocrChild,
    limits: { ...OCR_LIMITS, ...options.limits },
  });
  return {
    sandbox: files.sandbox,
    async run(task, input, how) {
      const outcome = await files.run(task, { ...input, scanned: "offered" }, how);
      const pages = toScans(outcome);
      if (input.bytes === undefined || pages === undefined) return outcome;
      const readings = await Promise.all(
        pages.map((page) => pictures.run("picture", { bytes: input.bytes as Uint8Array, json: { page } })),
      );
      const scanned = readings.flatMap((reading) => (reading.ok && reading.value !== null ? [reading.value as ScannedPage] : []));
      const again = await files.run(task, { ...input, scanned }, how);
      // Without a word, what broke off says more than that there is no text.
      return (isWordless(again) ? readings.find((reading) => !reading.ok) : undefined) ?? again;
    },
    async close() {
      await Promise.all([files.close(), pictures.close()]);
    },
  };
}

function isInstalled(childPath: string): boolean {
  const { resolve } = createRequire(childPath);
  try {
    for (const name of OCR_PACKAGES) resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

function toScans(outcome: Outcome): number[] | undefined {
  const value = outcome.ok ? (outcome.value as Partial<Scans> | null) : null;
  return value?.kind === "scans" ? value.pages : undefined;
}

function isWordless(outcome: Outcome): boolean {
  return outcome.ok && (outcome.value as { kind?: unknown } | null)?.kind === "unreadable";
}
