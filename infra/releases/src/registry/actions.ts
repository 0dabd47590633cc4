import type { Owner } from '../process-identity.ts';
import { Refusal } from '../refusal.ts';
import type { StoredManifest } from '../store/manifest.ts';
import type { StoredDeployment } from './document/stored-document.ts';
import type { HistoryEntry, Observation } from './history/history.ts';
import { replay } from './history/replay.ts';
import { lastHealthy, namedTarget } from './history/rollback-target.ts';
import type { RemoteEdit, RemoteState } from './remote-state.ts';
import { allTrafficTo, canaryOf, defaultOf, withCanary, withoutCanary } from './traffic.ts';

/** Reads a release from the store and verifies it. */
type Load = (version: string) => Promise<StoredManifest>;

/** One action on one remote; null if nothing has to be changed. */
export type RemoteChange = (remote: RemoteState, load: Load) => Promise<RemoteEdit | null>;

const canaryText = (canary: StoredDeployment): string =>
  `canary ${canary.metadata.version} at ${canary.deployment.traffic} %`;

/** Reason for the history: names the canary that is switched off or on together with its remote. */
function withItsCanary({ deployments }: RemoteState): { reason?: string } {
  const canary = canaryOf(deployments);
  return reasonOf(canary ? [canaryText(canary)] : []);
}

/** Side effects for the history: the canary that an edit of traffic ends, and that the edit has no effect while the remote is off. */
function sideEffects({ deployments, isOff }: RemoteState, to: string): string[] {
  const canary = canaryOf(deployments);
  const ends = canary && canary.metadata.version !== to ? [`ends ${canaryText(canary)}`] : [];
  return isOff ? [...ends, 'stays switched off'] : ends;
}

const reasonOf = (texts: readonly string[]): { reason?: string } =>
  texts.length > 0 ? { reason: texts.join(', ') } : {};

const versionOf = (remote: RemoteState): string | null => defaultOf(remote.deployments)?.metadata.version ?? null;

function requireUnpinned({ name, pin }: RemoteState): void {
  if (pin !== null) throw new Refusal(`${name} is pinned (${pin}); an operator has to unpin it first.`);
}

/**
 * Moves all traffic to one release. While a remote is off, this decides what `enable` restores. A release that has all traffic already
 * is published once more, so that shells which failed to load it try again.
 */
export const promote =
  (version: string): RemoteChange =>
  async (remote, load) => {
    requireUnpinned(remote);
    const release = await load(version);
    const entry = {
      action: 'promote',
      from: versionOf(remote),
      to: version,
      ...reasonOf(sideEffects(remote, version)),
    } as const;
    return { deployments: allTrafficTo(release), isOff: remote.isOff, development: null, entry };
  };

/** @param version the target; default: the last healthy release */
export const rollback =
  (history: () => Promise<HistoryEntry[]>, seen: readonly Observation[], version?: string): RemoteChange =>
  async (remote, load) => {
    const { name } = remote;
    const from = versionOf(remote);
    const past = replay(await history(), name, seen);
    const question = { name, current: from, past, load };
    const { to, release, reason } = await (version === undefined
      ? lastHealthy(question)
      : namedTarget(version, question));
    const entry = { action: 'rollback', from, to, ...reasonOf([reason, ...sideEffects(remote, to)]) } as const;
    return { deployments: allTrafficTo(release), isOff: remote.isOff, development: null, entry };
  };

/** Gives a development build the traffic until `restore`. Rollbacks never choose it. */
export const develop =
  (version: string, owner: Owner): RemoteChange =>
  async (remote, load) => {
    requireUnpinned(remote);
    const deployments = allTrafficTo(await load(version));
    // `restore` must not bring back a build that a killed process left in traffic.
    const before = remote.development?.before ?? [...remote.deployments];
    const entry = { action: 'develop', from: versionOf(remote), to: version } as const;
    return { deployments, isOff: remote.isOff, development: { before, owner }, entry };
  };

/** Restores what was in traffic before the development. Another process may have taken the development over meanwhile. */
export const restore =
  (owner: Owner): RemoteChange =>
  async (remote, load) => {
    const since = remote.development?.owner;
    if (!remote.development || since?.pid !== owner.pid || since.machine !== owner.machine) return null;
    const deployments = remote.development.before;
    for (const { metadata } of deployments) await load(metadata.version);
    const to = defaultOf(deployments)?.metadata.version ?? null;
    const entry = { action: 'restore', from: versionOf(remote), to } as const;
    return { deployments, isOff: remote.isOff, development: null, entry };
  };

export const canary = (version: string, percent: number): RemoteChange => {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new Refusal(`A canary takes a whole number of percent from 0 to 100, not ${percent}.`);
  }
  if (percent === 0) return endCanary(version);
  if (percent === 100) return promote(version);
  return async (remote, load) => {
    requireUnpinned(remote);
    const current = defaultOf(remote.deployments);
    if (!current) throw new Refusal(`${remote.name} has no release in traffic yet; promote one first.`);
    const from = current.metadata.version;
    if (from === version) throw new Refusal(`${remote.name} ${version} is the default and cannot be its own canary.`);
    const release = await load(version);
    return {
      deployments: withCanary(current, release, percent),
      isOff: remote.isOff,
      entry: { action: 'canary', from, to: version, percent, ...reasonOf(sideEffects(remote, version)) },
    };
  };
};

/** Reads nothing from the store: a damaged canary can always be ended. */
const endCanary =
  (version: string): RemoteChange =>
  async (remote) => {
    const current = defaultOf(remote.deployments);
    if (!current || canaryOf(remote.deployments)?.metadata.version !== version) {
      throw new Refusal(`${remote.name} ${version} is no canary.`);
    }
    const from = current.metadata.version;
    return {
      deployments: withoutCanary(current),
      isOff: remote.isOff,
      entry: { action: 'canary', from, to: version, percent: 0 },
    };
  };

export const disable: RemoteChange = async (remote) => {
  if (remote.isOff) return null;
  const from = versionOf(remote);
  if (!from) throw new Refusal(`${remote.name} has no release in traffic; there is nothing to switch off.`);
  const entry = { action: 'disable', from, to: null, ...withItsCanary(remote) } as const;
  return { deployments: [...remote.deployments], isOff: true, entry };
};

export const enable: RemoteChange = async (remote, load) => {
  if (!remote.isOff) return null;
  for (const { metadata } of remote.deployments) await load(metadata.version);
  return {
    deployments: [...remote.deployments],
    isOff: false,
    entry: { action: 'enable', from: null, to: versionOf(remote), ...withItsCanary(remote) },
  };
};

/** Keeps the traffic as it is until `unpin`. Rollbacks, the end of a canary and the kill switch stay possible. */
export const pin =
  (reason: string): RemoteChange =>
  async (remote) => {
    const to = versionOf(remote);
    if (!to) throw new Refusal(`${remote.name} has no release in traffic; there is nothing to pin.`);
    if (remote.pin === reason) return null;
    return { ...unchanged(remote), pin: reason, entry: { action: 'pin', from: to, to, reason } };
  };

export const unpin: RemoteChange = async (remote) => {
  if (remote.pin === null) return null;
  const to = versionOf(remote);
  return { ...unchanged(remote), pin: null, entry: { action: 'unpin', from: to, to } };
};

/** Adds a line about a release to the history. */
export const annotate =
  (version: string, note: string): RemoteChange =>
  async (remote) => ({ ...unchanged(remote), entry: { action: 'note', from: null, to: version, note } });

const unchanged = ({ deployments, isOff }: RemoteState) => ({ deployments: [...deployments], isOff });
