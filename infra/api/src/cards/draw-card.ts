import { pictureTypeOf } from '@bergauf/catalogue-format/pictures/picture-type';
import sharp, { type ExtendOptions } from 'sharp';
import { drawText, type TextBox, textHeight } from './card-text.ts';

/** The size that networks and messengers show whole. */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardContent = {
  /** One line above the title: a brand, or a category of the guide. */
  readonly kicker: string;
  readonly title: string;
  /** Below the title; may be empty. */
  readonly detail: string;
};

export type CardPicture = {
  /** Any format that sharp reads; null if the picture is lost. */
  readonly bytes: Buffer | null;
  /** Colour of the surface behind the picture, `#rrggbb`. */
  readonly colour: string;
  /** `whole`: a product on its ground. `filled`: a scene that is cut to the frame. */
  readonly fit: 'whole' | 'filled';
};

const colours = { paper: '#f6f4ef', ink: '#10201a', soft: '#47554e', glut: '#d5370f' } as const;
const margin = 72;
const pictureLeft = 672;
const textWidth = pictureLeft - 2 * margin + 16;

const kickerBox: TextBox = { face: 'regular', size: 32, width: textWidth, lines: 1 };
const titleBox: TextBox = { face: 'bold', size: 58, width: textWidth, lines: 4 };
const detailBox: TextBox = { face: 'regular', size: 30, width: textWidth, lines: 2 };
const markBox: TextBox = { face: 'bold', size: 44, width: 400, lines: 1 };

/** The edge of the picture rises like the shop's slope of 11 degrees from the perpendicular. */
const slant = 2 * Math.round((cardSize.height * Math.tan((11 * Math.PI) / 180)) / 2);

/** A picture for shared links as PNG: texts on the left, the picture on the right. */
export async function drawCard(content: CardContent, picture: CardPicture): Promise<Buffer> {
  const [sheet, shown] = await Promise.all([drawSheet(content, picture.colour), drawPicture(picture)]);
  const base = sharp({ create: { ...cardSize, channels: 3, background: picture.colour } });
  const layers = [...(shown ? [{ input: shown, left: pictureLeft, top: 0 }] : []), { input: Buffer.from(sheet) }];
  const flat = await base.composite(layers).png().toBuffer();
  // A palette makes the file a third of its size; scenes have too many shades for one.
  const palette = picture.fit === 'whole' ? { palette: true, quality: 92, dither: 1 } : {};
  return sharp(flat)
    .png({ ...palette, compressionLevel: 9, effort: 6 })
    .toBuffer();
}

/** Everything except the picture, with paper over the part of it that the slanted edge cuts off. */
async function drawSheet({ kicker, title, detail }: CardContent, ground: string): Promise<string> {
  const [kickerText, titleText, detailText, mark] = await Promise.all([
    drawText(kicker, kickerBox),
    drawText(title, titleBox),
    drawText(detail, detailBox),
    drawText('Bergauf', markBox),
  ]);
  // Set from the bottom: the last line is always in the same place.
  const detailTop = cardSize.height - margin - 8;
  const titleTop = detailTop - (detail === '' ? 0 : 56) - textHeight(titleText, titleBox);
  const { width, height } = cardSize;
  const text = (path: string, top: number, colour: string): string =>
    `<path transform="translate(${margin} ${top})" fill="${colour}" d="${path}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0H${pictureLeft + slant}L${pictureLeft} ${height}H0z"/>`,
    `<path stroke="${ground}" stroke-width="2" d="M${pictureLeft + slant} 0L${pictureLeft} ${height}"/>`,
    `<g transform="translate(${margin} 116) skewY(-11)" fill="${colours.glut}">`,
    `<path d="${mark.path}"/><path d="M0 20h184v5H0z"/></g>`,
    text(kickerText.path, titleTop - 74, colours.soft),
    text(titleText.path, titleTop, colours.ink),
    text(detailText.path, detailTop, colours.soft),
    '</svg>',
  ].join('');
}

async function drawPicture({ bytes, colour, fit }: CardPicture): Promise<Buffer | null> {
  if (bytes === null) return null;
  const frame = { width: cardSize.width - pictureLeft, height: cardSize.height };
  const picture = sharp(bytes, { density: 144 });
  if (fit === 'filled')
    return picture
      .resize({ ...frame, fit: 'cover' })
      .flatten({ background: colour })
      .png()
      .toBuffer();
  // A whole product keeps a distance from the slanted edge; its background continues around it.
  const space = { width: frame.width - slant / 2, height: frame.height };
  const shown = picture.resize({ ...space, fit: 'inside' }).flatten({ background: colour });
  const { data, info } = await shown.png().toBuffer({ resolveWithObject: true });
  const above = Math.floor((frame.height - info.height) / 2);
  const right = Math.floor((space.width - info.width) / 2);
  const around = {
    top: above,
    bottom: frame.height - info.height - above,
    left: frame.width - info.width - right,
    right,
  };
  return sharp(data)
    .extend({ ...around, ...groundOf(bytes, colour) })
    .png()
    .toBuffer();
}

/** A drawing's background is shaded, so its outermost pixels are repeated. A photograph's background has one colour. */
function groundOf(bytes: Buffer, background: string): ExtendOptions {
  return pictureTypeOf(bytes) === 'svg' ? { extendWith: 'copy' } : { background };
}
