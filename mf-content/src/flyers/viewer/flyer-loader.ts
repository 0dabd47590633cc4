import { checkResponse, hasShape } from 'shared-contracts/api';
import type { SiteConfig } from 'shared-contracts/app';
import type { Flyer, FlyerPage, FlyerSpot } from 'shared-contracts/entities';
import { textLocale } from 'shared-contracts/i18n';
import { viennaDay } from 'shared-contracts/opening-hours';
import { parsePrice, type Reduction, reductionOf } from 'shared-contracts/pricing';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { type FlyerView, isFlyerName, listView, parameter } from '../flyer-paths.ts';
import { type Validity, validityOf } from '../validity.ts';
import { readPage } from './book/spreads.ts';

/** A hot spot; position and size are percentages of the page. */
export type ShownSpot = Omit<FlyerSpot, 'recommendedFull'> & { readonly recommendedFull: string | null };

export type ShownPage = Pick<FlyerPage, 'number' | 'picture'> & {
  /** Text of the page besides its offers; the first line is its heading. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly spots: readonly ShownSpot[];
};

export type FlyerData = {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly validity: Validity;
  /** The day on which the data was loaded, `YYYY-MM-DD`. */
  readonly loadedOn: string;
  readonly pages: readonly ShownPage[];
  /** The page in the address. */
  readonly page: number;
  readonly view: FlyerView;
};

const isFlyer = hasShape<Flyer>({
  path: 'string',
  title: 'string',
  text: 'string',
  validFrom: 'string',
  validTo: 'string',
  pages: [{ number: 'number', text: 'string', picture: { url: 'string' }, spots: 'array' }],
});

const isSpot = hasShape<FlyerSpot>({
  x: 'number',
  y: 'number',
  w: 'number',
  h: 'number',
  productId: 'number',
  url: 'string',
  name: 'string',
  priceFull: 'string',
});

export async function loadFlyer({ app, params, request }: LoaderInput): Promise<LoaderResult<FlyerData>> {
  const name = params['*']?.replace(/\/$/, '');
  if (!isFlyerName(name)) return { kind: 'not-found' };
  const { url, signal } = request;
  const found = checkResponse(
    await app.api.get<unknown>(`/api/v1/flyers/${name}/?locale=${app.locale}`, { signal }),
    isFlyer,
  );
  if (!found.ok) return found.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: found.error };
  const data = flyerData(found.data, url.searchParams, viennaDay(Date.now()), app.config);
  return data ? { kind: 'data', data } : { kind: 'not-found' };
}

type Site = Pick<SiteConfig, 'locale' | 'discountShowLimit'>;

/** Null for a flyer without pages. */
export function flyerData(flyer: Flyer, query: URLSearchParams, today: string, site: Site): FlyerData | null {
  const { path, title, text, validFrom, validTo, pages } = flyer;
  if (pages.length === 0) return null;
  return {
    path,
    title,
    text,
    validFrom,
    validTo,
    validity: validityOf(validFrom, validTo, today, textLocale(site.locale)),
    loadedOn: today,
    pages: pages.map((page) => shownPage(page, site)),
    page: readPage(query.get(parameter.page), pages.length),
    view: query.get(parameter.view) === listView ? 'list' : 'book',
  };
}

/** An older API sends the text of a page as one, with its offers. */
function shownPage({ number, picture, text, heading, paragraphs, spots }: FlyerPage, site: Site): ShownPage {
  const offers = spots.filter(isSpot).map((spot) => ({ spot, reduction: reductionOfSpot(spot, site) }));
  const discounts = offers.flatMap(({ reduction }) => reduction ?? []);
  return {
    number,
    picture: { ...picture, url: `${picture.url}${discountFragment(discounts)}` },
    heading: heading ?? '',
    paragraphs: paragraphs ?? [text],
    spots: offers.map(({ spot, reduction }) => ({
      ...spot,
      // Null where it is not shown.
      recommendedFull: reduction?.recommended ? (spot.recommendedFull ?? null) : null,
    })),
  };
}

/**
 * The fragment of the drawing's address that selects its discounts, to match those shown beside it (SPEC 5): `#uvp-20` shows those from 20
 * %, with the recommended prices; `#ab-20` without them. A drawing has such fragments for the percentages that it contains.
 */
function discountFragment(discounts: readonly Reduction[]): string {
  if (discounts.length === 0) return '';
  const least = Math.min(...discounts.map(({ percent }) => percent));
  return discounts.some(({ recommended }) => recommended !== null) ? `#uvp-${least}` : `#ab-${least}`;
}

function reductionOfSpot({ priceFull, recommendedFull = null }: FlyerSpot, site: Site): Reduction | null {
  const cents = (text: string | null): number => Math.round((parsePrice(text ?? '') ?? 0) * 100);
  return reductionOf(cents(priceFull), cents(recommendedFull), site);
}
