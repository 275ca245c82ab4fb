const DELIMITERS = [",", ";", "\t"] as const;

/** What parts the cells of a table: of the three, the one its heading line has most of outside quotes; of equals the first. */
export function toDelimiter(text: string): string {
  const start = text.search(/[^\s\uFEFF]/);
  const [heading = ""] = text.slice(Math.max(0, start)).split(/\r?\n|\r/, 1);
  const plain = heading.replace(/"[^"]*"/g, "");
  const most = (best: string, one: string) => (plain.split(one).length > plain.split(best).length ? one : best);
  return DELIMITERS.reduce<string>(most, DELIMITERS[0]);
}
