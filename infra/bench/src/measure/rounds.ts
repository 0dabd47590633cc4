import { type Throttle, withColdPage } from '../browser/cold-page.ts';
import { median } from '../median.ts';
import { type ProbeReading, probe } from './probe.ts';
import { type Interval, longestChain } from './waterfall.ts';

/** Covers the scripts that were requested before the page was usable; scripts loaded when it is idle cause no delay. */
export type RoundsResult = {
  /** Rounds of scripts after the document. */
  rounds: number;
  /** The scripts of the longest chain, the first one first. */
  chain: string[];
  /** Scripts whose URL is not in the HTML, so that they are discovered later than necessary. */
  unnamed: string[];
};

/** Long enough to tell parallel requests from successive ones. */
const slow = { latencyMs: 400, downKbps: null, upKbps: null, cpu: 1 } satisfies Throttle;

export async function measureRounds(executable: string, url: string, runs: number): Promise<RoundsResult> {
  const results: RoundsResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await oneRun(executable, url));
  const rounds = median(results.map((result) => result.rounds));
  const example = results.find((result) => result.rounds >= rounds);
  return {
    rounds,
    chain: example?.chain ?? [],
    // A script counts if it was discovered late in any run.
    unnamed: [...new Set(results.flatMap(({ unnamed }) => unnamed))],
  };
}

async function oneRun(executable: string, url: string): Promise<RoundsResult> {
  return withColdPage(executable, slow, async ({ page, network }) => {
    // The TypeScript loader inserts calls of its helper `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(probe);
    const document = await page.goto(url, { waitUntil: 'load' });
    const html = (await document?.text()) ?? '';
    await network.quiet(2_000, 30_000);
    const reading = await page.evaluate((): ProbeReading | undefined => window.bergaufProbe);
    const requests = network.requests();
    const from = requests.find(({ type }) => type === 'Document')?.start ?? 0;
    // A script that is requested less than one round trip before the page is usable cannot be what made it usable.
    const until = from + (reading?.usable ?? Number.POSITIVE_INFINITY) - slow.latencyMs;
    const scripts = requests
      .filter(({ type, start }) => type === 'Script' && start <= until)
      .map(({ url: address, start, end }): Interval => ({ url: address, start, end: end ?? Number.POSITIVE_INFINITY }));
    const chain = longestChain(scripts).map((script) => script.url);
    return {
      rounds: chain.length,
      chain,
      unnamed: scripts.map((script) => script.url).filter((address) => !isNamed(address, html)),
    };
  });
}

/** The HTML contains absolute URLs, or paths for the page's own origin. */
function isNamed(address: string, html: string): boolean {
  const { pathname, search } = new URL(address);
  return html.includes(`"${address}"`) || html.includes(`"${pathname}${search}"`);
}
