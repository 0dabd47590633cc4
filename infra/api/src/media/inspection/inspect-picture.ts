import { type PictureType, pictureTypeOf } from '@bergauf/catalogue-format/pictures/picture-type';
import { inspectDrawing } from './inspect-drawing.ts';
import { type Inspected, inspectPhotograph } from './inspect-photograph.ts';
import { inMillions, pictureLimits } from './limits.ts';
import { isRefusal, refuse } from './refusal.ts';

/** What is known about a file, and the content to keep. */
export type InspectedPicture = Inspected & { readonly type: PictureType; readonly content: Buffer };

export type Inspection =
  | { readonly ok: true; readonly picture: InspectedPicture }
  | { readonly ok: false; readonly refusal: string };

export type PictureSource = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Reads a file, decides by its content what it is, and decodes it completely.
 * @param name the file's name in the message of a refusal
 */
export async function inspectPicture(source: PictureSource, name: string): Promise<Inspection> {
  try {
    const bytes = await readLimited(source);
    const type = pictureTypeOf(bytes);
    if (bytes.length === 0) refuse('is empty.');
    if (type === null) refuse('is no JPEG, PNG, WebP, AVIF or SVG file.');
    if (type !== 'svg') return { ok: true, picture: { ...(await inspectPhotograph(bytes)), type, content: bytes } };
    if (bytes.length > pictureLimits.drawingBytes) refuse(tooLong('a drawing', pictureLimits.drawingBytes));
    const { svg, ...known } = await inspectDrawing(bytes);
    return { ok: true, picture: { ...known, type, content: Buffer.from(svg) } };
  } catch (error) {
    if (isRefusal(error)) return { ok: false, refusal: `${name} ${error.message}` };
    throw error;
  }
}

const tooLong = (what: string, bytes: number) => `is too large; ${what} may have ${inMillions(bytes)} MB.`;

/** Stops reading at the limit, so that an endless stream ends. */
async function readLimited(source: PictureSource): Promise<Buffer> {
  const limit = pictureLimits.photographBytes;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source instanceof Uint8Array ? [source] : source) {
    length += part.length;
    if (length > limit) refuse(tooLong('a file', limit));
    parts.push(part);
  }
  return Buffer.concat(parts);
}
