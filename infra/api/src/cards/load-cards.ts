import { eq } from 'drizzle-orm';
import type { ContentLocale } from 'shared-contracts/entities';
import { colourOf } from '../catalogue/tiles/tiles.ts';
import { loadHomeRecord } from '../content/site-content.ts';
import { type Localized, localized } from '../database/localized.ts';
import { articleCategories, articles, products, variants } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { TablePicture } from '../media/picture-ref.ts';
import type { Card } from './cards.ts';

type CardProduct = {
  readonly variantId: number;
  readonly brandId: number;
  readonly names: Localized;
  readonly colour: string;
  readonly pictures: readonly TablePicture[];
};

/** The card of one colour of a product. */
export function productCard(
  { reference }: Pick<ReadContext, 'reference'>,
  row: CardProduct,
  locale: ContentLocale,
): Card {
  return {
    kind: 'product',
    id: row.variantId,
    locale,
    content: {
      kicker: reference.brandById.get(row.brandId)?.name ?? '',
      title: localized(row.names, locale),
      detail: colourOf(row.colour, reference, locale).name,
    },
    picture: row.pictures[0],
  };
}

type CardArticle = { readonly id: number; readonly titles: Localized; readonly picture: TablePicture };

/** @param category its name in the locale */
export function articleCard({ id, titles, picture }: CardArticle, category: string, locale: ContentLocale): Card {
  return {
    kind: 'article',
    id,
    locale,
    content: { kicker: category, title: localized(titles, locale), detail: '' },
    picture,
  };
}

type CardHero = { readonly titles: Localized; readonly texts: Localized; readonly picture: TablePicture | null };

/** The card of the home page: its main entry. */
export function homeCard({ titles, texts, picture }: CardHero, locale: ContentLocale): Card {
  return {
    kind: 'home',
    id: 0,
    locale,
    content: { kicker: '', title: localized(titles, locale), detail: localized(texts, locale) },
    picture,
  };
}

type Context = Pick<ReadContext, 'orm' | 'reference'>;

/** The card of a colour, an article or the home page as it is now; null if there is none. */
export async function findCard(
  context: Context,
  kind: Card['kind'],
  id: number,
  locale: ContentLocale,
): Promise<Card | null> {
  if (kind === 'home') return id === 0 ? findHomeCard(context, locale) : null;
  return kind === 'product' ? findProductCard(context, id, locale) : findArticleCard(context, id, locale);
}

async function findHomeCard(context: Context, locale: ContentLocale): Promise<Card | null> {
  const record = await loadHomeRecord(context);
  return record && homeCard(record.hero, locale);
}

async function findProductCard(context: Context, id: number, locale: ContentLocale): Promise<Card | null> {
  const [row] = await context.orm
    .select({
      variantId: variants.id,
      brandId: products.brandId,
      names: products.names,
      colour: variants.colour,
      pictures: variants.pictures,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, id));
  return row ? productCard(context, row, locale) : null;
}

async function findArticleCard({ orm }: Context, id: number, locale: ContentLocale): Promise<Card | null> {
  const [row] = await orm
    .select({ id: articles.id, titles: articles.titles, picture: articles.picture, names: articleCategories.names })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.category))
    .where(eq(articles.id, id));
  return row ? articleCard(row, localized(row.names, locale), locale) : null;
}
