import type { ApiContext } from '../http/api-context.ts';
import { storedOf } from '../media/picture-of.ts';
import type { PictureRef, TablePicture } from '../media/picture-ref.ts';
import { drawPlaceholder, placeholder } from '../media/placeholder.ts';
import { renderedSizes } from '../media/renderings/rendering-sizes.ts';
import { areTones } from '../media/tones.ts';
import type { InsetPicture } from './drawing/inset.ts';

type Media = Pick<ApiContext, 'media'>;

/** Width in pixels that is enough for a photograph on a page: pages are shown 1050 pixels wide. */
const enough = 640;

/** A picture as a drawing: a page is one file, which browsers show without loading others. */
function asDrawing({ width, height }: PictureRef, type: 'webp' | 'svg+xml', content: Buffer): string {
  const data = `data:image/${type};base64,${content.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}

async function photographOf({ media }: Media, ref: PictureRef): Promise<string | null> {
  const sizes = renderedSizes(ref);
  const size = sizes.find(({ width }) => width >= enough) ?? sizes.at(-1);
  const bytes = size && media && (await media.rendering(ref.id, size.name, 'webp'));
  return bytes ? asDrawing(ref, 'webp', bytes) : null;
}

/** A style sheet would apply to the whole page, and `inset` does not rename quoted references. */
const needsOwnDocument = (svg: string): boolean => /<style[\s>]|url\((?!#)/i.test(svg);

async function drawingOf({ media }: Media, ref: PictureRef): Promise<string | null> {
  const svg = await media?.drawing(ref.id, areTones(ref.tones) ? ref.tones : {});
  if (!svg) return null;
  return needsOwnDocument(svg) ? asDrawing(ref, 'svg+xml', Buffer.from(svg)) : svg;
}

/**
 * A picture as pages contain it: a drawing in its tones, or a small rendering of a photograph. The placeholder if it is missing.
 * @throws 503 when too many photographs are being rendered
 */
export async function pagePicture(
  context: Media,
  reference: PictureRef | TablePicture | null | undefined,
): Promise<InsetPicture> {
  const ref = storedOf(reference);
  const isDrawing = ref.type === 'svg';
  const svg = await (isDrawing ? drawingOf : photographOf)(context, ref);
  if (!svg) return { svg: drawPlaceholder(), width: placeholder.width, height: placeholder.height, ground: null };
  return { svg, width: ref.width, height: ref.height, ground: isDrawing ? null : ref.colour };
}
