import { afterAll, beforeAll } from "vitest";
import { READY_MS, type RunningProduct, removeFolder, startProduct } from "./start-product.ts";

/** One for all tests of a block: started before the first of them, gone with its folder after the last. */
export function useProduct(env: Record<string, string> = {}): RunningProduct {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct({ env });
  }, 2 * READY_MS);
  afterAll(async () => {
    await product.stop();
    await removeFolder(product.folder);
  });
  return new Proxy({} as RunningProduct, { get: (_, name: keyof RunningProduct) => product[name] });
}
