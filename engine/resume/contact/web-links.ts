import lexicon from "../../data/resume/networks.json";
import type { Document, Span } from "../types.ts";

/** An address on the web with the words that show it. `network` when it is a profile on a known site. */
export type WebLink = Span & { url: string; network?: string };

const networks = Object.entries(lexicon as Record<string, string>);
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;<>()"]{3,200}|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,40}\.){1,3}(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|fr|es|it|nl|pt|uk|at|ch|be|ca|us|design|tech|page|site|online|works|studio|art|xyz|blog|cv|example)(?:\/[^\s|,;<>()"]{0,160})?(?![\p{L}\p{N}@])/giu;

/** Visible web addresses of a text; `emails` are no web addresses. */
export function findWebLinks(text: string, emails: readonly Span[]): WebLink[] {
  return Array.from(text.matchAll(URL), (hit) => {
    const tail = tailBelow(text, hit.index, hit[0]);
    if (tail) return toLink(hit[0] + tail.words, { start: hit.index, end: tail.end });
    const words = hit[0].replace(/[.,:]$/, "");
    return toLink(words, { start: hit.index, end: hit.index + words.length });
  }).filter((link) => !emails.some((email) => link.start < email.end && email.start < link.end));
}

/** What stands alone on the next line, or before a mark. */
const NEXT_LINE = /^[ \t]*\n[ \t]*([\p{L}\p{N}][\p{L}\p{N}._~%/=&?#+-]{1,80})(?=[ \t]{2}|[ \t]*(?:\n|$|[|•·,;()]))/u;
/** Ends that only a break of the line makes: a hyphen, a mark of a query, the stem of a profile. */
const OPEN_END = /(?:[-_=?&%]|\/(?:in|pub|profile|profiles|users?|people|company|channel|gallery|citations)\/)$/i;

/** "linkedin.com/in/jo-" over "marlowe-4a7b1": the tail of an address that breaks over two lines. */
function tailBelow(text: string, start: number, printed: string): { words: string; end: number } | undefined {
  const from = start + printed.length;
  const [whole, tail = ""] = NEXT_LINE.exec(text.slice(from, from + LONGEST_TAIL)) ?? [];
  if (whole === undefined || /^(?:https?:|www\.)|@/.test(tail)) return undefined;
  const hasPath = /[^/:]\/./.test(printed);
  const isSlug = /^[\p{Ll}\p{N}]/u.test(tail) && /[\d/_-]/.test(tail) && /\p{Ll}/u.test(tail);
  if (!OPEN_END.test(printed) && !(isSlug && (hasPath || printed.endsWith("/")))) return undefined;
  const words = tail.replace(/[.,:]$/, "");
  return { words, end: from + whole.length - (tail.length - words.length) };
}
const LONGEST_TAIL = 120;

/** Links of the file whose address is not among the visible ones. */
export function linksOfFile(document: Document, visible: readonly WebLink[]): WebLink[] {
  return document.links
    .filter((link) => /^(?:https?:\/\/|www\.)/i.test(link.url))
    .map((link) => toLink(link.url, link))
    .filter(
      (link) =>
        !visible.some((other) => other.start < link.end && link.start < other.end) &&
        !visible.some((other) => bare(other.url) === bare(link.url)),
    );
}

/** The "marta-fontoura" of a profile on a known site: like an address, it often spells the name. */
export const slugsOf = (links: readonly WebLink[]): string[] =>
  links.flatMap(({ url, network }) => (network ? (bare(url).split("/").at(-1) ?? []) : []));

const bare = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

function toLink(url: string, { start, end }: Span): WebLink {
  const host = bare(url).split("/")[0] ?? "";
  const network = networks.find(([site]) => host === site || host.endsWith(`.${site}`))?.[1];
  return { start, end, url, ...(network === undefined ? {} : { network }) };
}
