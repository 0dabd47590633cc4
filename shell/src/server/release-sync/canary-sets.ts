import type { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import { type Resolution, remotesOf, resolveReleases, setIdOf } from '../release-set/resolve-releases.ts';

/** A combination of canaries, and the share of the shoppers who get it (0 to 1). */
export type CanarySet = { id: string; resolution: Resolution; canaries: readonly RemoteName[]; share: number };

/**
 * The combinations of canaries that get render workers: at most `most`, the largest shares first; of equal shares, those with fewer
 * canaries first. Five canaries would have 31 combinations. For shoppers of the remaining combinations see `setForShopper`.
 */
export function canarySetsOf(document: DiscoveryDocument, most: number): CanarySet[] {
  const defaults = resolveReleases(document, null);
  const names = remotesOf(document);
  const options = names.flatMap((name): { name: RemoteName; release: DiscoveryRelease; share: number }[] =>
    canariesOf(document, name).map((release) => ({ name, release, share: release.deployment.traffic / 100 })),
  );
  let sets: { resolution: Resolution; canaries: RemoteName[]; share: number }[] = [
    { resolution: defaults, canaries: [], share: 1 },
  ];
  for (const name of names) {
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

/** Canaries of the document that are part of none of the sets. */
export function canariesWithoutSet(document: DiscoveryDocument, sets: readonly CanarySet[]): DiscoveryRelease[] {
  return remotesOf(document).flatMap((name) =>
    canariesOf(document, name).filter(
      ({ extras }) =>
        !sets.some(({ resolution }) => resolution[name]?.extras.manifestIntegrity === extras.manifestIntegrity),
    ),
  );
}

function canariesOf({ microFrontends }: DiscoveryDocument, name: RemoteName): DiscoveryRelease[] {
  return (microFrontends[`@bergauf/${name}`] ?? []).filter(
    ({ deployment }) => !deployment.default && deployment.traffic > 0,
  );
}
