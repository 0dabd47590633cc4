import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { messageOf } from '@bergauf/service-kit/error-message';
import { algorithmOf, type IntegrityAlgorithm } from '@bergauf/service-kit/integrity';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import { type Extract, extract, type Pack, pack } from 'tar-stream';
import { Refusal } from '../refusal.ts';
import { createHeaderCheck } from './archive-headers.ts';
import { checkManifest, manifestBytes, manifestFile } from './manifest.ts';
import type { BuiltRelease } from './store-release.ts';

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

export type ArchiveLimits = {
  manifestBytes: number;
  fileBytes: number;
  totalBytes: number;
};

/** Limits, many times the size of a frontend. */
export const archiveLimits: ArchiveLimits = {
  manifestBytes: 2 ** 20,
  fileBytes: 16 * 2 ** 20,
  totalBytes: 128 * 2 ** 20,
};

/** A release as a tar archive: its manifest first, so that the receiver can check each file while it arrives. */
export function packRelease({ manifest, contents }: BuiltRelease): Pack {
  const archive = pack();
  // A reader that stops early destroys it, which is no failure; a reader that is waiting receives the error itself.
  archive.on('error', () => undefined);
  const write = async (): Promise<void> => {
    const put = (name: string, content: Buffer | string): Promise<void> =>
      new Promise((done, fail) => archive.entry({ name }, content, (error) => (error ? fail(error) : done())));
    await put(manifestFile, manifestBytes(manifest));
    for (const [file, content] of contents) await put(file, content);
    archive.finalize();
  };
  write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  return archive;
}

/** The archive cannot be parsed, or the upload was interrupted. */
class BrokenArchive extends Refusal {
  override name = 'BrokenArchive';
}

export type ReceivedArchive = {
  manifest: ReleaseManifest;
  /** Writes the files below a folder while they arrive, each checked against the manifest. */
  writeTo: (folder: string) => Promise<void>;
  /** Stops reading. */
  close: () => Promise<unknown>;
};

/**
 * Reads an archive of `packRelease` from a stream; the files are read by `writeTo`.
 *
 * @param source is never destroyed here, so that the sender can still get the response
 * @throws Refusal for anything that is not a release (see the tests)
 */
export async function receiveArchive(source: Readable, limits = archiveLimits): Promise<ReceivedArchive> {
  const { entries, explain } = readEntries(source, limits.totalBytes);
  const close = (): Promise<unknown> => entries.return(undefined);
  const manifest = await explain(async () => {
    const { value: first } = await entries.next();
    if (first?.header.name !== manifestFile) throw new Refusal(`The archive does not begin with ${manifestFile}.`);
    return checkManifest(parse(await textOf(first, limits.manifestBytes)));
  }).catch(async (error: unknown) => {
    // Otherwise the source would wait for a reader, and the upload would never end.
    await close();
    throw error;
  });
  return {
    manifest,
    close,
    writeTo: (folder) =>
      explain(async () => {
        const missing = new Map(Object.entries(manifest.files));
        for await (const entry of entries) {
          const { name, type } = entry.header;
          // The manifest names only files below the release, so this excludes `..` and absolute paths.
          if (!Object.hasOwn(manifest.files, name)) {
            throw new Refusal(`The archive has ${name}, which the manifest does not name.`);
          }
          if (type !== 'file') throw new Refusal(`${name} in the archive is a ${type}, not a file.`);
          const wanted = missing.get(name);
          if (wanted === undefined) throw new Refusal(`The archive has ${name} twice.`);
          missing.delete(name);
          const found = await writeEntry(entry, join(folder, name), limits.fileBytes, algorithmOf(wanted));
          if (found !== wanted) throw new Refusal(`${name} in the archive does not match the manifest.`);
        }
        const [lost] = missing.keys();
        if (lost !== undefined) throw new Refusal(`The archive lacks ${lost}, which the manifest names.`);
      }),
  };
}

type Entries = {
  entries: AsyncGenerator<Entry, void, undefined>;
  /** Runs a step of the reading; a truncated entry fails with the archive's own error. */
  explain: <T>(read: () => Promise<T>) => Promise<T>;
};

function readEntries(source: Readable, mostBytes: number): Entries {
  const archive = extract();
  const checkHeaders = createHeaderCheck();
  let bytes = 0;
  let reason: Error | null = null;
  const fail = (error: Error): void => {
    reason = error;
    archive.destroy(error);
  };
  const onData = (chunk: Buffer): void => {
    if (reason) return;
    bytes += chunk.length;
    try {
      if (bytes > mostBytes) throw new Refusal(`The archive has more than ${mostBytes} bytes.`);
      checkHeaders(chunk);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (!archive.write(chunk)) {
      source.pause();
      archive.once('drain', () => source.resume());
    }
  };
  const onEnd = (): void => void archive.end(null);
  const onClose = (): void => {
    if (!source.readableEnded) fail(new BrokenArchive('The upload was interrupted; nothing was stored.'));
  };
  // An error without a reader needs a listener too.
  archive.on('error', (error) => {
    reason ??= error;
  });
  async function* read(): AsyncGenerator<Entry, void, undefined> {
    source.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
    // A stream that was closed earlier emits no more events: the upload would never end and occupy one of its token's slots forever.
    if (source.closed) onClose();
    try {
      for await (const entry of archive) yield entry;
    } finally {
      source.off('data', onData).off('end', onEnd).off('close', onClose);
    }
  }
  return {
    entries: read(),
    explain: async (part) => {
      try {
        return await part();
      } catch (error) {
        if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error;
        const cause = reason ?? error;
        if (cause instanceof Refusal) throw cause;
        throw new BrokenArchive(`The archive cannot be read: ${messageOf(cause)}.`);
      }
    },
  };
}

async function textOf(entry: Entry, mostBytes: number): Promise<string> {
  requireSize(entry, mostBytes);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** @returns the integrity of the written content */
async function writeEntry(
  entry: Entry,
  path: string,
  mostBytes: number,
  algorithm: IntegrityAlgorithm,
): Promise<string> {
  requireSize(entry, mostBytes);
  const hash = createHash(algorithm);
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    for await (const chunk of entry) {
      hash.update(chunk as Buffer);
      await file.writeFile(chunk as Buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return `${algorithm}-${hash.digest('base64')}`;
}

function requireSize({ header: { name, size } }: Entry, mostBytes: number): void {
  if (size > mostBytes) throw new Refusal(`${name} in the archive has more than ${mostBytes} bytes.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${manifestFile} in the archive is not JSON.`);
  }
}
