import type { Picture } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../database/localized.ts';
import { drawingAddress, renderingAddress } from './picture-address.ts';
import type { PictureRef } from './picture-ref.ts';
import { type RenderedFormat, renderedSizes } from './renderings/rendering-sizes.ts';
import { areTones } from './tones.ts';

/**
 * A picture of the media store as responses have it. Its URLs lead to the routes in `media-routes.ts`.
 * @param alt the text where the reference has none
 */
export function pictureOf(ref: PictureRef, locale: ContentLocale, alt: string): Picture {
  const { id, width, height, colour } = ref;
  const picture = { alt: ref.alt ? localized(ref.alt, locale) : alt, width, height, colour };
  if (ref.type === 'svg') return { url: drawingAddress(id, areTones(ref.tones) ? ref.tones : {}), ...picture };
  const sizes = renderedSizes(ref);
  const set = (format: RenderedFormat) =>
    sizes.map((size) => `${renderingAddress(id, size, format)} ${size.width}w`).join(', ');
  const largest = sizes.at(-1) ?? { name: 160 };
  return {
    url: renderingAddress(id, largest, 'webp'),
    ...picture,
    srcset: { avif: set('avif'), webp: set('webp') },
  };
}
