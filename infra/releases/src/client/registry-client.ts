import Type from 'typebox';
import { DevelopmentList, EditResult, HistoryList, PruneResult, RemoteList, ShellList } from '../api/schemas.ts';
import { thisProcess } from '../process-identity.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import { type RunningShells, runningShells } from '../shells/running-shells.ts';
import { callApi, type RegistryAddress } from './api-call.ts';

/** The actions of a registry that can be asked for from elsewhere. */
export type RemoteRegistry = Omit<Registry, 'document'> & {
  /** Begins a canary that advances by itself. */
  advance: (name: string, version: string, options?: EditOptions) => Promise<HistoryEntry>;
  /** Keeps the share of a canary, or lets it advance by itself. */
  setMoving: (name: string, isMoving: boolean) => Promise<void>;
  /** Removes releases that are old and that nothing needs any more. @returns them, as `<name> <version>` */
  prune: (rule: { keep?: number; days?: number }) => Promise<string[]>;
};

/** The shells that have registered at a registry. It observes their hangs itself. */
export const shellsOf = (address: () => Promise<RegistryAddress>): RunningShells =>
  runningShells({
    ask: async () => {
      const { shells } = await callApi(await address(), ShellList, { path: '/shells' });
      return shells.map(({ id, readiness }) => ({ origin: `The shell ${id}`, readiness }));
    },
    hangs: async () => [],
  });

/**
 * The registry at an address, by its API. An edit is made on the condition that its remote was not edited after `ifRevision`.
 */
export function createRegistryClient(address: RegistryAddress): RemoteRegistry {
  const list = () => callApi(address, RemoteList, { path: '/remotes' });
  const history = () => callApi(address, HistoryList, { path: '/history' });

  async function attempt(
    name: string,
    action: string,
    body: object,
    { ifRevision, note, force }: EditOptions = {},
  ): Promise<HistoryEntry | null> {
    const { entry } = await callApi(address, EditResult, {
      method: 'POST',
      path: `/remotes/${encodeURIComponent(name)}/${action}`,
      body: { ...body, ...(note !== undefined && { note }), ...(force && { force }) },
      ifRevision,
    });
    return entry;
  }
  const edit = async (...of: Parameters<typeof attempt>): Promise<HistoryEntry> => {
    const entry = await attempt(...of);
    if (!entry) throw new Error(`The edit of ${of[0]} changed nothing.`);
    return entry;
  };

  return {
    list: async () => (await list()).remotes,
    history: async () => (await history()).entries,
    damagedLines: async () => (await history()).damagedLines,
    developments: async () => (await callApi(address, DevelopmentList, { path: '/developments' })).developments,
    promote: (name, version, options) => edit(name, 'promote', { version }, options),
    rollback: (name, version, options) => edit(name, 'rollback', version === undefined ? {} : { version }, options),
    canary: (name, version, percent, options) => edit(name, 'canary', { version, percent }, options),
    advance: (name, version, options) => edit(name, 'advance', { version }, options),
    setMoving: async (name, isMoving) => {
      const path = `/remotes/${encodeURIComponent(name)}/${isMoving ? 'continue' : 'hold'}`;
      await callApi(address, Type.Null(), { method: 'POST', path, body: {} });
    },
    disable: (name, options) => attempt(name, 'disable', {}, options),
    enable: (name, options) => attempt(name, 'enable', {}, options),
    develop: (name, version, { owner = thisProcess } = {}) => edit(name, 'develop', { version, owner }),
    restore: (name, owner = thisProcess) => attempt(name, 'restore', { owner }),
    pin: (name, reason, options) => attempt(name, 'pin', { reason }, options),
    unpin: (name, options) => attempt(name, 'unpin', {}, options),
    annotate: (name, version, note) => edit(name, 'annotate', { version, note }),
    prune: async (rule) =>
      (await callApi(address, PruneResult, { method: 'POST', path: '/prune', body: rule })).removed,
    recover: async (served = null) => {
      const result = Type.Object({ entry: EditResult.properties.entry });
      const { entry } = await callApi(address, result, { method: 'POST', path: '/recover', body: { served } });
      if (!entry) throw new Error('The recovery changed nothing.');
      return entry;
    },
  };
}
