import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ContentLocale, Order, OrderLine } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import { sizeTitle } from '../catalogue/product-option.ts';
import { colourOf, productPicture } from '../catalogue/tiles/tiles.ts';
import { options, orderLines, products, teams, variants } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { TablePicture } from '../media/picture-ref.ts';
import { orderedVariantId } from './ordered-variant.ts';

type LineRow = typeof orderLines.$inferSelect;

/** Current data on an ordered product: the variant's path (null if it is no longer sold), its option, its pictures and its stock. */
type KnownToday = {
  readonly soldAt: string | null;
  /** Null for a size that the variant no longer has: a new catalogue may reuse the id of its option. */
  readonly optionId: number | null;
  readonly pictures: readonly TablePicture[] | null;
  readonly stock: number;
  /** Name of the team that sold the line; null for the main shop's lines, and if the team no longer exists. */
  readonly teamName: string | null;
};

function lineOf(
  context: ReadContext,
  line: LineRow,
  { soldAt, optionId, pictures, stock, teamName }: KnownToday,
  locale: ContentLocale,
): OrderLine {
  const { returnedAmount: amount, returnReason: reason } = line;
  return {
    optionId: soldAt === null ? null : optionId,
    productId: line.productId,
    // A team's product has its page below the team.
    url: soldAt !== null && line.team !== null ? `/${line.team}${soldAt}` : soldAt,
    picture: productPicture(context, line, line.picture ?? pictures?.[0], 0, locale),
    brandName: line.brandName,
    nameWithoutBrand: line.name,
    size: sizeTitle(line.size, context.reference, locale),
    colour: colourOf(line.colour, context.reference, locale),
    amount: line.amount,
    price: money(line.price, locale),
    total: money(line.price * line.amount, locale),
    mounting: line.mounting,
    setId: line.setId,
    position: line.position,
    isAvailable: soldAt !== null && stock > 0,
    returned: amount === null || reason === null ? null : { amount, reason },
    ...(line.team !== null && { team: line.team, printing: line.printing }),
    ...(teamName !== null && { teamName }),
  };
}

/**
 * The lines of orders as they were bought, named in the language in which they were ordered, with what is known of their products today.
 */
export async function loadOrderLines(
  context: ReadContext,
  uuids: readonly string[],
  locale: ContentLocale,
): Promise<Map<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>(uuids.map((uuid) => [uuid, []]));
  if (uuids.length === 0) return byOrder;
  const rows = await context.orm
    .select({
      line: orderLines,
      variantPath: variants.path,
      pictures: variants.pictures,
      delistedAt: products.delistedAt,
      optionId: options.id,
      stock: options.quantity,
      teamName: teams.name,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderedVariantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(options, and(eq(options.id, orderLines.optionId), eq(options.variantId, variants.id)))
    .leftJoin(teams, eq(teams.slug, orderLines.team))
    .where(inArray(orderLines.orderUuid, [...uuids]))
    .orderBy(asc(orderLines.orderUuid), asc(orderLines.position));
  for (const { line, variantPath, pictures, delistedAt, optionId, stock, teamName } of rows) {
    const ordered = {
      soldAt: delistedAt === null ? variantPath : null,
      optionId,
      pictures,
      stock: stock ?? 0,
      teamName,
    };
    byOrder.get(line.orderUuid)?.push(lineOf(context, line, ordered, locale));
  }
  return byOrder;
}

/** Pictures of an order in the list. */
const listedPictures = 4;

type ListedLines = { readonly amount: number; readonly pictures: NonNullable<Order['pictures']> };

/** What lists of orders show of their lines: the number of pieces, and the pictures of the first lines. The others are not loaded. */
export async function loadListedLines(
  context: ReadContext,
  uuids: readonly string[],
  locale: ContentLocale,
): Promise<Map<string, ListedLines>> {
  if (uuids.length === 0) return new Map();
  const { orm } = context;
  const ofOrders = inArray(orderLines.orderUuid, [...uuids]);
  const amounts = await orm
    .select({ uuid: orderLines.orderUuid, amount: sql<number>`sum(${orderLines.amount})::int` })
    .from(orderLines)
    .where(ofOrders)
    .groupBy(orderLines.orderUuid);
  const { orderUuid, brandName, name, colour, picture } = orderLines;
  const pictured = await orm
    .select({ orderUuid, brandName, name, colour, picture, pictures: variants.pictures })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderedVariantId))
    .where(and(ofOrders, lt(orderLines.position, listedPictures)))
    .orderBy(asc(orderLines.orderUuid), asc(orderLines.position));
  const listed = new Map<string, ListedLines>(amounts.map(({ uuid, amount }) => [uuid, { amount, pictures: [] }]));
  for (const line of pictured) {
    const shown = productPicture(context, line, line.picture ?? line.pictures?.[0], 0, locale);
    listed.get(line.orderUuid)?.pictures.push(shown);
  }
  return listed;
}
