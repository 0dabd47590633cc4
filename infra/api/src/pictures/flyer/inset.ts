/** Where a drawing stands within another. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const opening = /^<svg [^>]*viewBox="([^"]+)"[^>]*>/;

/**
 * A standalone drawing as a part of another one: it fills its frame, what stands out is cut off. Its ids get a prefix, so that
 * two drawings with a `sky` each do not share one.
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
