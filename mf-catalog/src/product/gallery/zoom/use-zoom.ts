import { type RefObject, useEffect, useRef } from 'react';
import { moved, type Point, toggled, whole, type ZoomView, zoomedAt } from './zoom-view.ts';

const tapTolerance = 6;
const doubleTapMs = 320;
const wheelStep = 0.0018;

type Zoom = { by(factor: number): void; pan(by: Point): void };

/**
 * Wheel, drag, pinch and double press over a picture. What they come to is written to the picture's transform directly: sixty
 * times a second is not for React, and the policy allows no style attributes.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  key: string,
  onScale: (scale: number) => void,
): RefObject<Zoom | null> {
  const zoom = useRef<Zoom | null>(null);
  const tell = useRef(onScale);
  tell.current = onScale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => {
    const box = frame.current;
    const image = picture.current;
    if (!box || !image) return;
    const end = new AbortController();
    const options = { signal: end.signal };
    const fingers = new Map<number, Point>();
    let view: ZoomView = whole;
    let last = { time: 0, travelled: 0 };

    const size = (): { width: number; height: number } => ({ width: box.clientWidth, height: box.clientHeight });
    const show = (next: ZoomView): void => {
      view = next;
      image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
      tell.current(view.scale);
    };
    const fromMiddle = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };

    box.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        show(zoomedAt(view, Math.exp(-event.deltaY * wheelStep), fromMiddle(event), size()));
      },
      { ...options, passive: false },
    );
    box.addEventListener(
      'pointerdown',
      (event) => {
        box.setPointerCapture(event.pointerId);
        fingers.set(event.pointerId, fromMiddle(event));
        last = { ...last, travelled: 0 };
      },
      options,
    );
    box.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = fromMiddle(event);
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) show(zoomedAt(view, spread(now, other) / spread(before, other), middle(now, other), size()));
        const share = other ? 0.5 : 1;
        show(moved(view, { x: (now.x - before.x) * share, y: (now.y - before.y) * share }, size()));
        last = { ...last, travelled: last.travelled + Math.hypot(now.x - before.x, now.y - before.y) };
        fingers.set(event.pointerId, now);
      },
      options,
    );
    const lift = (event: PointerEvent): void => {
      const wasAlone = fingers.size === 1;
      fingers.delete(event.pointerId);
      if (event.type !== 'pointerup' || !wasAlone || last.travelled > tapTolerance) return;
      const isDouble = event.timeStamp - last.time < doubleTapMs;
      last = { time: isDouble ? 0 : event.timeStamp, travelled: 0 };
      if (isDouble) show(toggled(view, fromMiddle(event), size()));
    };
    box.addEventListener('pointerup', lift, options);
    box.addEventListener('pointercancel', lift, options);
    show(whole);
    zoom.current = {
      by: (factor) => show(zoomedAt(view, factor, { x: 0, y: 0 }, size())),
      pan: (by) => show(moved(view, by, size())),
    };
    return () => end.abort();
  }, [key]);
  return zoom;
}

function spread(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
