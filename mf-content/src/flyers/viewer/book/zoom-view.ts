/** `scale` 1 fits the book into the stage; `x` and `y` are the offset of its centre from the stage's, in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Offset = { readonly x: number; readonly y: number };

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };
export const maximumScale = 4;
const doubleClickScale = 2.2;

/** Keeps the book over the stage, and the scale between 1 and 4. */
function bounded({ scale, x, y }: ZoomView, stage: Size): ZoomView {
  const width = ((scale - 1) * stage.width) / 2;
  const height = ((scale - 1) * stage.height) / 2;
  // Adding zero turns -0 into 0.
  return { scale, x: clamp(x, -width, width) + 0, y: clamp(y, -height, height) + 0 };
}

/** Scales around a point, relative to the stage's centre, which stays where it is. */
export function zoomedAt(view: ZoomView, factor: number, at: Offset, stage: Size): ZoomView {
  const scale = clamp(view.scale * factor, 1, maximumScale);
  const ratio = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

export function panned(view: ZoomView, by: Offset, stage: Size): ZoomView {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

export function toggled(view: ZoomView, at: Offset, stage: Size): ZoomView {
  return view.scale > 1 ? fitted : zoomedAt(fitted, doubleClickScale, at, stage);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
