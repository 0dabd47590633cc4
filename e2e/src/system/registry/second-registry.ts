import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@bergauf/releases/registry/registry';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { type SecondShell, startSecondShell } from '../services/second-shell.ts';
import { theShop } from '../services/shop.ts';
import { registry, storedRelease } from './releases.ts';
import { startReleasesService } from './releases-service.ts';

export type SecondRegistry = {
  /** Its state folder. */
  home: string;
  operator: Registry;
  /** Starts a shell that follows this registry; parameters as for `startSecondShell`. */
  startShell(...options: Parameters<typeof startSecondShell>): Promise<SecondShell>;
  /** Copies a release that was added to the shop's registry meanwhile. */
  take(name: string, version: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A separate registry with the shop's first releases, which must have the traffic there, for tests that swap releases in their own shells:
 * the shop's shell would warm up workers for each swap as well, which takes more CPU time than the tests themselves.
 */
export async function startSecondRegistry(): Promise<SecondRegistry> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-registry-'));
  const shop = releasesPaths(theShop().home);
  const isOfOtherTest = (source: string): boolean => {
    const [name = '..', version = '1.0.0'] = path.relative(shop.store, source).split(path.sep);
    return name !== '..' && version !== '1.0.0';
  };
  await cp(shop.root, releasesPaths(home).root, {
    recursive: true,
    filter: (source) => ![shop.service, shop.lock, shop.builds].includes(source) && !isOfOtherTest(source),
  });
  const service = await startReleasesService(home, { SHOP_ORIGIN: theShop().origins.shop, LOG_LEVEL: 'warn' });
  const { origin } = service;
  return {
    home,
    operator: registry(home),
    startShell: (env, options) => startSecondShell({ RELEASES_ORIGIN: origin, ...env }, options),
    take: (name, version) => cp(storedRelease(name, version), storedRelease(name, version, home), { recursive: true }),
    async stop() {
      await service.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
