import { type MapPoint, mapSize } from './projection.ts';

/** The visible part of the map: its centre, and its scale relative to the whole country. */
export type MapView = MapPoint & { readonly zoom: number };

/** The size of the map's element in pixels. */
export type MapFrame = { readonly width: number; readonly height: number };

/** Maximum zoom of the drawing; tiles allow more. */
export const drawnDepth = 16;

export const wholeMap: MapView = { x: mapSize.width / 2, y: mapSize.height / 2, zoom: 1 };

/** The server draws the map at one of these, so that its styles know the size of texts and markers. */
const firstZooms = [1, 1.5, 2, 3, 4, 6, 8] as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Keeps the centre inside the country, and the zoom within its limits. */
export function within({ x, y, zoom }: MapView, depth: number = drawnDepth): MapView {
  return { x: clamp(x, 0, mapSize.width), y: clamp(y, 0, mapSize.height), zoom: clamp(zoom, 1, depth) };
}

/** Map units per pixel. The whole country fits into the frame at zoom 1. */
export function unitsPerPixel({ zoom }: Pick<MapView, 'zoom'>, frame: MapFrame): number {
  return Math.max(mapSize.width / frame.width, mapSize.height / frame.height) / zoom;
}

/** Zooms by a factor around the point under the pointer. */
export function zoomedAt(view: MapView, factor: number, point: MapPoint, depth: number = drawnDepth): MapView {
  const { zoom } = within({ ...view, zoom: view.zoom * factor }, depth);
  const kept = view.zoom / zoom;
  return within({ x: point.x + (view.x - point.x) * kept, y: point.y + (view.y - point.y) * kept, zoom }, depth);
}

/** Moves by pixels. */
export function moved(view: MapView, byX: number, byY: number, frame: MapFrame): MapView {
  const units = unitsPerPixel(view, frame);
  return { ...within({ ...view, x: view.x + byX * units, y: view.y + byY * units }), zoom: view.zoom };
}

/** The part of the drawing that a frame shows. */
export function viewBox(view: MapView, frame: MapFrame): string {
  const units = unitsPerPixel(view, frame);
  const [width, height] = [frame.width * units, frame.height * units];
  const digits = units < 1 ? 3 : 0;
  return [view.x - width / 2, view.y - height / 2, width, height]
    .map((value) => Number(value.toFixed(digits)))
    .join(' ');
}

/** Whether a marker of this radius in pixels is visible, even partly. */
export function isVisible({ x, y }: MapPoint, radius: number, view: MapView, frame: MapFrame): boolean {
  const units = unitsPerPixel(view, frame);
  const isWithin = (distance: number, size: number): boolean => Math.abs(distance) < (size / 2 + radius) * units;
  return isWithin(x - view.x, frame.width) && isWithin(y - view.y, frame.height);
}

/** As `viewBox`, before the frame's size is known: the part that is visible in every frame. */
export function leastViewBox({ x, y, zoom }: MapView): string {
  const [width, height] = [mapSize.width / zoom, mapSize.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => Math.round(value)).join(' ');
}

/** The closest view that contains all points, with a margin; without points, the whole country. */
export function viewOf(points: readonly MapPoint[]): MapView {
  if (points.length === 0) return wholeMap;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = 1.35;
  const fits = (zoom: number): boolean =>
    (right - left) * margin <= mapSize.width / zoom && (bottom - top) * margin <= mapSize.height / zoom;
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: firstZooms.findLast(fits) ?? 1 });
}
