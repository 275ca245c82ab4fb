/**
 * Works on many inputs at once and yields the results in input order.
 * At most `ahead` inputs are begun and not yet taken, so memory does not grow with their number; at most `atOnce` run.
 */
export async function* inOrder<T, R>(
  inputs: Iterable<T>,
  { atOnce, ahead }: { atOnce: number; ahead: number },
  work: (input: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const start = async (input: T): Promise<R> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work(input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  const begun: Promise<R>[] = [];
  for (const input of inputs) {
    const promise = start(input);
    promise.catch(() => {});
    begun.push(promise);
    if (begun.length >= ahead) yield (await begun.shift()) as R;
  }
  for (const promise of begun) yield await promise;
}
