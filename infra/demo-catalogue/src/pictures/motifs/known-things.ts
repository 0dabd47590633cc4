import type { Colours } from '../colours.ts';
import { curve, shape } from '../outline.ts';
import { area, line, panel, repeat, weight } from '../strokes.ts';

/** A drinking bottle of one litre, 26 cm high, with its foot at (x, y); `height` in units of the sheet. */
export function bottle(
  x: number,
  y: number,
  height: number,
  { stone, slate, paper, graphite, ink, chalk }: Colours,
): string {
  const scale = Math.round((height / 520) * 1000) / 1000;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    panel('M-52-520H52v70H-52z', graphite, ink, weight.contour) +
    line(
      repeat(7, (rib) => `M${-42 + rib * 14}-514v58`),
      ink,
    ) +
    line('M-40-522Q-40-574 0-574T40-522', ink, 20) +
    line('M-40-522Q-40-574 0-574T40-522', slate, 12) +
    panel(
      shape('-56,-448! 56,-448! 86,-396 90,-330 90,-180 88,-20! 70,0! -70,0! -88,-20! -90,-180 -90,-330 -86,-396'),
      chalk,
      slate,
      weight.contour,
    ) +
    area(shape('30,-440! 56,-440! 82,-390 86,-330 86,-20! 40,-8! 56,-200 56,-340'), stone) +
    area(shape('-66,-400! -50,-410! -54,-200 -48,-30! -66,-30! -72,-200'), paper) +
    line('M-88-60Q0-46 88-60M-86-390Q0-376 86-390', slate)
  }</g>`;
}

/** A mug of enamelled steel, 8 cm high, with its foot at (x, y). */
export function mug(x: number, y: number, height: number, { paper, stone, ink, chalk, slate }: Colours): string {
  const scale = Math.round((height / 160) * 1000) / 1000;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    line(curve('78,-120 124,-118 128,-70 108,-40 76,-40'), slate, 22) +
    line(curve('78,-120 124,-118 128,-70 108,-40 76,-40'), paper, 14) +
    panel(shape('-84,-160! 84,-160! 78,-12! 60,0 -60,0 -78,-12!'), paper, slate, weight.contour) +
    area('M30-156h48l-8 150H26z', chalk) +
    `<ellipse cx="0" cy="-160" rx="84" ry="15" fill="${stone}" stroke="${ink}" stroke-width="6"/>`
  }</g>`;
}

/** A folding rule of wood with a line every centimetre, from (x, y) to the right; `length` in centimetres. */
export function ruler(
  x: number,
  y: number,
  length: number,
  step: number,
  { paper, stone, slate, ink }: Colours,
): string {
  return `<g transform="translate(${x} ${y})">${
    panel(`M-12 0H${length * step + 12}V58H-12z`, paper, slate, weight.contour) +
    area(`M-12 46H${length * step + 12}V58H-12z`, stone) +
    line(
      repeat(length + 1, (mark) => `M${mark * step} 0v${mark % 5 === 0 ? 30 : 16}`),
      ink,
      3,
    )
  }</g>`;
}
