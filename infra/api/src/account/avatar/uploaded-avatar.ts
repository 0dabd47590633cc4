import { pictureTypeOf } from '@bergauf/catalogue-format/pictures/picture-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { fieldError } from '../../http/errors/api-error.ts';
import { decoding, inspectPhotograph } from '../../media/inspection/inspect-photograph.ts';
import { inMillions, pictureLimits } from '../../media/inspection/limits.ts';
import { isRefusal } from '../../media/inspection/refusal.ts';

/** Maximum size of an upload in bytes. */
export const avatarBytes = 5 * 2 ** 20;
const pixels = 256;

/** Number of pictures rendered concurrently: each is decoded into memory. */
const renderedAtOnce = 2;
const rendering = pLimit(renderedAtOnce);

const mostPixels = inMillions(pictureLimits.pixels);

const notReadable = () =>
  fieldError('avatar', {
    at: `Dieses Bild können wir nicht verwenden. Bitte wähle ein JPEG, PNG, WebP oder AVIF ohne Animation, mit höchstens ${mostPixels} Millionen Pixeln.`,
    en: `We cannot use this picture. Please choose a JPEG, PNG, WebP or AVIF without animation, with at most ${mostPixels} million pixels.`,
  });

/**
 * Renders an upload as WebP, 256 pixels square, upright and without metadata. Its type is detected from its content.
 * @throws 422 at `avatar`
 */
export async function renderAvatar(bytes: Buffer): Promise<Buffer> {
  const type = pictureTypeOf(bytes);
  // Drawings may refer to other files and contain scripts; a photograph contains only pixels.
  if (type === null || type === 'svg') throw notReadable();
  return rendering(async () => {
    try {
      await inspectPhotograph(bytes);
      return await sharp(bytes, decoding)
        .timeout({ seconds: pictureLimits.seconds })
        .autoOrient()
        .resize(pixels, pixels, { fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer();
    } catch (error) {
      if (isRefusal(error)) throw notReadable();
      throw error;
    }
  });
}
