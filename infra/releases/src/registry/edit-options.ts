import { Refusal } from '../refusal.ts';
import type { HistoryEntry } from './history/history.ts';

/** Who edits, and on which condition. */
export type EditOptions = {
  /** Default: the user of the operating system. */
  who?: string | undefined;
  /** Revision that the operator has seen: the edit is refused when the remote was edited since. */
  ifRevision?: number | undefined;
  note?: string | undefined;
  /** Overrides the gate, but no check of integrity; the history lists the objections. */
  force?: boolean | undefined;
  /** Gets the exposed modules of the release that no shell has rendered before the edit. */
  onUntried?: ((exposes: readonly string[]) => void) | undefined;
  /** Asked under the lock: the gate takes long, and what the edit was begun for may be over. Throws a Refusal then. */
  requireWanted?: (() => void) | undefined;
  /** Made before other edits that wait for the lock, and also while the history cannot be written. */
  isUrgent?: boolean | undefined;
};

/** Changes that a refusal tells: of a frontend with a long history its sentence would fill the audit log. */
const mostTold = 5;

/** The remote was edited after the revision that the operator has seen. */
export class EditConflict extends Refusal {
  override name = 'EditConflict';
  /** The last of what was changed meanwhile, oldest first. */
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

/** The revision is of another registry, or of this one before it was restored from a backup. */
class RevisionUnknown extends Refusal {
  override name = 'RevisionUnknown';
  readonly statusCode = 412;
}

/**
 * Edits of other remotes do not conflict.
 * @param history whose last entry is of the document's revision
 * @throws EditConflict when one of this remote, or a recovery of all, was made after the revision
 * @throws Refusal when there has not been such a revision
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
