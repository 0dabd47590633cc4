import type { ApiErrorBody } from 'shared-contracts/entities';
import type { ApiCaller } from './api-caller.ts';

/**
 * What a check does to the API under test: it only reads; it leaves data of guests and an account that it deletes; or it orders, or asks the
 * retailer's staff for something, which stays.
 */
export type Effect = 'reads' | 'writes' | 'orders';

export type Check = {
  /** Method and path, as the report groups them: `GET /api/v1/search/`. */
  readonly call: string;
  /** What the frontends rely on, as a sentence. */
  readonly promise: string;
  readonly effect: Effect;
  /** Only for the team shop. */
  readonly isTeam?: boolean;
  /** @throws with a sentence where the API breaks the promise */
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

/** @throws unless a refusal has a text for each of these fields */
export function requireFields({ errors }: Pick<ApiErrorBody, 'errors'>, fields: readonly string[]): void {
  for (const field of fields) require((errors[field]?.length ?? 0) > 0, `errors has no text for "${field}"`);
}

/** @throws an error with the sentence unless the condition holds */
export function require(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** @param address absolute, or a path at the API @throws where there is no picture */
export async function requirePicture(caller: ApiCaller, address: string): Promise<void> {
  const { pathname, search } = new URL(address, caller.api);
  const { status, headers } = await caller.answer(`${pathname}${search}`);
  require(status === 200, `the picture ${pathname} has status ${status}`);
  require(/^image\//.test(headers.get('content-type') ?? ''), `${pathname} is no picture`);
}
