import type { SiteConfig } from 'shared-contracts/app';
import type { SitemapIndex, SitemapPart } from 'shared-contracts/entities';
import { localAddress } from 'shared-contracts/paths';
import { escaped } from '../../document/document-tags.ts';
import { languagesOf } from '../../site/site-locale.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Such as `/sitemap/products-3.xml`. */
const partPath = ({ kind, page }: Pick<SitemapIndex[number], 'kind' | 'page'>): string =>
  `/sitemap/${kind}-${page}.xml`;

/** The index of the parts, as `sitemap.xml`. */
export function sitemapIndexXml(parts: SitemapIndex, shopOrigin: string): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escaped(shopOrigin + partPath(part))}</loc>${lastmod(part.changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
}

/** A page of the part has an entry for each locale, and each entry names the page's other languages. */
export function sitemapPartXml(part: SitemapPart, site: Pick<SiteConfig, 'shopOrigin' | 'locales'>): string {
  const entries = part.flatMap(({ url, changedAt }) => {
    const path = encodeURI(url);
    const links = languagesOf(site, path).map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(site.shopOrigin + path)}"/>`,
    );
    return site.locales.map((locale) => {
      const address = site.shopOrigin + localAddress({ ...site, locale }, path);
      return `<url><loc>${escaped(address)}</loc>${lastmod(changedAt)}${links.join('')}</url>`;
    });
  });
  const xhtml = site.locales.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${head}<urlset ${namespace}${xhtml}>${entries.join('')}</urlset>`;
}

const lastmod = (changedAt: string | null): string =>
  changedAt === null ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
