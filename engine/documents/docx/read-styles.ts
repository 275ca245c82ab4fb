import { childOf, type Element, elementsOf, valOf } from "./parse-xml.ts";

/** What a run looks like; undefined means "as what it is based on". */
export type RunLook = {
  bold?: boolean;
  italic?: boolean;
  vanish?: boolean;
  /** Letters filled with nothing, or nearly so. */
  clear?: boolean;
  color?: string;
  /** Points. */
  size?: number;
  /** Colour behind the run. */
  shade?: string;
};

export type ParagraphLook = {
  outline?: number;
  isListed?: boolean;
  /** Twentieths of a point. */
  before?: number;
  after?: number;
  contextual?: boolean;
  shade?: string;
};

type Style = { name: string; basedOn: string | undefined; run: RunLook; paragraph: ParagraphLook };

export type Styles = {
  defaultRun: RunLook;
  defaultParagraph: ParagraphLook;
  /** Looks of a style with everything it is based on. */
  run(id: string | undefined): RunLook;
  paragraph(id: string | undefined): ParagraphLook;
  defaultParagraphStyle: string | undefined;
};

const MAX_CHAIN = 20;

export function readStyles(root: Element | undefined): Styles {
  const styles = new Map<string, Style>();
  const top = childOf(root, "w:styles");
  let defaultParagraphStyle: string | undefined;
  for (const element of elementsOf(top)) {
    if (element.name !== "w:style") continue;
    const id = element.attributes.styleId ?? "";
    const run = readRunLook(childOf(element, "w:rPr"));
    const paragraph = readParagraphLook(childOf(element, "w:pPr"));
    const name = (valOf(element, "w:name") ?? "").toLowerCase();
    const level = /^heading (\d)$/.exec(name)?.[1] ?? (name === "title" ? "1" : undefined);
    if (level !== undefined) paragraph.outline ??= Number(level) - 1;
    styles.set(id, { name, basedOn: valOf(element, "w:basedOn"), run, paragraph });
    if (element.attributes.type === "paragraph" && isOn(element.attributes.default)) defaultParagraphStyle = id;
  }
  const defaults = childOf(top, "w:docDefaults");
  const chain = (id: string | undefined): Style[] => {
    const found: Style[] = [];
    for (let style = styles.get(id ?? ""); style !== undefined && found.length < MAX_CHAIN; style = styles.get(style.basedOn ?? ""))
      found.unshift(style);
    return found;
  };
  return {
    defaultRun: readRunLook(childOf(childOf(defaults, "w:rPrDefault"), "w:rPr")),
    defaultParagraph: readParagraphLook(childOf(childOf(defaults, "w:pPrDefault"), "w:pPr")),
    run: (id) => Object.assign({}, ...chain(id).map((style) => style.run)),
    paragraph: (id) => Object.assign({}, ...chain(id).map((style) => style.paragraph)),
    defaultParagraphStyle,
  };
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}

function toggle(properties: Element, name: string): boolean | undefined {
  const property = childOf(properties, name);
  if (property === undefined) return undefined;
  const value = property.attributes.val;
  return value === undefined || isOn(value);
}

export function readRunLook(properties: Element | undefined): RunLook {
  if (properties === undefined) return {};
  const size = Number.parseFloat(valOf(properties, "w:sz") ?? "");
  const shade = readShade(properties) ?? toHighlight(valOf(properties, "w:highlight"));
  return withoutUnset({
    bold: toggle(properties, "w:b"),
    italic: toggle(properties, "w:i"),
    vanish: toggle(properties, "w:vanish"),
    ...readFill(properties),
    size: Number.isFinite(size) ? (size / 2) * readScale(properties) : readScale(properties) < SQUEEZED ? 0 : undefined,
    shade,
  });
}

/** Letters squeezed to less than this share of their width are a stroke nobody reads. */
const SQUEEZED = 0.2;

/** Width of the letters as a share of the usual; 1 unless it makes them unreadable. */
function readScale(properties: Element): number {
  const percent = Number.parseFloat(valOf(properties, "w:w") ?? "100");
  return percent / 100 < SQUEEZED ? percent / 100 : 1;
}

const SEE_THROUGH = 92_000;

/** How letters are filled: newer files say so apart from their colour, and what they say there is what Word shows. */
function readFill(properties: Element): Pick<RunLook, "clear" | "color"> {
  const color = readColour(properties);
  const fill = childOf(properties, "w14:textFill");
  if (fill === undefined) return withoutUnset({ color });
  const isOutlined = elementsOf(childOf(properties, "w14:textOutline")).some(({ name }) => name === "w14:solidFill");
  if (childOf(fill, "w14:noFill") !== undefined) return withoutUnset({ color, clear: !isOutlined });
  const [shade] = elementsOf(childOf(fill, "w14:solidFill"));
  const alpha = Number(valOf(shade, "w14:alpha") ?? 0);
  const isPlain = elementsOf(shade).every(({ name }) => name === "w14:alpha");
  const named = isPlain && shade?.attributes.val === "bg1" ? "FFFFFF" : undefined;
  const own = shade?.name === "w14:srgbClr" ? shade.attributes.val : named;
  return withoutUnset({ color: own ?? color, clear: alpha >= SEE_THROUGH && !isOutlined });
}

/** Six hex digits or "auto". The page's own colour has a name in the theme; a shade of it is another colour. */
function readColour(properties: Element): string | undefined {
  const { themeColor, themeShade } = childOf(properties, "w:color")?.attributes ?? {};
  if ((themeColor === "background1" || themeColor === "light1") && themeShade === undefined) return "FFFFFF";
  return valOf(properties, "w:color");
}

export function readParagraphLook(properties: Element | undefined): ParagraphLook {
  if (properties === undefined) return {};
  const numbered = childOf(properties, "w:numPr");
  const spacing = childOf(properties, "w:spacing")?.attributes ?? {};
  const outline = valOf(properties, "w:outlineLvl");
  return withoutUnset({
    outline: outline === undefined ? undefined : Number(outline),
    isListed: numbered === undefined ? undefined : valOf(numbered, "w:numId") !== "0",
    before: toNumber(spacing.before),
    after: toNumber(spacing.after),
    contextual: toggle(properties, "w:contextualSpacing"),
    shade: readShade(properties),
  });
}

function toNumber(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) ? number : undefined;
}

/** The fill behind a run, paragraph or table cell as six hex digits. */
export function readShade(properties: Element | undefined): string | undefined {
  const fill = childOf(properties, "w:shd")?.attributes.fill;
  return fill !== undefined && /^[0-9a-f]{6}$/i.test(fill) ? fill : undefined;
}

function toHighlight(name: string | undefined): string | undefined {
  if (name === undefined || name === "none" || name === "white") return undefined;
  return name === "yellow" ? "FFFF00" : "808080";
}

type Set<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUnset<T extends Record<string, unknown>>(look: T): Set<T> {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Set<T>;
}
