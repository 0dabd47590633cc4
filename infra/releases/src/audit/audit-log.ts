import { open, readFile } from 'node:fs/promises';
import Type, { type Static } from 'typebox';
import { lazyValidator } from '../lazy-validator.ts';
import { isMissing } from '../refusal.ts';
import { withReserve } from '../registry/document/disk-reserve.ts';
import type { ReleasesPaths } from '../state-folder.ts';

/** One line of `audit.jsonl`: who did or tried what. Edits of the discovery document stand in the history as well. */
export const AuditLine = Type.Object(
  {
    /** ISO 8601, UTC. */
    at: Type.String(),
    /** Name of the token, or of the user of the operating system. */
    who: Type.String(),
    action: Type.String(),
    outcome: Type.Enum(['done', 'refused']),
    /** The remote, with the version where there is one. */
    subject: Type.Optional(Type.String()),
    /** None: the main one. */
    channel: Type.Optional(Type.String()),
    detail: Type.Optional(Type.String()),
    /** Of the discovery document after the action. */
    revision: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
);
export type AuditLine = Static<typeof AuditLine>;

const validator = lazyValidator(AuditLine);

/** Appends a line and waits until it is on the disk; takes the reserve on a full disk. */
export const appendAudit = (paths: ReleasesPaths, line: Omit<AuditLine, 'at'>): Promise<void> =>
  withReserve(paths, async () => {
    const file = await open(paths.audit, 'a', 0o600);
    try {
      // The line break stands first: a line that a crash has cut off does not damage the next one.
      await file.writeFile(`\n${JSON.stringify({ at: new Date().toISOString(), ...line })}`);
      await file.sync();
    } finally {
      await file.close();
    }
  });

/** The last lines, oldest first; a line that a crash cut off is left out. */
export async function readAudit({ audit }: ReleasesPaths, most: number): Promise<AuditLine[]> {
  const text = await readFile(audit, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').map(parse).filter(validator.Check).slice(-most) as AuditLine[];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
