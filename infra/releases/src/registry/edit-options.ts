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
};

/** The remote was edited after the revision that the operator has seen. */
export class EditConflict extends Refusal {
  override name = 'EditConflict';
  /** What was changed meanwhile, oldest first. */
  readonly changes: readonly HistoryEntry[];
  constructor(name: string, changes: readonly HistoryEntry[]) {
    const told = changes.map(({ revision, who, action, to }) => `${who}: ${action}${to ? ` ${to}` : ''} (${revision})`);
    super(`${name} was changed meanwhile, so nothing was done: ${told.join(', ')}.`);
    this.changes = changes;
  }
}

/**
 * Edits of other remotes do not conflict.
 * @throws EditConflict when one of this remote, or a recovery of all, was made after the revision
 */
export function requireUnchanged(name: string, ifRevision: number, history: readonly HistoryEntry[]): void {
  const changes = history.filter(
    (entry) => entry.revision > ifRevision && (entry.name === name || entry.name === 'all'),
  );
  if (changes.length) throw new EditConflict(name, changes);
}
