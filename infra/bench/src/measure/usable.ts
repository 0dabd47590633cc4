import { type Throttle, withColdPage } from '../browser/cold-page.ts';
import { medians } from '../median.ts';
import { type ProbeReading, probe } from './probe.ts';

/** Milliseconds since the start of the navigation; `Infinity` for events that did not happen. Layout shift has no unit. */
export type UsableResult = Record<'usable' | 'fcp' | 'lcp' | 'cls' | 'lastScript' | 'blocking', number>;

/** A mid-range phone on a slow mobile network, with Lighthouse's values. */
export const phone: Throttle = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpu: 4 };

export async function measureUsable(executable: string, url: string, runs: number): Promise<UsableResult> {
  const results: UsableResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await oneRun(executable, url));
  return medians(results);
}

async function oneRun(executable: string, url: string): Promise<UsableResult> {
  return withColdPage(executable, phone, async ({ page, network }) => {
    // The TypeScript loader inserts calls of its helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(probe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await network.quiet(1_500, 30_000);
    const reading = await page.evaluate((): ProbeReading | undefined => window.bergaufProbe);
    if (!reading || reading.fcp === null) throw new Error(`${url} was not painted, or the probe did not run on it.`);
    const lastScript = await page.evaluate(() =>
      Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
          .map((entry) => entry.startTime + entry.duration),
      ),
    );
    const never = Number.POSITIVE_INFINITY;
    const { usable, fcp, lcp, cls, blocking } = reading;
    return { usable: usable ?? never, fcp: fcp ?? never, lcp: lcp ?? never, lastScript, blocking, cls };
  });
}
