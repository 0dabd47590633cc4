/** `scale` 1 fits the picture into the frame; `x` and `y` are the offset of its centre from the frame's centre, in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };
export const maximumScale = 4;
/** Scale after a double click. */
const doubleClickScale = 2.5;

/** Keeps the picture within the frame and between the smallest and the largest scale. */
export function bounded({ scale, x, y }: ZoomView, frame: Size): ZoomView {
  const bounded = clamp(scale, 1, maximumScale);
  return {
    scale: bounded,
    x: within(x, ((bounded - 1) * frame.width) / 2),
    y: within(y, ((bounded - 1) * frame.height) / 2),
  };
}

/** Scales around the point `at`, which is relative to the frame's centre and does not move. */
export function zoomedAt(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = clamp(view.scale * factor, 1, maximumScale);
  const ratio = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export function panned(view: ZoomView, by: Point, frame: Size): ZoomView {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Switches between fitted and zoomed in. */
export function toggled(view: ZoomView, at: Point, frame: Size): ZoomView {
  return view.scale > 1 ? fitted : zoomedAt(fitted, doubleClickScale, at, frame);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function within(value: number, limit: number): number {
  // Adding zero turns -0 into 0.
  return clamp(value, -limit, limit) + 0;
}
