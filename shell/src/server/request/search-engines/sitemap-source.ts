import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { SiteConfig } from 'shared-contracts/app';
import { SitemapIndex, SitemapPart } from 'shared-contracts/entities';
import { siteDefaults } from 'shared-contracts/site-constants';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { sitemapIndexXml, sitemapPartXml } from './sitemap-xml.ts';

export type SitemapSource = {
  /**
   * The XML of the index (`''`) or of one part (`products/?page=3`).
   * @returns null for a part that does not exist
   * @throws when the product API does not send it
   */
  get(address: string): Promise<string | null>;
};

type Options = Pick<SiteConfig, 'apiOrigin' | 'shopOrigin' | 'locales' | 'flippingBookPrefix'>;

/** Milliseconds that a part is cached: crawlers read a sitemap a few times a day. */
const lifetimeMs = 600_000;
/** Cache size in characters. A part of 10,000 addresses has about a million. */
const keptCharacters = 32_000_000;
/** Most parts that are requested from the product API at once, to bound the memory of parts that are not cached yet. */
const atOnce = 2;
/** Most parts that wait in the queue. A shop of a million products has a hundred parts, and crawlers read them one after the other. */
const waiting = 20;
/** Timeout of a part in milliseconds, including its time in the queue: a crawler waits no longer when the product API hangs. */
const timeoutMs = 10_000;

const checkIndex = Compile(Type.Object({ data: SitemapIndex }));
const checkPart = Compile(Type.Object({ data: SitemapPart }));

/** Reads the sitemap from the product API, each part once for all requests that wait for it. */
export function createSitemapSource(site: Options): SitemapSource {
  const { apiOrigin, shopOrigin } = site;
  const kept = new LRUCache<string, { xml: string; readAt: number }>({
    maxSize: keptCharacters,
    sizeCalculation: ({ xml }) => xml.length,
  });
  const running = new Map<string, Promise<string | null>>();
  const queue = new PQueue({ concurrency: atOnce });

  async function read(address: string, signal: AbortSignal): Promise<string | null> {
    const response = await fetch(`${apiOrigin}/api/v1/sitemap/${address}`, { signal });
    if (response.status === 404 || response.status === 422) return null;
    if (!response.ok) throw new Error(`the product API responded with ${response.status}`);
    const body: unknown = await response.json();
    const xml = address === '' ? indexXml(body) : partXml(body);
    kept.set(address, { xml, readAt: steadyNow() });
    return xml;
  }

  function indexXml(body: unknown): string {
    if (!checkIndex.Check(body)) throw malformed();
    return sitemapIndexXml(body.data, shopOrigin);
  }

  function partXml(body: unknown): string {
    if (!checkPart.Check(body)) throw malformed();
    const entries = body.data.flatMap((entry) => flyerEntry(entry, site.flippingBookPrefix));
    return sitemapPartXml(entries, site);
  }

  return {
    get(address) {
      const known = kept.get(address);
      if (known && steadyNow() - known.readAt < lifetimeMs) return Promise.resolve(known.xml);
      const earlier = running.get(address);
      if (earlier) return earlier;
      if (queue.size >= waiting) return Promise.reject(new Error(`${waiting} parts of the sitemap wait already`));
      const signal = AbortSignal.timeout(timeoutMs);
      const started = queue.add(() => read(address, signal)).finally(() => running.delete(address));
      running.set(address, started);
      return started;
    },
  };
}

const flyersInApi = `/${siteDefaults.flippingBookPrefix}/`;

/** The API writes flyers below the prefix of SPEC 9. A shop with another one, or without flyers, has other addresses. */
function flyerEntry(entry: SitemapPart[number], prefix: string | null): SitemapPart {
  if (!entry.url.startsWith(flyersInApi)) return [entry];
  return prefix === null ? [] : [{ ...entry, url: `/${prefix}/${entry.url.slice(flyersInApi.length)}` }];
}

const malformed = (): Error => new Error('the product API sent a malformed sitemap');
