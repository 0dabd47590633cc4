import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Layout, pagesOf, spreadAt, turnedPage } from './book/spreads.ts';
import type { BookControl } from './book/start-book.ts';
import type { ShownPage } from './flyer-loader.ts';

type BookInput = {
  page: number;
  count: number;
  layout: Layout;
  pages: readonly ShownPage[];
  isFullScreen: boolean;
  onTurn(by: 1 | -1): void;
  /** The shopper has turned to a page by dragging or swiping. */
  onTurned(page: number): void;
};

export type BookState = {
  stage: RefObject<HTMLDivElement | null>;
  zoomed: RefObject<HTMLDivElement | null>;
  book: RefObject<HTMLDivElement | null>;
  /** Null until the code has been loaded: then pages change without a fold. */
  control: BookControl | null;
  scale: number;
  /** Page numbers in the document: the open ones, and those that a turn may show. */
  mounted: readonly number[];
};

/** Loads the code that turns pages, once the page is idle, and tells it which page is open. */
export function useBook({ page, count, layout, pages, isFullScreen, onTurn, onTurned }: BookInput): BookState {
  const stage = useRef<HTMLDivElement>(null);
  const zoomed = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<BookControl | null>(null);
  const [scale, setScale] = useState(1);
  const latest = useRef({ page, isFullScreen, onTurn, onTurned });
  latest.current = { page, isFullScreen, onTurn, onTurned };
  /** Where the last turn landed: its page is needed until the next turn lands. */
  const [landed, setLanded] = useState(page);
  const first = pages[0]?.picture;
  const height = first && first.width > 0 ? first.height / first.width : Math.SQRT2;

  useEffect(() => {
    let started: BookControl | null = null;
    let isLeft = false;
    const parts = { stage: stage.current, zoomed: zoomed.current, book: book.current };
    void import('./book/start-book.ts').then(
      ({ startBook }) => {
        if (isLeft || !parts.stage || !parts.zoomed || !parts.book) return;
        setLanded(latest.current.page);
        started = startBook({
          stage: parts.stage,
          zoomed: parts.zoomed,
          book: parts.book,
          page: latest.current.page,
          count,
          height,
          layout,
          onTurn: (by) => latest.current.onTurn(by),
          onLanded(to, isByHand) {
            setLanded(to);
            if (isByHand) latest.current.onTurned(to);
          },
          onScale: setScale,
          isWheelForZoom: () => latest.current.isFullScreen,
        });
        setControl(started);
      },
      // Only for code that does not load: pages then change without a fold.
      () => {},
    );
    return () => {
      isLeft = true;
      started?.stop();
      setControl(null);
      setScale(1);
    };
  }, [count, height, layout]);

  // After the new pages are in the document, so that none of them flickers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also once a landed turn is rendered: the page then takes the place of its fold
  useLayoutEffect(() => control?.show(page), [control, page, landed]);

  const mounted = useMemo(() => {
    const spreads = [page, turnedPage(page, 1, count, layout), turnedPage(page, -1, count, layout), landed];
    const wanted = control ? spreads : [page];
    const numbers = wanted.flatMap((at) => (at === null ? [] : pagesOf(spreadAt(at, count, layout))));
    return [...new Set(numbers)].sort((a, b) => a - b);
  }, [page, count, layout, control, landed]);

  return { stage, zoomed, book, control, scale, mounted };
}
