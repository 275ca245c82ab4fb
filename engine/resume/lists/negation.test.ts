import { describe, expect, it } from "vitest";
import { isNotEvidence } from "./negation.ts";

const about = (sentence: string, word: string) => isNotEvidence(sentence, sentence.indexOf(word), sentence.indexOf(word) + word.length);

describe("a denied or wished-for skill", () => {
  it.each([
    ["No experience with Kubernetes or Docker", "Docker"],
    ["Eager to learn Rust", "Rust"],
    ["Currently learning Spanish cooking and Go", "Go"],
    ["Familiarity with Terraform is desired", "Terraform"],
    ["Keine Erfahrung mit SAP", "SAP"],
    ["Sin experiencia en Excel", "Excel"],
    ["Charts in Meditech instead of Epic, which builds character", "Epic"],
    ["No driving licence, I live on the bus route", "driving licence"],
    ["I have applied to begin a PGCE with QTS in September", "QTS"],
    ["Used Jira rather than Trello", "Trello"],
  ])("%s is no evidence", (sentence, word) => {
    expect(about(sentence, word)).toBe(true);
  });
});

describe("a used skill", () => {
  it.each([
    ["Built pipelines with Kubernetes", "Kubernetes"],
    ["No experience with Java, but ten years of Python", "Python"],
    ["No complaints in ten years of catering", "catering"],
    ["Machine learning with PyTorch", "PyTorch"],
    ["Charts in Meditech instead of Epic", "Meditech"],
    ["Wrote SQL instead of exports in Excel", "SQL"],
    ["Managed all required documentation in SAP", "SAP"],
  ])("%s is evidence", (sentence, word) => {
    expect(about(sentence, word)).toBe(false);
  });
});
