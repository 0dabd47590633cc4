import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { shellAllocator, shellEngineOptions } from '@bergauf/launcher/system/services';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import { theShop } from './shop.ts';

export type SecondShell = { origin: string; operators: string; pid: number; stop(): Promise<void> };

/**
 * A second shell server with the same registry and API, without the state of other tests; `env` configures it.
 * `keptHome` is a state folder that outlives it, for a shell that is restarted; `engineOptions` are options of Node.
 */
export async function startSecondShell(
  env: Readonly<Record<string, string>> = {},
  { keptHome, engineOptions = [] }: { keptHome?: string; engineOptions?: readonly string[] } = {},
): Promise<SecondShell> {
  const { origins } = theShop();
  const home = keptHome ?? (await mkdtemp(path.join(tmpdir(), 'bergauf-shell-')));
  const ports = await freePorts();
  const port = env['SHOP_PORT'] ?? String(ports.shop);
  const origin = env['SHOP_ORIGIN'] ?? `http://localhost:${port}`;
  const service = await startService({
    name: 'shell',
    engineOptions: [...shellEngineOptions, ...engineOptions],
    file: (await bundleChangedServices()).shell,
    env: {
      ...shellAllocator,
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      BERGAUF_HOME: home,
      SHOP_PORT: port,
      SHOP_ORIGIN: origin,
      API_ORIGIN: origins.api,
      RELEASES_ORIGIN: origins.releases,
      CHECKOUT_ORIGIN: origins.checkout,
      SHOP_OPERATOR_PORT: String(ports.operators),
      LOG_LEVEL: 'warn',
      ...env,
    },
    readyUrl: `http://localhost:${port}/readyz`,
    logDir: home,
  });
  return {
    origin,
    operators: `http://localhost:${ports.operators}`,
    pid: service.pid,
    async stop() {
      await service.stop();
      if (keptHome === undefined) await rm(home, { recursive: true, force: true });
    },
  };
}
