/** At most `max` attempts in `timeWindow` milliseconds. */
export type RateLimit = { readonly max: number; readonly timeWindow: number };

/** By network address, and by the account that a request names, whoever sends it. */
export type RateLimits = {
  readonly login: RateLimit;
  readonly loginAccount: RateLimit;
  readonly register: RateLimit;
  readonly registerAccount: RateLimit;
  readonly forgotPassword: RateLimit;
  readonly forgotPasswordAccount: RateLimit;
};

const minute = 60_000;

export const defaultRateLimits: RateLimits = {
  login: { max: 20, timeWindow: 5 * minute },
  loginAccount: { max: 10, timeWindow: 15 * minute },
  register: { max: 10, timeWindow: 10 * minute },
  registerAccount: { max: 5, timeWindow: 60 * minute },
  forgotPassword: { max: 10, timeWindow: 10 * minute },
  forgotPasswordAccount: { max: 5, timeWindow: 60 * minute },
};

const variables: Readonly<Record<keyof RateLimits, string>> = {
  login: 'API_LOGIN_RATE_LIMIT',
  loginAccount: 'API_LOGIN_ACCOUNT_RATE_LIMIT',
  register: 'API_REGISTER_RATE_LIMIT',
  registerAccount: 'API_REGISTER_ACCOUNT_RATE_LIMIT',
  forgotPassword: 'API_FORGOT_PASSWORD_RATE_LIMIT',
  forgotPasswordAccount: 'API_FORGOT_PASSWORD_ACCOUNT_RATE_LIMIT',
};

const units: Readonly<Record<string, number>> = { s: 1000, m: minute, h: 60 * minute };

/** `20/5m`, or `20` in the usual time. */
function readRateLimit(name: string, value: string, usual: RateLimit): RateLimit {
  const [, max, count, unit] = /^(\d{1,7})(?:\/(\d{1,4})([smh]))?$/.exec(value) ?? [];
  if (max === undefined || Number(max) < 1) {
    throw new Error(`${name} must be a number of attempts, or one like "20/5m", but is "${value}".`);
  }
  const timeWindow = unit === undefined ? usual.timeWindow : Number(count) * (units[unit] ?? minute);
  return { max: Number(max), timeWindow };
}

/** The limits, as far as the environment sets them. */
export function readRateLimits(env: NodeJS.ProcessEnv): Partial<RateLimits> {
  const names = Object.keys(defaultRateLimits) as (keyof RateLimits)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[variables[name]];
      return value ? [[name, readRateLimit(variables[name], value, defaultRateLimits[name])]] : [];
    }),
  );
}
