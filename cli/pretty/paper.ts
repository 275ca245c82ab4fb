import { stripVTControlCharacters, styleText } from "node:util";

const colour = process.stdout.isTTY && process.stdout.hasColors?.();
type Style = Parameters<typeof styleText>[0];
const paint = (style: Style) => (text: string) => (colour ? styleText(style, text) : text);

export const bold = paint("bold");
export const dim = paint("dim");
export const good = paint("green");
export const bad = paint("red");
export const warn = paint("yellow");

/** Words on one line, cut to `width` characters with an ellipsis. */
export function cut(text: string, width: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= width ? line : `${line.slice(0, width - 1).trimEnd()}…`;
}

export const quote = (text: string, width = 90): string => dim(`“${cut(text, width)}”`);
export const column = (text: string, width: number): string => cut(text, width).padEnd(width);
export const number = (value: number, width: number): string => value.toFixed(1).padStart(width);
export const lines = (...parts: (string | string[] | false | undefined)[]): string =>
  parts
    .flat()
    .filter((part) => part !== false && part !== undefined)
    .join("\n");
/** Control characters and sequences of a hostile file never reach the terminal, nor does a line end that forges a line. */
export const safe = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
