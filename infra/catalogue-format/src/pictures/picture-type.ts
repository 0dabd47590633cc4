import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

export type PictureType = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif';

const typeOfExtension: Readonly<Record<string, PictureType>> = {
  svg: 'svg',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** The type of a picture by its first bytes; null if they are of no picture that the shop knows. */
export function pictureType(head: Uint8Array): PictureType | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = bytes.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(text.slice(8, 12))) return 'avif';
  const start = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/^\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*/, '');
  return start.startsWith('<svg') ? 'svg' : null;
}

/** A prologue with comments may stand before `<svg`. */
const headBytes = 1024;

/** Why a file with this content, or its beginning, is not the picture that its name says; null if it is. */
export function contentFault(file: string, content: Uint8Array): string | null {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const type = pictureType(content.subarray(0, headBytes));
  if (type === null) return 'is no picture';
  return type === typeOfExtension[extension] ? null : `is a picture of type ${type}`;
}

/**
 * Why a path is no file that a catalogue may name; null if it is one. A hard link is a file like any other, and a symbolic one may lead
 * to another file of the folder; but not out of it, nor to a device, which never ends. Synchronous, as `pictureFault`: decision 0100.
 */
export function fileFault(folder: string, file: string): string | null {
  const real = orNull(() => realpathSync.native(path.join(folder, file)));
  if (real === null) return 'there is no such file';
  if (!real.startsWith(realpathSync.native(folder) + path.sep)) return 'is a link that leads out of the folder';
  return statSync(real).isFile() ? null : 'is no file';
}

function orNull<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** The same as `contentFault` for a file on disk, of which only the beginning is read. */
export function pictureFault(file: string): string | null {
  const opened = orNull(() => openSync(file, 'r'));
  if (opened === null) return 'there is no such file';
  try {
    const head = Buffer.alloc(headBytes);
    return contentFault(file, head.subarray(0, readSync(opened, head, 0, headBytes, 0)));
  } catch {
    return 'cannot be read';
  } finally {
    closeSync(opened);
  }
}
