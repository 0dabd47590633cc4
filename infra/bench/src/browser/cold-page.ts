import { type CDPSession, chromium, type Page } from 'playwright';
import { logNetwork, type NetworkLog } from './network-log.ts';

export type Throttle = {
  /** Milliseconds added to every request. */
  latencyMs: number;
  /** Kilobits a second; null: unlimited. */
  downKbps: number | null;
  upKbps: number | null;
  /** CPU slowdown factor of the page. */
  cpu: number;
};

export const unthrottled: Throttle = { latencyMs: 0, downKbps: null, upKbps: null, cpu: 1 };

export type ColdPage = { page: Page; cdp: CDPSession; network: NetworkLog };

/** A tab of a new browser with a phone's viewport, closed after `use`. It can reach only this machine. */
export async function withColdPage<T>(
  executable: string,
  { latencyMs, downKbps, upKbps, cpu }: Throttle,
  use: (cold: ColdPage) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    // Interrupts go to the bench, which stops everything it has started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      // The shop's root redirects browsers in other languages to another page.
      locale: 'de-AT',
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const network = await logNetwork(cdp);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond(downKbps),
      uploadThroughput: bytesPerSecond(upKbps),
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use({ page, cdp, network });
  } finally {
    await browser.close();
  }
}

function bytesPerSecond(kbps: number | null): number {
  return kbps === null ? -1 : (kbps * 1000) / 8;
}
