export function buildServer(): Promise<string>;
export function buildReaderChild(): Promise<string>;
export function buildTemplate(): Promise<string>;
export function buildPages(): Promise<void>;
