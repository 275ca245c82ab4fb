/** Letters above 0xff that Windows-1252 has; all others are those of Latin-1. */
const WINDOWS: Record<string, number> = { "€": 0x80, "–": 0x96, "—": 0x97, "•": 0x95, œ: 0x9c, Œ: 0x8c, "’": 0x92, "…": 0x85 };

export function encode(text: string, producer: string): Uint8Array {
  if (producer === "text-utf16") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (producer === "text-utf8") return Buffer.from(text, "utf8");
  const lines = text.replace(/\n/g, "\r\n");
  if ([...lines].some((letter) => toByte(letter) > 0xff)) return Buffer.from(text, "utf8");
  return Uint8Array.from([...lines].map(toByte));
}

const toByte = (letter: string): number => WINDOWS[letter] ?? letter.codePointAt(0) ?? 0;
