import { PRODUCT } from "@fairlead/contracts";

/** Hands content to the person as a file of their downloads, named after the product and `name`. `type`: its media type. */
export function saveFile(content: string, type: string, ending: string, name: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${[PRODUCT.name, ...name]
    .join("-")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
