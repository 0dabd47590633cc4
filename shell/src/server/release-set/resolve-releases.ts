import { createHash } from 'node:crypto';
import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import { percentileOf, pickRelease } from './canary-share.ts';

/** The shop's own remotes, and the document's further ones, in a fixed order. */
export function remotesOf({ microFrontends }: Pick<DiscoveryDocument, 'microFrontends'>): RemoteName[] {
  const own = new Set<RemoteName>(remoteNames);
  const others = Object.keys(microFrontends).map((key) => key.replace('@bergauf/', '') as RemoteName);
  return [...own, ...others.filter((name) => !own.has(name)).sort()];
}

/** One release for each remote; null when it is switched off. */
export type Resolution = Readonly<Record<RemoteName, DiscoveryRelease | null>>;

export const releasesOf = (resolution: Resolution): DiscoveryRelease[] =>
  Object.values(resolution).filter((release) => release !== null);

/**
 * Picks one release of each remote, canaries included (canary-share.ts).
 * @param bucket value of the bucket cookie; null for the default releases
 */
export function resolveReleases(document: DiscoveryDocument, bucket: string | null): Resolution {
  const resolved = remotesOf(document).map((name) => {
    const releases = document.microFrontends[`@bergauf/${name}`] ?? [];
    return [name, pickRelease(releases, bucket === null ? null : percentileOf(bucket, name))];
  });
  return Object.fromEntries(resolved) as Record<RemoteName, DiscoveryRelease | null>;
}

/** Id of a release set; the same releases give the same id on every server. */
export function setIdOf(resolution: Resolution): string {
  const parts = Object.entries(resolution).map(([name, release]) => {
    return release ? `${name}@${release.metadata.version}#${release.extras.manifestIntegrity}` : `${name}@off`;
  });
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
