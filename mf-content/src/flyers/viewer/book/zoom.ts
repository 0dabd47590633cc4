import { fitted, type Point, panned, type Size, toggled, type ZoomView, zoomedAt } from 'shared-contracts/zoom';

type ZoomParts = {
  stage: HTMLElement;
  zoomed: HTMLElement;
  onScale(scale: number): void;
  isWheelForZoom(): boolean;
};

export type Zoom = {
  scale(): number;
  by(factor: number): void;
  pan(by: Point): void;
  reset(): void;
  stop(): void;
};

const wheelStep = 0.0018;
/** Milliseconds without a wheel event after which the next one starts a new gesture. */
const wheelPause = 300;

/**
 * Zooms by pinch, double click and the wheel, and pans a zoomed book. The plain wheel scrolls the page as long as the book is not zoomed
 * in, so that scrolling does not stop at the book; with Ctrl or ⌘ it zooms.
 */
export function startZoom({ stage, zoomed, onScale, isWheelForZoom }: ZoomParts): Zoom {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const pointers = new Map<number, Point>();
  let view: ZoomView = fitted;
  let lastWheel = Number.NEGATIVE_INFINITY;

  const size = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const show = (next: ZoomView): void => {
    const hasScaled = next.scale !== view.scale;
    view = next;
    const isFitted = next.scale === 1;
    zoomed.style.transform = isFitted ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    stage.toggleAttribute('data-zoomed', !isFitted);
    if (hasScaled) onScale(next.scale);
  };
  const fromCentre = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      // The last wheel events of a gesture that zoomed out must not scroll the page.
      const isSameTurn = event.timeStamp - lastWheel < wheelPause;
      const isForZoom = event.ctrlKey || event.metaKey || view.scale > 1 || isWheelForZoom();
      if (!isForZoom && !isSameTurn) return;
      event.preventDefault();
      lastWheel = event.timeStamp;
      if (isForZoom) show(zoomedAt(view, Math.exp(-event.deltaY * wheelStep), fromCentre(event), size()));
    },
    { ...options, passive: false },
  );
  // Two fingers control the book; one scrolls the page.
  const keep = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  stage.addEventListener('touchstart', keep, { ...options, passive: false });
  stage.addEventListener('touchmove', keep, { ...options, passive: false });
  stage.addEventListener('pointerdown', (event) => pointers.set(event.pointerId, fromCentre(event)), options);
  stage.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before || event.buttons === 0) return;
      const now = fromCentre(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        show(zoomedAt(view, distance(now, other) / distance(before, other), middle, size()));
        show(panned(view, { x: by.x / 2, y: by.y / 2 }, size()));
      } else if (view.scale > 1) {
        if (!stage.hasPointerCapture(event.pointerId) && Math.hypot(by.x, by.y) > 1)
          stage.setPointerCapture(event.pointerId);
        show(panned(view, by, size()));
      }
    },
    options,
  );
  const lift = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  stage.addEventListener('pointerup', lift, options);
  stage.addEventListener('pointercancel', lift, options);
  stage.addEventListener(
    'dblclick',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) return;
      show(toggled(view, fromCentre(event), size()));
    },
    options,
  );
  return {
    scale: () => view.scale,
    by: (factor) => show(zoomedAt(view, factor, { x: 0, y: 0 }, size())),
    pan: (by) => show(panned(view, by, size())),
    reset: () => show(fitted),
    stop() {
      listeners.abort();
      show(fitted);
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}
