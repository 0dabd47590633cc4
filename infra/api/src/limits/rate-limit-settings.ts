/** A leaky bucket: at most `max` in `timeWindow` milliseconds, draining evenly. */
export type RateLimit = { readonly max: number; readonly timeWindow: number };

const minute = 60_000;
const hour = 60 * minute;

/** What is counted, and the environment variable that sets the limit (decision 0021). */
const limits = {
  /** Logins from one network or one known device. */
  login: ['API_LOGIN_RATE_LIMIT', { max: 60, timeWindow: 5 * minute }],
  /** Wrong passwords for one email address from one network. Beyond it, each attempt waits twice as long as the one before. */
  loginPair: ['API_LOGIN_PAIR_RATE_LIMIT', { max: 10, timeWindow: 24 * hour }],
  /** Wrong passwords for one email address from all networks, without known devices. */
  loginAccount: ['API_LOGIN_ACCOUNT_RATE_LIMIT', { max: 60, timeWindow: hour }],
  register: ['API_REGISTER_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Password-reset emails from one network, and newsletter emails requested by one account. */
  forgotPassword: ['API_FORGOT_PASSWORD_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Emails of one template to one address, from all callers together. */
  email: ['API_LETTER_RATE_LIMIT', { max: 3, timeWindow: 45 * minute }],
  /** Guests from one network who add to a cart or wishlist for the first time. */
  guest: ['API_GUEST_RATE_LIMIT', { max: 1000, timeWindow: hour }],
  /** Orders from one network by buyers without a confirmed account. */
  order: ['API_ORDER_RATE_LIMIT', { max: 30, timeWindow: hour }],
  /** Orders of one request id, of a guest or an account. */
  orderCart: ['API_ORDER_CART_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Orders from one network that send their email to the same unconfirmed address. */
  orderPair: ['API_ORDER_PAIR_RATE_LIMIT', { max: 4, timeWindow: hour }],
  /** Such orders from all networks together. */
  orderAddress: ['API_ORDER_ADDRESS_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Orders from one network, by buyers without a confirmed account, that were refused because of their number of pieces. */
  orderRefused: ['API_ORDER_REFUSED_RATE_LIMIT', { max: 30, timeWindow: hour }],
  /** Attempts from one network to find an order by its number and email address. Found orders do not count. */
  orderLookup: ['API_ORDER_LOOKUP_RATE_LIMIT', { max: 20, timeWindow: 10 * minute }],
  /** Such attempts from one network for one order number. */
  orderLookupPair: ['API_ORDER_LOOKUP_PAIR_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Newsletter emails requested from one network. */
  newsletter: ['API_NEWSLETTER_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Messages and withdrawals from one network. */
  request: ['API_REQUEST_RATE_LIMIT', { max: 10, timeWindow: 10 * minute }],
  /** Documents from one network: each costs CPU time. */
  document: ['API_DOCUMENT_RATE_LIMIT', { max: 60, timeWindow: 10 * minute }],
  /** Requests for appointments from one network. */
  appointment: ['API_APPOINTMENT_RATE_LIMIT', { max: 10, timeWindow: hour }],
  /** Uploads of an account. */
  avatar: ['API_AVATAR_RATE_LIMIT', { max: 20, timeWindow: hour }],
  /** Beyond it, orders of a request id or for an address are held until they are confirmed. */
  holdAfter: ['API_ORDER_HOLD_AFTER', { max: 2, timeWindow: hour }],
  /** Beyond it, orders from a network are held until they are confirmed. */
  holdAfterNetwork: ['API_ORDER_HOLD_AFTER_NETWORK', { max: 10, timeWindow: hour }],
} as const satisfies Readonly<Record<string, readonly [variable: string, usual: RateLimit]>>;

export type LimitName = keyof typeof limits;
export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

const names = Object.keys(limits) as LimitName[];

/** Counted with the order or email that they are about, in one transaction: what fails counts nothing. Never in Redis (decision 0093). */
export const countedInTransactions: ReadonlySet<LimitName> = new Set<LimitName>([
  ...(['email', 'order', 'orderCart', 'orderPair', 'orderAddress', 'holdAfter', 'holdAfterNetwork'] as const),
]);

export const defaultRateLimits = Object.fromEntries(names.map((name) => [name, limits[name][1]])) as RateLimits;

const units: Readonly<Record<string, number>> = { s: 1000, m: minute, h: hour };

/** Parses `20/5m`, or `20` with the default time. */
function readRateLimit(name: string, value: string, usual: RateLimit): RateLimit {
  const [, max, count, unit] = /^(\d{1,7})(?:\/(\d{1,4})([smh]))?$/.exec(value) ?? [];
  if (max === undefined || Number(max) < 1 || Number(count ?? 1) < 1) {
    throw new Error(`${name} must be a number of attempts, or one like "20/5m", but is "${value}".`);
  }
  const timeWindow = unit === undefined ? usual.timeWindow : Number(count) * (units[unit] ?? minute);
  return { max: Number(max), timeWindow };
}

/** The limits that the environment sets. */
export function readRateLimits(env: NodeJS.ProcessEnv): Partial<RateLimits> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [variable, usual] = limits[name];
      const value = env[variable];
      return value ? [[name, readRateLimit(variable, value, usual)]] : [];
    }),
  );
}
