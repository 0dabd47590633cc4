import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../database/database.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { isApiError } from '../../http/errors/api-error.ts';
import { networkOf } from '../../limits/client-network.ts';
import type { Counted } from '../../limits/limiter.ts';
import { hashOfSecret } from '../identity/credentials.ts';
import { deviceOf, isKnownDevice } from './known-devices.ts';
import type { MailLink } from './mail-links.ts';
import type { SignedIn } from './sign-in.ts';

type Counting = Pick<ApiContext, 'orm' | 'limiter'>;

/**
 * What an attempt counts as. `always` counts every attempt, because each costs a password hash; `failures` counts wrong
 * passwords.
 */
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
    // A server error says nothing about the password.
    if (!isApiError(error)) await limiter.giveBack(orm, failures);
    throw error;
  }
}

/**
 * Runs a login under its rate limits: by pair of email address and network, with growing waits; by network; and by address over
 * all networks. A known device has its own limits, so that attempts from elsewhere neither lock nor slow the owner. The result
 * does not depend on whether an account exists (decision 0009). Only a login to a confirmed account resets earlier failures: an
 * attacker can register a stranger's address and log in to that account.
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

/** Runs a change that asks for the password again. Wrong passwords count for this session. */
export async function attemptInSession<Result>(
  counting: Counting,
  token: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const who = `session ${hashOfSecret(token)}`;
  const attempt = { always: { of: 'login', who }, failures: [{ of: 'loginPair', who, slows: true }] } as const;
  return counted(counting, attempt, change, () => true);
}

/**
 * Runs a confirmation that asks for the password of the link's account. Wrong passwords count for the link: with growing waits for each
 * network, and over all networks.
 */
export async function attemptWithLink<Result>(
  counting: Counting,
  request: FastifyRequest,
  { tokenHash }: Pick<MailLink, 'tokenHash'>,
  confirm: () => Promise<Result>,
): Promise<Result> {
  const [link, network] = [`link ${tokenHash}`, networkOf(request.ip)];
  const attempt = {
    always: { of: 'login', who: network },
    failures: [
      { of: 'loginAccount', who: link },
      { of: 'loginPair', who: `${link} ${network}`, slows: true },
    ],
  } as const;
  return counted(counting, attempt, confirm, () => true);
}
