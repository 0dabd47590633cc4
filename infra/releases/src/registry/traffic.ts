import type { StoredManifest } from '../store/manifest.ts';
import type { StoredDeployment } from './document/stored-document.ts';

/** Pure functions on the traffic of one remote. Each returned list adds up to 100 and has one default. */

export const defaultOf = (deployments: readonly StoredDeployment[]): StoredDeployment | undefined =>
  deployments.find(({ deployment }) => deployment.default);

export const canaryOf = (deployments: readonly StoredDeployment[]): StoredDeployment | undefined =>
  deployments.find(({ deployment }) => !deployment.default);

/** All traffic to one release. */
export const allTrafficTo = (release: StoredManifest): StoredDeployment[] => [deploymentOf(release, 100, true)];

/** `percent` of the traffic to a release, the rest to the default; ends an earlier canary. */
export const withCanary = (current: StoredDeployment, release: StoredManifest, percent: number): StoredDeployment[] => [
  { ...current, deployment: { traffic: 100 - percent, default: true } },
  deploymentOf(release, percent, false),
];

export const withoutCanary = (current: StoredDeployment): StoredDeployment[] => [
  { ...current, deployment: { traffic: 100, default: true } },
];

function deploymentOf(
  { manifest, manifestIntegrity }: StoredManifest,
  traffic: number,
  isDefault: boolean,
): StoredDeployment {
  const baseUrl = `${manifest.name}/${manifest.version}/`;
  return {
    url: `${baseUrl}${manifest.clientEntry}`,
    // `checkManifest` has made sure that the entry is among the files.
    metadata: { integrity: manifest.files[manifest.clientEntry] ?? '', version: manifest.version },
    deployment: { traffic, default: isDefault },
    extras: { baseUrl, manifestIntegrity, manifest },
  };
}
