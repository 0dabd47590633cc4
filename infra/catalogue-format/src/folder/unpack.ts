import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { openPromise as openZip } from 'yauzl';

export type UnpackLimits = {
  /** Bytes to which any archive may unpack. */
  readonly always: number;
  /** Beyond that, an archive may unpack to this multiple of its own size: records compress to a tenth, pictures hardly. */
  readonly times: number;
};

export const defaultLimits: UnpackLimits = { always: 2 ** 30, times: 100 };

/** Allowed file names of a catalogue. Other entries of an archive are left out, in particular `..` and absolute paths. */
const name = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Maps names in an archive to files below a folder. */
function entryNames(): { fileOf(entry: string): string | null } {
  const folders = new Map<string, string>();
  return {
    /** @returns null for a name that is left out */
    fileOf(entry) {
      const [first = '', ...others] = entry.replace(/^\.\//, '').split('/');
      const rest = others.join('/');
      if (others.length === 0 || name.test(first)) {
        const file = [first, ...others].join('/');
        return name.test(file) ? file : null;
      }
      // The folder that was archived may have any name, such as `Katalog Übergang`: it gets another one.
      // A hidden one beside it, such as `.git`, is none: two folders would be no catalogue.
      if (first === '' || first.startsWith('.') || !name.test(rest)) return null;
      const folder = folders.get(first) ?? `folder-${folders.size + 1}`;
      folders.set(first, folder);
      return `${folder}/${rest}`;
    },
  };
}

type Unpacked = {
  /** Writes a file of the archive, or leaves it out. @throws if the archive exceeds its limit */
  write(entry: string, content: Readable): Promise<void>;
  /** Gives a file that was written a second name. @throws if there is none */
  link(entry: string, to: string): Promise<void>;
  leaveOut(entry: string): void;
};

function unpackInto(folder: string, mostBytes: number): Unpacked & { readonly leftOut: string[] } {
  const { fileOf } = entryNames();
  const leftOut: string[] = [];
  // Systems and programs add their own hidden files and folders.
  const leaveOut = (entry: string) => {
    if (!/(?:^|\/)\.[^./]/.test(entry)) leftOut.push(entry);
  };
  let bytes = 0;
  async function* counted(content: Readable): AsyncGenerator<Buffer, void, undefined> {
    for await (const part of content as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new Error(`it has more than ${mostBytes} bytes unpacked, far more than packed`);
      yield part;
    }
  }
  return {
    leftOut,
    leaveOut,
    async write(entry, content) {
      const file = fileOf(entry);
      if (file === null) {
        leaveOut(entry);
        // Read anyway, so that its bytes count.
        for await (const _ of counted(content));
      } else {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await pipeline(counted(content), createWriteStream(target));
      }
    },
    async link(entry, to) {
      const [file, other] = [fileOf(entry), fileOf(to)];
      if (file === null || other === null) return leaveOut(entry);
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await link(path.join(folder, other), target);
    },
  };
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function unpackTar(archive: string, { write, link: linkTo, leaveOut }: Unpacked): Promise<void> {
  const isPacked = /\.t?gz$/i.test(archive);
  const entries = extract();
  const source = createReadStream(archive);
  const reading = isPacked ? pipeline(source, createGunzip(), entries) : pipeline(source, entries);
  const writing = (async () => {
    for await (const entry of entries) {
      const { type, name: entryName, linkname } = entry.header;
      if (type === 'file') await write(entryName, entry as unknown as Readable);
      else entry.resume();
      // `tar` writes a file with two names once.
      if (type === 'link' && linkname) await linkTo(entryName, linkname);
      else if (type === 'symlink') leaveOut(entryName);
    }
  })();
  const failures = (await Promise.allSettled([reading, writing])).flatMap((end) =>
    end.status === 'rejected' ? [end.reason as unknown] : [],
  );
  // The other side of a pipeline only reports that it was closed.
  const cause = failures.find((failure) => !isClosed(failure)) ?? failures[0];
  if (cause !== undefined) throw cause;
}

/** The directory is at the end of a zip archive, which is read by its entries, one after the other. */
async function unpackZip(archive: string, { write }: Unpacked): Promise<void> {
  const zip = await openZip(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    await write(entry.fileName, await zip.openReadStreamPromise(entry));
  }
}

/**
 * Unpacks an archive into a folder: `.tar`, `.tar.gz`, `.tgz` or `.zip`. Writes only below the folder.
 * @returns the entries that were left out, because they are links or have a name that no file of a catalogue has
 * @throws half a sentence: the archive is damaged, encrypted, or larger than `limits`
 */
export async function unpack(
  archive: string,
  folder: string,
  { always, times }: UnpackLimits,
): Promise<readonly string[]> {
  const { size } = await stat(archive);
  const unpacked = unpackInto(folder, Math.max(always, times * size));
  await (/\.zip$/i.test(archive) ? unpackZip(archive, unpacked) : unpackTar(archive, unpacked));
  return unpacked.leftOut;
}
