/** At most `max` in `timeWindow` milliseconds: a bucket of that size which leaks evenly. */
export type RateLimit = { readonly max: number; readonly timeWindow: number };

const minute = 60_000;
const hour = 60 * minute;

/** What is counted, and the variable that sets how many; decision 0021 says why by these. */
const limits = {
  /** Logins from one network, or from one known device. */
  login: ['API_LOGIN_RATE_LIMIT', { max: 60, timeWindow: 5 * minute }],
  /** Wrong passwords for one e-mail address from one network; beyond it each has to wait twice as long as the one before. */
  loginPair: ['API_LOGIN_PAIR_RATE_LIMIT', { max: 10, timeWindow: 24 * hour }],
  /** Wrong passwords for one e-mail address from anywhere but its owner's devices. */
  loginAccount: ['API_LOGIN_ACCOUNT_RATE_LIMIT', { max: 60, timeWindow: hour }],
  register: ['API_REGISTER_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Letters to a new password from one network, and letters for the newsletter that one account asks for. */
  forgotPassword: ['API_FORGOT_PASSWORD_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Letters of one kind to one address, from all callers together. */
  email: ['API_LETTER_RATE_LIMIT', { max: 3, timeWindow: 45 * minute }],
  /** Guests from one network who put something into a cart or on a list for the first time. */
  guest: ['API_GUEST_RATE_LIMIT', { max: 1000, timeWindow: hour }],
  /** Orders from one network by who has no confirmed account. */
  order: ['API_ORDER_RATE_LIMIT', { max: 30, timeWindow: hour }],
  /** Orders by one request id, a guest's or an account's. */
  orderCart: ['API_ORDER_CART_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Orders from one network whose letter goes to one unconfirmed address. */
  orderPair: ['API_ORDER_PAIR_RATE_LIMIT', { max: 4, timeWindow: hour }],
  /** The same from anywhere. */
  orderAddress: ['API_ORDER_ADDRESS_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Beyond it the order of a request id, or for an address, is held until it is confirmed. */
  holdAfter: ['API_ORDER_HOLD_AFTER', { max: 2, timeWindow: hour }],
  /** The same for a network. */
  holdAfterNetwork: ['API_ORDER_HOLD_AFTER_NETWORK', { max: 10, timeWindow: hour }],
} as const satisfies Readonly<Record<string, readonly [variable: string, usual: RateLimit]>>;

export type LimitName = keyof typeof limits;
export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

const names = Object.keys(limits) as LimitName[];

export const defaultRateLimits = Object.fromEntries(names.map((name) => [name, limits[name][1]])) as RateLimits;

const units: Readonly<Record<string, number>> = { s: 1000, m: minute, h: hour };

/** `20/5m`, or `20` in the usual time. */
function readRateLimit(name: string, value: string, usual: RateLimit): RateLimit {
  const [, max, count, unit] = /^(\d{1,7})(?:\/(\d{1,4})([smh]))?$/.exec(value) ?? [];
  if (max === undefined || Number(max) < 1 || Number(count ?? 1) < 1) {
    throw new Error(`${name} must be a number of attempts, or one like "20/5m", but is "${value}".`);
  }
  const timeWindow = unit === undefined ? usual.timeWindow : Number(count) * (units[unit] ?? minute);
  return { max: Number(max), timeWindow };
}

/** The limits, as far as the environment sets them. */
export function readRateLimits(env: NodeJS.ProcessEnv): Partial<RateLimits> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [variable, usual] = limits[name];
      const value = env[variable];
      return value ? [[name, readRateLimit(variable, value, usual)]] : [];
    }),
  );
}
