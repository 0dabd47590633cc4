import type { ContentLocale } from 'shared-contracts/entities';
import type { InsetPicture } from './inset.ts';

/** A product on a flyer page. */
export type FlyerProduct = {
  readonly picture: InsetPicture;
  readonly brand: string;
  readonly name: string;
  readonly price: string;
  /** The recommended retail price if the product is reduced, otherwise null. */
  readonly recommended: string | null;
  /** Whole percent off the recommended price. */
  readonly percent: number;
};

export type FlyerPageDrawing = {
  readonly number: number;
  readonly total: number;
  /** `3. März bis 15. März 2027` */
  readonly validity: string;
  /** The language of its texts. */
  readonly locale: ContentLocale;
  readonly products: readonly FlyerProduct[];
} & (
  | { readonly layout: 'cover'; readonly scene: InsetPicture; readonly title: string; readonly text: string }
  | { readonly layout: 'hero' | 'grid'; readonly heading: string; readonly text: string }
  | {
      readonly layout: 'story';
      readonly scene: InsetPicture;
      readonly heading: string;
      readonly paragraphs: readonly string[];
    }
  | { readonly layout: 'back'; readonly heading: string; readonly lines: readonly string[] }
);

/** A4 at 5 units per millimetre. */
export const page = { width: 1050, height: 1485, margin: 70 } as const;

export const ink = {
  paper: '#F6F4EF',
  card: '#FFFFFF',
  ink: '#10201A',
  grey: '#4D5954',
  rule: '#D5D2C8',
  glut: '#D23312',
  moss: '#1F5C43',
  glacier: '#D5E6EA',
} as const;

/** The slope of the brand: 11°. */
export const slope = Math.tan((11 * Math.PI) / 180);
