import type { RemoteOverview } from '../registry/overview.ts';
import { mainChannel } from '../state-folder.ts';
import type { ShellSource } from './running-shells.ts';
import type { RegisteredShell, ShellReport } from './shell-report.ts';
import { askHangs } from './worker-hangs.ts';

/** A shell that has not reported for so long has ended. Running ones report every few seconds. */
const lifetimeMs = 20_000;
/** A token of a shell cannot fill the memory by inventing names. */
const mostShells = 200;

/** How many of the running shells serve the wanted release of a frontend. */
export type ServingCount = {
  /** Shells that serve what is wanted. */
  by: number;
  /** All that have reported lately. */
  of: number;
  /** Since when all of them do, ISO 8601; null while they do not. */
  since: string | null;
};

/** The shells that have reported to this process lately. It forgets them when it ends, and they report again. */
export type RegisteredShells = {
  report: (id: string, report: ShellReport) => void;
  /** Of all channels, sorted by name. */
  live: () => RegisteredShell[];
  /** @returns the same object for each call, so that it knows since when a release is served */
  inChannel: (channel: string) => ChannelShells;
};

/** Those that follow one channel. */
export type ChannelShells = {
  /** Sorted by name. */
  live: () => RegisteredShell[];
  /** Compares what is wanted with what the shells serve. @returns null while there are none */
  served: (remote: RemoteOverview) => ServingCount | null;
};

export function createRegisteredShells(now = () => Date.now()): RegisteredShells {
  const shells = new Map<string, RegisteredShell>();
  const channels = new Map<string, ChannelShells>();

  const live = (): RegisteredShell[] => {
    const oldest = new Date(now() - lifetimeMs).toISOString();
    for (const [id, { seenAt }] of shells) if (seenAt < oldest) shells.delete(id);
    return [...shells.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  return {
    report: (id, report) => {
      if (!shells.has(id) && live().length >= mostShells) return;
      shells.set(id, { id, seenAt: new Date(now()).toISOString(), ...report });
    },
    live,
    inChannel: (channel) => {
      const known =
        channels.get(channel) ?? channelShells(() => live().filter((shell) => channelOf(shell) === channel));
      channels.set(channel, known);
      return known;
    },
  };
}

const channelOf = ({ channel = mainChannel }: ShellReport): string => channel;

function channelShells(live: () => RegisteredShell[]): ChannelShells {
  /** By remote: the version that all shells serve, and since when. */
  const completed = new Map<string, { version: string | null; at: string }>();
  return {
    live,
    served: ({ name, isOff, releases }) => {
      const all = live();
      if (!all.length) return null;
      const wanted = isOff ? null : (releases.find(({ isDefault }) => isDefault)?.version ?? null);
      const serving = all.filter(
        ({ readiness }) => readiness.serving && (readiness.serving.releases[name] ?? null) === wanted,
      );
      if (serving.length < all.length) {
        completed.delete(name);
        return { by: serving.length, of: all.length, since: null };
      }
      const known = completed.get(name);
      // A set begins to serve when any of its frontends changes, so this is right for the one that was changed last.
      const at =
        known?.version === wanted ? known.at : lastOf(serving.map(({ readiness }) => readiness.serving?.since ?? ''));
      completed.set(name, { version: wanted, at });
      return { by: all.length, of: all.length, since: at };
    },
  };
}

/** The registered shells, for observations of releases. */
export const asSource = ({ live }: Pick<ChannelShells, 'live'>): ShellSource => ({
  ask: async () => live().map(({ id, readiness }) => ({ origin: id, readiness })),
  hangs: async () =>
    (
      await Promise.all(
        live()
          .flatMap(({ operators }) => operators ?? [])
          .map(askHangs),
      )
    ).flat(),
});

const lastOf = (times: readonly string[]): string => [...times].sort().at(-1) ?? '';
