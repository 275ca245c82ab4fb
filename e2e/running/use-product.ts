import { afterAll, beforeAll, inject } from "vitest";
import { askDesk } from "../../server/test/desk.ts";
import { READY_MS, type RunningProduct, removeFolder, startProduct } from "./start-product.ts";

/**
 * The product that the files share. Its people are apart; what counts for all of them (a limit for one address, a setting,
 * a process that ends) needs `useOwnProduct`.
 */
export function useProduct(): Pick<RunningProduct, "url"> {
  let url = "";
  beforeAll(async () => {
    url = await askDesk(inject("sharedProduct"));
  }, 2 * READY_MS);
  // One that ended under the tests is told, whatever else it made fail.
  afterAll(async () => void (await askDesk(inject("sharedProduct"))));
  return {
    get url() {
      return url;
    },
  };
}

/** A product for the tests of a block alone: started before the first of them, gone with its folder after the last. */
export function useOwnProduct(env: Record<string, string> = {}): RunningProduct {
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
