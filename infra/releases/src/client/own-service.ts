import { operatorName } from '../process-identity.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { newToken } from '../tokens/token.ts';
import type { FoundRegistry } from './api-call.ts';

/**
 * Starts the service in this process, for one command on a state folder whose service is not running. Its token exists only in memory:
 * anyone who can write to the state folder has all rights anyway, and the kill switch must work on a full disk.
 */
export async function startOwnService(home: string): Promise<FoundRegistry> {
  const { stored, text } = newToken({ name: operatorName().slice(0, 40), grant: { kind: 'operator' } });
  const app = await createReleasesServer({
    home,
    publicOrigin: 'http://localhost',
    ownToken: stored,
    // The retention is a setting of the service, which this process does not know.
    retention: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin: app.listeningOrigin, token: text, close: () => app.close() };
}
