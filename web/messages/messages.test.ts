import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import ts from "typescript";
import { expect, test } from "vitest";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = readdirSync(WEB, { recursive: true, encoding: "utf8" })
  .filter((path) => /[.]tsx?$/.test(path) && !/(^|[/])(node_modules|dist|build|test)[/]|[.]test[.]|[.]d[.]ts$/.test(path))
  .map((path) => ({ path, source: ts.createSourceFile(path, readFileSync(join(WEB, path), "utf8"), ts.ScriptTarget.Latest, true) }));

const AREAS = readdirSync(join(WEB, "messages/en")).map((file) => file.replace(/[.]json$/, ""));
const MESSAGES = new Map(
  AREAS.flatMap((area) =>
    Object.entries(JSON.parse(readFileSync(join(WEB, "messages/en", `${area}.json`), "utf8")) as Record<string, string>).map(
      ([key, text]) => [`${area}.${key}`, text] as const,
    ),
  ),
);
const KEY_SHAPE = new RegExp(`^(${AREAS.join("|")})[.][a-z]`);

/** Every key that the code names; a template stands for all keys with its beginning and its end. */
const NAMED = SOURCES.flatMap(({ path, source }) => {
  const found: { path: string; matches: (key: string) => boolean; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && KEY_SHAPE.test(node.text)) {
      found.push({ path, text: node.text, matches: (key) => key === node.text });
    }
    if (ts.isTemplateExpression(node) && KEY_SHAPE.test(node.head.text)) {
      const end = node.templateSpans.at(-1)?.literal.text ?? "";
      found.push({ path, text: node.getText(source), matches: (key) => key.startsWith(node.head.text) && key.endsWith(end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

test("every key that the code names has a text", () => {
  const missing = NAMED.filter(({ matches }) => ![...MESSAGES.keys()].some(matches));
  expect(missing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});

test("every text is named by the code", () => {
  expect([...MESSAGES.keys()].filter((key) => !NAMED.some(({ matches }) => matches(key)))).toEqual([]);
});

test("every text is a message that compiles", () => {
  for (const [key, text] of MESSAGES) expect(() => compileMessageOrThrow(text), key).not.toThrow();
  expect([...MESSAGES].filter(([, text]) => text.trim() !== text || text === "").map(([key]) => key)).toEqual([]);
});

const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "title",
  "placeholder",
  "alt",
  "label",
  "hint",
  "text",
  "description",
  "caption",
]);
const isKey = (node: ts.Node) => ts.isJsxElement(node) && node.openingElement.tagName.getText() === "Kbd";
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text);

/** Words that stand in the code itself: text between tags, or an attribute that a person reads or hears. What is printed on a key is none. */
function findLiterals(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const isWords = (node: ts.Node | undefined): boolean =>
    node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && hasLetters(toPlain(node));
  const visit = (node: ts.Node): void => {
    if (isKey(node)) return;
    if (ts.isJsxText(node) && hasLetters(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && isWords(node.expression)) found.push(node.getText(source));
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText(source))) {
      const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (isWords(value)) found.push(node.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const toPlain = (node: ts.Node): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(" ")
    : (node as ts.StringLiteral).text;

test("no component holds words of its own", () => {
  const literals = SOURCES.filter(({ path }) => path.endsWith(".tsx")).flatMap(({ path, source }) =>
    findLiterals(source).map((words) => `${path}: ${words}`),
  );
  expect(literals).toEqual([]);
});

test("the search for words sees text, expressions and spoken attributes", () => {
  const planted = ts.createSourceFile(
    "planted.tsx",
    '<p title="Read me">Hello {"there"} <Kbd>Ctrl</Kbd> <img alt={`photo`} className="flex" /> 5 %</p>',
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  expect(findLiterals(planted)).toEqual(['title="Read me"', "Hello", '{"there"}', "alt={`photo`}"]);
});
