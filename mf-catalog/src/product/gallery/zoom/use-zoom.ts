import { type RefCallback, type RefObject, useCallback, useRef } from 'react';
import { fitted, type Point, panned, toggled, type ZoomView, zoomedAt } from 'shared-contracts/zoom';

const tapTolerance = 6;
const doubleTapMs = 320;
const wheelStep = 0.0018;

type Zoom = { by(factor: number): void; pan(by: Point): void; stop(): void };

/**
 * Zooms and pans a picture while it is shown.
 * @param onScale the same function in each rendering
 * @returns `frame` is the ref of the element around the picture: another element starts without zoom
 */
export function useZoom(onScale: (scale: number) => void): {
  frame: RefCallback<HTMLElement>;
  zoom: RefObject<Zoom | null>;
} {
  const zoom = useRef<Zoom | null>(null);
  const frame = useCallback(
    (box: HTMLElement) => {
      const started = startZoom(box, onScale);
      zoom.current = started;
      return () => started?.stop();
    },
    [onScale],
  );
  return { frame, zoom };
}

/**
 * Zooms and pans the picture in a frame by wheel, drag, pinch and double click. It writes the picture's transform directly: React would
 * render for every frame, and the content security policy allows no style attributes.
 */
function startZoom(box: HTMLElement, onScale: (scale: number) => void): Zoom | null {
  const image = box.querySelector('img');
  if (!image) return null;
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const pointers = new Map<number, Point>();
  let view: ZoomView = fitted;
  let last = { time: 0, travelled: 0 };

  const size = (): { width: number; height: number } => ({ width: box.clientWidth, height: box.clientHeight });
  const show = (next: ZoomView): void => {
    view = next;
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    onScale(view.scale);
  };
  const fromCentre = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  box.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      show(zoomedAt(view, Math.exp(-event.deltaY * wheelStep), fromCentre(event), size()));
    },
    { ...options, passive: false },
  );
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      box.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, fromCentre(event));
      last = { ...last, travelled: 0 };
    },
    options,
  );
  box.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      // It was lifted outside of the page, which got no event.
      if (event.buttons === 0) return void pointers.delete(event.pointerId);
      const now = fromCentre(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) show(zoomedAt(view, spread(now, other) / spread(before, other), midpoint(now, other), size()));
      const share = other ? 0.5 : 1;
      show(panned(view, { x: (now.x - before.x) * share, y: (now.y - before.y) * share }, size()));
      last = { ...last, travelled: last.travelled + Math.hypot(now.x - before.x, now.y - before.y) };
      pointers.set(event.pointerId, now);
    },
    options,
  );
  const lift = (event: PointerEvent): void => {
    const wasAlone = pointers.size === 1;
    pointers.delete(event.pointerId);
    if (event.type !== 'pointerup' || !wasAlone || last.travelled > tapTolerance) return;
    const isDouble = event.timeStamp - last.time < doubleTapMs;
    last = { time: isDouble ? 0 : event.timeStamp, travelled: 0 };
    if (isDouble) show(toggled(view, fromCentre(event), size()));
  };
  box.addEventListener('pointerup', lift, options);
  box.addEventListener('pointercancel', lift, options);
  show(fitted);
  return {
    by: (factor) => show(zoomedAt(view, factor, { x: 0, y: 0 }, size())),
    pan: (by) => show(panned(view, by, size())),
    stop: () => listeners.abort(),
  };
}

function spread(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
