import { SitemapIndex, type SitemapKind, SitemapPart } from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require } from '../check.ts';
import { someTiles } from '../sample-data.ts';

const path = '/api/v1/sitemap/';
const CatalogueVersion = Type.Object({ catalogue: Type.String(), pieces: Type.String() });

/** Calls of the shell's server: URLs for search engines, and whether its cached pages are stale. */
export const crawlingChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/sitemap/, GET /api/v1/sitemap/{kind}/', 'reads', {
    'each part has as many addresses as the list of parts says': async (caller) => {
      const index = await caller.data(path, SitemapIndex);
      const firstOfKinds = new Map<SitemapKind, SitemapIndex[number]>();
      for (const part of index) if (part.page === 1) firstOfKinds.set(part.kind, part);
      require(firstOfKinds.has('products'), 'there is no part of products');
      for (const { kind, page, entries } of firstOfKinds.values()) {
        const { length } = await caller.data(`${path}${kind}/?page=${page}`, SitemapPart);
        require(length === entries, `part ${page} of ${kind} should have ${entries} addresses, it has ${length}`);
      }
    },
    'has the address of a product that lists show': async (caller) => {
      const [tile] = await someTiles(caller);
      const parts = (await caller.data(path, SitemapIndex)).filter(({ kind }) => kind === 'products');
      for (const { page } of parts) {
        const addresses = await caller.data(`${path}products/?page=${page}`, SitemapPart);
        if (addresses.some(({ url }) => url === tile?.url)) return;
      }
      throw new Error(`${tile?.url} is in no part of products`);
    },
    'responds 404 to a part that does not exist': async (caller) => {
      await caller.refusal(`${path}products/?page=9999`, [404]);
    },
  }),
  ...checksOf('GET /api/v1/catalogue-version/', 'reads', {
    'names the version of the catalogue and of its pieces, and no cache keeps it': async (caller) => {
      const { catalogue, pieces } = await caller.data('/api/v1/catalogue-version/', CatalogueVersion);
      require(catalogue !== '' && pieces !== '', 'a version is empty');
      const control = (await caller.answer('/api/v1/catalogue-version/')).headers.get('cache-control') ?? 'none';
      require(control.includes('no-store'), `Cache-Control is "${control}", without no-store`);
    },
  }),
];
