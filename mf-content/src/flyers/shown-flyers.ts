import { hasShape } from 'shared-contracts/api';
import type { Locale } from 'shared-contracts/app';
import type { FlyerSummary, StoreSummary } from 'shared-contracts/entities';
import { shortTime, viennaDay } from 'shared-contracts/opening-hours';
import { daysBetween, validityOf } from './validity.ts';

/** When the data was loaded, in milliseconds since 1970: for `useNow`, since a page can stay open past midnight. */
type Loaded = { readonly loadedAt: number };

/** The fields of a flyer that a cover shows. */
export type ShownFlyer = Pick<FlyerSummary, 'path' | 'title' | 'text' | 'pages' | 'cover' | 'validTo'> &
  Loaded & {
    /** `16. November bis 5. Dezember 2026` */
    readonly period: string;
  };

/** The fields of a store that the flyer pages show. */
export type ShownStore = Pick<StoreSummary, 'name' | 'shopUrl' | 'url' | 'distanceKm'> &
  Loaded & {
    /** `Hauptplatz 1, 4020 Linz` */
    readonly address: string;
    /** The day of the hours, `YYYY-MM-DD`. */
    readonly day: string;
    /** As `9:00`; null where it is closed. */
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

/** The flyers that are valid today, without malformed ones. */
export function currentFlyers(flyers: readonly unknown[], locale: Locale): ShownFlyer[] {
  const loadedAt = Date.now();
  const today = viennaDay(loadedAt);
  return flyers
    .filter(isFlyer)
    .filter(({ validFrom, validTo }) => validFrom <= today && today <= validTo)
    .map(({ path, title, text, pages, cover, validFrom, validTo }) => ({
      path,
      title,
      text,
      pages,
      cover,
      validTo,
      period: validityOf(validFrom, validTo, today, locale).text,
      loadedAt,
    }));
}

/** A flyer with its state on a day. */
export type FlyerOn = ShownFlyer & {
  /** Days after that day on which the flyer is still valid. */
  readonly daysLeft: number;
};

/** The flyers that are still valid on a day. */
export function flyersOn(flyers: readonly ShownFlyer[], today: string): FlyerOn[] {
  return flyers
    .filter(({ validTo }) => today <= validTo)
    .map((flyer) => ({ ...flyer, daysLeft: daysBetween(today, flyer.validTo) }));
}

export const isStore = hasShape<StoreSummary>({
  name: 'string',
  shopUrl: 'string',
  url: 'string',
  address: { Street: 'string', ZipCode: 'string', City: 'string' },
  today: 'object',
});

export function shownStore({ name, shopUrl, url, distanceKm, address, today }: StoreSummary): ShownStore {
  const { date, opens, closes } = today;
  return {
    name,
    shopUrl,
    url,
    distanceKm,
    address: `${address.Street}, ${address.ZipCode} ${address.City}`,
    loadedAt: Date.now(),
    day: date,
    hours: opens !== null && closes !== null ? { opens: shortTime(opens), closes: shortTime(closes) } : null,
  };
}
