import type { Box, PageFrame } from "./page-frame.ts";
import type { Pdfium, Scratch } from "./pdfium.ts";

/** A filled area, a picture or a shading of the shown page. `order`: later is painted above earlier. */
export type Shape = Box & {
  order: number;
  kind: "fill" | "picture";
  red: number;
  green: number;
  blue: number;
  opaque: boolean;
  /** The outline is the box itself. */
  isRectangle: boolean;
  outline: [number, number][];
};

/** What is painted on a page and when; `rules` its straight thin lines, `faint` the text in see-through groups. `orderOf` a text object tells what lies under and over it; `clips` what cuts it off. */
export type Painting = {
  shapes: Shape[];
  /** Those that can lie under or over a whole character. */
  broad: Shape[];
  rules: Box[];
  faint: Set<number>;
  orderOf: Map<number, number>;
  clips: Map<number, Box>;
  pictureArea: number;
};

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 200_000;
const MAX_SHAPES = 5_000;
const MAX_SEGMENTS = 400;
const BROAD = 2;
const MAX_FORM_DEPTH = 8;

type Matrix = readonly [number, number, number, number, number, number];
type Walk = { pdfium: Pdfium; scratch: Scratch; frame: PageFrame; painting: Painting; seen: number };

export function readPainting(pdfium: Pdfium, page: number, frame: PageFrame, scratch: Scratch): Painting {
  const painting: Painting = { shapes: [], broad: [], rules: [], faint: new Set(), orderOf: new Map(), clips: new Map(), pictureArea: 0 };
  const walk = { pdfium, scratch, frame, painting, seen: 0 };
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) visit(walk, pdfium._FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0, false);
  painting.broad = painting.shapes.filter((shape) => Math.min(shape.right - shape.left, shape.bottom - shape.top) >= BROAD);
  return painting;
}

function visit(walk: Walk, object: number, matrix: Matrix, depth: number, isFaint: boolean): void {
  if (object === 0 || ++walk.seen > MAX_OBJECTS) return;
  const { pdfium, painting } = walk;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === TEXT) {
    painting.orderOf.set(object, walk.seen);
    if (isFaint) painting.faint.add(object);
    const clip = readClip(walk, object, matrix);
    if (clip !== undefined) painting.clips.set(object, clip);
  } else if (type === FORM && depth < MAX_FORM_DEPTH) {
    const inner = multiply(readMatrix(walk, object), matrix);
    const count = pdfium._FPDFFormObj_CountObjects(object);
    const isGroupFaint = isFaint || pdfium._FPDFPageObj_HasTransparency(object) === 1;
    for (let index = 0; index < count; index++) visit(walk, pdfium._FPDFFormObj_GetObject(object, index), inner, depth + 1, isGroupFaint);
  } else if (type === PATH) addPath(walk, object, matrix);
  else if (type === IMAGE || type === SHADING) addPicture(walk, object, matrix);
}

function readMatrix(walk: Walk, object: number): Matrix {
  const { scratch } = walk;
  if (walk.pdfium._FPDFPageObj_GetMatrix(object, scratch.at) === 0) return [1, 0, 0, 1, 0, 0];
  return [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3), scratch.float(4), scratch.float(5)];
}

function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function toPoint(walk: Walk, matrix: Matrix, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return walk.frame.toShown(a * x + c * y + e, b * x + d * y + f);
}

function readBounds(walk: Walk, object: number, matrix: Matrix): Box | undefined {
  const { pdfium, scratch } = walk;
  const at = scratch.at;
  if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return undefined;
  const [left, bottom, right, top] = [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
  const corners = [toPoint(walk, matrix, left, top), toPoint(walk, matrix, right, top), toPoint(walk, matrix, left, bottom)];
  const box = toBox([...corners, toPoint(walk, matrix, right, bottom)]);
  const clip = readClip(walk, object, matrix);
  return clip === undefined ? box : intersect(box, clip);
}

function toBox(points: readonly [number, number][]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The box that an object's clip path leaves open. */
function readClip(walk: Walk, object: number, matrix: Matrix): Box | undefined {
  const { pdfium } = walk;
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : pdfium._FPDFClipPath_CountPaths(clip);
  let open: Box | undefined;
  for (let path = 0; path < Math.min(paths, 16); path++) {
    const count = Math.min(pdfium._FPDFClipPath_CountPathSegments(clip, path), MAX_SEGMENTS);
    const points: [number, number][] = [];
    for (let index = 0; index < count; index++) {
      const point = readPoint(walk, pdfium._FPDFClipPath_GetPathSegment(clip, path, index), matrix);
      if (point !== undefined) points.push(point);
    }
    if (points.length > 0) open = open === undefined ? toBox(points) : intersect(open, toBox(points));
  }
  return open;
}

function readPoint(walk: Walk, segment: number, matrix: Matrix): [number, number] | undefined {
  const { pdfium, scratch } = walk;
  if (segment === 0 || pdfium._FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4) === 0) return undefined;
  return toPoint(walk, matrix, scratch.float(0), scratch.float(1));
}

function readFill(walk: Walk, object: number) {
  const { pdfium, scratch } = walk;
  const at = scratch.at;
  if (pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) === 0) return undefined;
  return {
    red: scratch.integer(0) & 255,
    green: scratch.integer(1) & 255,
    blue: scratch.integer(2) & 255,
    alpha: scratch.integer(3) & 255,
  };
}

