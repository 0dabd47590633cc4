import type { ComponentProps, ReactElement } from 'react';
import type { Picture } from '../entities/index.ts';
import { usePictureUrl } from './app-context.tsx';

type PictureElementProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> & {
  /** Alternative text and size are missing where the frame gives the size and the picture is decoration. */
  picture: Pick<Picture, 'url'> & Partial<Picture>;
  /** Its width on the page, as in the `sizes` attribute: photographs come in several widths. */
  sizes: string;
};

/**
 * A picture of a product: AVIF or WebP for photographs, one file for drawings. Pictures whose ratio may differ from that of their frame, 4
 * : 5, are shown whole on their own background (theme.css, layer `pictures`).
 */
export function PictureElement({ picture, sizes, ...props }: PictureElementProps): ReactElement {
  const pictureUrl = usePictureUrl();
  const { url, alt = '', width = 0, height = 0, colour, srcset } = picture;
  const urls = (set: string): string => set.replace(/\/\S+/g, pictureUrl);
  const image = (
    <img
      src={pictureUrl(url)}
      alt={alt}
      {...(width > 0 && { width, height })}
      {...props}
      {...(srcset && { srcSet: urls(srcset.webp), sizes })}
      {...((srcset || width * 5 !== height * 4) &&
        colour && {
          'data-ground': colour,
          // For browsers whose stylesheets cannot read the attribute yet; the Content Security Policy allows scripts to set it.
          ref: (element: HTMLImageElement | null): void => element?.style.setProperty('background-color', colour),
        })}
    />
  );
  if (!srcset) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={urls(srcset.avif)} sizes={sizes} />
      {image}
    </picture>
  );
}
