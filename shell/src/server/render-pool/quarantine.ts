import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';

/** Releases whose code hung a render worker: pages are rendered without them for a while. */
export type Quarantine = {
  /** @returns false when the release is in quarantine already; its time is restarted */
  put(remote: RemoteName, version: string): boolean;
  /** Remotes of the set that are in quarantine now. */
  of(set: ReleaseSet): RemoteName[];
};

export function createQuarantine(durationMs: number): Quarantine {
  const until = new Map<string, number>();
  return {
    put(remote, version) {
      const key = `${remote}@${version}`;
      const isNew = (until.get(key) ?? 0) <= steadyNow();
      until.set(key, steadyNow() + durationMs);
      return isNew;
    },
    of(set) {
      if (until.size === 0) return [];
      const now = steadyNow();
      for (const [key, end] of until) if (end <= now) until.delete(key);
      return Object.entries(set.remotes).flatMap(([name, remote]) =>
        remote && until.has(`${name}@${remote.version}`) ? [name as RemoteName] : [],
      );
    },
  };
}
