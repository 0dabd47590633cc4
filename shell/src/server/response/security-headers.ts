import type { SiteConfig } from 'shared-contracts/app';
import { remoteNames } from 'shared-contracts/remote';

/** Own origins only, nothing inline, Trusted Types enforced (ARCHITECTURE 6). */
export function securityHeaders(config: SiteConfig, releasesOrigin: string): Record<string, string> {
  const policies = ['bergauf-entries', 'bergauf-shell', ...remoteNames.map((name) => `bergauf-${name}`)];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${releasesOrigin}`,
    `style-src 'self' ${releasesOrigin}`,
    `img-src 'self' ${config.apiOrigin} ${releasesOrigin} data:`,
    `font-src 'self'`,
    `connect-src 'self' ${config.apiOrigin} ${releasesOrigin}`,
    `form-action 'self' ${config.checkoutOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}`,
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
