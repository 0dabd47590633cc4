import { asc, eq } from 'drizzle-orm';
import type { Cart, CartProduct } from 'shared-contracts/entities';
import { genderSysname } from '../catalogue/genders.ts';
import { pricesOf } from '../catalogue/money.ts';
import { optionOf, productCategories } from '../catalogue/product.ts';
import { paletteOf, productPicture } from '../catalogue/tiles.ts';
import type { Orm } from '../database/database.ts';
import { localized } from '../database/localized.ts';
import { cartLines, options, products, variants } from '../database/schema.ts';
import type { ApiContext } from '../http/routes.ts';
import { setHash } from './line-hash.ts';
import { cartTotal } from './totals.ts';

function selectLines(orm: Orm, requestId: string) {
  return orm
    .select({ line: cartLines, option: options, variant: variants, product: products })
    .from(cartLines)
    .innerJoin(options, eq(options.id, cartLines.optionId))
    .innerJoin(variants, eq(variants.id, options.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartLines.requestId, requestId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.hash));
}

type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

function cartProduct(context: ApiContext, { line, option, variant, product }: LineRow): CartProduct {
  const brandName = context.reference.brandById.get(product.brandId)?.name ?? '';
  const name = localized(product.names, 'at');
  const isAvailable = option.quantity >= line.amount;
  return {
    hash: line.hash,
    status: isAvailable ? 'available' : 'unavailable',
    option: optionOf(option),
    amount: line.amount,
    set: line.setId === null ? null : setHash(line.setId),
    setId: line.setId,
    relatedProducts: line.relatedProducts,
    mounting: line.mounting,
    isHeavy: product.isHeavy,
    isBike: product.isBike,
    isSki: product.isSki,
    genderSysname: genderSysname(product.gender),
    generalId: product.id,
    nameWithoutBrand: name,
    brandName,
    categories: productCategories(product.categoryId, context.reference),
    sports: { sport: null, subsport: null },
    prices: pricesOf(product),
    url: variant.path,
    picture: productPicture(context, { id: product.id, kind: product.kind, brandName, name }, variant.colour, 1),
    colour: paletteOf(variant.colour),
  };
}

/** The cart of a request id in the order in which things were added; nobody's cart is empty. */
export async function loadCart(context: ApiContext, requestId: string | null): Promise<Cart> {
  const rows = requestId === null ? [] : await selectLines(context.orm, requestId);
  const lines = rows.map((row) => cartProduct(context, row));
  return { products: lines, total: cartTotal(lines), uuid: requestId };
}
