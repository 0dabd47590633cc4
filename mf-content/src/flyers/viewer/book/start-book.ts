import { startDrags } from './drags.ts';
import { clearFold, drawFold } from './draw-fold.ts';
import { type Layout, turnedPage } from './spreads.ts';
import { createTurner } from './turner.ts';
import { startZoom, type Zoom } from './zoom.ts';

type BookParts = {
  /** Clips the book and receives the gestures. */
  stage: HTMLElement;
  /** Is scaled and moved. */
  zoomed: HTMLElement;
  /** Contains the pages, `[data-page]`. */
  book: HTMLElement;
  page: number;
  count: number;
  /** Height of a page in page widths. */
  height: number;
  layout: Layout;
  /** Called for a turn by click. */
  onTurn(by: 1 | -1): void;
  onLanded(page: number, isByHand: boolean): void;
  onScale(scale: number): void;
  /** Whether the wheel zooms a book that is not zoomed in yet. */
  isWheelForZoom(): boolean;
};

export type BookControl = {
  /** Turns to the page, unless it is open; then removes the drawing of the turn that led to it. */
  show(page: number): void;
  zoom: Zoom;
  stop(): void;
};

/** Adds turning and zooming to the pages of the document, until it is stopped. */
export function startBook(parts: BookParts): BookControl {
  const { stage, zoomed, book, count, height, layout } = parts;
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const turner = createTurner(
    {
      height,
      draw: (leaf, point) => drawFold(book, leaf, point, { count, height, layout }),
      clear: () => clearFold(book),
      landed: parts.onLanded,
      isStill: () => lessMotion.matches,
      now: () => performance.now(),
      nextFrame(run) {
        const frame = requestAnimationFrame(run);
        return () => cancelAnimationFrame(frame);
      },
    },
    parts.page,
  );
  const neighbour = (by: 1 | -1): number | null => turnedPage(turner.destination(), by, count, layout);
  const zoom = startZoom({ stage, zoomed, onScale: parts.onScale, isWheelForZoom: parts.isWheelForZoom });
  const stopDrags = startDrags({
    stage,
    book,
    layout,
    turner,
    neighbour,
    turn: parts.onTurn,
    isZoomed: () => zoom.scale() > 1,
  });

  return {
    show(page) {
      if (turner.destination() === page) return turner.rest();
      zoom.reset();
      turner.turnTo(page);
    },
    zoom,
    stop() {
      stopDrags();
      zoom.stop();
      turner.stop();
    },
  };
}
