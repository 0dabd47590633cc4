import { type RefObject, useEffect, useRef } from 'react';
import { type MapFrame, type MapView, moved, unitsPerPixel, zoomedAt } from './map-view.ts';
import type { MapPoint } from './projection.ts';

type Change = (change: (view: MapView, frame: MapFrame) => MapView) => void;

/** Pixels that a pointer may move during a click. */
const clickReach = 4;

/**
 * Dragging with a mouse, pinching and dragging with two fingers, and the wheel with Ctrl or Cmd: one finger and the plain wheel scroll
 * the page. Listeners are native, since React's wheel listeners cannot prevent scrolling.
 */
export function useMapGestures(map: RefObject<SVGSVGElement | null>, depth: number, change: Change): void {
  const latest = useRef({ depth, change });
  useEffect(() => {
    latest.current = { depth, change };
  });

  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const pointOf = (view: MapView, size: MapFrame, x: number, y: number): MapPoint => {
      const box = element.getBoundingClientRect();
      const units = unitsPerPixel(view, size);
      return {
        x: view.x + (x - box.left - box.width / 2) * units,
        y: view.y + (y - box.top - box.height / 2) * units,
      };
    };

    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.003));
      const { depth, change } = latest.current;
      change((view, size) => zoomedAt(view, factor, pointOf(view, size, event.clientX, event.clientY), depth));
    }

    function onDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function onMove(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      // The button was released where no event arrived, such as over a menu of the browser.
      if ((event.buttons & 1) === 0) {
        pointers.delete(event.pointerId);
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      const [byX, byY] = [before.x - now.x, before.y - now.y];
      pointers.set(event.pointerId, now);
      travelled += Math.hypot(byX, byY);
      if (travelled < clickReach) return;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
        latest.current.change((view, size) => {
          const middle = pointOf(view, size, (now.x + other.x) / 2, (now.y + other.y) / 2);
          return moved(
            was && is ? zoomedAt(view, is / was, middle, latest.current.depth) : view,
            byX / 2,
            byY / 2,
            size,
          );
        });
        return;
      }
      if (event.pointerType === 'touch') return;
      // From here on it is not a click on the element below.
      if (!element?.hasPointerCapture(event.pointerId)) element?.setPointerCapture(event.pointerId);
      latest.current.change((view, size) => moved(view, byX, byY, size));
    }

    const onEnd = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    const onClick = (event: MouseEvent): void => {
      if (travelled < clickReach) return;
      travelled = 0;
      event.preventDefault();
      event.stopPropagation();
    };
    // Links and pictures must not be dragged.
    const onDrag = (event: DragEvent): void => event.preventDefault();

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onEnd);
    element.addEventListener('pointercancel', onEnd);
    element.addEventListener('click', onClick, true);
    element.addEventListener('dragstart', onDrag);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onEnd);
      element.removeEventListener('pointercancel', onEnd);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('dragstart', onDrag);
    };
  }, [map]);
}
