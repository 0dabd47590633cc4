import { freePort } from '@bergauf/service-kit/testing/free-port';
import type { Ports } from '../system/ports.ts';

/** Ports for the services of a system that a test starts beside other processes. */
export async function freePorts(): Promise<Ports> {
  const port = freePort;
  const [shop, api, releases, checkout, operators] = await Promise.all([port(), port(), port(), port(), port()]);
  return { shop, api, releases, checkout, operators };
}
