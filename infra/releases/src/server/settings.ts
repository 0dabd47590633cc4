import { Refusal } from '../refusal.ts';

export type HostSettings = {
  port: number;
  host: string;
  /** Origin under which browsers reach this service. */
  publicOrigin: string;
};

/** @throws Refusal naming the variable that is wrong */
export function readSettings(env: NodeJS.ProcessEnv): HostSettings {
  const port = Number(env['RELEASES_PORT'] || 3002);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refusal(`RELEASES_PORT must be a port, but is "${env['RELEASES_PORT']}".`);
  }
  const text = env['RELEASES_ORIGIN'] || `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new Refusal(`RELEASES_ORIGIN must be an origin such as https://releases.example, but is "${text}".`);
  }
  return { port, host: env['HOST'] || 'localhost', publicOrigin: url.origin };
}
