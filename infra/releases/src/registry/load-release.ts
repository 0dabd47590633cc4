import { join } from 'node:path';
import semver from 'semver';
import { ObjectionRefusal, Refusal } from '../refusal.ts';
import { releasesPaths } from '../state-folder.ts';
import type { StoredManifest } from '../store/manifest.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { verifyRelease } from '../store/verify-release.ts';
import type { RemoteState } from './remote-state.ts';

/** A version of `shared-contracts` in use; `of`: its user, `the shop` or a shell. */
export type RunningContract = { of: string; version: string };

type LoadReleaseOptions = {
  home: string;
  contracts: readonly RunningContract[];
  /** Receives objections other than to its integrity. Default: they cause a refusal. */
  object?: (objection: string) => void;
  remote: RemoteState;
  version: string;
};

/** Reads a release from the store for a rollout. @throws Refusal if it is missing, damaged or incompatible */
export async function loadRelease(options: LoadReleaseOptions): Promise<StoredManifest> {
  const { home, contracts, remote, version, object = refuse } = options;
  const { name } = remote;
  const versions = await storedVersions(home, name);
  // The version is user input: only listed versions become part of a path.
  const stored = versions.includes(version)
    ? await verifyRelease(join(releasesPaths(home).store, name, version))
    : null;
  if (!stored) {
    const choice = versions.length ? `the store has ${versions.join(', ')}` : 'the store has none';
    throw new Refusal(`There is no release ${version} of ${name}: ${choice}.`);
  }

  const { manifest, manifestIntegrity } = stored;
  if (manifest.name !== name || manifest.version !== version) {
    throw new Refusal(`${name} ${version} is damaged: its manifest belongs to ${manifest.name} ${manifest.version}.`);
  }
  const known = remote.deployments.find(({ metadata }) => metadata.version === version);
  if (known && known.extras.manifestIntegrity !== manifestIntegrity) {
    throw new Refusal(`${name} ${version} is damaged: its manifest was changed after it had been rolled out.`);
  }
  const { contractRange } = manifest;
  const excluding = contracts.find((contract) => !semver.satisfies(contract.version, contractRange));
  if (excluding) {
    object(`${name} ${version} needs contracts ${contractRange}, but ${excluding.of} runs with ${excluding.version}.`);
  }
  return stored;
}

function refuse(objection: string): never {
  throw new ObjectionRefusal(objection);
}
