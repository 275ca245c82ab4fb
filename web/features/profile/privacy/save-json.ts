import { PRODUCT } from "@fairlead/contracts";

/** Hands a value to the person as a file of their downloads. */
export function saveJson(value: unknown, ...name: string[]): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${[PRODUCT.name, ...name]
    .join("-")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
