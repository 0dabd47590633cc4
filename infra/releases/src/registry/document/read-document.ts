import { readFile } from 'node:fs/promises';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { isMissing, Refusal, sentenceOf } from '../../refusal.ts';
import type { ReleasesPaths } from '../../state-folder.ts';
import { readHistoryTail } from '../history/history.ts';
import { hasReserve } from './disk-reserve.ts';
import { emptyDocument, parseStoredDocument, type StoredDocument } from './stored-document.ts';

/** Why there is no usable document, though the registry has had one. */
export type DocumentFault = 'lost' | 'unreadable' | 'damaged' | 'outdated';

/** The registry has a history, but no usable document. It must not be taken for a new registry, which would switch all remotes off. */
export class DocumentFailure extends Refusal {
  override name = 'DocumentFailure';
  override readonly status = 503;
  override readonly code: `discovery-${DocumentFault}`;
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault, what: string, channel: string) {
    const option = channel === mainChannel ? '' : ` --channel ${channel}`;
    super(`${what} "npm run remote -- recover${option}" makes it anew from the history.`);
    this.fault = fault;
    this.code = `discovery-${fault}`;
  }
}

/**
 * Reads `discovery.json`.
 *
 * @returns null if the registry has never had one, before the first rollout
 * @throws DocumentFailure when it has had one that cannot be used now
 */
export async function readDocument(paths: ReleasesPaths): Promise<StoredDocument | null> {
  const { channel, discovery, history } = paths;
  // Read before the document: a document is written before its history line, so it is never older than a history read earlier.
  const tail = await readHistoryTail(history);
  let text: string;
  try {
    text = await readFile(discovery, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw new DocumentFailure('unreadable', unusableText(discovery, error), channel);
    if (!tail.exists && !(await hasReserve(paths))) return null;
    throw new DocumentFailure('lost', `${discovery} is missing, but the registry has had rollouts.`, channel);
  }
  const document = parse(text, paths);
  if (document.revision >= tail.revision) return document;
  const older = `revision ${document.revision}, older than the last rollout, ${tail.revision}`;
  throw new DocumentFailure('outdated', `${discovery} is of ${older}.`, channel);
}

function parse(text: string, { channel, discovery }: ReleasesPaths): StoredDocument {
  try {
    return parseStoredDocument(JSON.parse(text));
  } catch (error) {
    throw new DocumentFailure('damaged', unusableText(discovery, error), channel);
  }
}

/** One sentence with one full stop, whether or not the cause ends with one. */
const unusableText = (discovery: string, cause: unknown): string =>
  `${discovery} cannot be used: ${sentenceOf(cause).replace(/\.?$/, '.')}`;

/** The document; an empty one before the first rollout. */
export const readOrEmpty = async (paths: ReleasesPaths): Promise<StoredDocument> =>
  (await readDocument(paths)) ?? emptyDocument();
