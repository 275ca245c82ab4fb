const listeners = new Set<() => void>();

/** Runs when a person asks to draw a broken part again, while they wait: the time to fetch afresh what it is drawn from. */
export function whenRetrying(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellRetrying(): void {
  for (const listener of listeners) listener();
}
