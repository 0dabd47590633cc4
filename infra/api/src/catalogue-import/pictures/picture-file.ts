import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFault, fileFault, pictureFault } from '@bergauf/catalogue-format/pictures/picture-faults';
import type { PictureSource } from '../../media/inspection/inspect-picture.ts';
import { pictureLimits } from '../../media/inspection/limits.ts';

export type PictureFile =
  | { readonly ok: false; readonly reason: string }
  /** `hash`: of the bytes; empty for a file that is too large, which an inspection refuses. */
  | { readonly ok: true; readonly source: PictureSource; readonly hash: string };

/** Reads a picture of a catalogue folder once, unless it is larger than a picture may be. Synchronous: decision 0100. */
export function readPicture(folder: string, file: string): PictureFile {
  const whole = path.join(folder, file);
  const refused = (fault: string): PictureFile => ({ ok: false, reason: `"${file}": ${fault}` });
  const noFile = fileFault(folder, file);
  if (noFile !== null) return refused(noFile);
  if (statSync(whole).size > pictureLimits.photographBytes) {
    const fault = pictureFault(whole);
    return fault === null ? { ok: true, source: createReadStream(whole), hash: '' } : refused(fault);
  }
  const bytes = read(whole);
  if (bytes === null) return refused('cannot be read');
  const fault = contentFault(file, bytes);
  if (fault !== null) return refused(fault);
  return { ok: true, source: bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
