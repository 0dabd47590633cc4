import { Refusal } from '../refusal.ts';
import { storedNames } from '../store/stored-releases.ts';
import type { DocumentEdit } from './edit-document.ts';
import { keyOf, nameOf, type StoredDocument, type StoredRollout } from './stored-document.ts';

/** What the document says of one remote. */
export interface RemoteState {
  name: string;
  /** In traffic, or waiting to be switched on again. Empty: never rolled out. */
  rollouts: readonly StoredRollout[];
  isOff: boolean;
}

/** A new state of one remote, and what the history shall say of it. */
export interface RemoteEdit {
  rollouts: StoredRollout[];
  isOff: boolean;
  entry: Omit<DocumentEdit['entry'], 'name'>;
}

/** Names of all remotes in the store or in the document, sorted. */
export async function knownNames(document: StoredDocument, home: string): Promise<string[]> {
  const inDocument = Object.keys(document.microFrontends).map(nameOf);
  return [...new Set([...(await storedNames(home)), ...inDocument])].sort();
}

/** @throws Refusal that lists the remotes there are, when there is none of that name */
export async function remoteIn(document: StoredDocument, name: string, home: string): Promise<RemoteState> {
  const names = await knownNames(document, home);
  if (!names.includes(name)) {
    const choice = names.length ? `choose one of ${names.join(', ')}` : 'nothing has been released yet';
    throw new Refusal(`There is no remote ${name}: ${choice}.`);
  }
  const key = keyOf(name);
  return { name, rollouts: document.microFrontends[key] ?? [], isOff: document.switchedOff.includes(key) };
}

/** The document with one remote changed. */
export function withRemote(
  document: StoredDocument,
  name: string,
  { rollouts, isOff, entry }: RemoteEdit,
): DocumentEdit {
  const key = keyOf(name);
  const others = document.switchedOff.filter((other) => other !== key);
  return {
    document: {
      microFrontends: { ...document.microFrontends, [key]: rollouts },
      switchedOff: isOff ? [...others, key].sort() : others,
    },
    entry: { name, ...entry },
  };
}
