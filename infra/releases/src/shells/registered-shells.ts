import { setTimeout as sleep } from 'node:timers/promises';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { ShellReport } from '@bergauf/service-kit/shell-protocol/shell-report';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import Type, { type Static } from 'typebox';
import type { RemoteOverview } from '../registry/overview.ts';
import { createRefusedShells, type Refused } from './refused-shells.ts';
import type { RememberedShell } from './remembered-shells.ts';
import type { ShellSource } from './running-shells.ts';
import { askHangs } from './worker-hangs.ts';

/** A shell that has not reported for this long counts as ended. Running ones report every few seconds. */
const lifetimeMs = 20_000;
/** Polling interval while waiting for shells that ran before. */
const lookMs = 200;
/** Limit, so that a shell's token cannot fill the memory with invented names. */
const mostShells = 200;

/** The last report of a running shell. */
export const RegisteredShell = Type.Object({
  id: Type.String(),
  /** Time of the report, ISO 8601. */
  seenAt: Type.String(),
  ...ShellReport.properties,
});
export type RegisteredShell = Static<typeof RegisteredShell>;

/** How many of the running shells serve the wanted release of a frontend. */
export type ServingCount = {
  /** Shells that serve what is wanted. */
  by: number;
  /** Shells that have reported lately, or ran before this service was restarted and may still run. */
  of: number;
  /** Since when all of them serve it, ISO 8601; null while they do not. */
  since: string | null;
};

/** The shells that have reported to this process lately. */
export type RegisteredShells = {
  report: (id: string, report: ShellReport) => void;
  /** Notes a report that is refused because of its token. @param channel default: the main one */
  refuse: (id: string, channel: string | undefined, reason: string) => void;
  /** Shells of all channels, sorted by name. */
  live: () => RegisteredShell[];
  /** Resolves when the shells that ran before a restart of this service have reported, or must have ended. */
  known: () => Promise<void>;
  /** @returns the same object for each call, as it remembers since when a release is served */
  inChannel: (channel: string) => ChannelShells;
};

/** The registered shells that follow one channel. */
export type ChannelShells = {
  /** Sorted by name. */
  live: () => RegisteredShell[];
  /** Whose reports are refused because of their token. */
  refused: () => Refused;
  /** Resolves when the shells that ran before a restart of this service have reported, or must have ended. */
  known: () => Promise<void>;
  /** Whether `known` has resolved. */
  isComplete: () => boolean;
  /** Compares what is wanted with what the shells serve. @returns null while there are none */
  served: (remote: RemoteOverview) => ServingCount | null;
};

type Options = {
  /** Monotonic clock, milliseconds. */
  now?: () => number;
  /** The shells that ran when the service ended. */
  before?: readonly RememberedShell[];
  /** Receives the running shells whenever one registers or ends. */
  remember?: (list: readonly RememberedShell[]) => void;
};

export function createRegisteredShells(options: Options = {}): RegisteredShells {
  const { now = steadyNow, before = [], remember = () => {} } = options;
  const shells = new Map<string, RegisteredShell>();
  const reportedAt = new Map<string, number>();
  const channels = new Map<string, ChannelShells>();
  const refused = createRefusedShells(now, lifetimeMs, mostShells);
  const missing = new Map(before.map(({ id, channel }) => [id, channel]));
  /** Names of the shells whose reports were accepted last. Refused ones are shown by name only if it is one of these. */
  const accepted = new Set(missing.keys());
  const startedAt = now();

  const changed = (): void => {
    const running = [...shells.values()].map((shell) => ({ id: shell.id, channel: channelOf(shell) }));
    remember([...running, ...[...missing].map(([id, channel]) => ({ id, channel }))]);
  };

  function noteAccepted(id: string): void {
    // Added again, so that the names are in the order of their last report.
    accepted.delete(id);
    accepted.add(id);
    const [oldest] = accepted;
    if (accepted.size > mostShells && oldest !== undefined) accepted.delete(oldest);
  }

  const live = (): RegisteredShell[] => {
    forgetMissing();
    const oldest = now() - lifetimeMs;
    const ended = [...reportedAt].filter(([, at]) => at < oldest);
    for (const [id] of ended) {
      shells.delete(id);
      reportedAt.delete(id);
    }
    if (ended.length) changed();
    return [...shells.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  /** Forgets shells that have not reported again; otherwise each later start would wait for them. */
  function forgetMissing(): void {
    if (missing.size === 0 || now() - startedAt < lifetimeMs) return;
    missing.clear();
    changed();
  }

  /** @param channel default: all */
  const missingIn = (channel?: string): number => {
    forgetMissing();
    return [...missing.values()].filter((other) => channel === undefined || other === channel).length;
  };

  return {
    report: (id, report) => {
      const isNew = !shells.has(id);
      if (isNew && live().length >= mostShells) return;
      shells.set(id, { id, seenAt: new Date().toISOString(), ...report });
      reportedAt.set(id, now());
      missing.delete(id);
      refused.remove(id);
      noteAccepted(id);
      if (isNew) changed();
    },
    refuse: (id, channel = mainChannel, reason) => refused.add(id, channel, reason, accepted.has(id)),
    live,
    known: () => untilNone(() => missingIn()),
    inChannel: (channel) => {
      const found =
        channels.get(channel) ??
        channelShells(
          () => live().filter((shell) => channelOf(shell) === channel),
          () => refused.inChannel(channel),
          () => missingIn(channel),
        );
      channels.set(channel, found);
      return found;
    },
  };
}

async function untilNone(missing: () => number): Promise<void> {
  while (missing() > 0) await sleep(lookMs);
}

const channelOf = ({ channel = mainChannel }: ShellReport): string => channel;

function channelShells(live: () => RegisteredShell[], refused: () => Refused, missing: () => number): ChannelShells {
  /** By remote: the version that all shells serve, and since when. */
  const completed = new Map<string, { version: string | null; at: string }>();
  return {
    live,
    refused,
    isComplete: () => missing() === 0,
    known: () => untilNone(missing),
    served: ({ name, isOff, releases }) => {
      const all = live();
      const of = all.length + missing();
      if (of === 0) return null;
      const wanted = isOff ? null : (releases.find(({ isDefault }) => isDefault)?.version ?? null);
      const serving = all.filter(
        ({ readiness }) => readiness.serving && (readiness.serving.releases[name] ?? null) === wanted,
      );
      if (serving.length < of) {
        completed.delete(name);
        return { by: serving.length, of, since: null };
      }
      const known = completed.get(name);
      // Older shells report only since when their set serves: that is correct for the frontend that changed last.
      const at =
        known?.version === wanted
          ? known.at
          : lastOf(serving.map(({ readiness: { serving: set } }) => set?.releasesSince?.[name] ?? set?.since ?? ''));
      completed.set(name, { version: wanted, at });
      return { by: of, of, since: at };
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
