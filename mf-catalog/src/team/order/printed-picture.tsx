import type { ReactElement, SVGAttributes } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { Picture, Printing } from 'shared-contracts/entities';
import { DrawnShirt, ink, paper, printColour } from './drawn-shirt.tsx';

type PrintedPictureProps = {
  /** The product's picture of this side; without one a shirt is drawn. */
  picture: Picture | undefined;
  /** The product's colour, as a hex code. */
  fill: string;
  className?: string | undefined;
  /** The back with a name and a number, or the front with the crest. */
  back?: Printing | undefined;
  crest?: string | undefined;
};

/**
 * One side of the product's own picture with its print. Pictures of products for clubs show the front first, then the back, and prints are
 * placed as on shirts and hoodies. Decorative: the form contains the print as text.
 */
export function PrintedPicture({ picture, fill, className, back, crest }: PrintedPictureProps): ReactElement {
  const pictureUrl = usePictureUrl();
  if (!picture) return <DrawnShirt fill={fill} back={back} crest={crest} className={className} />;
  const colour = printColour(fill);
  // The outline keeps a print readable on parts of another colour.
  const print: SVGAttributes<SVGTextElement> = {
    x: 50,
    textAnchor: 'middle',
    fill: colour,
    stroke: colour === ink ? paper : ink,
    strokeWidth: 0.7,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  };
  return (
    <svg viewBox="0 0 100 125" className={className} aria-hidden="true">
      <image href={pictureUrl(picture.url)} width="100" height="125" preserveAspectRatio="xMidYMid slice" />
      {back?.name && (
        <text
          {...print}
          y="59"
          fontSize="7"
          fontWeight="750"
          textLength={widthOf(back.name)}
          lengthAdjust="spacingAndGlyphs"
        >
          {back.name.toUpperCase()}
        </text>
      )}
      {back?.number && (
        <text {...print} y="86" fontSize="27" fontWeight="850">
          {back.number}
        </text>
      )}
      {crest && <image href={crest} x="54" y="44" width="14" height="10" />}
    </svg>
  );
}

/** Long names are printed narrower, so that they fit between the shoulders. */
const widthOf = (name: string): number => Math.min(name.toUpperCase().length * 5, 38);
