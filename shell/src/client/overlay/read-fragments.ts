import type { PageState } from '../../app/page-state.ts';
import { loadedRemotes } from '../idle/resource-times.ts';
import { scriptErrors } from '../idle/script-errors.ts';
import type { FragmentTimes } from './fragment-times.ts';

/** A place of the page with what is known of it; times in milliseconds. */
export type FragmentFacts = {
  element: HTMLElement;
  /** `mf-header/header`. */
  id: string;
  version: string | null;
  state: 'hydrated' | 'rendered' | 'waits' | 'loading' | 'failed' | 'failed with HTML';
  /** That its components took on the server, without the fragments inside it; null where the server has not rendered or timed it. */
  serverMs: number | null;
  /** That the files of its frontend took, from the first request to the last byte. */
  loadMs: number | null;
  /** After the start of the navigation, of the first such fragment; null where the browser has rendered it alone. */
  hydratedMs: number | null;
  /** Errors of its frontend that no code has caught. */
  errors: number;
};

/** The fragments and pages that the document shows, in its order. */
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
      // The ids that browsers give to what they render themselves are others.
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

/** Milliseconds that the server took to render this document; null where it does not say. */
export function serverMs(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming.find(({ name }) => name === 'render')?.duration ?? null;
}
