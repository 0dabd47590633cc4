import type { SitemapIndex, SitemapPart } from 'shared-contracts/entities';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `/sitemap/products-3.xml` */
export const partPath = ({ kind, page }: Pick<SitemapIndex[number], 'kind' | 'page'>): string =>
  `/sitemap/${kind}-${page}.xml`;

/** The index of the parts, as `sitemap.xml`. */
export function sitemapIndexXml(parts: SitemapIndex, shopOrigin: string): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escaped(shopOrigin + partPath(part))}</loc>${lastmod(part.changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
}

export function sitemapPartXml(part: SitemapPart, shopOrigin: string): string {
  const entries = part.map(
    ({ url, changedAt }) => `<url><loc>${escaped(shopOrigin + encodeURI(url))}</loc>${lastmod(changedAt)}</url>`,
  );
  return `${head}<urlset ${namespace}>${entries.join('')}</urlset>`;
}

const lastmod = (changedAt: string | null): string =>
  changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
