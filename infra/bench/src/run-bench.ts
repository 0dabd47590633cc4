import { cpus, loadavg } from 'node:os';
import { messageOf } from '@bergauf/service-kit/error-message';
import { measureBytes } from './measure/bytes.ts';
import { measureFilterChange } from './measure/filter-change.ts';
import { measureFirstScreen } from './measure/first-screen.ts';
import { type LighthousePage, measureLighthouse } from './measure/lighthouse.ts';
import { measureLoad } from './measure/load.ts';
import { measureNavigation } from './measure/navigation.ts';
import { measureRender } from './measure/render.ts';
import { measureRounds } from './measure/rounds.ts';
import { measureTeamTools } from './measure/team-tools.ts';
import { measureUsable } from './measure/usable.ts';
import type { BenchOptions, Section } from './options.ts';
import { type BenchPage, findContentPages, findPages } from './pages.ts';
import type { BenchResult, Failure, PageResult } from './results.ts';
import type { BenchSystem } from './system/bench-system.ts';

export type Tools = {
  chromium: { executable: string; version: string };
  say: (line: string) => void;
  /** Aborts the bench. */
  signal: AbortSignal;
};

/** Measures section by section and page by page, one after the other. Failed measurements are reported beside the other figures. */
export async function runBench(
  system: BenchSystem,
  { only, runs, seconds, against }: BenchOptions,
  { chromium, say, signal }: Tools,
): Promise<BenchResult> {
  const [loadBefore = 0] = loadavg();
  const { origins, cached, uncached } = system;
  const { executable } = chromium;
  const entries = (await findPages(origins.shop)).map((page) => {
    const result: PageResult = { name: page.name, path: page.path };
    return { page, url: cached.origin + page.path, result };
  });

  const others = against.map((url) => ({ url, result: { name: `at ${new URL(url).host}`, path: url } as PageResult }));

  const failures: Failure[] = [];
  /** Measures one page, unless the bench was interrupted. */
  const attempt = async (name: Section, page: string, measure: () => Promise<void>): Promise<void> => {
    signal.throwIfAborted();
    say(`measuring ${name} of ${page}`);
    try {
      await measure();
    } catch (cause) {
      signal.throwIfAborted();
      const reason = messageOf(cause);
      say(`not measured: ${reason}`);
      failures.push({ section: name, page, reason });
    }
  };

  /** Measures the pages of this shop. */
  const section = async (
    name: Section,
    measure: (url: string, page: BenchPage) => Promise<Partial<PageResult>>,
  ): Promise<void> => {
    if (!only.has(name)) return;
    for (const { page, url, result } of entries) {
      await attempt(name, page.name, async () => void Object.assign(result, await measure(url, page)));
    }
  };
  /** Measures the pages of this shop and of others. */
  const comparison = async (name: Section, measure: (url: string) => Promise<Partial<PageResult>>): Promise<void> => {
    await section(name, measure);
    if (!only.has(name)) return;
    for (const { url, result } of others) {
      await attempt(name, url, async () => void Object.assign(result, await measure(url)));
    }
  };
  await comparison('bytes', async (url) => ({ bytes: await measureBytes(executable, url, origins) }));
  await comparison('rounds', async (url) => ({ rounds: await measureRounds(executable, url, runs) }));
  await section('render', async (_url, page) => ({ render: await measureRender(uncached, page) }));
  await comparison('usable', async (url) => ({ usable: await measureUsable(executable, url, runs) }));
  await section('screen', async (url, { name }) => ({ screen: await measureFirstScreen(executable, url, name, runs) }));
  await section('filter', async (url, { name }) =>
    name === 'list' ? { filter: await measureFilterChange(executable, url, runs) } : {},
  );
  await section('navigation', async (url, { name }) =>
    name === 'list' ? { navigation: await measureNavigation(executable, url, runs) } : {},
  );
  await section('teams', async (_url, { name, path: listPath }) => {
    const shop = { home: system.home, shop: cached.origin, listPath, signal };
    return name === 'list' ? { teams: await measureTeamTools(executable, shop) } : {};
  });
  await section('load', async (_url, page) => ({ load: await measureLoad({ system, page, runs, seconds }) }));

  const lighthouse: LighthousePage[] = [];
  if (only.has('lighthouse')) {
    for (const { name, path } of [...entries.map(({ page }) => page), ...(await findContentPages(origins.shop))]) {
      await attempt('lighthouse', name, async () => {
        lighthouse.push({ name, ...(await measureLighthouse(executable, cached.origin + path, signal)) });
      });
    }
  }

  const [loadAfter = 0] = loadavg();
  const machine = {
    node: process.versions.node,
    chromium: chromium.version,
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    loadBefore,
    loadAfter,
  };
  return {
    when: new Date().toISOString(),
    machine,
    runs,
    pages: [...entries, ...others].map(({ result }) => result),
    failures,
    ...(lighthouse.length > 0 ? { lighthouse } : {}),
  };
}
