import { integrityOf } from '@bergauf/service-kit/integrity';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { type DiscoveryRelease, ReleaseManifest } from 'shared-contracts/discovery';
import { Clean } from 'typebox/value';

const manifestSchema = lazyValidator(ReleaseManifest);

/**
 * A release that the discovery document does not name, from its manifest. Its code is evaluated in this process's workers.
 * @param origin the registry's, or that of the development server that a signed link names; no other one
 * @throws when there is none, or its manifest is not valid
 */
export async function fetchStoredRelease(origin: string, name: string, version: string): Promise<DiscoveryRelease> {
  const baseUrl = `${origin}/${encodeURIComponent(name)}/${encodeURIComponent(version)}/`;
  const response = await fetch(`${baseUrl}manifest.json`, { signal: AbortSignal.timeout(3_000) });
  if (!response.ok) throw new Error(`The manifest of ${name} ${version} answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const manifest: unknown = Clean(ReleaseManifest, JSON.parse(new TextDecoder().decode(bytes)));
  if (!manifestSchema.Check(manifest) || manifest.name !== name || manifest.version !== version) {
    throw new Error(`The manifest of ${name} ${version} is not valid`);
  }
  return {
    url: baseUrl + manifest.clientEntry,
    metadata: { integrity: manifest.files[manifest.clientEntry] ?? '', version },
    deployment: { traffic: 0, default: false },
    extras: { baseUrl, manifestIntegrity: integrityOf(bytes), manifest },
  };
}
