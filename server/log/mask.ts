/** `a8f3…7f`: enough to tell two apart in one log, too little to be the id. */
export function maskId(id: string): string {
  return id.length <= 4 ? "…" : `${id.slice(0, 2)}…${id.slice(-2)}`;
}
