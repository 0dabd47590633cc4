import type { FastifyBaseLogger } from 'fastify';
import { createDiscoveryClient } from './discovery-client.ts';
import type { ReleaseManager } from './release-manager.ts';

/**
 * Follows the discovery document. A registry that cannot be reached changes nothing: the shop goes on with what it has.
 * @returns stops following, once the look that is under way has ended
 */
export function watchDiscovery(options: {
  releasesOrigin: string;
  pollMs: number;
  manager: ReleaseManager;
  log: FastifyBaseLogger;
}): () => Promise<void> {
  const { releasesOrigin, pollMs, manager, log } = options;
  const read = createDiscoveryClient(releasesOrigin);
  let stopped = false;
  let complaint = '';
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  async function look(): Promise<void> {
    try {
      const answer = await read();
      if (answer.kind === 'document') await manager.accept(answer.document);
      else await manager.recover();
      complaint = '';
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      // Once for each kind of trouble, not twice a second.
      if (message !== complaint) log.warn({ err: cause }, 'the discovery document could not be followed');
      complaint = message;
    }
    if (!stopped) {
      timer = setTimeout(() => {
        looking = look();
      }, pollMs);
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}
