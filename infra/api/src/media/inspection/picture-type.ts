import type { PictureType } from '../picture-ref.ts';

const startsWith = (bytes: Buffer, ...start: number[]) => bytes.subarray(0, start.length).equals(Buffer.from(start));
const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function isAvif(bytes: Buffer): boolean {
  // The brands of the file type box, which begins with its length.
  const length = bytes.length < 16 ? 0 : Math.min(bytes.readUInt32BE(0), 64);
  return ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, length));
}

/** XML may begin with a declaration, comments and a document type. */
const svgStart = /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[\s\S]*?>\s*|]>\s*)*<svg[\s>]/;

/** The format of a file by its content; null for any other. Names are ignored: a file's name may be wrong. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return svgStart.test(bytes.toString('utf8', 0, 4096)) ? 'svg' : null;
}
