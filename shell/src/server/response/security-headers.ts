import { createHash } from 'node:crypto';
import type { SiteConfig } from 'shared-contracts/app';
import { cspReportPath } from 'shared-contracts/paths';
import type { InlineScripts } from '../document/shell-assets.ts';

const hashOf = (text: string): string => `'sha384-${createHash('sha384').update(text).digest('base64')}'`;

/**
 * Own origins only; of inline scripts only those that show the scheme and start the others; Trusted Types enforced (ARCHITECTURE 6).
 * @param releasesOrigin where browsers load releases from; null: from the shop's own origin
 */
export function securityHeaders(
  config: SiteConfig,
  { start, scheme }: InlineScripts,
  releasesOrigin: string | null,
): Record<string, string> {
  const inlineHashes = [scheme, start].map(hashOf);
  const sources = (...origins: (string | null)[]): string => ["'self'", ...origins].filter(Boolean).join(' ');
  const directives = [
    "default-src 'none'",
    `script-src ${sources(releasesOrigin, ...inlineHashes)}`,
    `style-src ${sources(releasesOrigin)}`,
    `img-src ${sources(config.picturesOrigin, releasesOrigin, tilesOrigin(config), 'data:')}`,
    `font-src 'self'`,
    ...fitWidgetSource(config),
    `connect-src ${sources(config.apiOrigin, releasesOrigin, config.analytics?.matomo?.origin ?? null)}`,
    // Without script, forms of content pages are sent to the product API (decision 0048).
    `form-action 'self' ${config.checkoutOrigin} ${config.apiOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types bergauf-releases',
    `report-uri ${cspReportPath}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.shopOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

const tilesOrigin = ({ mapTiles }: SiteConfig): string | null => (mapTiles ? new URL(mapTiles.url).origin : null);

/** Frames are allowed only for the third-party fit widget, where the site has one (decision 0077). */
function fitWidgetSource({ bikesFitWidgetEnabled, bikesFitWidgetUrl }: SiteConfig): string[] {
  return bikesFitWidgetEnabled && bikesFitWidgetUrl ? [`frame-src ${new URL(bikesFitWidgetUrl).origin}`] : [];
}

/**
 * The policy for a document with style elements.
 * @param hashes of their texts, as `sha384-…`
 */
export function allowStyles(policy: string, hashes: readonly string[]): string {
  return policy.replace('style-src', ['style-src', ...hashes.map((hash) => `'${hash}'`)].join(' '));
}
