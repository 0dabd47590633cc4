import { open, readFile } from 'node:fs/promises';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import Type, { type Static } from 'typebox';
import { isMissing } from '../../refusal.ts';

/** Running shells' observation of a release. */
const Observation = Type.Object(
  { version: Type.String(), problem: Type.Union([Type.String(), Type.Null()]) },
  { additionalProperties: false },
);
export type Observation = Static<typeof Observation>;

/** One edit of the discovery document: a line of `history.jsonl`. */
export const HistoryEntry = Type.Object(
  {
    /** ISO 8601, UTC. */
    at: Type.String(),
    /** The operator: name of the token, or of the operating system user. */
    who: Type.String(),
    action: Type.Enum([
      'promote',
      'rollback',
      'canary',
      'disable',
      'enable',
      'develop',
      'restore',
      'recover',
      'pin',
      'unpin',
      'note',
    ]),
    /** The remote; `all` for a recovery. */
    name: Type.String(),
    /** Version that had the traffic before; null: none. For a canary, the default release beside it. */
    from: Type.Union([Type.String(), Type.Null()]),
    /** Version that gets the traffic; null: none. For a canary, the canary. */
    to: Type.Union([Type.String(), Type.Null()]),
    /** Traffic of the canary. */
    percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /**
     * For a rollback, why it chose its target; for a pin, the operator's text; for other edits, what else they change (see `actions.ts`).
     */
    reason: Type.Optional(Type.String()),
    /** Note of the operator. */
    note: Type.Optional(Type.String({ maxLength: 500 })),
    /** Overridden objections of the gate. */
    forced: Type.Optional(Type.Array(Type.String())),
    /** Observations of running shells on this remote's releases at that time; `problem` null: none. */
    seen: Type.Optional(Type.Array(Observation)),
    /** Revision of the document that this edit made. */
    revision: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

const validator = lazyValidator(HistoryEntry);

export type SoundHistory = {
  /** Oldest first. */
  entries: HistoryEntry[];
  /** Numbers, from 1, of lines that cannot be parsed. They are reported and skipped, so that operators can still act. */
  damaged: number[];
};

/** All complete lines of the history, without a last line cut off by a crash. */
export async function readHistory(path: string): Promise<SoundHistory> {
  const [entries, damaged]: [HistoryEntry[], number[]] = [[], []];
  for (const [index, line] of (await readText(path)).split('\n').slice(0, -1).entries()) {
    const entry = parse(line);
    if (validator.Check(entry)) entries.push(entry);
    else damaged.push(index + 1);
  }
  return { entries, damaged };
}

/** The end of the history, in one read of limited length. */
export type HistoryTail = {
  exists: boolean;
  /** Revision of the last complete line; 0 if there is none. */
  revision: number;
};

/** Many times the length of a line. */
const tailBytes = 64 * 1024;

export async function readHistoryTail(path: string): Promise<HistoryTail> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return { exists: false, revision: 0 };
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - tailBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    const last = parse(text.split('\n').slice(0, -1).at(-1) ?? '');
    return { exists: size > 0, revision: validator.Check(last) ? last.revision : 0 };
  } finally {
    await file.close();
  }
}

/** Appends an edit, replacing a line cut off by a crash, and waits until it is on the disk. */
export async function appendHistory(path: string, entry: HistoryEntry): Promise<void> {
  const text = await readText(path);
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  const file = await open(path, 'a');
  try {
    await file.truncate(Buffer.byteLength(complete));
    await file.writeFile(`${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
