import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryClient, type RemoteRegistry } from '@bergauf/releases/client/registry-client';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { releasesPaths, workspaceContractVersion } from '@bergauf/releases/state-folder';
import { ensureLocalTokens } from '@bergauf/releases/tokens/local-tokens';
import { startSecondShell } from '../services/second-shell.ts';
import { theShop } from '../services/shop.ts';
import { startReleasesService } from './releases-service.ts';

export type JudgedShop = {
  registry: Registry;
  /** The registry through its API, with gate and advancing canaries. */
  api: RemoteRegistry;
  origin: string;
  releasesOrigin: string;
  operatorToken: string;
  /** Copies a release that was added to the shop's registry meanwhile. */
  take(name: string, version: string): Promise<void>;
  stop(): Promise<void>;
};

/** A separate registry with the shop's releases, which judges rollouts by the reports of its only shell, and that shell. */
export async function startJudgedShop(env: Readonly<Record<string, string>> = {}): Promise<JudgedShop> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-judged-'));
  const [from, to] = [releasesPaths(theShop().home), releasesPaths(home)];
  for (const name of ['store', 'discovery', 'history', 'reserve'] as const) {
    await cp(from[name], to[name], { recursive: true });
  }
  const tokens = await ensureLocalTokens(home);
  const service = await startReleasesService(home, { RELEASES_PROMOTION_SECONDS: '1800', ...env });
  const { origin } = service;
  const shell = await startSecondShell({
    RELEASES_ORIGIN: origin,
    SHOP_REGISTRY_TOKEN: tokens.shell,
    SHOP_PAGE_FRESH_MS: '0',
    SHOP_PAGE_STALE_MS: '0',
    SHOP_PAGE_STALE_IF_ERROR_MS: '0',
  });
  return {
    api: createRegistryClient({ origin, token: tokens.operator }),
    registry: createRegistry({ home, contractVersion: workspaceContractVersion() }),
    origin: shell.origin,
    releasesOrigin: origin,
    operatorToken: tokens.operator,
    take: (name, version) =>
      cp(path.join(from.store, name, version), path.join(to.store, name, version), { recursive: true }),
    async stop() {
      await shell.stop();
      await service.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
