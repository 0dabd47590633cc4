import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { chamber, xy } from './chambers.ts';

/** Chambers close up: gathered seams, the pocket's zip, a label. */
export function chambersDetail(colours: Colours, design: Design, make: number): Drawing {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const high = make === 1 ? 340 : make === 3 ? 210 : 250;
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = -150 + row * high;
    return {
      topLeft: [-30, y + 40],
      topRight: [830, y - 40],
      bottomLeft: [-30, y + high + 40],
      bottomRight: [830, y + high - 40],
    } as const;
  });
  const creases = rows
    .map(({ topLeft, topRight }) =>
      repeat(9, (index) => {
        const share = (index + 0.5) / 9;
        const x = topLeft[0] + (topRight[0] - topLeft[0]) * share;
        const y = topLeft[1] + (topRight[1] - topLeft[1]) * share + 88 * share * (1 - share);
        const long = 34 + ((index * 7) % 5) * 16;
        return `M${xy([x - 7, y + 4])}q${index % 2 ? 12 : -4} ${long * 0.6} ${index % 3 ? 8 : -6} ${long}q2-${Math.round(long * 0.6)} 8-${long}zM${xy([x - 5, y - 4])}q-6-${Math.round(long * 0.4)} 2-${Math.round(long * 0.7)}q4 ${Math.round(long * 0.3)} 6 ${Math.round(long * 0.7)}z`;
      }),
    )
    .join('');
  return {
    defs:
      gradient('puff', [shade, soft, light, soft, base, base, shade, deep], [0.1, 0, 0.16, 1]) +
      gradient('form', ['#fff/.2', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.6]) +
      gradient('steel', [paper, stone, slate, stone]) +
      gradient('second', [trim.edge, trim.panel, trim.panel, trim.edge], [0.1, 0, 0.16, 1]),
    body:
      `<g fill="url(#puff)">${rows.map((box, row) => `<path${make === 2 && row < 2 ? ' fill="url(#second)"' : ''} d="${chamber(box, 0, make === 3 ? 60 : 22)}"/>`).join('')}</g>` +
      area(creases, deep, 0.26) +
      rows
        .map(
          ({ topLeft, topRight }) =>
            `${line(`M${xy(topLeft)}Q400 ${topLeft[1] + (make === 3 ? 80 : 4)} ${xy(topRight)}`, deep, 6)}${stitches(`M${xy([topLeft[0], topLeft[1] + 3])}Q400 ${topLeft[1] + (make === 3 ? 83 : 7)} ${xy([topRight[0], topRight[1] + 3])}`, light)}`,
        )
        .join('') +
      area('M0 0H800V1000H0z', 'url(#form)') +
      // Zip of the chest pocket.
      '<g transform="rotate(-68 470 470)">' +
      area('M200 448h520v70H200z', deep, 0.35) +
      panel('M190 430h520q14 0 14 40t-14 40H190q-14 0-14-40t14-40z', shade, deep, weight.contour) +
      stitches('M200 442h506M200 498h506', light) +
      area('M194 456h514v28H194z', ink) +
      `<path d="M200 470H700" stroke="${graphite}" stroke-width="18" stroke-dasharray="6 6" stroke-linecap="butt"/><path d="M200 464H700" stroke="${stone}" stroke-width="2" stroke-dasharray="6 6" stroke-linecap="butt"/>` +
      panel('M616 444h60q12 0 12 26t-12 26h-60l-16-14v-24z', 'url(#steel)', ink, weight.contour) +
      panel('M560 460h70v20h-70q-10 0-10-10t10-10z', graphite, ink) +
      line('M420 470h134', ink, 16) +
      line('M422 468h130', trim.pop, 9) +
      panel('M396 452h44v36h-44q-18 0-18-18t18-18z', graphite, ink) +
      '</g>' +
      // Woven label.
      '<g transform="rotate(-5 180 700)">' +
      area('M92 646h192v112H92z', deep, 0.35) +
      panel('M84 634h192v112H84z', paper, graphite) +
      stitches('M94 644h172v92H94z', stone) +
      mark(180, 690, 36, ink) +
      '</g>',
  };
}
