import semver from 'semver';
import { storedVersions } from '../store/stored-releases.ts';
import { keyOf, type StoredDocument } from './document/stored-document.ts';
import type { HistoryEntry } from './history/history.ts';
import { type RemotePast, replay, type Withdrawal } from './history/replay.ts';
import { likelyTarget } from './history/rollback-target.ts';
import { knownNames } from './remote-state.ts';

export type ReleaseOverview = {
  version: string;
  /** False if it is in traffic but no longer in the store. */
  isStored: boolean;
  /** Percent; 0 also while the remote is off. */
  traffic: number;
  isDefault: boolean;
  /** Since when it has been in traffic, ISO 8601; null if it is not. */
  since: string | null;
  /** The edit that withdrew it, unless it has been in traffic since. */
  withdrawn?: Withdrawal;
  /** Why the gate refuses it for its size. */
  oversized?: string[];
  /** Of a canary that the registry judges. */
  canary?: CanaryStanding;
};

/** `text`: what it waits for, or what has stopped it. */
export type CanaryStanding = { isMoving: boolean; text: string };

export type RemoteOverview = {
  name: string;
  /** Switched off by `disable`. */
  isOff: boolean;
  /** Its traffic goes to a development build. */
  isDevelopment: boolean;
  /** Why its traffic must not be changed; null: it may be. */
  pin: string | null;
  /** How many of the running shells serve the wanted release; null or undefined: unknown. */
  served?: { by: number; of: number; since: string | null } | null;
  /** Target of a rollback, unless running shells have a problem with that release; missing: there is no earlier one. */
  rollbackTo?: string;
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
      const past = replay(history, name);
      const versions = [...new Set([...stored, ...deployments.keys()])].sort(semver.rcompare);
      const releases = versions.map((version) => {
        const deployment = deployments.get(version);
        const withdrawn = deployment ? null : withdrawalOf(version, past);
        return {
          version,
          isStored: stored.includes(version),
          traffic: isOff ? 0 : (deployment?.traffic ?? 0),
          isDefault: deployment?.default ?? false,
          since: isOff || !deployment ? null : (past.since.get(version) ?? null),
          ...(withdrawn && { withdrawn }),
        };
      });
      const current = releases.find(({ isDefault }) => isDefault)?.version ?? null;
      const rollbackTo = likelyTarget({ current, past, stored });
      return {
        name,
        isOff,
        isDevelopment: keyOf(name) in (document.development ?? {}),
        pin: document.pinned?.[keyOf(name)] ?? null,
        ...(rollbackTo !== null && { rollbackTo }),
        releases,
      };
    }),
  );
}

/** Null also if the release was in traffic again later and left it by another edit. */
function withdrawalOf(version: string, { withdrawn, until }: RemotePast): Withdrawal | null {
  const withdrawal = withdrawn.get(version);
  return withdrawal && (until.get(version) ?? withdrawal.at) <= withdrawal.at ? withdrawal : null;
}
