import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentFault, fileFault, pictureFault } from '@bergauf/catalogue-format/pictures/picture-type';
import type { PictureSource } from '../../media/inspection/inspect-picture.ts';
import { pictureLimits } from '../../media/inspection/limits.ts';

export type PictureFile =
  | { readonly ok: false; readonly reason: string }
  /** `hash`: of the bytes; empty for a file that is too large, which an inspection refuses. */
  | { readonly ok: true; readonly source: PictureSource; readonly hash: string };

/** Reads a picture of a catalogue folder once, unless it is larger than a picture may be. */
export async function readPicture(folder: string, file: string): Promise<PictureFile> {
  const whole = path.join(folder, file);
  const refused = (fault: string): PictureFile => ({ ok: false, reason: `"${file}": ${fault}` });
  const noFile = await fileFault(folder, file);
  if (noFile !== null) return refused(noFile);
  const { size } = await stat(whole);
  if (size > pictureLimits.photographBytes) {
    const fault = await pictureFault(whole);
    return fault === null ? { ok: true, source: createReadStream(whole), hash: '' } : refused(fault);
  }
  const bytes = await readFile(whole).catch(() => null);
  if (bytes === null) return refused('cannot be read');
  const fault = contentFault(file, bytes);
  if (fault !== null) return refused(fault);
  return { ok: true, source: bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
