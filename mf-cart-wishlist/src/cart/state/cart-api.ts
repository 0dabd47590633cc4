import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody, TeamCartAddBody } from 'shared-contracts/entities';
import { createListApi, type ListApi } from '../../server-list/list-api.ts';
import type { AddToCartRequest } from './add-to-cart-request.ts';
import type { LineTarget } from './line-target.ts';
import type { PendingQuantity } from './pending-quantities.ts';

export type CartApi = Pick<ListApi<Cart>, 'read' | 'merge'> & {
  add(addition: AddToCartRequest): Promise<ApiResult<Cart>>;
  changeQuantity(quantity: PendingQuantity): Promise<ApiResult<Cart>>;
  /** @returns a `malformed` error where the response has no data */
  remove(target: LineTarget): Promise<ApiResult<Cart>>;
};

/** A cart without lines or totals would fail in a component, where no code can handle it. */
const isCart = hasShape<Cart>({ products: 'array', total: { amount: 'number' } });

/** SPEC 7: the team shop has a cart of its own, with the same requests. */
export function createCartApi(app: AppContext): CartApi {
  const path = app.config.teamBuild ? '/api/v2/team/cart/' : '/api/v1/cart/';
  const { read, add, change, remove, merge } = createListApi(app, path, (result) => {
    const response = checkResponse(result, isCart);
    const { kind, priceType } = app.session.read();
    // Another price type than this tab's: the account's role has changed. Loading the account updates all prices (SPEC 6).
    if (response.ok && kind === 'customer' && response.data.priceType !== priceType) void app.account.load();
    return response;
  });
  return {
    read,
    merge,
    add: (addition) => add(addBody(app, addition)),
    changeQuantity: ({ target, amount }) => change(targetPath(target), { amount }),
    remove: (target) => remove(targetPath(target)),
  };
}

const targetPath = ({ by, hash }: LineTarget): string => `${by}/${encodeURIComponent(hash)}/`;

function addBody(
  { config, session }: AppContext,
  { items, team }: AddToCartRequest,
): CartAddBody | TeamCartAddBody | undefined {
  const itemsWithAmount = items.map((item) => ({ amount: 1, ...item }));
  if (!config.teamBuild) return itemsWithAmount[0];
  const { priceType } = session.read();
  return { items: itemsWithAmount, team: team ?? '', shopIdentifier: config.locale, priceType };
}

/** The team shop accepts several items in a request, the shop one (SPEC 7). */
export function splitIntoRequests({ config }: AppContext, { items, team }: AddToCartRequest): AddToCartRequest[] {
  return config.teamBuild ? [{ items, team }] : items.map((item) => ({ items: [item], team: null }));
}
