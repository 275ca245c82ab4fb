// The part of yauzl and of Node's buffers that reading a package from memory needs.
declare module "yauzl" {
  export type Entry = {
    fileName: Uint8Array;
    compressedSize: number;
    uncompressedSize: number;
    isEncrypted(): boolean;
  };
  export type EntryStream = {
    on(event: "data", listener: (chunk: Uint8Array) => void): EntryStream;
    on(event: "end", listener: () => void): EntryStream;
    on(event: "error", listener: (error: Error) => void): EntryStream;
    destroy(): void;
  };
  export type ZipFile = {
    entryCount: number;
    readEntry(): void;
    on(event: "entry", listener: (entry: Entry) => void): ZipFile;
    on(event: "end", listener: () => void): ZipFile;
    on(event: "error", listener: (error: Error) => void): ZipFile;
    openReadStream(entry: Entry, listener: (error: Error | null, stream?: EntryStream) => void): void;
  };
  export type Options = { lazyEntries: boolean; decodeStrings: boolean; validateEntrySizes: boolean };
  export function fromBuffer(buffer: Uint8Array, options: Options, listener: (error: Error | null, zip?: ZipFile) => void): void;
}

declare const Buffer: { from(memory: ArrayBufferLike, offset: number, length: number): Uint8Array };
