/** A page of rows that were asked for with one more than fits: `next` is where the following page begins. */
export function toPage<Id, T extends { id: Id }>(rows: readonly T[], limit: number): { items: T[]; next: T["id"] | null } {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
