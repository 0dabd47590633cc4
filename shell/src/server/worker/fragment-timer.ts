import { type ComponentType, createContext, createElement, isValidElement, type ReactNode, use } from 'react';
import type { ExposeId, ExposeResult } from 'shared-contracts/remote';
import type { ModuleMarks } from './watchdog-slot.ts';

/**
 * Measures the rendering time of each fragment and page of one document, where the shop offers the overlay (decision 0079). It lasts from a
 * fragment's first component to the end of its last one, without nested fragments, which have times of their own: so the sum of all times
 * is at most that of the rendering. It works for a rendering in one go only: React renders one component after the other, and those of a
 * fragment before what follows it. A fragment that throws has no end: it ends where the next one starts, or where the enclosing one ends.
 */
export type FragmentTimer = {
  /** The module with boundaries that record when their content starts. Nothing else of it changes. */
  timed(id: ExposeId, module: ExposeResult): ExposeResult;
  /** The watchdog's marks, wrapped to record when the content of a boundary ends. */
  wrapMarks(marks: ModuleMarks): ModuleMarks;
  /** Discards all measurements, for another rendering of the same document. */
  restart(): void;
  times(): FragmentTimes;
};

/** Milliseconds by the id of the fragment's element. */
export type FragmentTimes = Readonly<Record<string, number>>;

type Open = { id: ExposeId; place: string };

export function createFragmentTimer(): FragmentTimer {
  const taken = new Map<string, number>();
  /** The fragments whose components are being rendered, the innermost last. */
  const open: Open[] = [];
  let since = 0;

  /** Adds the time since the last call to the innermost fragment. */
  function count(): void {
    const at = performance.now();
    const innermost = open.at(-1);
    if (innermost) taken.set(innermost.place, (taken.get(innermost.place) ?? 0) + at - since);
    since = at;
  }

  /** @param outer place of the enclosing fragment */
  function enter(id: ExposeId, place: string, outer: string | null): void {
    count();
    // Fragments that are still open inside it have thrown.
    open.splice(open.findLastIndex((fragment) => fragment.place === outer) + 1);
    open.push({ id, place });
  }

  function leave(id: ExposeId): void {
    count();
    const position = open.findLastIndex((fragment) => fragment.id === id);
    if (position >= 0) open.splice(position);
  }

  return {
    timed(id, module) {
      if (module.kind !== 'loaded') return module;
      return { ...module, Named: createTimedBoundary(id, (place, outer) => enter(id, place, outer)) ?? module.Named };
    },
    wrapMarks: (marks) => ({
      enter: marks.enter,
      leave(id) {
        leave(id);
        marks.leave(id);
      },
    }),
    restart() {
      taken.clear();
      open.length = 0;
    },
    times: () => Object.fromEntries([...taken].map(([place, ms]) => [place, Math.round(ms * 100) / 100])),
  };
}

/** Place of the nearest enclosing fragment. */
const OuterPlace = createContext<string | null>(null);

/**
 * A component named after the expose, like the module's own, around the element of a boundary. It renders that element only: with a second
 * child, React would generate other ids inside than in the browser.
 */
function createTimedBoundary(
  id: ExposeId,
  onPlace: (place: string, outer: string | null) => void,
): ComponentType<{ children: ReactNode }> | undefined {
  return {
    [id]: ({ children }: { children: ReactNode }) => {
      const outer = use(OuterPlace);
      if (!isValidElement<{ id?: string }>(children) || !children.props.id) return children;
      const place = children.props.id;
      onPlace(place, outer);
      return createElement(OuterPlace, { value: place }, children);
    },
  }[id];
}
