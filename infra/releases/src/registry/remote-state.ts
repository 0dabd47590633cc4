import { Refusal } from '../refusal.ts';
import { storedNames } from '../store/stored-releases.ts';
import { isDevelopmentBuild } from '../store/version.ts';
import {
  type Development,
  keyOf,
  nameOf,
  type StoredDeployment,
  type StoredDocument,
} from './document/stored-document.ts';
import type { DocumentEdit } from './document/write-document.ts';
import { defaultOf } from './traffic.ts';

/** The state of one remote in the document. */
export type RemoteState = {
  name: string;
  /** Releases in traffic or, while it is off, to be restored by `enable`. Empty: never rolled out. */
  deployments: readonly StoredDeployment[];
  isOff: boolean;
  /** Null: not under development. */
  development: Development | null;
  /** Why its traffic must not be changed; null: it may be. */
  pin: string | null;
};

/** A new state of one remote, and its history entry. */
export type RemoteEdit = {
  /** Empty: the remote has no release. */
  deployments: StoredDeployment[];
  isOff: boolean;
  /** Default: as it was. */
  development?: Development | null;
  /** Default: as it was. */
  pin?: string | null;
  entry: Omit<DocumentEdit['entry'], 'name'>;
};

/** Names of all remotes in the store or in the document, sorted. */
export async function knownNames(document: StoredDocument, home: string): Promise<string[]> {
  const inDocument = Object.keys(document.microFrontends).map(nameOf);
  return [...new Set([...(await storedNames(home)), ...inDocument])].sort();
}

/** @throws Refusal that lists the known remotes, if there is none of that name */
export async function remoteIn(document: StoredDocument, name: string, home: string): Promise<RemoteState> {
  const key = keyOf(name);
  // The store is read only for remotes that are not in the document: a remote in traffic can be switched off even if the store is
  // unreadable.
  const names = Object.hasOwn(document.microFrontends, key) ? [name] : await knownNames(document, home);
  if (!names.includes(name)) {
    const choice = names.length ? `choose one of ${names.join(', ')}` : 'nothing has been released yet';
    throw new Refusal(`There is no remote ${name}: ${choice}.`);
  }
  return {
    name,
    deployments: document.microFrontends[key] ?? [],
    isOff: document.switchedOff.includes(key),
    development: document.development?.[key] ?? null,
    pin: document.pinned?.[key] ?? null,
  };
}

/** The document with one remote changed. */
export function withRemote(document: StoredDocument, name: string, edit: RemoteEdit): DocumentEdit {
  const key = keyOf(name);
  const { [key]: _deployments, ...microFrontends } = document.microFrontends;
  const { [key]: known = null, ...development } = document.development ?? {};
  const { [key]: knownPin = null, ...pinned } = document.pinned ?? {};
  const { deployments, development: now = known, pin = knownPin, entry } = edit;
  const { [key]: before, ...previous } = document.previous ?? {};
  const earlier = previousOf(document.microFrontends[key] ?? [], edit, before);
  const switchedOff = document.switchedOff.filter((other) => other !== key);
  if (deployments.length) microFrontends[key] = deployments;
  if (deployments.length && edit.isOff) switchedOff.push(key);
  if (now) development[key] = now;
  if (earlier) previous[key] = earlier;
  if (pin !== null) pinned[key] = pin;
  return {
    document: { microFrontends, switchedOff: switchedOff.sort(), previous, development, pinned },
    entry: { name, ...entry },
  };
}

/**
 * The previous default: the fallback for a damaged default release, and the control of a promotion. None after a rollback, and
 * never a development build.
 */
function previousOf(
  current: readonly StoredDeployment[],
  { deployments, entry }: RemoteEdit,
  known: StoredDeployment | undefined,
): StoredDeployment | undefined {
  const [from, to] = [defaultOf(current), defaultOf(deployments)];
  // A release that was rolled back is no fallback, and the target of the rollback is not judged against it.
  if (entry.action === 'rollback') return undefined;
  if (entry.action !== 'promote' || !from || from.metadata.version === to?.metadata.version) return known;
  if (isDevelopmentBuild(from.metadata.version)) return known;
  return { ...from, deployment: { traffic: 0, default: false } };
}
