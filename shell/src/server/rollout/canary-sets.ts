import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import { type RemoteName, remoteNames } from 'shared-contracts/remote';
import { type Resolution, resolveReleases, setIdOf } from './resolve-releases.ts';

/** A combination of canaries, and which share of the shoppers is dealt it (0 to 1). */
export type CanarySet = { id: string; resolution: Resolution; canaries: readonly RemoteName[]; share: number };

/**
 * The combinations of canaries that get a pool of their own: at most `most`, the largest shares first, of equal shares the ones
 * with fewer canaries. Shoppers who are dealt another one get the largest of these that is part of it, or the default set: with five
 * canaries there would be 31 pools.
 */
export function canarySetsOf(document: DiscoveryDocument, most: number): CanarySet[] {
  const defaults = resolveReleases(document, null);
  const options = remoteNames.flatMap((name): { name: RemoteName; release: DiscoveryRelease; share: number }[] =>
    canariesOf(document, name).map((release) => ({ name, release, share: release.deployment.traffic / 100 })),
  );
  let sets: { resolution: Resolution; canaries: RemoteName[]; share: number }[] = [
    { resolution: defaults, canaries: [], share: 1 },
  ];
  for (const name of remoteNames) {
    const own = options.filter((option) => option.name === name);
    const rest = 1 - own.reduce((sum, { share }) => sum + share, 0);
    sets = sets.flatMap((set) => [
      { ...set, share: set.share * rest },
      ...own.map(({ release, share }) => ({
        resolution: { ...set.resolution, [name]: release },
        canaries: [...set.canaries, name],
        share: set.share * share,
      })),
    ]);
  }
  return sets
    .filter(({ canaries, share }) => canaries.length > 0 && share > 0)
    .sort((a, b) => b.share - a.share || a.canaries.length - b.canaries.length)
    .slice(0, most)
    .map((set) => ({ ...set, id: setIdOf(set.resolution) }));
}

/** Canaries of the document that none of the sets has. */
export function canariesWithoutSet(document: DiscoveryDocument, sets: readonly CanarySet[]): DiscoveryRelease[] {
  return remoteNames.flatMap((name) =>
    canariesOf(document, name).filter(
      ({ extras }) =>
        !sets.some(({ resolution }) => resolution[name]?.extras.manifestIntegrity === extras.manifestIntegrity),
    ),
  );
}

/** True when every canary of `part` is dealt in `whole` too. */
export function isPartOf({ resolution, canaries }: CanarySet, whole: Resolution): boolean {
  return canaries.every((name) => resolution[name]?.extras.manifestIntegrity === whole[name]?.extras.manifestIntegrity);
}

function canariesOf({ microFrontends }: DiscoveryDocument, name: RemoteName): DiscoveryRelease[] {
  return (microFrontends[`@bergauf/${name}`] ?? []).filter(
    ({ deployment }) => !deployment.default && deployment.traffic > 0,
  );
}
