import { and, asc, eq } from 'drizzle-orm';
import type { Cart, CartProduct } from 'shared-contracts/entities';
import type { Owner } from '../account/identity/owner.ts';
import { genderSysname } from '../catalogue/genders.ts';
import { money, pricesOf } from '../catalogue/money.ts';
import { withPaidPrices } from '../catalogue/price-columns.ts';
import { productCategories } from '../catalogue/product.ts';
import { optionOf } from '../catalogue/product-option.ts';
import { colourOf, productPicture } from '../catalogue/tiles/tiles.ts';
import type { Orm } from '../database/database.ts';
import { type ContentLocale, localized } from '../database/localized.ts';
import { cartLines, options, products, type ShopName, variants } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { loadOffers, offerRefusal, offersOfLines, type TeamOffers } from '../teams/team-offers.ts';
import { loadCartVoucher, withVoucher } from './cart-voucher.ts';
import { setHash } from './line-hash.ts';
import { lineSurcharge } from './line-printing.ts';
import { lineStatuses } from './line-status.ts';
import { loadMainSports } from './main-sports.ts';
import { loadProductNames } from './product-names.ts';
import { completeSets, loadSetOffers, priceInCart } from './set-offers.ts';
import { cartTotal } from './totals.ts';

async function selectLines(orm: Orm, shop: ShopName, requestId: string) {
  const rows = await orm
    .select({ line: cartLines, option: options, variant: variants, product: products })
    .from(cartLines)
    .innerJoin(options, eq(options.id, cartLines.optionId))
    .innerJoin(variants, eq(variants.id, options.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(cartLines.requestId, requestId), eq(cartLines.shop, shop)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.hash));
  return rows.map((row) => ({ ...row, product: withPaidPrices(row.product) }));
}

/** A line with its option, colour variant and product, whose prices are those that are paid. */
export type CartRow = Awaited<ReturnType<typeof selectLines>>[number];

/** Data looked up for all lines together. */
type Known = Pick<CartProduct, 'status' | 'sports' | 'relatedProductNames'> & {
  readonly isSold: boolean;
  readonly offer: NonNullable<CartProduct['offer']> | null;
};

function cartProduct(
  context: ApiContext,
  { line, option, variant, product }: CartRow,
  { isSold, status, cents, sports, relatedProductNames, offer }: Known & { readonly cents: number },
  locale: ContentLocale,
): CartProduct {
  const brandName = context.reference.brandById.get(product.brandId)?.name ?? '';
  const name = localized(product.names, locale);
  return {
    hash: line.hash,
    status,
    ...(product.delistedAt !== null && { delisted: true as const }),
    // Options that the shop or the team no longer sells are out of stock for the shopper.
    option: optionOf(isSold ? option : { ...option, quantity: 0 }, context.reference, locale),
    amount: line.amount,
    set: setHash(line),
    setId: line.setId,
    relatedProducts: line.relatedProducts,
    relatedProductNames,
    mounting: line.mounting,
    isHeavy: product.isHeavy,
    isBike: product.isBike,
    isSki: product.isSki,
    genderSysname: genderSysname(product.gender),
    generalId: product.id,
    nameWithoutBrand: name,
    brandName,
    categories: productCategories(product.categoryId, context.reference, locale),
    sports,
    prices: pricesOf(product),
    price: money(cents, locale),
    total: money(cents * line.amount, locale),
    team: line.team,
    ...(line.team !== null && { printing: line.printing }),
    ...(offer && { offer }),
    url: line.team === null ? variant.path : `/${line.team}${variant.path}`,
    picture: productPicture(context, { brandName, name, colour: variant.colour }, variant.pictures[0], 0, locale),
    colour: colourOf(variant.colour, context.reference, locale),
  };
}

/**
 * @returns prices: in cents of one piece of each line, at the owner's price type, with the discount of complete sets, and with its print;
 * pricedSets: the hashes of those sets
 */
async function pricesInCart(
  { orm }: ApiContext,
  rows: readonly CartRow[],
  states: readonly CartProduct['status'][],
  { priceType }: Owner,
  teamOffers: TeamOffers,
): Promise<{ prices: number[]; pricedSets: ReadonlySet<string> }> {
  const setIds = [...new Set(rows.flatMap(({ line }) => (line.setId === null ? [] : [line.setId])))];
  const offers = await loadSetOffers(orm, setIds);
  const bought = rows.filter((_, index) => states[index] === 'available');
  const pricedSets = completeSets(
    bought.map(({ line, product }) => ({ ...line, productId: product.id })),
    offers,
  );
  const prices = rows.map(
    (row) =>
      priceInCart(row.product[priceType], row.line, pricedSets, offers) + lineSurcharge(teamItemOf(row), teamOffers),
  );
  return { prices, pricedSets };
}

const teamItemOf = ({ line: { team, amount, printing }, product: { id: productId } }: CartRow) => {
  return { team, amount, printing, productId };
};

const noSports: CartProduct['sports'] = { sport: null, subsport: null };

/** The cart with what an order stores of it: the database rows of its lines, and the hashes of the sets whose price applies. */
export async function loadCartWithRows(
  context: ApiContext,
  shop: ShopName,
  owner: Owner,
  locale: ContentLocale,
): Promise<{ cart: Cart; rows: readonly CartRow[]; pricedSets: ReadonlySet<string> }> {
  const { requestId, priceType } = owner;
  const rows = requestId === null ? [] : await selectLines(context.orm, shop, requestId);
  const teamOffers = await loadOffers(context.orm, rows.map(teamItemOf));
  const checked = rows.map((row) => ({
    ...row,
    isSold: row.product.delistedAt === null && offerRefusal(teamItemOf(row), teamOffers) === null,
  }));
  const states = lineStatuses(checked);
  const offers = offersOfLines(
    rows.map((row, index) => ({ ...teamItemOf(row), status: states[index] ?? 'unavailable' })),
    teamOffers,
  );
  const { prices, pricedSets } = await pricesInCart(context, rows, states, owner, teamOffers);
  const productIds = rows.map(({ product }) => product.id);
  const sports = await loadMainSports(context.orm, productIds, locale);
  const names = await loadProductNames(
    context,
    rows.flatMap(({ line }) => line.relatedProducts),
    locale,
  );
  const lines = checked.map((row, index) =>
    cartProduct(
      context,
      row,
      {
        isSold: row.isSold,
        offer: offers[index] ?? null,
        status: states[index] ?? 'unavailable',
        cents: prices[index] ?? row.product[priceType],
        sports: sports.get(row.product.id) ?? noSports,
        relatedProductNames: row.line.relatedProducts.flatMap((id) => names.get(id) ?? []),
      },
      locale,
    ),
  );
  const cart = { products: lines, total: cartTotal(lines, locale), priceType, uuid: requestId };
  if (shop === 'team') return { cart, rows, pricedSets };
  const voucher = await loadCartVoucher(context.orm, requestId, cart.total.productsPrice, locale);
  return { cart: { ...cart, total: withVoucher(cart.total, voucher, locale), voucher }, rows, pricedSets };
}

/** The owner's cart in the order of additions; empty for a guest without a request id. */
export async function loadCart(
  context: ApiContext,
  shop: ShopName,
  owner: Owner,
  locale: ContentLocale,
): Promise<Cart> {
  return (await loadCartWithRows(context, shop, owner, locale)).cart;
}
