import type { SiteLocale } from './app/site-config.ts';
import { groupDigits, numberSigns, textLocale } from './number-format.ts';

/** Formats whole cents: `€ 1.299,90`. */
export function formatPrice(cents: number, locale: SiteLocale): string {
  const { group, decimal } = numberSigns[textLocale(locale)];
  const amount = Math.abs(cents);
  const fraction = String(amount % 100).padStart(2, '0');
  return `€\u00a0${cents < 0 ? '-' : ''}${groupDigits(Math.trunc(amount / 100), group)}${decimal}${fraction}`;
}

/**
 * Parses a price as people and feeds write it (SPEC 5): dots followed by three digits group thousands; the last remaining comma or dot is
 * the decimal point. `1.299,90`, `1,299.90`, `€ 12,5`.
 * @returns the amount in euros, or null when the text contains no number, or more than one, such as a range
 */
export function parsePrice(text: string): number | null {
  if (/\d[\s.,'’]*[^\d\s.,'’]\D*\d/.test(text)) return null;
  const digits = text.replace(/[^\d.,-]/g, '');
  const negative = digits.startsWith('-');
  const unsigned = digits.replaceAll('-', '');
  const lastSeparator = Math.max(unsigned.lastIndexOf(','), unsigned.lastIndexOf('.'));
  const groupsOnly = /^\d{1,3}(?:\.\d{3})+$/.test(unsigned);
  const whole = lastSeparator < 0 || groupsOnly ? unsigned : unsigned.slice(0, lastSeparator);
  const fraction = lastSeparator < 0 || groupsOnly ? '' : unsigned.slice(lastSeparator + 1);
  const plain = `${whole.replace(/[.,]/g, '')}.${fraction}`;
  if (!/\d/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? (negative ? -value : value) : null;
}

/** Percent off the recommended price, rounded down so that it is never overstated; 0 when there is nothing off. */
export function discountPercent(priceCents: number, recommendedCents: number): number {
  if (recommendedCents <= 0 || priceCents >= recommendedCents) return 0;
  // Multiplies first: 0.29 * 100 is less than 29.
  return Math.floor(((recommendedCents - priceCents) * 100) / recommendedCents);
}

/** SPEC 5: a discount is shown only when its percent exceeds the configured limit. */
export function isDiscountShown(percent: number, discountShowLimit: number): boolean {
  return percent > discountShowLimit;
}

/** A discount to show; `recommended` is the price that it is compared with, null where that is not shown. */
export type Reduction = { readonly percent: number; readonly recommended: number | null };

/**
 * The rule for every price of the shop (SPEC 5): a discount on the recommended retail price is shown only when its percent exceeds the
 * site's limit, and the recommended price itself not in Hungary and Czechia. Amounts are cents.
 * @returns null where no discount is shown
 */
export function reductionOf(
  cents: number,
  recommendedCents: number,
  { locale, discountShowLimit }: { readonly locale: SiteLocale; readonly discountShowLimit: number },
): Reduction | null {
  const percent = discountPercent(cents, recommendedCents);
  if (!isDiscountShown(percent, discountShowLimit)) return null;
  return { percent, recommended: locale === 'hu' || locale === 'cz' ? null : recommendedCents };
}
