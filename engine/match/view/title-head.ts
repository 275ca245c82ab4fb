/** What may follow the noun of a title. */
const BEHIND = /[|(,;/&]| [-–—] | (?:and|of|for|to|in|at|with) /i;

/** A title up to the noun that says who does the work: "Teaching Assistant" of "Teaching Assistant, Year 4". */
export function toTitleHead(title: string): string {
  const [head = title] = title.split(BEHIND);
  return head;
}
