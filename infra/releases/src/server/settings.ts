import { type Env, originFrom, portFrom, textFrom } from '@bergauf/service-kit/settings';

export type Settings = {
  port: number;
  host: string;
  /** Origin under which browsers reach this service. */
  publicOrigin: string;
};

/** @throws one sentence that names the variable, when one is wrong */
export function readSettings(env: Env): Settings {
  const port = portFrom(env, 'RELEASES_PORT', 3002);
  return {
    port,
    host: textFrom(env, 'HOST', 'localhost'),
    publicOrigin: originFrom(env, 'RELEASES_ORIGIN', `http://localhost:${port}`),
  };
}
