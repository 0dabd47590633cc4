import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { StoredDeployment, StoredDocument } from './stored-document.ts';

/**
 * The document as it is served: absolute URLs, and an empty list for remotes that are switched off.
 *
 * @param origin public origin of the releases service, with or without trailing slash
 */
export function publishedDocument(document: StoredDocument, origin: string): DiscoveryDocument {
  const absolute = (path: string): string => `${origin.replace(/\/+$/, '')}/${path}`;
  const published = (deployment: StoredDeployment): DiscoveryRelease => ({
    ...deployment,
    url: absolute(deployment.url),
    extras: { ...deployment.extras, baseUrl: absolute(deployment.extras.baseUrl) },
  });
  const { schema, revision, switchedOff } = document;
  const microFrontends = Object.entries(document.microFrontends).map(([key, deployments]) => [
    key,
    (switchedOff.includes(key) ? [] : deployments).map(published),
  ]);
  const previous = Object.entries(document.previous ?? {}).map(([key, deployment]) => [key, published(deployment)]);
  return {
    schema,
    revision,
    microFrontends: Object.fromEntries(microFrontends),
    previous: Object.fromEntries(previous),
  };
}
