import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonicalJson, sha256 } from "../text/index.ts";
import { namesOf } from "./name-index.ts";
import { spellingsOf } from "./spelling.ts";
import { FAMILIES, RECORDS } from "./taxonomy.ts";
import type { SkillRecord } from "./types.ts";
import { TAXONOMY_VERSION } from "./version.ts";

const FOLDER = new URL("../data/skills/", import.meta.url);
const TYPES = ["tool", "language", "framework", "platform", "method", "domain", "soft", "cert", "human-language"];
const KEYS = "id label type aliases implies related ambiguity ambiguous cased cues antiCues firstRelease".split(" ");
const ids = new Set(RECORDS.map((record) => record.id));

describe("the skills data", () => {
  it("is loaded from every family file of the folder", () => {
    const inFolder = readdirSync(FOLDER)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => (JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { family?: string }).family ?? []);
    expect(FAMILIES.map(({ family }) => family).sort()).toEqual(inFolder.sort());
  });

  it("gives every skill an id of its own", () => {
    const seen = new Set<string>();
    expect(RECORDS.flatMap(({ id }) => (seen.has(id) || !seen.add(id) ? [id] : []))).toEqual([]);
    expect(RECORDS.flatMap(({ id }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [id]))).toEqual([]);
  });

  it("keeps to the form of a record", () => {
    expect(RECORDS.flatMap((record) => faultsOf(record).map((fault) => `${record.id}: ${fault}`))).toEqual([]);
  });

  it("points only to skills that exist, and never back to itself", () => {
    const edges = RECORDS.flatMap(({ id, implies = [], related = [] }) => [...implies, ...related].map(([to]) => [id, to] as const));
    expect(edges.filter(([from, to]) => from === to || !ids.has(to)).map(([from, to]) => `${from} → ${to}`)).toEqual([]);
  });

  it("has no circle of implied skills", () => {
    expect(circleOf(RECORDS)).toEqual([]);
  });

  it("gives a name to two skills only when the words around it decide", () => {
    const owners = new Map<string, Map<string, string>>();
    for (const record of RECORDS) {
      for (const name of namesOf(record)) {
        for (const keys of spellingsOf(name.written, record.type)) {
          const key = keys.join(" ");
          owners.set(key, (owners.get(key) ?? new Map<string, string>()).set(record.id, name.ambiguity));
        }
      }
    }
    const claimedTwice = [...owners].filter(([, by]) => by.size > 1 && [...by.values()].includes("A"));
    expect(claimedTwice.map(([name, by]) => `"${name}" is claimed by ${[...by.keys()].join(" and ")}`)).toEqual([]);
  });

  it("raises its version with every change", () => {
    const hash = sha256(canonicalJson(FAMILIES)).slice(0, 12);
    expect(TAXONOMY_VERSION, `Set TAXONOMY_VERSION in engine/skills/version.ts to end in ${hash}`).toMatch(new RegExp(`^\\d+-${hash}$`));
  });
});

function faultsOf(record: SkillRecord): string[] {
  const faults: string[] = [];
  const unknown = Object.keys(record).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) faults.push(`unknown ${unknown.join(", ")}`);
  if (!TYPES.includes(record.type)) faults.push(`type ${record.type}`);
  for (const [to, share] of [...(record.implies ?? []), ...(record.related ?? [])]) {
    if (!(share > 0 && share <= 1)) faults.push(`share ${share} to ${to}`);
  }
  return [...faults, ...namingFaults(record)];
}

function namingFaults(record: SkillRecord): string[] {
  const faults: string[] = [];
  const names = [record.label, ...record.aliases];
  for (const name of record.ambiguous ?? []) if (!names.includes(name)) faults.push(`"${name}" is ambiguous but no name of it`);
  for (const name of record.cased ?? [])
    if (!names.includes(name) || name === name.toLowerCase()) faults.push(`"${name}" has no letters that make it`);
  if (record.ambiguous !== undefined && record.ambiguity === undefined) faults.push("ambiguous names without a class");
  if (new Set(names).size < names.length) faults.push("a name twice");
  return faults;
}

function circleOf(records: readonly SkillRecord[]): string[] {
  const implied = new Map(records.map(({ id, implies = [] }) => [id, implies.map(([to]) => to)]));
  const done = new Set<string>();
  const walk = (id: string, path: string[]): string[] => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (done.has(id)) return [];
    for (const to of implied.get(id) ?? []) {
      const circle = walk(to, [...path, id]);
      if (circle.length > 0) return circle;
    }
    done.add(id);
    return [];
  };
  return records.map(({ id }) => walk(id, [])).find((circle) => circle.length > 0) ?? [];
}
