import { printable, readableTime } from '../printable.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { ReleaseOverview, RemoteOverview } from '../registry/overview.ts';

/** `remote -- list`: one row for each release, the remote's name on its first. */
export function remoteRows(remotes: readonly RemoteOverview[]): string[] {
  if (!remotes.length) return ['Nothing has been released yet.'];
  const rows = remotes.flatMap(({ name, isOff, isDevelopment, pin, served, releases }) =>
    releases.map((release, index) => [
      index ? '' : name,
      release.version,
      traffic(release, isOff) +
        (isDevelopment && release.isDefault ? ', under development' : '') +
        (pin !== null && release.isDefault ? ', pinned' : '') +
        (release.oversized?.length ? ', over its budget' : ''),
      sinceText(release),
      release.isDefault ? servedText(served) : '',
      noteOn(release),
    ]),
  );
  const served = remotes.some((remote) => remote.served) ? 'SERVED' : '';
  const notes = remotes.some(({ releases }) => releases.some(noteOn)) ? 'NOTE' : '';
  return table(['REMOTE', 'RELEASE', 'WANTED', 'SINCE', served, notes], rows);
}

/** How a canary goes on, or why a release was withdrawn. */
function noteOn({ canary, withdrawn }: ReleaseOverview): string {
  if (canary) return canary.text;
  return withdrawn?.note ? `by ${withdrawn.who}: ${withdrawn.note}` : '';
}

/** A release is rolled out once every running shell was seen serving it. */
function servedText(served: RemoteOverview['served']): string {
  if (!served) return '';
  const count = `by ${served.by} of ${served.of}`;
  return served.since ? `${count} since ${pastTime(served.since)}` : count;
}

/** Since when a release has been in traffic or, if it was withdrawn, when that was. */
function sinceText({ since, withdrawn }: ReleaseOverview): string {
  const at = since ?? withdrawn?.at;
  return at === undefined ? '' : pastTime(at);
}

function traffic({ traffic: percent, isDefault, isStored, withdrawn }: ReleaseOverview, isOff: boolean): string {
  const lost = isStored ? '' : ', missing from the store';
  if (isOff && isDefault) return `off${lost}`;
  if (!percent) return withdrawn ? '– withdrawn' : '–';
  if (percent === 100) return `100 %${lost}`;
  return `${percent} % ${isDefault ? 'default' : 'canary'}${lost}`;
}

/** `remote -- history`: the newest last, next to the prompt of a terminal. */
export function historyRows(entries: readonly HistoryEntry[]): string[] {
  if (!entries.length) return ['Nothing has been rolled out yet.'];
  const rows = entries.map(({ revision, at, who, name, ...entry }) => [
    `${revision}`,
    pastTime(at),
    who,
    name,
    described(entry),
  ]);
  return table(['REVISION', 'AT', 'WHO', 'REMOTE', 'CHANGE'], rows);
}

/** An edit in one line, for the operator who made it. */
export const outcome = ({ name, revision, ...entry }: HistoryEntry): string =>
  printable(`${name}: ${described(entry)} (revision ${revision}).`);

type Described = Pick<HistoryEntry, 'action' | 'from' | 'to' | 'percent' | 'reason' | 'note' | 'forced'>;

function described({ note, forced, ...entry }: Described): string {
  const notes = [note && entry.action !== 'note' ? `"${note}"` : '', forced ? `forced: ${forced.join(' ')}` : ''];
  return [changed({ ...entry, note }), ...notes.filter(Boolean)].join('; ');
}

function changed({
  action,
  from,
  to,
  percent,
  reason,
  note,
}: Omit<Described, 'forced' | 'note'> & { note: string | undefined }): string {
  const andMore = reason ? `, ${reason}` : '';
  if (action === 'canary')
    return percent ? `canary ${to} at ${percent} % beside ${from}${andMore}` : `canary ${to} ended, ${from} has all`;
  if (action === 'disable') return `switched off, was ${from}${andMore}`;
  if (action === 'recover') return 'document recovered';
  if (action === 'develop') return `${to} under development, was ${from ?? 'without a release'}`;
  if (action === 'restore') return `${to ?? 'no release'} put back after development, was ${from}`;
  if (action === 'rollback') return `rollback ${from} → ${to}${reason ? `: ${reason}` : ''}`;
  if (action === 'promote' && from === to) return `promote ${to} once more${andMore}`;
  if (action === 'pin') return `pinned at ${to}: ${reason}`;
  if (action === 'unpin') return `no longer pinned at ${to}`;
  if (action === 'note') return `${to}: ${note}`;
  if (action === 'enable') return `switched on with ${to}${andMore}`;
  return `${action} ${from ? `${from} → ` : ''}${to}${andMore}`;
}

/** Lines of a table with aligned columns; the last one is not padded. An empty column is omitted. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [head, ...rows.map((row) => row.map(printable))];
  const widths = head.map((_title, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .filter((_cell, column) => widths[column])
      .join('  ')
      .trimEnd(),
  );
}

/** Clocks of two machines differ by less. */
const toleratedMs = 60_000;

/** Of something that was done. A registry whose clock was ahead has noted times that are still to come; they stay as they were noted. */
function pastTime(iso: string): string {
  const isAhead = Date.parse(iso) > Date.now() + toleratedMs;
  return `${readableTime(iso)}${isAhead ? ' (ahead of this machine’s clock)' : ''}`;
}
