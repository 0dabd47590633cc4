import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ContentLocale, OrderLine } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import { sizeTitle } from '../catalogue/product-option.ts';
import { colourOf, productPicture } from '../catalogue/tiles/tiles.ts';
import { options, orderLines, products, variants } from '../database/schema.ts';
import type { ReadContext } from '../http/api-context.ts';
import type { TablePicture } from '../media/picture-ref.ts';

type LineRow = typeof orderLines.$inferSelect;

/** What is known today of the variant that was ordered: its path, null if it is no longer sold, its pictures and its stock. */
type OrderedVariant = {
  readonly soldAt: string | null;
  readonly pictures: readonly TablePicture[] | null;
  readonly stock: number;
};

function lineOf(
  context: ReadContext,
  line: LineRow,
  { soldAt, pictures, stock }: OrderedVariant,
  locale: ContentLocale,
): OrderLine {
  const { returnedAmount: amount, returnReason: reason } = line;
  return {
    // A new catalogue may reuse ids, but not paths.
    optionId: soldAt === null ? null : line.optionId,
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
  };
}

/** The lines of orders as they were bought, named in the language in which they were ordered, with what is known of their products today. */
export async function loadOrderLines(
  context: ReadContext,
  uuids: readonly string[],
  locale: ContentLocale = 'at',
): Promise<Map<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>(uuids.map((uuid) => [uuid, []]));
  if (uuids.length === 0) return byOrder;
  const rows = await context.orm
    .select({
      line: orderLines,
      variantPath: variants.path,
      pictures: variants.pictures,
      delistedAt: products.delistedAt,
      stock: options.quantity,
    })
    .from(orderLines)
    .leftJoin(variants, eq(variants.path, orderLines.url))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(options, and(eq(options.id, orderLines.optionId), eq(options.variantId, variants.id)))
    .where(inArray(orderLines.orderUuid, [...uuids]))
    .orderBy(asc(orderLines.orderUuid), asc(orderLines.position));
  for (const { line, variantPath, pictures, delistedAt, stock } of rows) {
    const ordered = { soldAt: delistedAt === null ? variantPath : null, pictures, stock: stock ?? 0 };
    byOrder.get(line.orderUuid)?.push(lineOf(context, line, ordered, locale));
  }
  return byOrder;
}
