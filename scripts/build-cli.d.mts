export function buildCli(): Promise<{ main: string; readerChild: string }>;
