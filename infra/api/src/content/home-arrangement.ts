import type { HomeRecord, HomeSectionRecord } from '@bergauf/catalogue-format/records/home-record';
import type { Localized } from '../database/localized.ts';

/** Titles of sections whose record has none. */
export const sectionTitles = {
  genders: { at: 'Wohin geht es?', en: 'Where to?' },
  teasers: { at: 'Empfehlungen', en: 'Our picks' },
  sports: { at: 'Dein Sport', en: 'Your sport' },
  guide: { at: 'Aus dem Ratgeber', en: 'From the guide' },
  stores: { at: 'Filialen', en: 'Stores' },
  storesText: { at: 'Finde die Filiale in deiner Nähe.', en: 'Find the store near you.' },
  brands: { at: 'Marken', en: 'Brands' },
} as const satisfies Record<string, Localized>;

/** Rules of delivery that hold in every shop: `cart/delivery.ts` and the terms of returns. */
const promises: Extract<HomeSectionRecord, { kind: 'promises' }> = {
  kind: 'promises',
  items: [
    {
      icon: 'parcel',
      titles: { at: 'Gratis Paketversand ab € 50', en: 'Free parcel delivery from € 50' },
      texts: { at: 'In 1 bis 3 Werktagen bei dir.', en: 'With you in 1 to 3 working days.' },
      url: '/services/versand/',
    },
    {
      icon: 'return',
      titles: { at: '30 Tage Rückgabe', en: '30 days to return' },
      texts: { at: 'Kostenlos und ohne Angabe von Gründen.', en: 'Free, and without giving reasons.' },
      url: '/services/rueckgabe/',
    },
    {
      icon: 'store',
      titles: { at: 'Heute abholen', en: 'Pick up today' },
      texts: { at: 'Bestand der Filiale sehen und reservieren.', en: 'See a store’s stock and reserve.' },
      url: '/shops/',
    },
  ],
};

/** The order of a home page that no editor has arranged. Sections without content are left out later. */
export function defaultArrangement(record: HomeRecord | null): readonly HomeSectionRecord[] {
  const teasers = record?.teasers.slice(0, 6) ?? [];
  return [
    { kind: 'hero' },
    promises,
    { kind: 'genders' },
    { kind: 'products', row: 'new' },
    ...(teasers.length > 0 ? [{ kind: 'teasers' as const, teasers }] : []),
    { kind: 'products', row: 'bestsellers' },
    { kind: 'guide' },
    { kind: 'products', row: 'sale' },
    { kind: 'stores' },
    { kind: 'brands' },
    { kind: 'recently-viewed' },
  ];
}
