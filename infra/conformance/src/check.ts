import type { ApiErrorBody } from 'shared-contracts/entities';
import type { ApiCaller } from './api-caller.ts';

/**
 * Effect of a check on the API under test: it only reads; it leaves data of guests, and an account that it deletes; or it places orders, or
 * sends the retailer's staff a request, which stays.
 */
export type Effect = 'reads' | 'writes' | 'orders';

export type Check = {
  /** Method and path by which the report groups checks: `GET /api/v1/search/`. */
  readonly call: string;
  /** What the frontends rely on, as a sentence. */
  readonly promise: string;
  readonly effect: Effect;
  /** Only for the team shop. */
  readonly isTeam?: boolean;
  /** @throws with a sentence if the API breaks the promise */
  readonly run: (caller: ApiCaller) => Promise<void>;
};

type Promises = Readonly<Record<string, Check['run']>>;

/** The checks of one call. */
export function checksOf(
  call: string,
  effect: Effect,
  promises: Promises,
  options: { isTeam?: boolean } = {},
): Check[] {
  return Object.entries(promises).map(([promise, run]) => ({ call, promise, effect, run, ...options }));
}

/** @throws unless the refusal has a text for each of these fields */
export function requireFields({ errors }: Pick<ApiErrorBody, 'errors'>, fields: readonly string[]): void {
  for (const field of fields) require((errors[field]?.length ?? 0) > 0, `errors has no text for "${field}"`);
}

/** @throws an error with the sentence unless the condition is true */
export function require(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** @param address absolute URL, or a path of the API @throws if there is no picture */
export async function requirePicture(caller: ApiCaller, address: string): Promise<void> {
  const { pathname, search } = new URL(address, caller.api);
  const { status, headers } = await caller.answer(`${pathname}${search}`);
  require(status === 200, `the picture ${pathname} has status ${status}`);
  require(/^image\//.test(headers.get('content-type') ?? ''), `${pathname} is no picture`);
}
