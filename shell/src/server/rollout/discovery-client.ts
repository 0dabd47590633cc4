import { type DiscoveryDocument, DiscoveryDocument as Schema } from 'shared-contracts/discovery';
import { Compile } from 'typebox/compile';
import { Clean } from 'typebox/value';

const document = Compile(Schema);

export type DiscoveryAnswer = { kind: 'document'; document: DiscoveryDocument } | { kind: 'unchanged' };

/**
 * Reads the discovery document from the registry; asks only for what changed since.
 * @throws when the registry cannot be reached or its answer is not a discovery document
 */
export function createDiscoveryClient(releasesOrigin: string): () => Promise<DiscoveryAnswer> {
  let etag: string | null = null;
  return async () => {
    const response = await fetch(`${releasesOrigin}/discovery.json`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(3000),
    });
    if (response.status === 304) return { kind: 'unchanged' };
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    // A newer registry may tell more than this shell knows of.
    const body: unknown = Clean(Schema, await response.json());
    if (!document.Check(body)) throw new Error('The registry answered with something that is no discovery document');
    etag = response.headers.get('etag');
    return { kind: 'document', document: body };
  };
}
