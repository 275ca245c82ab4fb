import { SaxesParser } from "saxes";
import { LIMITS } from "../types.ts";
import { PackageTrouble } from "./open-package.ts";

/** An element; `name` carries one fixed prefix per vocabulary (w:, r:, mc:, …), whatever prefix the file uses. */
export type Element = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const PREFIXES: Record<string, string> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w:",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w:",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r:",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r:",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc:",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a:",
  "http://purl.oclc.org/ooxml/drawingml/main": "a:",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp:",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp:",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingShape": "wps:",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14:",
  "urn:schemas-microsoft-com:vml": "v:",
  "http://schemas.openxmlformats.org/officeDocument/2006/math": "m:",
  "http://purl.oclc.org/ooxml/officeDocument/math": "m:",
};

/** XML may not hold these, plain or as references; word processors open files with them all the same. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|&#(?:x(?:0?[0-8bBcCeEfF]|1[0-9a-fA-F]);|(?:[0-8]|1[124-9]|2\d|3[01]);)/gu;

/** A part as a tree. Document types, deep nesting and broken markup end in PackageTrouble; nothing outside the part is ever read. */
export function parseXml(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("doctype", () => {
    throw new PackageTrouble("forbidden-content");
  });
  parser.on("error", () => {
    throw new PackageTrouble("damaged");
  });
  parser.on("opentag", (tag) => {
    const element: Element = { name: toName(tag.uri, tag.local), attributes: {}, children: [] };
    for (const attribute of Object.values(tag.attributes)) element.attributes[attribute.local] = attribute.value;
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > LIMITS.xmlDepth) throw new PackageTrouble("damaged");
  });
  parser.on("closetag", () => open.pop());
  const addText = (text: string) => open.at(-1)?.children.push(text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(xml.replace(/^\uFEFF/, "").replace(NOT_XML, "")).close();
  return root;
}

function toName(uri: string, local: string): string {
  return `${PREFIXES[uri] ?? ""}${local}`;
}

export function elementsOf(element: Element | undefined): Element[] {
  return element === undefined ? [] : element.children.filter((child): child is Element => typeof child !== "string");
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return elementsOf(element).find((child) => child.name === name);
}

export function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** The `val` of a property; undefined when the property is absent. */
export function valOf(element: Element | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes.val;
}
