/** The position and size of a drawing within another. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A picture that a page contains. */
export type InsetPicture = {
  /** A standalone SVG of this size, without a style sheet and without quoted references. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Colour of the frame beside a picture that is shown whole; null for one that fills its frame and is cut off at its edges. */
  readonly ground: string | null;
};

/**
 * Embeds a picture into a page, scaled to its frame. Ids get a prefix, so that ids of two embedded drawings do not collide. The
 * drawing's own root stays inside, with its size, viewBox and colours.
 */
export function inset(picture: InsetPicture, prefix: string, { x, y, width, height }: Frame): string {
  const { ground } = picture;
  const body = picture.svg
    .replace(/^[^<]*(<\?[^>]*>\s*)?/, '')
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/gi, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  const behind = ground === null ? '' : `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${ground}"/>`;
  const fit = ground === null ? 'slice' : 'meet';
  return `${behind}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}" preserveAspectRatio="xMidYMid ${fit}">${body}</svg>`;
}
