/** Weights of the drawn line, in units of the 800 × 1000 sheet: every picture uses these and no others. */
export const weight = { contour: 3.5, seam: 2.5, stitch: 2 } as const;

/** A filled area without an outline. */
export function area(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A filled area with its outline. */
export function panel(data: string, fill: string, outline: string, width: number = weight.seam): string {
  return `<path d="${data}" fill="${fill}" stroke="${outline}"${width === weight.seam ? '' : ` stroke-width="${width}"`}/>`;
}

/** An open line. */
export function line(data: string, stroke: string, width: number = weight.seam, opacity = 1): string {
  const wide = width === weight.seam ? '' : ` stroke-width="${width}"`;
  return `<path d="${data}" stroke="${stroke}"${wide}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A row of stitches along a line. */
export function stitches(data: string, stroke: string): string {
  return `<path d="${data}" stroke="${stroke}" stroke-width="${weight.stitch}" stroke-dasharray="6 6"/>`;
}

/** Content that stays inside an outline. The id may be that of a gradient as well. */
export function inside(id: string, data: string, content: string): string {
  return `<clipPath id="in-${id}"><path d="${data}"/></clipPath><g clip-path="url(#in-${id})">${content}</g>`;
}

/** Repeats a fragment, for teeth, laces, links and the like. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A linear gradient from the upper left to the lower right of what it fills, or in the given direction. */
export function gradient(
  id: string,
  stops: readonly string[],
  direction: readonly [x1: number, y1: number, x2: number, y2: number] = [0, 0, 1, 1],
): string {
  const [x1, y1, x2, y2] = direction;
  const drawn = stops
    .map((stop, index) => {
      const [colour, opacity] = stop.split('/');
      const offset = Math.round((index / Math.max(1, stops.length - 1)) * 100) / 100;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawn}</linearGradient>`;
}

/** A round cord: laces, strings, cables. One path may hold many strands. */
export function cord(data: string, colour: string, edge: string, width: number): string {
  return `<path d="${data}" stroke="${edge}" stroke-width="${width + 4}"/><path d="${data}" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A fragment and its mirror image about the sheet's middle. */
export function mirrored(id: string, content: string): string {
  return `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(-1 0 0 1 800 0)"/>`;
}
