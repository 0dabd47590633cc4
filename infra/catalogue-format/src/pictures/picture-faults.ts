import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { headBytes, type PictureType, pictureTypeOf } from './picture-type.ts';

const typeOfExtension: Readonly<Record<string, PictureType>> = {
  svg: 'svg',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** Why a file's content, or its beginning, does not match the picture type of its name; null if it does. */
export function contentFault(file: string, content: Uint8Array): string | null {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const type = pictureTypeOf(content);
  if (type === null) return 'is no picture';
  return type === typeOfExtension[extension] ? null : `is a picture of type ${type}`;
}

/**
 * Why a catalogue may not refer to the file at a path; null if it may. A hard link is a file like any other, and a symbolic one may lead
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

/** As `contentFault`, for a file on disk, of which only the beginning is read. */
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
