// The parts of optional packages that carry no types of their own; they may be absent.
declare module "tesseract.js/src/worker-script/index.js" {
  type Message = { status: "resolve" | "reject" | "progress"; data: unknown };
  type Adapter = {
    getCore: () => Promise<unknown>;
    gunzip: (bytes: Uint8Array) => Uint8Array;
    readCache: (path: string) => Promise<Uint8Array>;
  };
  export function setAdapter(adapter: Adapter): void;
  export function dispatchHandlers(request: { action: string; payload: unknown }, send: (message: Message) => void): void;
}

declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  const core: unknown;
  export = core;
}
