import type { PageBox } from "@fairlead/contracts";
import type { PaintedPage } from "@fairlead/engine/documents";

type Corners = { x0: number; y0: number; x1: number; y1: number };
/** `turn`: quarter turns clockwise by which the page was painted. */
type Turned = Pick<PaintedPage, "width" | "height" | "pixelsPerPoint"> & { turn: number };

/** A box found on a page that was turned upright and set straight, as it lies on the page that the file shows; answers points. */
export function toShownBox({ x0, y0, x1, y1 }: Corners, page: Turned, straightenedBy: number): PageBox {
  const { width, height, pixelsPerPoint, turn } = page;
  const [cos, sin] = [Math.cos(straightenedBy), Math.sin(straightenedBy)];
  const shown = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const [left, top] = [width / 2 + dx * cos + dy * sin, height / 2 + dy * cos - dx * sin];
    return [
      [left, top],
      [top, width - left],
      [width - left, height - top],
      [height - top, left],
    ][turn % 4] as [number, number];
  });
  const [xs, ys] = [shown.map(([x]) => x), shown.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const round = (pixels: number) => Math.round((pixels / pixelsPerPoint) * 10) / 10;
  return { x: round(left), y: round(top), width: round(Math.max(...xs) - left), height: round(Math.max(...ys) - top) };
}
