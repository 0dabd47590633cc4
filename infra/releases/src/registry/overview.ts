import semver from 'semver';
import { storedVersions } from '../store/stored-releases.ts';
import { keyOf, type StoredDocument } from './document/stored-document.ts';
import type { HistoryEntry } from './history/history.ts';
import { replay } from './history/replay.ts';
import { knownNames } from './remote-state.ts';

export type ReleaseOverview = {
  version: string;
  /** False when it is in traffic but no longer in the store. */
  isStored: boolean;
  /** Percent; 0 also while the remote is off. */
  traffic: number;
  isDefault: boolean;
  /** Since when it has been in traffic, ISO 8601; null when it is not. */
  since: string | null;
};

export type RemoteOverview = {
  name: string;
  /** Switched off by `disable`. */
  isOff: boolean;
  /** Its traffic goes to a development build. */
  isDevelopment: boolean;
  /** Why its traffic is not to be changed; null: it may be. */
  pin: string | null;
  /** What running shells serve of it; null or undefined: unknown. */
  served?: { by: number; of: number; since: string | null } | null;
  /** Newest first. */
  releases: ReleaseOverview[];
};

/** All remotes with all their releases, for operators. */
export async function overview(
  home: string,
  document: StoredDocument,
  history: readonly HistoryEntry[],
): Promise<RemoteOverview[]> {
  const names = await knownNames(document, home);
  return Promise.all(
    names.map(async (name) => {
      const stored = await storedVersions(home, name);
      const deployments = new Map(
        (document.microFrontends[keyOf(name)] ?? []).map(({ metadata, deployment }) => [metadata.version, deployment]),
      );
      const isOff = document.switchedOff.includes(keyOf(name));
      const { since } = replay(history, name);
      const versions = [...new Set([...stored, ...deployments.keys()])].sort(semver.rcompare);
      const releases = versions.map((version) => {
        const deployment = deployments.get(version);
        return {
          version,
          isStored: stored.includes(version),
          traffic: isOff ? 0 : (deployment?.traffic ?? 0),
          isDefault: deployment?.default ?? false,
          since: isOff || !deployment ? null : (since.get(version) ?? null),
        };
      });
      return {
        name,
        isOff,
        isDevelopment: keyOf(name) in (document.development ?? {}),
        pin: document.pinned?.[keyOf(name)] ?? null,
        releases,
      };
    }),
  );
}
