import { type ComponentType, createContext, createElement, isValidElement, type ReactNode, use } from 'react';
import type { ExposeId, ExposeResult } from 'shared-contracts/remote';
import type { ModuleMarks } from './watchdog-slot.ts';

/**
 * Takes the time of each fragment and page of one document, where the shop offers the overlay (decision 0079). A time is that from the
 * first component of a fragment to the end of its last one, without the fragments inside it, which have times of their own: so all times
 * together are no longer than the rendering. It is for a rendering in one go: React renders one component after the other, and those of a
 * fragment before what follows it. A fragment that throws has no end: it ends where the next one begins, or the one around it ends.
 */
export type FragmentTimer = {
  /** The module, whose boundaries tell when their content begins. Nothing else of it is changed. */
  timed(id: ExposeId, module: ExposeResult): ExposeResult;
  /** The marks of the watchdog, which tell when the content of a boundary ends. */
  beside(marks: ModuleMarks): ModuleMarks;
  /** Forgets what it has taken, for another rendering of the same document. */
  restart(): void;
  times(): FragmentTimes;
};

/** Milliseconds by the id of the element around the fragment. */
export type FragmentTimes = Readonly<Record<string, number>>;

type Open = { id: ExposeId; place: string };

export function createFragmentTimer(): FragmentTimer {
  const taken = new Map<string, number>();
  /** The fragments whose components are being rendered, the innermost last. */
  const open: Open[] = [];
  let since = 0;

  /** Counts what has passed since the last call for the innermost fragment. */
  function count(): void {
    const at = performance.now();
    const innermost = open.at(-1);
    if (innermost) taken.set(innermost.place, (taken.get(innermost.place) ?? 0) + at - since);
    since = at;
  }

  /** @param outer place of the fragment around it */
  function enter(id: ExposeId, place: string, outer: string | null): void {
    count();
    // What is open inside that one has thrown.
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
      return { ...module, Named: begins(id, (place, outer) => enter(id, place, outer)) ?? module.Named };
    },
    beside: (marks) => ({
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

/** Place of the nearest fragment around. */
const OuterPlace = createContext<string | null>(null);

/**
 * A component with the name of the expose, as the module's own, around the element of a boundary. It renders that alone: with a second
 * child, React would give other ids to what is inside than the browser does.
 */
function begins(
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
