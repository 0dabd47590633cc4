import type { FastifyBaseLogger } from 'fastify';
import { createDiscoveryClient } from './discovery-client.ts';
import type { ReleaseManager } from './release-manager.ts';

/**
 * Follows the discovery document. A registry that cannot be reached changes nothing: the shop goes on with what it has, and a shell
 * that has just started takes what the one before it has saved.
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
      manager.noteRegistry(null);
      if (answer.kind === 'document') manager.want(answer.document);
      complaint = '';
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      manager.noteRegistry(message);
      // Once for each kind of trouble, not twice a second.
      if (message !== complaint) log.warn({ err: cause }, 'the discovery document could not be read');
      complaint = message;
    }
    manager.wantSaved();
    // What is prepared may take long; a document that comes meanwhile is noted all the same.
    manager.converge().catch((cause: unknown) => log.error({ err: cause }, 'the release set could not be converged'));
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
