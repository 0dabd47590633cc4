import Type, { type Static } from 'typebox';
import { readableTime } from '../printable.ts';

/** A running shell whose reports are refused because of its token. Nothing proves its name, so it is only for operators to read. */
export const RefusedShell = Type.Object({
  id: Type.String(),
  /** Time of its last report, ISO 8601. */
  refusedAt: Type.String(),
  /** Why its token was refused; one sentence. */
  reason: Type.String(),
});
export type RefusedShell = Static<typeof RefusedShell>;

export type RefusedShells = {
  add: (id: string, channel: string, reason: string) => void;
  /** After a report that was accepted. */
  remove: (id: string) => void;
  /** Those of a channel that have reported lately. */
  inChannel: (channel: string) => RefusedShell[];
};

/**
 * @param now monotonic clock, milliseconds
 * @param lifetimeMs a shell that has not reported for this long counts as ended
 * @param most limit, as anyone can send invented names
 */
export function createRefusedShells(now: () => number, lifetimeMs: number, most: number): RefusedShells {
  const shells = new Map<string, RefusedShell & { channel: string; at: number }>();

  function forgetEnded(): void {
    const oldest = now() - lifetimeMs;
    for (const [id, { at }] of shells) if (at < oldest) shells.delete(id);
  }

  return {
    add(id, channel, reason) {
      forgetEnded();
      if (shells.size >= most && !shells.has(id)) return;
      shells.set(id, { id, refusedAt: new Date().toISOString(), reason, channel, at: now() });
    },
    remove: (id) => void shells.delete(id),
    inChannel(channel) {
      forgetEnded();
      const found = [...shells.values()].filter((shell) => shell.channel === channel);
      return found
        .map(({ id, refusedAt, reason }) => ({ id, refusedAt, reason }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}

/** Most names in the text. */
const mostNamed = 3;

/** Whose reports are refused, when and why, and what to check, for operators; null: none are. */
export function refusedText(refused: readonly RefusedShell[]): string | null {
  const last = refused.toSorted((a, b) => (a.refusedAt < b.refusedAt ? -1 : 1)).at(-1);
  if (!last) return null;
  const names = refused.slice(0, mostNamed).map(({ id }) => id);
  const shells =
    refused.length === 1
      ? `the running shell ${last.id}`
      : `${refused.length} running shells (${names.join(', ')}${refused.length > mostNamed ? ', …' : ''})`;
  return `The registry refuses the reports of ${shells}, the last one at ${readableTime(last.refusedAt)}: ${last.reason} Check SHOP_REGISTRY_TOKEN there; "npm run remote -- token create <name> --shell" makes a token for shells.`;
}
