import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../database/database.ts';
import { invalidToken, invalidUuid, noUuidHeader } from '../../http/errors/api-error.ts';
import { isAccountRequestId, isRequestId } from './request-ids.ts';
import { type Account, findAccount } from './sessions.ts';

/**
 * The shopper who sent a request. A guest without a request id gets one with the first cart or wishlist entry; a browser may
 * bring its own.
 */
export type Shopper =
  | { readonly kind: 'guest'; readonly requestId: string | null }
  | { readonly kind: 'customer'; readonly requestId: string; readonly account: Account };

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function requestIdOf(request: FastifyRequest): string | null {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && header !== '' ? header : null;
}

/**
 * Reads token and request id. The two must belong together (SPEC 4 and 8):
 *
 * | token   | X-Request-ID        | response              |
 * |---------|---------------------|-----------------------|
 * | –       | –                   | guest without an id   |
 * | –       | guest id, also new  | guest                 |
 * | –       | account id          | 403 `invalid token`   |
 * | any     | –                   | 401 `no uuid header`  |
 * | any     | not an id           | 422 `invalid uuid`    |
 * | unknown | any id              | 403 `invalid token`   |
 * | known   | another one's id    | 422 `invalid uuid`    |
 */
export async function readShopper(orm: Orm, request: FastifyRequest): Promise<Shopper> {
  const token = bearerToken(request);
  const requestId = requestIdOf(request);
  if (requestId !== null && !isRequestId(requestId)) throw invalidUuid();
  if (token === null) {
    if (requestId !== null && isAccountRequestId(requestId)) throw invalidToken();
    return { kind: 'guest', requestId };
  }
  if (requestId === null) throw noUuidHeader();
  const account = await findAccount(orm, token);
  if (account === null) throw invalidToken();
  if (account.requestId !== requestId) throw invalidUuid();
  return { kind: 'customer', requestId, account };
}

/** For routes that do not need a login: the signed-in account, or null. An ended session counts as none. */
export async function accountOf(orm: Orm, request: FastifyRequest): Promise<Account | null> {
  const token = bearerToken(request);
  const account = token === null ? null : await findAccount(orm, token);
  return account !== null && account.requestId === requestIdOf(request) ? account : null;
}

/**
 * For routes that need a login.
 * @throws 401 or 403 for guests
 */
export async function requireAccount(orm: Orm, request: FastifyRequest): Promise<Account> {
  const shopper = await readShopper(orm, request);
  if (shopper.kind === 'customer') return shopper.account;
  throw shopper.requestId === null ? noUuidHeader() : invalidToken();
}
