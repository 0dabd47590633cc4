import { createHash } from 'node:crypto';
import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';

/** The shop's remotes: its own ones, and those that the document has beyond them, in a fixed order. */
export function remotesOf({ microFrontends }: Pick<DiscoveryDocument, 'microFrontends'>): RemoteName[] {
  const own = new Set<RemoteName>(remoteNames);
  const others = Object.keys(microFrontends).map((key) => key.replace('@bergauf/', '') as RemoteName);
  return [...own, ...others.filter((name) => !own.has(name)).sort()];
}

/** One release for each remote; null when it is switched off. */
export type Resolution = Readonly<Record<RemoteName, DiscoveryRelease | null>>;

/**
 * Picks one release of each remote for a shopper. Whether the shopper gets a remote's canary depends on the bucket cookie and the
 * remote's name alone, so a new release does not move shoppers between canary and default.
 * @param shopper value of the bucket cookie; null for the default releases
 */
export function resolveReleases(document: DiscoveryDocument, shopper: string | null): Resolution {
  const resolved = remotesOf(document).map((name) => {
    const releases = document.microFrontends[`@bergauf/${name}`] ?? [];
    return [name, pick(releases, shopper === null ? null : percentileOf(shopper, name))];
  });
  return Object.fromEntries(resolved) as Record<RemoteName, DiscoveryRelease | null>;
}

/** Percentile of a shopper for one remote, 0 to 99. */
export function percentileOf(shopper: string, remote: RemoteName): number {
  return createHash('sha256').update(`${shopper}/${remote}`).digest().readUInt32BE(0) % 100;
}

function pick(releases: readonly DiscoveryRelease[], percentile: number | null): DiscoveryRelease | null {
  const standard = releases.find((release) => release.deployment.default) ?? null;
  if (percentile === null) return standard;
  let threshold = 0;
  for (const release of releases.filter((candidate) => !candidate.deployment.default)) {
    threshold += release.deployment.traffic;
    if (percentile < threshold) return release;
  }
  return standard;
}

/** Id of a release set; the same releases give the same id on every server. */
export function setIdOf(resolution: Resolution): string {
  const parts = Object.entries(resolution).map(([name, release]) => {
    return release ? `${name}@${release.metadata.version}#${release.extras.manifestIntegrity}` : `${name}@off`;
  });
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
