import { cspReportPath } from 'shared-contracts/paths';

type Origins = { apiOrigin: string; checkoutOrigin: string; shopOrigin: string };

/**
 * Allows only its own origin and nothing inline; pictures come from the product API. The script assigns no HTML (Trusted Types).
 * Violations are reported to the shop, which also counts those of its own pages.
 */
export function securityHeaders({ apiOrigin, checkoutOrigin, shopOrigin }: Origins) {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${apiOrigin}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${shopOrigin}${cspReportPath}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Every page is personal.
    'cache-control': 'no-store',
    ...(checkoutOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
