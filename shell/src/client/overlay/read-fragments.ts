import type { PageState } from '../../app/page-state.ts';
import { loadedRemotes } from '../idle/resource-times.ts';
import { scriptErrors } from '../idle/script-errors.ts';
import type { FragmentTimes } from './fragment-times.ts';

/** What is known about one fragment or page in the document; times in milliseconds. */
export type FragmentFacts = {
  element: HTMLElement;
  /** Such as `mf-header/header`. */
  id: string;
  version: string | null;
  state: 'hydrated' | 'rendered' | 'waits' | 'loading' | 'failed' | 'failed with HTML';
  /** Time of its components on the server, without nested fragments; null where the server has not rendered or timed it. */
  serverMs: number | null;
  /** Time that the files of its frontend took, from the first request to the last byte. */
  loadMs: number | null;
  /** From the start of the navigation until the first such fragment was hydrated; null where it was rendered in the browser only. */
  hydratedMs: number | null;
  /** Uncaught errors of its frontend. */
  errors: number;
};

/** The fragments and pages of the document, in document order. */
export function readFragments({ set }: PageState, timed: FragmentTimes): FragmentFacts[] {
  const times = 'times' in timed ? timed.times : {};
  const loads = loadedRemotes();
  const errors = scriptErrors(globalThis.bergaufErrors ?? []);
  const marks = new Map(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime]));
  return [...document.querySelectorAll<HTMLElement>('[data-fragment]')].map((element) => {
    const id = element.dataset['fragment'] ?? '';
    const remote = id.slice(0, id.indexOf('/'));
    const version = element.dataset['mf']?.split('@')[1] ?? versionOf(set, remote);
    return {
      element,
      id,
      version,
      state: stateOf(element, marks.has(id), marks.has(`failed ${id}`)),
      // Client-rendered elements have other ids.
      serverMs: times[element.id] ?? null,
      loadMs: loads[remote] ?? null,
      hydratedMs: marks.get(id) ?? null,
      errors: errors.reduce((sum, error) => (error.remote === remote ? sum + error.count : sum), 0),
    };
  });
}

function versionOf({ remotes }: PageState['set'], remote: string): string | null {
  return Object.entries(remotes).find(([name]) => name === remote)?.[1]?.version ?? null;
}

function stateOf({ dataset }: HTMLElement, isHydrated: boolean, hasFailed: boolean): FragmentFacts['state'] {
  if (dataset['mfState'] === 'failed') return 'failed';
  if (hasFailed && !isHydrated) return 'failed with HTML';
  if (dataset['mfState'] === 'loading') return 'loading';
  if (dataset['waits'] !== undefined) return 'waits';
  return isHydrated ? 'hydrated' : 'rendered';
}

/** Milliseconds that the server took to render this document; null where it does not tell. */
export function serverMs(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.find(({ name }) => name === 'render')?.duration ?? null;
}
