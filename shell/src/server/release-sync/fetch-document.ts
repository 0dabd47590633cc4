import { type DiscoveryDocument, DiscoveryDocument as Schema } from 'shared-contracts/discovery';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';

const document = Compile(Schema);

export type DiscoveryResponse = { kind: 'document'; document: DiscoveryDocument } | { kind: 'unchanged' };

/**
 * Fetches the discovery document of a channel (null: the main one) from the registry, unless it is unchanged since the last call.
 * @throws when the registry cannot be reached or its response is not a discovery document
 */
export function createDocumentFetcher(
  releasesOrigin: string,
  channel: string | null = null,
): () => Promise<DiscoveryResponse> {
  const url = `${releasesOrigin}${channel === null ? '' : `/channels/${channel}`}/discovery.json`;
  let etag: string | null = null;
  return async () => {
    const response = await fetch(url, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(3000),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) throw new Error(`The registry answered ${response.status} at ${url}`);
    // Drops fields of newer registries that this shell does not know.
    const body: unknown = Clean(Schema, await response.json());
    if (!document.Check(body)) throw new Error('The response of the registry is not a discovery document');
    etag = response.headers.get('etag');
    return { kind: 'document', document: body };
  };
}
