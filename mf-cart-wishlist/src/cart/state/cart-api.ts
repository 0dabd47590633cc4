import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody, TeamCartAddBody } from 'shared-contracts/entities';
import { withRequestId } from '../../confirmed-list/guest-request-id.ts';
import { ownPath } from '../../confirmed-list/own-path.ts';
import type { Addition } from './addition.ts';
import type { Target } from './line-target.ts';
import type { AmountWish } from './pending-quantities.ts';

/** A cart without lines or totals would fail in a component, where no code can act on it. */
const isCart = hasShape<Cart>({ products: 'array', total: { amount: 'number' } });

/** SPEC 7: the team shop has a cart of its own, with the same calls. */
const pathOf = ({ config }: AppContext): string => (config.teamBuild ? '/api/v2/team/cart/' : '/api/v1/cart/');

export async function readCart(app: AppContext): Promise<ApiResult<Cart>> {
  return checkResponse(await app.api.get<unknown>(ownPath(app, pathOf(app))), isCart);
}

/** What is sent at once: the team shop takes several items, the shop one after the other (SPEC 7). */
export function oneCallEach(app: AppContext, { items, team }: Addition): Addition[] {
  return app.config.teamBuild ? [{ items, team }] : items.map((item) => ({ items: [item], team: null }));
}

/** A guest's first add begins the request id. */
export async function addToCart(app: AppContext, addition: Addition): Promise<ApiResult<Cart>> {
  return checkResponse(
    await withRequestId(app, () => app.api.post<unknown>(ownPath(app, pathOf(app)), addBody(app, addition))),
    isCart,
  );
}

function addBody(
  { config, session }: AppContext,
  { items, team }: Addition,
): CartAddBody | TeamCartAddBody | undefined {
  const counted = items.map((item) => ({ amount: 1, ...item }));
  if (!config.teamBuild) return counted[0];
  return { items: counted, team: team ?? '', shopIdentifier: config.locale, priceType: session.read().priceType };
}

const targetPath = (app: AppContext, { of, hash }: Target): string =>
  ownPath(app, `${pathOf(app)}${of}/${encodeURIComponent(hash)}/`);

export async function changeAmount(app: AppContext, { target, amount }: AmountWish): Promise<ApiResult<Cart>> {
  return checkResponse(await app.api.put<unknown>(targetPath(app, target), { amount }), isCart);
}

/** @returns a `malformed` error where the answer has no data */
export async function removeFromCart(app: AppContext, target: Target): Promise<ApiResult<Cart>> {
  return checkResponse(await app.api.delete<unknown>(targetPath(app, target)), isCart);
}

export async function mergeCart(app: AppContext, mergeUuid: string): Promise<ApiResult<Cart>> {
  return checkResponse(await app.api.post<unknown>(ownPath(app, `${pathOf(app)}merge/`), { mergeUuid }), isCart);
}

/** Result of a request that the machine refused: nothing was sent. */
export const notMade: ApiResult<never> = {
  ok: false,
  error: { kind: 'aborted', status: null, code: 'aborted', message: '', fields: {}, retryable: true },
};
