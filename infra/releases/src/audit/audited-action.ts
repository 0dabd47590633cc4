import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal, sentenceOf } from '../refusal.ts';
import { HistoryUnwritten } from '../registry/document/write-document.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { appendAudit } from './audit-log.ts';

/** Longest stored message of a refusal, in characters. */
const longestRefusal = 500;

/** Result of an action, with what the audit log stores about it. */
export type Audited<T> = { result: T; detail?: string | undefined; revision?: number | undefined };

/** Runs an action of someone whose rights were checked, and writes it to the audit log, a refusal included. */
export async function auditedFor<T>(
  { paths, log }: { paths: ReleasesPaths; log: FastifyBaseLogger },
  who: string,
  { action, subject, channel = mainChannel }: { action: string; subject: string; channel?: string | undefined },
  run: () => Promise<Audited<T>>,
): Promise<T> {
  const about = { who, action, subject, ...(channel !== mainChannel && { channel }) };
  // A completed action does not fail because its line could not be written.
  const write = (line: Parameters<typeof appendAudit>[1]): Promise<void> =>
    appendAudit(paths, line).catch((error: unknown) =>
      log.error({ err: error, line }, 'the audit log cannot be written'),
    );
  try {
    const { result, detail, revision } = await run();
    await write({
      ...about,
      outcome: 'done',
      ...(detail !== undefined && { detail }),
      ...(revision !== undefined && { revision }),
    });
    return result;
  } catch (error) {
    const detail = (error instanceof Refusal ? sentenceOf(error) : 'It failed.').slice(0, longestRefusal);
    if (error instanceof HistoryUnwritten) await write({ ...about, outcome: 'done', detail, revision: error.revision });
    else await write({ ...about, outcome: 'refused', detail });
    throw error;
  }
}
