import { createContext, useContext } from 'react';
import type { Translate } from '../messages.ts';
import type { ExposeId, RemoteName } from './remote.ts';

/** The frontend that a component belongs to; set by the boundary of its fragment or page. */
export type RemoteIdentity = {
  readonly name: RemoteName | 'shell';
  readonly version: string;
  readonly expose: ExposeId;
  readonly t: Translate;
};

export const RemoteContext = createContext<RemoteIdentity | null>(null);

/** @throws when called outside of a fragment or a page */
export function useRemote(): RemoteIdentity {
  const remote = useContext(RemoteContext);
  if (!remote) throw new Error('useRemote was called outside of a fragment or a page');
  return remote;
}
