import type { Locale, SiteConfig } from 'shared-contracts/app';
import { textLocale } from 'shared-contracts/i18n';
import type { ShopRoute } from '../../app/route-table.ts';

/** Title of private pages that a release declares, and of public pages that only browsers can render. */
export const shopName = 'Bergauf';

/**
 * The title of a private page until the browser has loaded it; the page's own title is the same. Without scripts, only the titles tell such
 * pages apart (WCAG 2.4.2). They are not among the shell's texts, which every page carries.
 */
export function privateTitle({ id }: Pick<ShopRoute, 'id'>, locale: SiteConfig['locale']): string {
  const title = titles[textLocale(locale)][id];
  return title === undefined ? shopName : `${title} | ${shopName}`;
}

/** By the id of the route. The title of an order contains its number, which only the browser knows. */
const titles: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  at: {
    wishlist: 'Wunschliste',
    cart: 'Warenkorb',
    account: 'Mein Konto',
    orders: 'Bestellungen',
    'order-details': 'Bestellung',
    'delivery-address': 'Lieferadressen',
    'account-details': 'Persönliche Daten',
    loyalty: 'Bonus',
    'double-opt-in': 'E-Mail-Adresse bestätigen',
  },
  en: {
    wishlist: 'Wishlist',
    cart: 'Cart',
    account: 'My account',
    orders: 'Orders',
    'order-details': 'Order',
    'delivery-address': 'Delivery addresses',
    'account-details': 'Personal details',
    loyalty: 'Bonus',
    'double-opt-in': 'Confirm your email address',
  },
};
