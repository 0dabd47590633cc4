import { messageOf } from '@bergauf/service-kit/error-message';
import type { FastifyBaseLogger } from 'fastify';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { remoteNames } from 'shared-contracts/remote';
import { createDocumentFetcher } from './fetch-document.ts';
import type { ReleaseSync } from './release-sync.ts';

/**
 * Polls the discovery document. While the registry cannot be reached nothing changes; a shell that has just started uses the rollout that
 * was saved last.
 * @returns a function that stops polling, after the current poll
 */
export function watchDiscovery(options: {
  releasesOrigin: string;
  /** Null: the main channel. */
  channel: string | null;
  pollMs: number;
  releaseSync: ReleaseSync;
  /** Further frontends of the document that the shop shows, beside its own; null: all of them. */
  otherRemotes: readonly string[] | null;
  log: FastifyBaseLogger;
}): () => Promise<void> {
  const { releasesOrigin, channel, pollMs, releaseSync, otherRemotes, log } = options;
  const fetchDocument = createDocumentFetcher(releasesOrigin, channel);
  let stopped = false;
  let lastError = '';
  let timer: NodeJS.Timeout | undefined;
  let polling = poll();

  async function poll(): Promise<void> {
    try {
      const response = await fetchDocument();
      releaseSync.noteRegistry(null);
      if (response.kind === 'document') releaseSync.want(ofSite(response.document, otherRemotes));
      lastError = '';
    } catch (cause) {
      const message = messageOf(cause);
      releaseSync.noteRegistry(message);
      // Logs each error once, not with every poll.
      if (message !== lastError) log.warn({ err: cause }, 'the discovery document could not be read');
      lastError = message;
    }
    releaseSync.wantSaved();
    // Not awaited: preparing a set may take long, and a newer document must be noticed meanwhile.
    releaseSync
      .converge()
      .catch((cause: unknown) => log.error({ err: cause }, 'the release set could not be converged'));
    if (!stopped) {
      timer = setTimeout(() => {
        polling = poll();
      }, pollMs);
    }
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await polling;
  };
}

/** The document without frontends that do not belong to this site. */
export function ofSite(document: DiscoveryDocument, otherRemotes: readonly string[] | null): DiscoveryDocument {
  if (otherRemotes === null) return document;
  const known = new Set([...remoteNames, ...otherRemotes].map((name) => `@bergauf/${name}`));
  const entries = Object.entries(document.microFrontends).filter(([key]) => known.has(key));
  return { ...document, microFrontends: Object.fromEntries(entries) };
}
