import { colourDistance } from "../colour.ts";
import type { HiddenReason } from "../types.ts";
import { OFF_PAGE_TOLERANCE, SAME_COLOUR_DISTANCE, TINY_SIZE } from "../weights.ts";
import type { Means } from "./find-layers.ts";
import type { PageFrame } from "./page-frame.ts";
import type { Glyph } from "./read-glyphs.ts";
import { toShownPoint } from "./read-glyphs.ts";
import { isInside, type Painting, type Shape } from "./read-shapes.ts";

const INVISIBLE_MODES = new Set([3, 7]);
const ALMOST_TRANSPARENT = 20;
const WHITE = [255, 255, 255] as const;

/** Why a reader of the page cannot see a character; "doubtful" when only the painted page tells, undefined when it can be seen. */
export function toHiddenReason(
  glyph: Glyph,
  painting: Painting,
  frame: PageFrame,
  { patterned }: Pick<Means, "patterned">,
): HiddenReason | "doubtful" | undefined {
  const { style } = glyph;
  if (INVISIBLE_MODES.has(style.renderMode)) return "invisible-mode";
  if (style.alpha < ALMOST_TRANSPARENT) return "transparent";
  if (glyph.size < TINY_SIZE) return "tiny";
  const [x, y] = toShownPoint(glyph.turn, (glyph.x + glyph.right) / 2, glyph.y - glyph.size * 0.3);
  if (isOffPage(x, y, frame)) return "off-page";
  const clip = painting.clips.get(glyph.object);
  if (clip !== undefined && !(x >= clip.left - 1 && x <= clip.right + 1 && y >= clip.top - 1 && y <= clip.bottom + 1)) return "off-page";
  return judgeLayers(glyph, painting, [x, y], patterned);
}

function isOffPage(x: number, y: number, frame: PageFrame): boolean {
  const edge = OFF_PAGE_TOLERANCE;
  return x < -edge || y < -edge || x > frame.width + edge || y > frame.height + edge;
}

/** Looks at what is painted below and above the character. */
function judgeLayers(
  glyph: Glyph,
  painting: Painting,
  [x, y]: readonly [number, number],
  patterned: boolean,
): HiddenReason | "doubtful" | undefined {
  const order = painting.orderOf.get(glyph.object);
  if (order === undefined) return undefined;
  let below: Shape | undefined;
  for (const shape of painting.broad) {
    if (!isInside(shape, x, y)) continue;
    if (shape.order > order) {
      if (shape.opaque && shape.isRectangle && covers(shape, glyph, x, y)) return "covered";
    } else if (shape.opaque || shape.kind === "picture") below = shape;
  }
  const isUnknown = patterned && below !== undefined && isWhite(below);
  return isUnknown || painting.faint.has(glyph.object) || isDoubtful(glyph, below) ? "doubtful" : undefined;
}

/** A gradient or pattern says to be white as well. */
const isWhite = ({ kind, red, green, blue }: Shape): boolean => kind === "fill" && red + green + blue === 3 * WHITE[0];

/** A line through a word leaves it readable; a box over most of its height does not. */
function covers(shape: Shape, glyph: Glyph, x: number, y: number): boolean {
  const reach = glyph.size * 0.22;
  return glyph.turn % 2 === 1
    ? isInside(shape, x - reach, y) && isInside(shape, x + reach, y)
    : isInside(shape, x, y - reach) && isInside(shape, x, y + reach);
}

/** The colour is that of what lies below, as far as shapes tell; what a picture shows there they do not. */
function isDoubtful(glyph: Glyph, below: Shape | undefined): boolean {
  if (below?.kind === "picture") return true;
  const { red, green, blue } = glyph.style;
  const behind = below === undefined ? WHITE : ([below.red, below.green, below.blue] as const);
  return colourDistance([red, green, blue], behind) < SAME_COLOUR_DISTANCE;
}
