import { Refusal } from '../refusal.ts';
import type { HistoryEntry } from './history/history.ts';

/** Author and conditions of an edit. */
export type EditOptions = {
  /** Default: the user of the operating system. */
  who?: string | undefined;
  /** Revision that the operator has seen: the edit is refused if the remote was edited since. */
  ifRevision?: number | undefined;
  note?: string | undefined;
  /** Overrides the gate, but no check of integrity; the history lists the objections. */
  force?: boolean | undefined;
  /** Receives the exposed modules of the release that no shell has rendered before the edit. */
  onUntried?: ((exposes: readonly string[]) => void) | undefined;
  /** Called under the lock: the gate takes long, and the edit may no longer be wanted. Throws a Refusal then. */
  requireWanted?: (() => void) | undefined;
  /** Goes before other edits that wait for the lock, and is made even if the history cannot be written. */
  isUrgent?: boolean | undefined;
};

/** Most changes that a refusal lists: with a long history its message would fill the audit log. */
const mostTold = 5;

/** The remote was edited after the revision that the operator has seen. */
export class EditConflict extends Refusal {
  override name = 'EditConflict';
  override readonly status = 412;
  override readonly code = 'changed';
  /** The latest edits that were made meanwhile, oldest first. */
  readonly changes: readonly HistoryEntry[];
  constructor(name: string, changes: readonly HistoryEntry[]) {
    const last = changes.slice(-mostTold);
    const more = changes.length - last.length;
    const told = last.map(({ revision, who, action, to }) => `${who}: ${action}${to ? ` ${to}` : ''} (${revision})`);
    super(
      `${name} was changed meanwhile, so nothing was done: ${more > 0 ? `${more} more, then ` : ''}${told.join(', ')}.`,
    );
    this.changes = last;
  }
}

/** The revision belongs to another registry, or to this one before it was restored from a backup. */
class RevisionUnknown extends Refusal {
  override name = 'RevisionUnknown';
  override readonly status = 412;
  override readonly code = 'invalid';
}

/**
 * Refuses an edit if its remote was edited since; edits of other remotes do not conflict.
 * @param history up to the document's revision
 * @throws EditConflict if this remote was edited, or all were recovered, after the revision
 * @throws Refusal if there has been no such revision yet
 */
export function requireUnchanged(name: string, ifRevision: number, history: readonly HistoryEntry[]): void {
  const newest = history.at(-1)?.revision ?? 0;
  if (ifRevision > newest)
    throw new RevisionUnknown(`There has been no revision ${ifRevision} yet, so nothing was done; this is ${newest}.`);
  const changes = history.filter(
    (entry) => entry.revision > ifRevision && (entry.name === name || entry.name === 'all'),
  );
  if (changes.length) throw new EditConflict(name, changes);
}
