import type { PreparedSet } from './prepare-set.ts';

/** A set in traffic. */
export type ServingSet = PreparedSet & {
  /** The set that served before, while its pages may still be shown instead of waiting for this one's; null otherwise. */
  predecessor: { setId: string } | null;
};

/**
 * True when a step back is taken: a remote is switched off, or an older version serves. The operator then wants the
 * earlier pages gone at once.
 */
export function isStepBack(next: PreparedSet, previous: PreparedSet): boolean {
  return Object.entries(previous.set.remotes).some(([name, before]) => {
    const after = next.set.remotes[name as keyof typeof next.set.remotes];
    return before !== null && (!after || isOlder(after.version, before.version));
  });
}

function isOlder(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { numeric: true }) < 0;
}

/** The shell has just started and no set is in traffic yet. */
export class NoReleaseSet extends Error {
  override readonly name = 'NoReleaseSet';
}
