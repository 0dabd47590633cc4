import type { Locale } from 'shared-contracts/app';
import { CountryId } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';

/** Countries of addresses (0036), the shop's own first. */
export const countryIds: readonly CountryId[] = CountryId.anyOf.map((literal) => literal.const);

export const isCountryId = (text: string): text is CountryId => countryIds.some((id) => id === text);

export const countryName = (id: CountryId, locale: Locale): string =>
  new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(id) ?? id;

/** The last line of an address: the country's name, unless it is Austria. */
export const abroad = (id: CountryId, locale: Locale): string[] => (id === 'AT' ? [] : [countryName(id, locale)]);

/** Postcode patterns of the shop's own countries; the API checks those of others. */
const ownPostcodes: Partial<Record<CountryId, RegExp>> = { AT: /^\d{4}$/, DE: /^\d{5}$/ };
const anyPostcode = /^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/;

export function isPostcode(postal: string, countryId: string): boolean {
  const own = isCountryId(countryId) ? ownPostcodes[countryId] : undefined;
  return (own ?? anyPostcode).test(postal);
}

/** Strips the country from a postcode of Austria or Germany, as browsers fill it in (`A-6020`). Pasted dashes become hyphens. */
export function normalisePostcode(postal: string, countryId: string): string {
  const plain = postal.replace(/[\u2010-\u2013]/g, '-');
  if (countryId !== 'AT' && countryId !== 'DE') return plain;
  return plain.replace(/^(?:AT?|DE?)[-\s]*(?=\d)/i, '').replace(/\s/g, '');
}
