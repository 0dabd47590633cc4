import { open } from 'node:fs/promises';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import Type, { type Static } from 'typebox';
import { isMissing } from '../refusal.ts';
import { withReserve } from '../registry/document/disk-reserve.ts';
import type { ReleasesPaths } from '../state-folder.ts';

/** One line of `audit.jsonl`: who did or tried what. Edits of the discovery document are in the history as well. */
export const AuditLine = Type.Object(
  {
    /** ISO 8601, UTC. */
    at: Type.String(),
    /** Name of the token, or of the operating system user. */
    who: Type.String(),
    action: Type.String(),
    outcome: Type.Enum(['done', 'refused']),
    /** The remote, with the version where there is one. */
    subject: Type.Optional(Type.String()),
    /** Missing: the main channel. */
    channel: Type.Optional(Type.String()),
    detail: Type.Optional(Type.String()),
    /** Revision of the discovery document after the action. */
    revision: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
);
export type AuditLine = Static<typeof AuditLine>;

const validator = lazyValidator(AuditLine);

/**
 * Appends a line and waits until it is on the disk. On a full disk it uses the reserve for completed actions; refusals, which any token
 * holder can repeat, must leave the reserve to the kill switch.
 */
export async function appendAudit(paths: ReleasesPaths, line: Omit<AuditLine, 'at'>): Promise<void> {
  const append = async (): Promise<void> => {
    const file = await open(paths.audit, 'a', 0o600);
    try {
      // The line break comes first, so that a line cut off by a crash does not damage the next one.
      await file.writeFile(`\n${JSON.stringify({ at: new Date().toISOString(), ...line })}`);
      await file.sync();
    } finally {
      await file.close();
    }
  };
  return line.outcome === 'done' ? withReserve(paths, append) : append();
}

/** Bytes of the first read; more are read if it has too few lines. */
const tailBytes = 256 * 1024;

/** The last lines, oldest first, in reads of limited length; a line that a crash cut off is left out. */
export async function readAudit({ audit }: ReleasesPaths, most: number): Promise<AuditLine[]> {
  const file = await open(audit, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return [];
  try {
    const { size } = await file.stat();
    for (let length = tailBytes; ; length *= 4) {
      const start = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
      // The first line of a part may be cut off, and then does not parse.
      const lines = buffer.toString('utf8', 0, bytesRead).split('\n').map(parse).filter(isLine);
      if (start === 0 || lines.length >= most) return lines.slice(-most);
    }
  } finally {
    await file.close();
  }
}

const isLine = (value: unknown): value is AuditLine => validator.Check(value);

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
