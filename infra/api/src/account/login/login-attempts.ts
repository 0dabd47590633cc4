import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../database/database.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { isApiError } from '../../http/errors/api-error.ts';
import { networkOf } from '../../limits/client-network.ts';
import type { Counted } from '../../limits/limiter.ts';
import { hashOfSecret } from '../identity/credentials.ts';
import { deviceOf, isKnownDevice } from './known-devices.ts';
import type { SignedIn } from './sign-in.ts';

type Counting = Pick<ApiContext, 'orm' | 'limiter'>;

/** What an attempt counts as. `always` counts successes too, because each costs a password's hash; the others count failures. */
type Attempt = { readonly always: Counted; readonly failures: readonly Counted[] };

async function attemptOf(orm: Orm, request: FastifyRequest, email: string): Promise<Attempt> {
  const address = email.trim().toLowerCase();
  const device = deviceOf(request);
  if (device !== null && (await isKnownDevice(orm, email, device))) {
    const own = `device ${hashOfSecret(device)}`;
    return {
      always: { of: 'login', who: own },
      failures: [{ of: 'loginPair', who: `${address} ${own}`, slows: true }],
    };
  }
  const network = networkOf(request.ip);
  return {
    always: { of: 'login', who: network },
    failures: [
      { of: 'loginAccount', who: address },
      { of: 'loginPair', who: `${address} ${network}`, slows: true },
    ],
  };
}

async function counted<Result>(
  { orm, limiter }: Counting,
  { always, failures }: Attempt,
  attempt: () => Promise<Result>,
  isOwner: (result: Result) => boolean,
): Promise<Result> {
  await limiter.take(orm, [always, ...failures]);
  try {
    const result = await attempt();
    await limiter.giveBack(orm, failures);
    if (isOwner(result)) for (const one of failures) if (one.slows) await limiter.forget(orm, one);
    return result;
  } catch (error) {
    // A failure of ours says nothing about the password.
    if (!isApiError(error)) await limiter.giveBack(orm, failures);
    throw error;
  }
}

/**
 * Runs a login under its limits: by the pair of address and network, which slows a guesser down; by network; and by address, which
 * bounds guesses from many networks. A browser that is known to the account has limits of its own, so that others' attempts
 * neither lock its owner out nor slow him down. Whether there is an account changes nothing (decision 0009). Only a login to a
 * confirmed account makes earlier failures forgotten: a guesser can claim a stranger's address and log in to that claim.
 */
export async function attemptLogin(
  counting: Counting,
  request: FastifyRequest,
  email: string,
  logIn: () => Promise<SignedIn>,
): Promise<SignedIn> {
  const attempt = await attemptOf(counting.orm, request, email);
  return counted(counting, attempt, logIn, ({ account }) => account.verified);
}

/** Runs a change that asks for the password once more: what is wrong counts for this session, which only who signed in has. */
export async function attemptInSession<Result>(
  counting: Counting,
  token: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const who = `session ${hashOfSecret(token)}`;
  const attempt = { always: { of: 'login', who }, failures: [{ of: 'loginPair', who, slows: true }] } as const;
  return counted(counting, attempt, change, () => true);
}
