import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { StoredDocument, StoredRollout } from './stored-document.ts';

/**
 * The document as it is served: absolute URLs, and an empty list for remotes that are switched off.
 *
 * @param origin public origin of the releases service, with or without closing slash
 */
export function publishedDocument(document: StoredDocument, origin: string): DiscoveryDocument {
  const absolute = (path: string): string => `${origin.replace(/\/+$/, '')}/${path}`;
  const published = (rollout: StoredRollout): DiscoveryRelease => ({
    ...rollout,
    url: absolute(rollout.url),
    extras: { ...rollout.extras, baseUrl: absolute(rollout.extras.baseUrl) },
  });
  const { schema, revision, switchedOff } = document;
  const microFrontends = Object.entries(document.microFrontends).map(([key, rollouts]) => [
    key,
    (switchedOff.includes(key) ? [] : rollouts).map(published),
  ]);
  const previous = Object.entries(document.previous ?? {}).map(([key, rollout]) => [key, published(rollout)]);
  return {
    schema,
    revision,
    microFrontends: Object.fromEntries(microFrontends),
    previous: Object.fromEntries(previous),
  };
}
