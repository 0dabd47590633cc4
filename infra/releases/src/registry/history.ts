import { open, readFile } from 'node:fs/promises';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isMissing, Refusal } from '../refusal.ts';

/** One edit of the discovery document, as it stands in `history.jsonl`. */
export const HistoryEntry = Type.Object(
  {
    /** ISO 8601, UTC. */
    at: Type.String(),
    /** The operator: name of the user of the operating system. */
    who: Type.String(),
    action: Type.Enum(['promote', 'rollback', 'canary', 'disable', 'enable']),
    name: Type.String(),
    /** Version that had the traffic before; null: none. For a canary, the default release beside it. */
    from: Type.Union([Type.String(), Type.Null()]),
    /** Version that gets the traffic; null: none. For a canary, the canary. */
    to: Type.Union([Type.String(), Type.Null()]),
    /** Traffic of the canary. */
    percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Revision of the document that this edit made. */
    revision: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

const validator = Compile(HistoryEntry);

/** All complete lines of the history, oldest first. A line cut off by a crash is no line yet. */
export async function readHistory(path: string): Promise<HistoryEntry[]> {
  const lines = (await readText(path)).split('\n').slice(0, -1);
  return lines.map((line, index) => {
    const entry = parse(line);
    if (!validator.Check(entry)) throw new Refusal(`Line ${index + 1} of ${path} is not a valid history entry.`);
    return entry;
  });
}

/**
 * Appends an edit and waits until it is on the disk. The document carries its last edit itself, so whatever a crash
 * kept out of the history before is handed over here and made good.
 *
 * @param previous the last edit before this one, as the document knows it
 */
export async function appendHistory(path: string, entry: HistoryEntry, previous: HistoryEntry | null): Promise<void> {
  const text = await readText(path);
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  const last = parse(complete.trimEnd().split('\n').at(-1) ?? '');
  const isLost = previous !== null && !(validator.Check(last) && last.revision >= previous.revision);
  const lines = (isLost ? [previous, entry] : [entry]).map((line) => `${JSON.stringify(line)}\n`).join('');

  const file = await open(path, 'a');
  try {
    await file.truncate(Buffer.byteLength(complete));
    await file.writeFile(lines);
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
