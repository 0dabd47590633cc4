import type { SiteConfig } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';

/** The configuration for a page: the site's, in the locale that starts its address. The default locale has no prefix (SPEC 2). */
export function siteOf(site: SiteConfig, address: string): SiteConfig {
  const [, first] = address.split(/[/?#]/);
  const locale = site.locales.slice(1).find((other) => other === first);
  return locale === undefined ? site : { ...site, locale };
}

/**
 * The path without the default locale's code, which has no prefix (SPEC 2): `/at/herren/`, in a link from elsewhere, becomes `/herren/`.
 * @returns null for a path without that code
 */
export function withoutDefaultPrefix({ locales }: Pick<SiteConfig, 'locales'>, pathname: string): string | null {
  const prefix = `/${locales[0]}/`;
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length - 1) : null;
}

/** An in-app path in each language of the site, for search engines; none where the site has one language. `path` has the locale's prefix. */
export function languagesOf(
  { locales }: Pick<SiteConfig, 'locales'>,
  path: string,
): { language: string; path: string }[] {
  if (locales.length < 2) return [];
  const all = locales.map((locale) => ({
    language: languageTags[locale],
    path: localAddress({ locale, locales }, path),
  }));
  return [...all, { language: 'x-default', path }];
}
