import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, stitches, weight } from '../../../strokes.ts';
import type { BackpackCut, Pack } from './packs.ts';

export function buckle(x: number, y: number, { ink, graphite, stone }: Colours): string {
  return `<g transform="translate(${x} ${y})">${panel('M-17-16h34v14h-34z', graphite, ink)}${panel('M-15-4h30l-2 26q-13 6-26 0z', graphite, ink)}${line('M-10-11h20M-6 4v12M6 4v12', stone, 2)}</g>`;
}

/** How the pack closes: a zip around the dome, a lid, a rolled edge, a flap of canvas. */
export function packTop(colours: Colours, { trim }: Design, { top, name }: Pack & { name: BackpackCut }): string {
  const { light, soft, shade, deep, ink, graphite } = colours;
  const fill = trim.id === 'tonal' ? 'url(#lid)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  switch (top) {
    case 'dome':
      return (
        line(
          curve('230,560 238,430 244,330 284,266 340,240 400,234 460,240 516,266 556,330 562,430 570,560'),
          ink,
          11,
        ) +
        `<path d="${curve('230,560 238,430 244,330 284,266 340,240 400,234 460,240 516,266 556,330 562,430 570,560')}" stroke="${graphite}" stroke-width="4" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
        line('M232 540l-10 42M568 540l10 42', trim.pop, 9) +
        panel(shape('292,360! 400,338 508,360! 512,440! 400,456 288,440!'), fill, edge) +
        line('M304 380Q400 360 496 380', ink, 6) +
        line('M314 378l-6 24', trim.pop, 7) +
        line('M312 470H488', ink, 15) +
        line('M312 470H488', graphite, 9)
      );
    case 'lid':
      return (
        panel(
          shape(
            '232,240! 236,176 270,132 330,112 400,106 470,112 530,132 564,176 568,240! 576,300 540,330 470,344 400,348 330,344 260,330 224,300',
          ),
          fill,
          edge,
          weight.contour,
        ) +
        line(curve('262,224 330,206 400,202 470,206 538,224'), ink, 7) +
        line('M300 214l-2 34', trim.pop, 8) +
        stitches(curve('240,304 330,326 400,330 470,326 560,304'), trim.id === 'tonal' ? shade : trim.pop) +
        line('M308 330V410M492 330V410', ink, 15) +
        line('M308 332V408M492 332V408', graphite, 9) +
        buckle(308, 382, colours) +
        buckle(492, 382, colours) +
        line(curve('270,170 310,140 370,126'), light, 5, trim.id === 'pale' ? 0 : 0.8)
      );
    case 'roll':
      return name === 'speed'
        ? panel(
            shape('284,230! 292,180 340,160 400,154 460,160 508,180 516,230! 470,252 400,258 330,252'),
            fill,
            edge,
            weight.contour,
          ) +
            line(curve('292,206 340,190 400,184 460,190 508,206'), edge, 3) +
            line('M400 160V330', ink, 15) +
            line('M400 162V328', graphite, 9) +
            buckle(400, 300, colours)
        : panel(
            shape('206,340! 214,262 300,246 400,242 500,246 586,262 594,340! 500,366 400,370 300,366'),
            'url(#lid)',
            deep,
            weight.contour,
          ) +
            panel(
              shape(
                '194,262! 206,214 300,202 400,198 500,202 594,214 606,262! 594,300 500,312 400,316 300,312 206,300',
              ),
              fill,
              edge,
              weight.contour,
            ) +
            line(curve('204,254 300,240 400,236 500,240 596,254'), edge, 3) +
            line(curve('204,280 300,268 400,264 500,268 596,280'), edge, 3) +
            line('M206 290L214 470M594 290L586 470', ink, 17) +
            line('M206 292L214 468M594 292L586 468', graphite, 11) +
            buckle(210, 390, colours) +
            buckle(590, 390, colours);
    case 'flap':
      return (
        area(shape('256,420! 400,450 544,420! 548,500! 400,520 252,500!'), deep, 0.3) +
        panel(
          shape(
            '252,330! 262,276 330,250 400,244 470,250 538,276 548,330! 566,420 556,480! 480,500 400,504 320,500 244,480! 234,420',
          ),
          fill,
          edge,
          weight.contour,
        ) +
        stitches(curve('250,462 320,482 400,486 480,482 550,462'), trim.id === 'tonal' ? shade : trim.pop) +
        ['324', '476']
          .map(
            (x) =>
              line(`M${x} 300V560`, ink, 26) +
              line(`M${x} 302V556`, soft, 19) +
              panel(`M${Number(x) - 18} 500h36v38h-36z`, 'none', ink, 6),
          )
          .join('') +
        line(curve('276,310 330,280 390,272'), light, 5, trim.id === 'pale' ? 0 : 0.6)
      );
  }
}
