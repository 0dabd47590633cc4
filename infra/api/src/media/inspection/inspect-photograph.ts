import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { StoredPicture } from '../picture-ref.ts';
import { groundColour } from './ground-colour.ts';
import { inMillions, pictureLimits } from './limits.ts';
import { refuse, unreadable } from './refusal.ts';

/** How originals are decoded, also when they are rendered: with limits, in one pass, a damaged file is an error. */
export const decoding: SharpOptions = {
  limitInputPixels: pictureLimits.pixels,
  failOn: 'error',
  sequentialRead: true,
};

export type Inspected = Omit<StoredPicture, 'id' | 'type'>;

/**
 * Decodes a photograph completely.
 * @throws a refusal: see `refusal.ts`
 */
export async function inspectPhotograph(bytes: Buffer): Promise<Inspected> {
  // Without the limit, so that the sentence can name the size; only the header is read.
  const found = await sharp(bytes, { ...decoding, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  const { width, height } = sizeOf(found);
  if (width * height > pictureLimits.pixels) {
    refuse(
      `has ${width} × ${height} pixels; at most ${inMillions(pictureLimits.pixels)} million are accepted (width times height).`,
    );
  }
  if ((found.pages ?? 1) > 1) refuse('is an animation; only pictures with one frame are accepted.');
  const decoded = sharp(bytes, decoding).timeout({ seconds: pictureLimits.seconds }).autoOrient();
  const colour = await groundColour(decoded).catch(unreadable);
  return { width, height, colour };
}

function sizeOf({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return { width: autoOrient?.width ?? width ?? 0, height: autoOrient?.height ?? height ?? 0 };
}