function addPath(walk: Walk, object: number, matrix: Matrix): void {
  const { pdfium, painting, scratch } = walk;
  if (painting.shapes.length >= MAX_SHAPES) return;
  if (pdfium._FPDFPath_GetDrawMode(object, scratch.at, scratch.at + 4) === 0) return;
  const [isFilled, isStroked] = [scratch.integer(0) !== 0, scratch.integer(1) !== 0];
  // Unlike bounds and clips, the points of a path are told in the path's own space.
  const placed = multiply(readMatrix(walk, object), matrix);
  if (isStroked) addRules(walk, object, placed);
  if (!isFilled) return;
  const fill = readFill(walk, object);
  const box = readBounds(walk, object, matrix);
  if (box !== undefined && isThin(box)) painting.rules.push(box);
  if (fill === undefined || box === undefined || !(box.right > box.left && box.bottom > box.top)) return;
  const outline = readOutline(walk, object, placed);
  painting.shapes.push({
    ...box,
    ...fill,
    order: walk.seen,
    kind: "fill",
    opaque: fill.alpha >= 250,
    isRectangle: isRectangle(outline),
    outline,
  });
}

const RULE_WIDTH = 2.5;
const MOVE_TO = 2;
const LINE_TO = 0;

function isThin(box: Box): boolean {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return Math.min(wide, high) <= RULE_WIDTH && Math.max(wide, high) >= 3 * RULE_WIDTH;
}

/** The straight strokes of a path, a closed rectangle as its four edges. */
function addRules(walk: Walk, object: number, matrix: Matrix): void {
  const { pdfium, painting } = walk;
  const count = Math.min(pdfium._FPDFPath_CountSegments(object), MAX_SEGMENTS);
  let start: [number, number] | undefined;
  let last: [number, number] | undefined;
  for (let index = 0; index < count && painting.rules.length < MAX_SHAPES; index++) {
    const segment = pdfium._FPDFPath_GetPathSegment(object, index);
    const point = readPoint(walk, segment, matrix);
    const type = pdfium._FPDFPathSegment_GetType(segment);
    if (point !== undefined && type === LINE_TO && last !== undefined) addRule(painting, last, point);
    if (type === MOVE_TO) start = point;
    last = point;
  }
  if (start !== undefined && last !== undefined) addRule(painting, last, start);
}

function addRule(painting: Painting, from: [number, number], to: [number, number]): void {
  const box = toBox([from, to]);
  if (isThin(box)) painting.rules.push(box);
}

function readOutline(walk: Walk, object: number, matrix: Matrix): [number, number][] {
  const count = Math.min(walk.pdfium._FPDFPath_CountSegments(object), MAX_SEGMENTS);
  const points: [number, number][] = [];
  for (let index = 0; index < count; index++) {
    const point = readPoint(walk, walk.pdfium._FPDFPath_GetPathSegment(object, index), matrix);
    if (point !== undefined) points.push(point);
  }
  return points;
}

function isRectangle(outline: readonly [number, number][]): boolean {
  if (outline.length < 4 || outline.length > 5) return false;
  const box = toBox(outline);
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
  return outline.every(([x, y]) => (near(x, box.left) || near(x, box.right)) && (near(y, box.top) || near(y, box.bottom)));
}

function addPicture(walk: Walk, object: number, matrix: Matrix): void {
  const { painting } = walk;
  const box = readBounds(walk, object, matrix);
  if (box === undefined || !(box.right > box.left && box.bottom > box.top)) return;
  painting.pictureArea += (box.right - box.left) * (box.bottom - box.top);
  if (painting.shapes.length >= MAX_SHAPES) return;
  const opaque = walk.pdfium._FPDFPageObj_HasTransparency(object) === 0;
  const corners: [number, number][] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  painting.shapes.push({
    ...box,
    order: walk.seen,
    kind: "picture",
    red: 0,
    green: 0,
    blue: 0,
    opaque,
    isRectangle: true,
    outline: corners,
  });
}

/** Whether a point lies inside an outline (even-odd). */
export function isInside(shape: Shape, x: number, y: number): boolean {
  if (x < shape.left || x > shape.right || y < shape.top || y > shape.bottom) return false;
  if (shape.isRectangle) return true;
  let inside = false;
  const { outline } = shape;
  for (let index = 0, last = outline.length - 1; index < outline.length; last = index++) {
    const [x1, y1] = outline[index] ?? [0, 0];
    const [x2, y2] = outline[last] ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
