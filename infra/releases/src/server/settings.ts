import { type Env, numberFrom, originFrom, portFrom, textFrom } from '@bergauf/service-kit/settings';

export type Settings = {
  port: number;
  host: string;
  /** Origin under which browsers reach this service. */
  publicOrigin: string;
  /** Which releases stay when others are uploaded. */
  retention: { keep: number; days: number };
  /** Of one module of a frontend as sent to browsers, in KiB. */
  budgetKib: number;
};

/** @throws one sentence that names the variable, when one is wrong */
export function readSettings(env: Env): Settings {
  const port = portFrom(env, 'RELEASES_PORT', 3002);
  return {
    port,
    host: textFrom(env, 'HOST', 'localhost'),
    publicOrigin: originFrom(env, 'RELEASES_ORIGIN', `http://localhost:${port}`),
    retention: {
      keep: numberFrom(env, 'RELEASES_KEEP', 20, { min: 1, max: 10_000 }),
      days: numberFrom(env, 'RELEASES_KEEP_DAYS', 30, { min: 1, max: 10_000 }),
    },
    budgetKib: numberFrom(env, 'RELEASES_BUDGET_KIB', 60, { min: 1, max: 10_000 }),
  };
}
