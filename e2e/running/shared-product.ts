import type { TestProject } from "vitest/node";
import { openDesk } from "../../server/test/desk.ts";
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
  const desk = await openDesk(async () => {
    product ??= startProduct();
    const { url, tellEnd } = await product.catch((error: Error) => refuse(error.message));
    return tellEnd() === null ? url : refuse(String(tellEnd()));
  });
  project.provide("sharedProduct", desk.url);
  return async () => {
    desk.close();
    const started = await product?.catch(() => undefined);
    if (started === undefined) return;
    await started.stop();
    await removeFolder(started.folder);
  };
}

function refuse(how: string): never {
  throw new Error(`the product that the tests share ${how}`);
}
