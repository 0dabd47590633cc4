import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody, TeamCartAddBody } from 'shared-contracts/entities';
import { ownPath } from '../call/own-path.ts';
import { withRequestId } from '../request-id/first-request.ts';
import type { Addition } from './addition.ts';
import type { AmountWish } from './amount-wish.ts';
import type { Target } from './removal.ts';

/** SPEC 7: the team shop has a cart of its own, with the same calls. */
const pathOf = ({ config }: AppContext): string => (config.teamBuild ? '/api/v2/team/cart/' : '/api/v1/cart/');

export async function readCart(app: AppContext): Promise<ApiResult<Cart>> {
  return checked(await app.api.get<Cart>(ownPath(app, pathOf(app))));
}

/** What is sent at once: the team shop takes several items, the shop one after the other (SPEC 7). */
export function oneCallEach(app: AppContext, { items, team }: Addition): Addition[] {
  return app.config.teamBuild ? [{ items, team }] : items.map((item) => ({ items: [item], team: null }));
}

/** A guest's first add begins the request id. */
export async function addToCart(app: AppContext, addition: Addition): Promise<ApiResult<Cart>> {
  return checked(await withRequestId(app, () => app.api.post<Cart>(ownPath(app, pathOf(app)), addBody(app, addition))));
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
  return checked(await app.api.put<Cart>(targetPath(app, target), { amount }));
}

/** @returns a `malformed` error where the answer has no data */
export async function removeFromCart(app: AppContext, target: Target): Promise<ApiResult<Cart>> {
  return checked(await app.api.delete<Cart | null>(targetPath(app, target)));
}

export async function mergeCart(app: AppContext, mergeUuid: string): Promise<ApiResult<Cart>> {
  return checked(await app.api.post<Cart>(ownPath(app, `${pathOf(app)}merge/`), { mergeUuid }));
}

/** What a change comes to that was not made. */
export const notMade: ApiResult<never> = failure('aborted');

/** A cart without lines or totals would only fail later, where nobody can act on it. */
function checked(result: ApiResult<Cart | null>): ApiResult<Cart> {
  if (!result.ok) return result;
  const { data } = result;
  return Array.isArray(data?.products) && typeof data.total?.amount === 'number'
    ? { ok: true, data }
    : failure('malformed');
}

function failure(kind: ApiError['kind']): { ok: false; error: ApiError } {
  return { ok: false, error: { kind, status: null, code: kind, message: '', fields: {}, retryable: true } };
}
