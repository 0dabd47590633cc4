/** The position and size of a drawing within another. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const opening = /^<svg [^>]*viewBox="([^"]+)"[^>]*>/;

/**
 * Embeds a standalone SVG into another one, scaled to its frame and clipped. Ids get a prefix, so that ids of two embedded
 * drawings do not collide.
 */
export function inset(svg: string, prefix: string, { x, y, width, height }: Frame): string {
  const box = opening.exec(svg)?.[1] ?? `0 0 ${width} ${height}`;
  const body = svg
    .replace(opening, '')
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${body}`;
}
