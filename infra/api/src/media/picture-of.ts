import type { Picture } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../database/localized.ts';
import type { PictureRef, TablePicture } from './picture-ref.ts';
import { placeholder } from './placeholder.ts';
import { type RenderedFormat, type RenderedSize, renderedSizes } from './renderings/rendering-sizes.ts';
import { areTones, type Tones, tonesInUrl } from './tones.ts';

/** `/media/<id>/640.avif`. The id is a hash of the content, so browsers can keep the file forever. */
const renderingAddress = (id: string, { name }: Pick<RenderedSize, 'name'>, format: RenderedFormat): string =>
  `/media/${id}/${name}.${format}`;

/** `/media/<id>/base-2f68a8.svg` */
const drawingAddress = (id: string, tones: Tones): string => `/media/${id}/${tonesInUrl(tones)}.svg`;

/**
 * A picture of the media store as responses have it. Its URLs lead to the routes in `media-routes.ts`.
 * A missing one is the placeholder.
 * @param alt the text where the reference has none
 */
export function pictureOf(
  reference: PictureRef | TablePicture | null | undefined,
  locale: ContentLocale,
  alt: string,
): Picture {
  const ref = storedOf(reference);
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

/** Pixels: logos are some 100 to 300 points wide. */
const logoWidth = 640;

/** The address of a logo, of one size; empty where there is none, so that the name is shown. */
export function logoUrl(reference: TablePicture | null | undefined): string {
  if (!isStored(reference)) return '';
  const { id, type, tones } = reference;
  if (type === 'svg') return drawingAddress(id, areTones(tones) ? tones : {});
  const sizes = renderedSizes(reference);
  const size = sizes.find(({ width }) => width >= logoWidth) ?? sizes.at(-1) ?? { name: 160 };
  return renderingAddress(id, size, 'webp');
}

/** The reference with what the store knows; the placeholder for one that is missing or not stored. */
export function storedOf(reference: PictureRef | TablePicture | null | undefined): PictureRef {
  return isStored(reference) ? reference : placeholder;
}

const isStored = (reference: PictureRef | TablePicture | null | undefined): reference is PictureRef =>
  reference?.id !== undefined;
