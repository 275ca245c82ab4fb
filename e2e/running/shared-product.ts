import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type RunningProduct, removeFolder, startProduct } from "./start-product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the files of the project ask for the product that they share. */
    sharedProduct: string;
  }
}

/** One product for all files that only look at it: started once the first of them asks, gone with its folder after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let product: Promise<RunningProduct> | undefined;
  const answer = async (): Promise<[status: number, words: string]> => {
    try {
      product ??= startProduct();
      const { url, tellEnd } = await product;
      const end = tellEnd();
      return end === null ? [200, url] : [503, `the product that the tests share ${end}`];
    } catch (error) {
      return [503, `the product that the tests share ${(error as Error).message}`];
    }
  };
  const desk = createServer(async (_, response) => {
    const [status, words] = await answer();
    response.writeHead(status).end(words);
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  project.provide("sharedProduct", `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.close();
    const started = await product?.catch(() => undefined);
    if (started === undefined) return;
    await started.stop();
    await removeFolder(started.folder);
  };
}
