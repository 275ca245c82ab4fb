import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:messages/";

/**
 * A module that names a key ("upload.dropTitle") gets an import of that area's messages, compiled here: the texts of a page
 * travel with the page, and the browser carries no message parser.
 */
export function messagesPlugin(root: string): Plugin {
  const folder = join(root, "messages/en");
  const areas = readdirSync(folder).map((name) => name.replace(/[.]json$/, ""));
  const mention = new RegExp(`["'\`](${areas.join("|")})[.][a-z]`, "g");
  return {
    name: "fairlead-messages",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const area = id.slice(VIRTUAL.length + 1);
      const file = join(folder, `${area}.json`);
      this.addWatchFile(file);
      const messages = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
      const compiled = Object.fromEntries(messages.map(([key, text]) => [key, compileMessageOrThrow(text)]));
      return `import { loadMessages } from ${JSON.stringify(join(root, "lib/t.ts"))};\nloadMessages(${JSON.stringify(area)}, ${JSON.stringify(compiled)});`;
    },
    transform(code, id) {
      if (!id.startsWith(root) || id.includes("node_modules") || !/[.]tsx?$/.test(id)) return null;
      const used = new Set([...code.matchAll(mention)].map((match) => match[1]));
      const imports = [...used].map((area) => `import "${VIRTUAL}${area}";`).join("");
      return used.size === 0 ? null : { code: imports + code, map: null };
    },
  };
}
