import sharp from 'sharp';
import { decoding } from '../inspection/inspect-photograph.ts';
import { pictureLimits } from '../inspection/limits.ts';
import type { RenderedFormat } from './rendering-sizes.ts';

/** Encodes a photograph upright, in sRGB, without metadata. @param width in pixels, of the rendering */
export async function renderPhotograph(original: Buffer, width: number, format: RenderedFormat): Promise<Buffer> {
  const picture = sharp(original, decoding)
    .timeout({ seconds: pictureLimits.seconds })
    .autoOrient()
    .resize(width, null, { withoutEnlargement: true });
  // AVIF at effort 2 takes a third of the time of the default, 4, for about 3 % more bytes.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80 }).toBuffer();
}
