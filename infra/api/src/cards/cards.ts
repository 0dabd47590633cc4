import { createHash } from 'node:crypto';
import type { ContentLocale } from 'shared-contracts/entities';
import type { MediaStore } from '../media/media-store.ts';
import { storedOf } from '../media/picture-of.ts';
import type { PictureRef, TablePicture } from '../media/picture-ref.ts';
import { renderedSizes } from '../media/renderings/rendering-sizes.ts';
import { areTones } from '../media/tones.ts';
import { type CardContent, type CardPicture, drawCard } from './draw-card.ts';

/** Increased when the drawing of cards changes, which changes their URLs. */
const drawingVersion = 1;

export type Card = {
  readonly kind: 'product' | 'article' | 'home';
  /** 0 for the home page. */
  readonly id: number;
  readonly locale: ContentLocale;
  readonly content: CardContent;
  readonly picture: PictureRef | TablePicture | null | undefined;
};

/** `product-30012-at-2f68a80c11de.png`: the hash covers everything that the card shows. */
export function cardFile({ kind, id, locale, content, picture }: Card): string {
  const shown = storedOf(picture);
  const text = JSON.stringify([drawingVersion, content, shown.id, shown.type === 'svg' ? shown.tones : null]);
  return `${kind}-${id}-${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.png`;
}

/** The address of a card, which passes through the shop's origin like all pictures. */
export const cardUrl = (card: Card): string => `/pictures/card/${cardFile(card)}`;

type Media = Pick<MediaStore, 'drawing' | 'rendering' | 'drawCached'>;

/** The card as PNG, drawn once. @throws 503 when too many are waiting */
export function loadCard(media: Media, card: Card): Promise<Buffer | null> {
  return media.drawCached(
    `card-${cardFile(card)}`,
    () => pictureFor(media, card),
    (picture) => drawCard(card.content, picture),
  );
}

async function pictureFor(media: Media, { kind, picture }: Card): Promise<CardPicture> {
  const shown = storedOf(picture);
  const fit = kind === 'product' ? 'whole' : 'filled';
  return { bytes: await bytesOf(media, shown), colour: shown.colour, fit };
}

async function bytesOf(media: Media, ref: PictureRef): Promise<Buffer | null> {
  if (ref.type === 'svg') {
    const svg = await media.drawing(ref.id, areTones(ref.tones) ? ref.tones : {});
    return svg === null ? null : Buffer.from(svg);
  }
  const sizes = renderedSizes(ref);
  const size = sizes.find(({ width }) => width >= 960) ?? sizes.at(-1);
  return size ? media.rendering(ref.id, size.name, 'webp') : null;
}
