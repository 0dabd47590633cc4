import { dateTags } from 'shared-contracts/dates';
import type { ContentLocale } from 'shared-contracts/entities';

/** The terms that every flyer uses around its editors' texts. */
type FlyerTerms = {
  readonly page: string;
  readonly valid: string;
  readonly until: string;
  readonly conditions: string;
  /** Recommended retail price. */
  readonly rrp: string;
  readonly insteadOf: string;
  readonly pages: (count: number) => string;
  readonly dates: string;
};

export const flyerTerms: { readonly [Locale in ContentLocale]: FlyerTerms } = {
  at: {
    page: 'Seite',
    valid: 'Gültig',
    until: 'bis',
    conditions: 'solange der Vorrat reicht. Alle Preise in Euro mit Umsatzsteuer.',
    rrp: 'UVP',
    insteadOf: 'statt UVP',
    pages: (count) => `${count} Seiten`,
    dates: dateTags.at,
  },
  en: {
    page: 'page',
    valid: 'Valid',
    until: 'to',
    conditions: 'while stocks last. All prices in euros including VAT.',
    rrp: 'RRP',
    insteadOf: 'instead of RRP',
    pages: (count) => `${count} pages`,
    dates: dateTags.en,
  },
};
