export type PictureType = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif';

/** Number of leading bytes in which the type is searched. A drawing's prologue with comments may take most of them. */
export const headBytes = 4096;

/** The type of a file by its content, of which the beginning is enough; null for any other. Names are ignored: a name may be wrong. */
export function pictureTypeOf(content: Uint8Array): PictureType | null {
  const head = content.subarray(0, headBytes);
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return isSvg(bytes.toString('utf8')) ? 'svg' : null;
}

const startsWith = (bytes: Buffer, ...start: number[]) => bytes.subarray(0, start.length).equals(Buffer.from(start));
const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function isAvif(bytes: Buffer): boolean {
  // The brands of the file type box, which begins with its length.
  const length = bytes.length < 16 ? 0 : Math.min(bytes.readUInt32BE(0), 64);
  return ascii(bytes, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(bytes, 8, length));
}

/**
 * Constructs that may precede the first element, with the text after which they end. A document type, which may contain anything, ends at
 * that element.
 */
const prologue = [
  { begins: /^<\?/, end: '?>', isEndPartOfIt: true },
  { begins: /^<!--/, end: '-->', isEndPartOfIt: true },
  { begins: /^<!DOCTYPE\s+svg[\s>[]/, end: '<svg', isEndPartOfIt: false },
] as const;

/** Reads each character once: a regular expression with such alternatives takes a time that doubles with every comment. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const part = prologue.find(({ begins }) => begins.test(rest));
    if (!part) return /^<svg[\s>]/.test(rest);
    const end = rest.indexOf(part.end, 2);
    if (end < 0) return false;
    rest = rest.slice(end + (part.isEndPartOfIt ? part.end.length : 0)).trimStart();
  }
}
