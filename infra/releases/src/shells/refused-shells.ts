import Type, { type Static } from 'typebox';
import { readableTime } from '../printable.ts';

const Refusal = {
  /** Time of the last report, ISO 8601. */
  refusedAt: Type.String(),
  /** Why its token was refused; one sentence. */
  reason: Type.String(),
};

/** A shell whose reports were accepted before, and are refused now because of its token. */
export const RefusedShell = Type.Object({ id: Type.String(), ...Refusal });
export type RefusedShell = Static<typeof RefusedShell>;

/**
 * Callers whose names no accepted report has had, and the last of their refused reports: shells that never had a usable token, or anyone
 * who reaches the registry. Their names are not shown, as they can be invented.
 */
export const UnknownCallers = Type.Object({ count: Type.Integer({ minimum: 1 }), ...Refusal });
export type UnknownCallers = Static<typeof UnknownCallers>;

/** Sorted by name; null: there are no unknown ones. */
export type Refused = { shells: readonly RefusedShell[]; unknown: UnknownCallers | null };

export type RefusedShells = {
  /** @param isKnown whether a report under this name was accepted before */
  add: (id: string, channel: string, reason: string, isKnown: boolean) => void;
  /** After a report that was accepted. */
  remove: (id: string) => void;
  /** Those of a channel that have reported lately. */
  inChannel: (channel: string) => Refused;
};

type Caller = RefusedShell & { channel: string; at: number };

/**
 * @param now monotonic clock, milliseconds
 * @param lifetimeMs a shell that has not reported for this long counts as ended
 * @param most limit of unknown callers, as anyone can send invented names
 */
export function createRefusedShells(now: () => number, lifetimeMs: number, most: number): RefusedShells {
  const known = new Map<string, Caller>();
  const unknown = new Map<string, Caller>();

  function forgetEnded(): void {
    const oldest = now() - lifetimeMs;
    for (const callers of [known, unknown]) {
      for (const [id, { at }] of callers) if (at < oldest) callers.delete(id);
    }
  }

  const lastIn = (callers: ReadonlyMap<string, Caller>, channel: string): Caller[] =>
    [...callers.values()].filter((caller) => caller.channel === channel);

  return {
    add(id, channel, reason, isKnown) {
      forgetEnded();
      if (!isKnown && unknown.size >= most && !unknown.has(id)) return;
      (isKnown ? known : unknown).set(id, { id, refusedAt: new Date().toISOString(), reason, channel, at: now() });
    },
    remove(id) {
      known.delete(id);
      unknown.delete(id);
    },
    inChannel(channel) {
      forgetEnded();
      const others = lastIn(unknown, channel);
      const last = latest(others);
      return {
        shells: lastIn(known, channel)
          .map(({ id, refusedAt, reason }) => ({ id, refusedAt, reason }))
          .sort((a, b) => (a.id < b.id ? -1 : 1)),
        unknown: last ? { count: others.length, refusedAt: last.refusedAt, reason: last.reason } : null,
      };
    },
  };
}

function latest<R extends { refusedAt: string }>(refusals: readonly R[]): R | undefined {
  return refusals.toSorted((a, b) => (a.refusedAt < b.refusedAt ? -1 : 1)).at(-1);
}

/** Most names in the text. */
const mostNamed = 3;

/** Whose reports are refused, when and why, and what to check, for operators; null: none are. */
export function refusedText({ shells, unknown }: Refused): string | null {
  const last = latest([...shells, ...(unknown ? [unknown] : [])]);
  if (!last) return null;
  const callers = [knownText(shells), unknownText(unknown)].filter((text) => text !== null).join(' and of ');
  return `The registry refuses the reports of ${callers}, the last one at ${readableTime(last.refusedAt)}: ${last.reason} Check SHOP_REGISTRY_TOKEN of the shells; "npm run remote -- token create <name> --shell" creates a token for them.`;
}

function knownText(shells: readonly RefusedShell[]): string | null {
  const [first, ...others] = shells;
  if (!first) return null;
  if (others.length === 0) return `the running shell ${first.id}`;
  const names = shells.slice(0, mostNamed).map(({ id }) => id);
  return `${shells.length} running shells (${names.join(', ')}${shells.length > mostNamed ? ', …' : ''})`;
}

function unknownText(unknown: UnknownCallers | null): string | null {
  if (!unknown) return null;
  // They may be shells that were started with a wrong token, or anyone who reaches the registry.
  return unknown.count === 1 ? '1 caller with an unconfirmed name' : `${unknown.count} callers with unconfirmed names`;
}
