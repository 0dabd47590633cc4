import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '@bergauf/launcher/system/service';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import { shellAllocator, shellEngineOptions } from '@bergauf/launcher/system/services';
import { startSystem } from '@bergauf/launcher/system/system';
import { freePorts } from '@bergauf/launcher/testing/free-ports';

/** `operators`: origin of its metrics. */
export type ShellProcess = { origin: string; operators: string; pid: number };

export type BenchSystem = {
  /** The state folder. */
  home: string;
  origins: { shop: string; api: string; releases: string };
  /** The shell with its usual settings: pages are served from its cache. */
  cached: ShellProcess;
  /** A second shell that renders every page again. */
  uncached: ShellProcess;
  /** Process ids of the other services. */
  others: number[];
};

/** Starts a shop on free ports with a temporary state folder, runs `use`, and removes both. */
export async function withBenchSystem<T>(
  say: (line: string) => void,
  use: (system: BenchSystem) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-bench-'));
  const env = { ...process.env, BERGAUF_DEMO: 'on', LOG_LEVEL: 'warn' };
  try {
    const ports = await freePorts();
    const { origins, services, stop } = await startSystem({ home, ports, env, say });
    try {
      const { shop: port, operators: operatorPort } = await freePorts();
      const origin = `http://localhost:${port}`;
      const operators = `http://localhost:${operatorPort}`;
      const uncached = await startService({
        name: 'shell-uncached',
        file: (await bundleChangedServices()).shell,
        engineOptions: shellEngineOptions,
        env: {
          MALLOC_ARENA_MAX: '2',
          ...shellAllocator,
          ...env,
          BERGAUF_HOME: path.join(home, 'uncached'),
          SHOP_PORT: String(port),
          SHOP_OPERATOR_PORT: String(operatorPort),
          SHOP_ORIGIN: origin,
          API_PORT: String(ports.api),
          RELEASES_PORT: String(ports.releases),
          CHECKOUT_PORT: String(ports.checkout),
          SHOP_PAGE_FRESH_MS: '0',
          SHOP_PAGE_STALE_MS: '0',
        },
        readyUrl: `${origin}/readyz`,
        logDir: path.join(home, 'logs'),
      });
      try {
        return await use({
          home,
          origins,
          cached: { origin: origins.shop, operators: origins.operators, pid: services.shell.pid },
          uncached: { origin, operators, pid: uncached.pid },
          others: [services.api.pid, services.releases.pid, services.checkout.pid],
        });
      } finally {
        await uncached.stop();
      }
    } finally {
      await stop();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
