/** A page of rows that were asked for with one more than fits: `next` is where the following page begins. */
export function toPage<T extends { id: string }>(rows: readonly T[], limit: number): { items: T[]; next: string | null } {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
