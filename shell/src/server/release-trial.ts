import { smokeRenderCandidate } from './pages/smoke-render.ts';
import { fetchStoredRelease } from './release-sync/stored-release.ts';
import type { TryRelease } from './request/operator-routes.ts';
import type { createPageAddresses } from './request/page-address.ts';
import type { Serving } from './serving.ts';
import type { Settings } from './settings.ts';

type ReleaseTrialOptions = {
  settings: Pick<Settings, 'config' | 'releasesOrigin'>;
  serving: Pick<Serving, 'releaseSync' | 'pages' | 'catalogue'>;
  addressOf: ReturnType<typeof createPageAddresses>;
  /** Ends a trial. */
  signal: AbortSignal;
};

/** Renders pages with a stored release beside what serves; shoppers never get these pages. */
export function createReleaseTrial({ settings, serving, addressOf, signal }: ReleaseTrialOptions): TryRelease {
  const { config, releasesOrigin } = settings;
  const { releaseSync, pages, catalogue } = serving;
  return async (name, version) => {
    const release = await fetchStoredRelease(releasesOrigin, name, version);
    const candidate = await releaseSync.prepareCandidate(name, release);
    try {
      const { defaultSet } = releaseSync.traffic();
      if (!defaultSet) throw new Error('No release set is in traffic');
      const failures = candidate.failures.filter(({ remote }) => remote === name).map(({ message }) => message);
      if (failures.length > 0) return { failures, tried: [], untried: [] };
      const { popular } = pages;
      const options = { config, popular, addressOf, changedAt: catalogue.everyPageChangedAt, signal };
      return { failures, ...(await smokeRenderCandidate(name, candidate, defaultSet, options)) };
    } finally {
      await candidate.pool.close();
    }
  };
}
