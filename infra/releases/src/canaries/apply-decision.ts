import type { FastifyBaseLogger } from 'fastify';
import { auditedFor } from '../audit/audited-action.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import type { DecidedEdit } from './judge-canary.ts';

type Context = { paths: ReleasesPaths; log: FastifyBaseLogger; registry: Registry; channel: string; who: string };

/** `ifRevision`: revision of the document that the decision was based on. */
type Condition = Required<Pick<EditOptions, 'ifRevision' | 'requireWanted'>>;

/**
 * Edits the document as decided, with a line in the audit log that gives the reason.
 * @throws Refusal
 */
export function applyDecision(
  { paths, log, registry, channel, who }: Context,
  name: string,
  decision: DecidedEdit,
  condition: Condition,
): Promise<HistoryEntry> {
  const { kind, version, reason } = decision;
  const options = { who, ...condition, note: reason.slice(0, 500) };
  const subject = `${name} ${version}`;
  return auditedFor({ paths, log }, who, { action: kind, subject, channel }, async () => {
    const entry = await edit();
    return { result: entry, detail: reason, revision: entry.revision };
  });

  function edit(): Promise<HistoryEntry> {
    if (decision.kind === 'undo') return registry.rollback(name, undefined, options);
    const percent = decision.kind === 'withdraw' ? 0 : decision.percent;
    return registry.canary(name, version, percent, options);
  }
}
