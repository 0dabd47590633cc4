import { createHash } from 'node:crypto';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';

/**
 * The percentile of a shopper for one remote, 0 to 99. It depends only on the bucket cookie and the remote's name, so a new release does
 * not move shoppers between canary and default.
 */
export function percentileOf(bucket: string, remote: RemoteName): number {
  return createHash('sha256').update(`${bucket}/${remote}`).digest().readUInt32BE(0) % 100;
}

/**
 * Decides whether a shopper gets a canary: those whose percentile is below its traffic.
 * @param percentile null for the default release
 */
export function pickRelease(releases: readonly DiscoveryRelease[], percentile: number | null): DiscoveryRelease | null {
  const standard = releases.find((release) => release.deployment.default) ?? null;
  if (percentile === null) return standard;
  let threshold = 0;
  for (const release of releases.filter((candidate) => !candidate.deployment.default)) {
    threshold += release.deployment.traffic;
    if (percentile < threshold) return release;
  }
  return standard;
}
