import type { RenderedFormat, RenderedSize } from './renderings/rendering-sizes.ts';
import { type Tones, tonesInUrl } from './tones.ts';

/** `/media/<id>/640.avif`. The id is a hash of the content, so browsers can keep the file forever. */
export const renderingAddress = (id: string, { name }: Pick<RenderedSize, 'name'>, format: RenderedFormat): string =>
  `/media/${id}/${name}.${format}`;

/** `/media/<id>/base-2f68a8.svg` */
export const drawingAddress = (id: string, tones: Tones): string => `/media/${id}/${tonesInUrl(tones)}.svg`;
