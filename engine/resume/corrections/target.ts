import type { FieldKind } from "../types.ts";
import { FIELDS, LISTS, type Lists } from "./field-table.ts";

/** What a path of a correction means. */
export type Target =
  | { kind: "skill"; id: string }
  /** The words of the resume that an entered skill stands for. */
  | { kind: "words"; id: string }
  | { kind: "line"; entry: number; line: number }
  | { kind: "entry"; list: Lists; entry: number }
  | { kind: "field"; list: Lists; entry: number; key: string; takes: FieldKind }
  | { kind: "basics"; key: string; takes: FieldKind };

const SKILL = /^\/skills\/([^/]+)(\/words)?$/;
const LINE = /^\/work\/(0|[1-9]\d{0,3})\/highlights\/(0|[1-9]\d{0,3})$/;
const ENTRY = /^\/([a-z]+)\/(0|[1-9]\d{0,3})(?:\/([a-zA-Z]+))?$/;

/** Undefined: no field of this name can be corrected. */
export function toTarget(path: string): Target | undefined {
  const [, id, words] = SKILL.exec(path) ?? [];
  if (id !== undefined) return { kind: words === undefined ? "skill" : "words", id: toPlain(id) };
  const [, role, line] = LINE.exec(path) ?? [];
  if (role !== undefined) return { kind: "line", entry: Number(role), line: Number(line) };
  if (path.startsWith("/basics/")) {
    const key = path.slice("/basics/".length);
    const takes = kindOf("basics", key);
    return takes === undefined ? undefined : { kind: "basics", key, takes };
  }
  const [, name, number, key] = ENTRY.exec(path) ?? [];
  const list = LISTS.find((one) => one === name);
  if (list === undefined || number === undefined) return undefined;
  const entry = Number(number);
  if (key === undefined) return { kind: "entry", list, entry };
  const takes = kindOf(list, key);
  return takes === undefined ? undefined : { kind: "field", list, entry, key, takes };
}

const kindOf = (list: keyof typeof FIELDS, key: string): FieldKind | undefined =>
  Object.hasOwn(FIELDS[list], key) ? FIELDS[list][key] : undefined;

export const toSkillPath = (id: string): string => `/skills/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`;
export const toWordsPath = (id: string): string => `${toSkillPath(id)}/words`;
export const toLinePath = (entry: number, line: number): string => `/work/${entry}/highlights/${line}`;
const toPlain = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");
