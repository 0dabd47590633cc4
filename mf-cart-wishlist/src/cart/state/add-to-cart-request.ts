import type { Cart, CartProduct, Printing, TeamCartItem } from 'shared-contracts/entities';

/** What one click adds to the cart: one item, all pieces of a set, or a team's order. `team` only in the team shop. */
export type AddToCartRequest = { readonly items: readonly TeamCartItem[]; readonly team: string | null };

type LineIdentity = Pick<TeamCartItem, 'productOption' | 'mounting' | 'setId' | 'relatedProducts'> & {
  readonly printing?: Printing | null;
};

/** Equal for items that the server merges into one line: same option, set, mounting, team, print, and related products in any order. */
export function lineKey(
  { productOption, mounting, setId, relatedProducts, printing }: LineIdentity,
  team: string | null,
): string {
  const related = [...(relatedProducts ?? [])].sort((a, b) => a - b);
  return JSON.stringify([
    productOption,
    setId ?? null,
    mounting ?? false,
    related,
    team,
    ...printKey(printing ?? undefined),
  ]);
}

/** Normalised as the server does before it merges prints. */
function printKey({ name = '', number = '', crest = false }: Printing = {}): unknown[] {
  const text = name.trim().replace(/\s+/g, ' ').toUpperCase();
  return text || number || crest ? [text, number, crest] : [];
}

export function lineKeyOf(product: CartProduct): string {
  const { option, setId, mounting, relatedProducts, team, printing = null } = product;
  return lineKey({ productOption: option.id, setId, mounting, relatedProducts, printing }, team);
}

/** Equal for repeated clicks. */
export function additionKey({ items, team }: AddToCartRequest): string {
  return items.map((item) => `${lineKey(item, team)}×${item.amount ?? 1}`).join();
}

export function additionLineKeys({ items, team }: AddToCartRequest): string[] {
  return items.map((item) => lineKey(item, team));
}

/** Pieces of each item's line in a cart. */
export function piecesOf(addition: AddToCartRequest, cart: Cart): number[] {
  return additionLineKeys(addition).map((key) =>
    cart.products.reduce((sum, product) => (lineKeyOf(product) === key ? sum + product.amount : sum), 0),
  );
}

/** The addition that restores removed lines. */
export function additionOf(products: readonly CartProduct[]): AddToCartRequest {
  return { items: products.map(itemOf), team: products[0]?.team ?? null };
}

function itemOf({ option, amount, relatedProducts, mounting, setId, printing }: CartProduct): TeamCartItem {
  return {
    productOption: option.id,
    amount,
    ...(relatedProducts.length > 0 ? { relatedProducts: [...relatedProducts] } : {}),
    ...(mounting ? { mounting: true } : {}),
    ...(setId === null ? {} : { setId }),
    ...(printing ? { printing } : {}),
  };
}
