import { fileURLToPath } from "node:url";

/** Where the files are when this code runs from its sources; a bundle is told. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));
