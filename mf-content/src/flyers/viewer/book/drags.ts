import { cornerPoint } from './flight.ts';
import type { Corner, Point } from './fold.ts';
import type { Layout } from './spreads.ts';
import type { Turner } from './turner.ts';

type DragParts = {
  stage: HTMLElement;
  book: HTMLElement;
  layout: Layout;
  turner: Turner;
  neighbour(by: 1 | -1): number | null;
  turn(by: 1 | -1): void;
  isZoomed(): boolean;
};

/** CSS pixels that a pointer must move before it drags. */
const tolerance = 8;
/** The outer share of a page in which a click turns it. */
const edge = 0.24;
/** How high the corner rises of a page that is dragged straight to the side. */
const naturalLift = 0.14;

type Drag = {
  readonly pointer: number;
  readonly start: Point;
  /** Null until the pointer has moved far enough. */
  held: { readonly by: 1 | -1; readonly corner: Corner; readonly height: number } | null;
  last: { readonly x: number; readonly time: number };
  speed: number;
};

/** Turns pages by drag and swipe, and by clicks near their outer edges. Vertical movements scroll the page. */
export function startDrags({ stage, book, layout, turner, neighbour, turn, isZoomed }: DragParts): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let drag: Drag | null = null;
  let hasDragged = false;

  /** Converts to coordinates of the page on the right: in page widths, with its spine at 0. */
  const onPage = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width } = book.getBoundingClientRect();
    const page = layout === 'double' ? width / 2 : width;
    return { x: (clientX - left - (layout === 'double' ? page : 0)) / page, y: (clientY - top) / page };
  };
  const height = (): number => {
    const { width, height: tall } = book.getBoundingClientRect();
    return tall / (layout === 'double' ? width / 2 : width);
  };

  /** The corner follows the pointer so that dragging across one page is a whole turn. */
  const cornerAt = ({ start, held }: Drag, at: Point): Point => {
    if (!held) return at;
    const { by, corner, height: tall } = held;
    const room = layout === 'double' ? 1 + by * start.x : by === 1 ? start.x : 1 - start.x;
    const x = by + ((at.x - start.x) * 2) / Math.max(0.5, room);
    const bounded = Math.min(1, Math.max(-1, x));
    const lift = naturalLift * Math.cos((bounded * Math.PI) / 2) * (corner === 'top' ? 1 : -1);
    return { x: bounded, y: cornerPoint(1, corner, tall).y + (at.y - start.y) * 0.7 + lift };
  };

  const begin = (event: PointerEvent, from: Drag): void => {
    const at = onPage(event);
    const by = at.x < from.start.x ? 1 : -1;
    const page = neighbour(by);
    if (page === null) {
      drag = null;
      return;
    }
    const tall = height();
    const corner = from.start.y < tall / 2 ? 'top' : 'bottom';
    turner.grab(page, corner);
    from.held = { by, corner, height: tall };
    hasDragged = true;
    stage.setPointerCapture(event.pointerId);
  };

  stage.addEventListener(
    'pointerdown',
    (event) => {
      hasDragged = false;
      // A second finger zooms: the page goes back.
      if (drag && event.pointerId !== drag.pointer) return end();
      if (isZoomed() || !event.isPrimary || event.button !== 0) return;
      const last = { x: event.clientX, time: event.timeStamp };
      drag = { pointer: event.pointerId, start: onPage(event), held: null, last, speed: 0 };
    },
    options,
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      if (event.buttons === 0) return end();
      const { width } = book.getBoundingClientRect();
      const at = onPage(event);
      const page = layout === 'double' ? width / 2 : width;
      const across = Math.abs(at.x - drag.start.x) * page;
      if (!drag.held && across > tolerance && across > Math.abs(at.y - drag.start.y) * page) begin(event, drag);
      if (!drag?.held) return;
      const seconds = (event.timeStamp - drag.last.time) / 1000;
      if (seconds > 0) drag.speed = drag.speed * 0.4 + ((event.clientX - drag.last.x) / page / seconds) * 0.6;
      drag.last = { x: event.clientX, time: event.timeStamp };
      turner.move(cornerAt(drag, at));
    },
    options,
  );

  /** @param isLetGo false if the gesture was interrupted: then only the position decides */
  function end(isLetGo = false): void {
    if (drag?.held) turner.release(isLetGo ? drag.speed : 0);
    drag = null;
  }
  const lift = (event: PointerEvent): void => {
    if (drag?.pointer !== event.pointerId) return;
    // A pointer that rested before it was released has no speed.
    if (event.timeStamp - drag.last.time > 120) drag.speed = 0;
    end(event.type === 'pointerup');
  };
  stage.addEventListener('pointerup', lift, options);
  stage.addEventListener('pointercancel', lift, options);
  // Links and pictures would be dragged instead of the page.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), options);
  stage.addEventListener(
    'click',
    (event) => {
      if (hasDragged) {
        event.preventDefault();
        event.stopPropagation();
        hasDragged = false;
        return;
      }
      const target = event.target;
      if (isZoomed() || event.detail > 1 || !(target instanceof Element) || target.closest('a, button')) return;
      const { x } = onPage(event);
      const outer = layout === 'double' ? -1 + edge : edge;
      if (x > 1 - edge) turn(1);
      else if (x < outer) turn(-1);
    },
    { ...options, capture: true },
  );
  return () => {
    listeners.abort();
    drag = null;
  };
}
