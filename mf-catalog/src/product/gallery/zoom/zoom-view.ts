/**
 * How a picture stands in its frame: `scale` 1 shows all of it, `x` and `y` are how far its middle is moved from the frame's, in
 * pixels of the screen.
 */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };
export const largest = 4;
/** What a double click, or the button, comes to. */
export const closeUp = 2.5;

/** The picture never leaves the frame, and never shows smaller than whole. */
export function bounded({ scale, x, y }: ZoomView, frame: Size): ZoomView {
  const bounded = clamp(scale, 1, largest);
  return {
    scale: bounded,
    x: within(x, ((bounded - 1) * frame.width) / 2),
    y: within(y, ((bounded - 1) * frame.height) / 2),
  };
}

/** Larger or smaller, around a point of the frame that stays where it is. `at` counts from the frame's middle. */
export function zoomedAt(view: ZoomView, factor: number, at: Point, frame: Size): ZoomView {
  const scale = clamp(view.scale * factor, 1, largest);
  const ratio = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

export function moved(view: ZoomView, by: Point, frame: Size): ZoomView {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** From whole to close up and back. */
export function toggled(view: ZoomView, at: Point, frame: Size): ZoomView {
  return view.scale > 1 ? whole : zoomedAt(whole, closeUp, at, frame);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function within(value: number, limit: number): number {
  // Adding zero makes 0 of -0.
  return clamp(value, -limit, limit) + 0;
}
