import Type, { type Static } from 'typebox';
import {
  ChannelList,
  DevelopmentList,
  EditResult,
  HistoryList,
  PreviewResult,
  PruneResult,
  RemoteList,
  ShellList,
} from '../api/schemas.ts';
import type { OverrideRequest } from '../development/develop-in-shop.ts';
import { thisProcess } from '../process-identity.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import { refusedText } from '../shells/refused-shells.ts';
import { type RunningShells, runningShells } from '../shells/running-shells.ts';
import { callApi, type RegistryAddress } from './api-call.ts';

/** The actions of a registry that its API offers. */
export type RemoteRegistry = Omit<Registry, 'document'> & {
  channels: () => Promise<string[]>;
  /** `list`, with the revision of the document. */
  wanted: () => Promise<Static<typeof RemoteList>>;
  /** @returns false if it was open already */
  openChannel: (name: string) => Promise<boolean>;
  /** Starts a canary that advances automatically. */
  advance: (name: string, version: string, options?: EditOptions) => Promise<HistoryEntry>;
  /** Keeps the share of a canary, or lets it advance automatically. */
  setMoving: (name: string, isMoving: boolean, ifRevision?: number) => Promise<void>;
  /** Removes old releases that are no longer needed. @returns them, as `<name> <version>` */
  prune: (rule: { keep?: number; days?: number }) => Promise<string[]>;
  /** Signs the right to see the shop with a stored release. */
  preview: (name: string, version: string, hours: number) => Promise<PreviewResult>;
  /** Signs the right to see a shop with the builds of a development server. */
  override: (name: string, request: OverrideRequest & { hours: number }) => Promise<PreviewResult>;
};

/** The shells of a channel that have registered at a registry. The registry itself observes their hangs. */
export const shellsOf = (address: () => Promise<RegistryAddress>, channel?: string): RunningShells =>
  runningShells({
    ask: async () => {
      const list = await callApi(await address(), ShellList, { channel, path: '/shells' });
      const { shells, refused = [], refusedUnknown = null } = list;
      const failure = refusedText({ shells: refused, unknown: refusedUnknown });
      return [
        ...shells.map(({ id, readiness }) => ({ origin: `The shell ${id}`, readiness })),
        ...(failure === null ? [] : [{ origin: 'Refused shells', failure }]),
      ];
    },
    hangs: async () => [],
  });

/** Edits that move traffic to a release: they must not undo what others have changed meanwhile. */
const examined: ReadonlySet<string> = new Set(['promote', 'canary', 'advance', 'rollback']);

/**
 * Client for the API of the registry at an address and one channel, by default the main one. An edit is made only if its remote was not
 * edited after `ifRevision`; without it, only if traffic was not moved after the call.
 */
export function createRegistryClient(address: RegistryAddress, channel?: string): RemoteRegistry {
  const list = () => callApi(address, RemoteList, { channel, path: '/remotes' });
  const history = () => callApi(address, HistoryList, { channel, path: '/history' });

  async function attempt(
    name: string,
    action: string,
    body: object,
    { ifRevision, note, force, onUntried }: EditOptions = {},
  ): Promise<HistoryEntry | null> {
    const { entry, untried } = await callApi(address, EditResult, {
      method: 'POST',
      channel,
      path: `/remotes/${encodeURIComponent(name)}/${action}`,
      body: { ...body, ...(note !== undefined && { note }), ...(force && { force }) },
      ifRevision: ifRevision ?? (examined.has(action) ? (await list()).revision : undefined),
    });
    if (untried) onUntried?.(untried);
    return entry;
  }
  const edit = async (...of: Parameters<typeof attempt>): Promise<HistoryEntry> => {
    const entry = await attempt(...of);
    if (!entry) throw new Error(`The edit of ${of[0]} changed nothing.`);
    return entry;
  };

  return {
    list: async () => (await list()).remotes,
    wanted: list,
    history: async () => (await history()).entries,
    damagedLines: async () => (await history()).damagedLines,
    developments: async () =>
      (await callApi(address, DevelopmentList, { channel, path: '/developments' })).developments,
    promote: (name, version, options) => edit(name, 'promote', { version }, options),
    rollback: (name, version, options) => edit(name, 'rollback', version === undefined ? {} : { version }, options),
    canary: (name, version, percent, options) => edit(name, 'canary', { version, percent }, options),
    advance: (name, version, options) => edit(name, 'advance', { version }, options),
    setMoving: async (name, isMoving, ifRevision) => {
      const path = `/remotes/${encodeURIComponent(name)}/${isMoving ? 'continue' : 'hold'}`;
      await callApi(address, Type.Null(), { channel, method: 'POST', path, body: {}, ifRevision });
    },
    disable: (name, options) => attempt(name, 'disable', {}, options),
    enable: (name, options) => attempt(name, 'enable', {}, options),
    develop: (name, version, { owner = thisProcess } = {}) => edit(name, 'develop', { version, owner }),
    restore: (name, owner = thisProcess) => attempt(name, 'restore', { owner }),
    pin: (name, reason, options) => attempt(name, 'pin', { reason }, options),
    unpin: (name, options) => attempt(name, 'unpin', {}, options),
    annotate: (name, version, note, options) => edit(name, 'annotate', { version, note }, options),
    channels: async () => (await callApi(address, ChannelList, { path: '/channels' })).channels,
    openChannel: async (name) => {
      const path = `/channels/${encodeURIComponent(name)}`;
      return (await callApi(address, Type.Object({ isNew: Type.Boolean() }), { method: 'POST', path })).isNew;
    },
    preview: (name, version, hours) =>
      callApi(address, PreviewResult, {
        method: 'POST',
        path: `/remotes/${encodeURIComponent(name)}/preview`,
        body: { version, hours },
      }),
    override: (name, body) =>
      callApi(address, PreviewResult, { method: 'POST', path: `/remotes/${encodeURIComponent(name)}/override`, body }),
    prune: async (rule) =>
      (await callApi(address, PruneResult, { method: 'POST', path: '/prune', body: rule })).removed,
    recover: async (served = null, { force } = {}) => {
      const result = Type.Object({ entry: EditResult.properties.entry });
      const body = { served, ...(force && { force }) };
      const { entry } = await callApi(address, result, { method: 'POST', channel, path: '/recover', body });
      if (!entry) throw new Error('The recovery changed nothing.');
      return entry;
    },
  };
}
