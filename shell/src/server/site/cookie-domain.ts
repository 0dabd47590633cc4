import { type Env, textFrom } from '@bergauf/service-kit/settings';

/**
 * The domain of the session's cookies (SPEC 9); null: they belong to the shop's host alone, which is right where the checkout has the
 * same host.
 * @throws where the checkout would not receive them: it would find every cart empty
 */
export function cookieDomainFrom(env: Env, shopOrigin: string, checkoutOrigin: string): string | null {
  // A leading dot, as older servers required, is accepted.
  const domain = textFrom(env, 'SHOP_COOKIE_DOMAIN', null)?.toLowerCase().replace(/^\./, '') ?? null;
  const shop = new URL(shopOrigin).hostname;
  const checkout = new URL(checkoutOrigin).hostname;
  const belongs = (host: string): boolean => host === domain || host.endsWith(`.${domain}`);
  if (domain !== null && domain !== 'localhost' && !domain.includes('.')) {
    throw new Error(
      `SHOP_COOKIE_DOMAIN must not be a whole top-level domain: browsers keep no cookies of "${domain}".`,
    );
  }
  if (domain === null ? shop === checkout : belongs(shop) && belongs(checkout)) return domain;
  const given = domain === null ? 'is not set' : `is "${domain}"`;
  throw new Error(
    `SHOP_COOKIE_DOMAIN must be a domain of both ${shop} and ${checkout}, whose pages share the cart, but ${given}.`,
  );
}
