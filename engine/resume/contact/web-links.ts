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
    const words = hit[0].replace(/[.,:]$/, "");
    return toLink(words, { start: hit.index, end: hit.index + words.length });
  }).filter((link) => !emails.some((email) => link.start < email.end && email.start < link.end));
}

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
