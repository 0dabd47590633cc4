import type { StoredManifest } from '../store/manifest.ts';
import type { StoredRollout } from './document/stored-document.ts';

/** Pure functions on the traffic of one remote. Each returned list adds up to 100 and has one default. */

export const defaultOf = (rollouts: readonly StoredRollout[]): StoredRollout | undefined =>
  rollouts.find(({ deployment }) => deployment.default);

export const canaryOf = (rollouts: readonly StoredRollout[]): StoredRollout | undefined =>
  rollouts.find(({ deployment }) => !deployment.default);

/** All traffic to one release. */
export const only = (release: StoredManifest): StoredRollout[] => [rollout(release, 100, true)];

/** `percent` of the traffic to a release, the rest to the default; ends an earlier canary. */
export const withCanary = (current: StoredRollout, release: StoredManifest, percent: number): StoredRollout[] => [
  { ...current, deployment: { traffic: 100 - percent, default: true } },
  rollout(release, percent, false),
];

export const withoutCanary = (current: StoredRollout): StoredRollout[] => [
  { ...current, deployment: { traffic: 100, default: true } },
];

function rollout({ manifest, manifestIntegrity }: StoredManifest, traffic: number, isDefault: boolean): StoredRollout {
  const baseUrl = `${manifest.name}/${manifest.version}/`;
  return {
    url: `${baseUrl}${manifest.clientEntry}`,
    // `checkManifest` has made sure that the entry is among the files.
    metadata: { integrity: manifest.files[manifest.clientEntry] ?? '', version: manifest.version },
    deployment: { traffic, default: isDefault },
    extras: { baseUrl, manifestIntegrity, manifest },
  };
}
