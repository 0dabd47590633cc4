import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';

/** Remembers releases whose code stopped a render worker, so that the next pages are rendered without them. */
export type Quarantine = {
  put(remote: RemoteName, version: string): void;
  /** Remotes of the set that are to be left out now. */
  of(set: ReleaseSet): RemoteName[];
};

export function createQuarantine(durationMs: number): Quarantine {
  const until = new Map<string, number>();
  return {
    put: (remote, version) => void until.set(`${remote}@${version}`, Date.now() + durationMs),
    of(set) {
      if (until.size === 0) return [];
      const now = Date.now();
      for (const [key, end] of until) if (end <= now) until.delete(key);
      return Object.entries(set.remotes).flatMap(([name, remote]) =>
        remote && until.has(`${name}@${remote.version}`) ? [name as RemoteName] : [],
      );
    },
  };
}
