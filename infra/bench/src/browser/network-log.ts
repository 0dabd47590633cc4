import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export type LoggedRequest = {
  id: string;
  url: string;
  method: string;
  /** Resource type of the developer protocol: Document, Script, Stylesheet, Image, Font, Fetch … */
  type: string;
  /** Milliseconds on the browser's clock: when the browser requested the file. */
  start: number;
  end: number | null;
  status: number | null;
  failed: string | null;
};

export type NetworkLog = {
  requests(): LoggedRequest[];
  /** Resolves after `quietMs` without network activity, or after `maxMs` at the latest. */
  quiet(quietMs: number, maxMs: number): Promise<void>;
};

/** Logs every request of a tab except its icon, which browsers may or may not load. */
export async function logNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, LoggedRequest>();
  const icons = new Set<string>();
  let moved = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    moved = Date.now();
    if (/\/favicon\.[a-z]+$/.test(request.url)) icons.add(requestId);
    const { url, method } = request;
    const entry = { id: requestId, url, method, type, start: timestamp * 1000, end: null, status: null, failed: null };
    requests.set(requestId, entry);
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = requests.get(requestId);
    if (entry) Object.assign(entry, { status: response.status, type });
  });
  const end = (requestId: string, timestamp: number, failed: string | null): void => {
    moved = Date.now();
    const entry = requests.get(requestId);
    if (entry) Object.assign(entry, { end: timestamp * 1000, failed });
  };
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp, null));
  cdp.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) => end(requestId, timestamp, errorText));
  await cdp.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 50_000_000 });
  return {
    requests: () => [...requests.values()].filter(({ id }) => !icons.has(id)),
    async quiet(quietMs, maxMs) {
      const deadline = Date.now() + maxMs;
      const busy = (): boolean =>
        Date.now() - moved < quietMs || [...requests.values()].some(({ end: ended }) => ended === null);
      while (busy() && Date.now() < deadline) await sleep(50);
    },
  };
}
