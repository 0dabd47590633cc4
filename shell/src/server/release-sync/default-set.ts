import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import type { Traffic } from '../release-set/choose-release-set.ts';
import { isStepBack, type PreparedSet } from '../release-set/serving-set.ts';
import { servedFromNow, type WhatServes } from './release-sync-status.ts';
import type { SavedState } from './saved-rollout.ts';

/** `isWhole`: everything that was wanted serves; false while substitutes serve for failed releases. */
type Serving = WhatServes & { wantedId: string; isWhole: boolean };

/** The release set of all shoppers without a canary: the one that serves, and the one that it has just replaced. */
export type DefaultSet = {
  current(): Serving | null;
  /** The last releases that served all shoppers, by remote. */
  lastGood: ReadonlyMap<RemoteName, DiscoveryRelease>;
  /** Whether all that is wanted serves. @param id of the wanted set */
  isServed(id: string): boolean;
  /** The document is newer, and wants the same releases. */
  confirm(document: DiscoveryDocument): void;
  /** The set that serves already holds the substitutes for releases of the wanted set that failed. */
  substituteFor(wantedId: string): void;
  /** The set takes traffic; the caller closes the pool of the one before. */
  serve(document: DiscoveryDocument, wantedId: string, prepared: PreparedSet): void;
  inTraffic(): Traffic['defaultSet'];
};

export type DefaultSetOptions = {
  saved: SavedState | null;
  save: (state: SavedState) => void;
  /** Milliseconds after a swap during which pages of the previous set may be served. */
  predecessorMs: number;
};

export function createDefaultSet({ saved, save, predecessorMs }: DefaultSetOptions): DefaultSet {
  const lastGood = new Map<RemoteName, DiscoveryRelease>(saved?.lastGood);
  let serving: Serving | null = null;
  /** `until`: on the monotonic clock. */
  let predecessor: { setId: string; until: number } | null = null;

  function rememberGood({ resolution, failures }: PreparedSet): void {
    for (const [name, release] of Object.entries(resolution) as [RemoteName, DiscoveryRelease | null][]) {
      const hasFailed = failures.some(
        ({ remote, version }) => remote === name && version === release?.metadata.version,
      );
      if (release && !hasFailed) lastGood.set(name, release);
    }
  }

  return {
    current: () => serving,
    lastGood,
    isServed: (id) => serving?.wantedId === id && serving.isWhole,
    confirm(document) {
      if (!serving || serving.revision === document.revision) return;
      serving = { ...serving, revision: document.revision };
      save({ document, lastGood });
    },
    substituteFor(wantedId) {
      if (serving) serving = { ...serving, wantedId, isWhole: false };
    },
    serve(document, wantedId, prepared) {
      const before = serving;
      const isWhole = prepared.failures.length === 0;
      serving = {
        wantedId,
        isWhole,
        revision: isWhole ? document.revision : (before?.revision ?? 0),
        prepared,
        served: servedFromNow(prepared, before?.served ?? null),
      };
      rememberGood(prepared);
      save({ document, lastGood });
      if (before?.prepared.pool === prepared.pool) return;
      predecessor =
        before && !isStepBack(prepared, before.prepared)
          ? { setId: before.prepared.set.id, until: steadyNow() + predecessorMs }
          : null;
    },
    inTraffic: () =>
      serving && {
        ...serving.prepared,
        predecessor: predecessor && steadyNow() < predecessor.until ? predecessor : null,
      },
  };
}
