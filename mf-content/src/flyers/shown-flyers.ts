import { hasShape } from 'shared-contracts/api';
import type { Locale } from 'shared-contracts/app';
import type { FlyerSummary, StoreSummary } from 'shared-contracts/entities';
import { shortTime } from 'shared-contracts/opening-hours';
import { todayInAustria, type Validity, validityOf } from './validity.ts';

/** A flyer as a cover shows it. */
export type ShownFlyer = Pick<FlyerSummary, 'path' | 'title' | 'text' | 'pages' | 'cover'> & {
  readonly validity: Validity;
};

/** A store as the pages of flyers show it. */
export type ShownStore = Pick<StoreSummary, 'name' | 'shopUrl' | 'url' | 'distanceKm'> & {
  /** `Hauptplatz 1, 4020 Linz` */
  readonly address: string;
  /** Today's hours, as `9:00`; null where it is closed. */
  readonly hours: { readonly opens: string; readonly closes: string } | null;
};

const isFlyer = hasShape<FlyerSummary>({
  path: 'string',
  title: 'string',
  text: 'string',
  validFrom: 'string',
  validTo: 'string',
  pages: 'number',
  cover: { url: 'string' },
});

/** The flyers that are valid today; one in another form is left out. */
export function currentFlyers(flyers: readonly unknown[], locale: Locale): ShownFlyer[] {
  const today = todayInAustria();
  return flyers
    .filter(isFlyer)
    .filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo)
    .map(({ path, title, text, pages, cover, validFrom, validTo }) => ({
      path,
      title,
      text,
      pages,
      cover,
      validity: validityOf(validFrom, validTo, today, locale),
    }));
}

export const isStore = hasShape<StoreSummary>({
  name: 'string',
  shopUrl: 'string',
  url: 'string',
  address: { Street: 'string', ZipCode: 'string', City: 'string' },
  today: 'object',
});

export function shownStore({ name, shopUrl, url, distanceKm, address, today }: StoreSummary): ShownStore {
  const { opens, closes } = today;
  return {
    name,
    shopUrl,
    url,
    distanceKm,
    address: `${address.Street}, ${address.ZipCode} ${address.City}`,
    hours: opens !== null && closes !== null ? { opens: shortTime(opens), closes: shortTime(closes) } : null,
  };
}
