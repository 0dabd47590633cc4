import { brotliCompressSync, constants } from 'node:zlib';
import { unthrottled, withColdPage } from '../browser/cold-page.ts';
import type { LoggedRequest } from '../browser/network-log.ts';
import { fileOwner, type Origins } from './file-owner.ts';

export type OwnerBytes = {
  /** The frontend's entry; 0 for the shell, which has none. */
  entry: number;
  rest: number;
};

/** Bytes of bodies at brotli level 11, so that figures do not depend on the servers' compression. */
export type BytesResult = {
  js: number;
  css: number;
  html: number;
  jsByOwner: Record<string, OwnerBytes>;
  requests: number;
  scripts: number;
  /** Responses to `fetch`: data that the HTML did not contain. */
  fetched: number;
  /** URLs that failed, were refused, or were requested twice. */
  oddities: string[];
};

const noBody = new Set([204, 304]);

/** Measures the sizes of all files of one cold load. Sizes do not vary, so one run is enough. */
export async function measureBytes(executable: string, url: string, origins: Origins): Promise<BytesResult> {
  return withColdPage(executable, unthrottled, async ({ page, cdp, network }) => {
    await page.goto(url, { waitUntil: 'load' });
    await network.quiet(1_500, 20_000);
    const requests = network.requests().filter(({ method }) => method !== 'OPTIONS');
    const result: BytesResult = {
      js: 0,
      css: 0,
      html: 0,
      jsByOwner: {},
      requests: requests.length,
      scripts: requests.filter(({ type }) => type === 'Script').length,
      fetched: requests.filter(({ type }) => type === 'Fetch' || type === 'XHR').length,
      oddities: oddities(requests),
    };
    for (const { id, url: address, type, status, failed } of requests) {
      if (failed !== null || status === null || noBody.has(status)) continue;
      if (type !== 'Script' && type !== 'Stylesheet' && type !== 'Document') continue;
      const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId: id });
      const size = compressedSize(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
      if (type === 'Stylesheet') result.css += size;
      if (type === 'Document') result.html += size;
      if (type !== 'Script') continue;
      result.js += size;
      const { owner, entry } = fileOwner(address, origins);
      result.jsByOwner[owner] ??= { entry: 0, rest: 0 };
      result.jsByOwner[owner][entry ? 'entry' : 'rest'] += size;
    }
    return result;
  });
}

function compressedSize(body: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params }).length;
}

function oddities(requests: readonly LoggedRequest[]): string[] {
  const seen = new Set<string>();
  return requests.flatMap(({ url, method, status, failed }) => {
    const key = `${method} ${url}`;
    const twice = seen.has(key);
    seen.add(key);
    if (failed !== null) return [`${failed}: ${url}`];
    if (status !== null && status >= 400) return [`${status}: ${url}`];
    return twice ? [`asked for twice: ${url}`] : [];
  });
}
