import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, cord, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { Length } from './lengths.ts';

const band = shape(
  '240,236! 300,250 400,256 500,250 560,236! 566,270 568,306! 500,324 400,330 300,324 232,306! 234,270',
);

/** Elastic with a cord, a wide flat band, or a belt in its loops. */
export function waistband(colours: Colours, { trim }: Design, kind: Length['band'], side: 'front' | 'back'): string {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  if (kind === 'wide') {
    return (
      panel(
        shape('246,196! 300,210 400,216 500,210 554,196! 564,260 570,316! 500,336 400,342 300,336 230,316! 236,260'),
        trim.id === 'tonal' ? 'url(#band)' : trim.panel,
        trim.id === 'tonal' ? deep : trim.edge,
        weight.contour,
      ) +
      stitches(curve('236,304 300,324 400,330 500,324 564,304'), trim.id === 'tonal' ? soft : trim.pop) +
      line(curve('250,206 300,218 400,224 500,218 550,206'), light, 2.5, 0.6) +
      (side === 'back' ? panel('M330 244h140v56H330z', base, deep) + line('M338 256H462', ink, 6) : '')
    );
  }
  if (kind === 'belt') {
    return (
      panel(band, base, deep, weight.contour) +
      stitches(curve('240,296 300,312 400,318 500,312 560,296'), soft) +
      line(curve('238,270 300,286 400,292 500,286 562,270'), ink, 34) +
      line(curve('238,270 300,286 400,292 500,286 562,270'), trim.id === 'tonal' ? graphite : trim.panel, 28) +
      stitches(curve('240,262 300,277 400,283 500,277 560,262'), trim.id === 'tonal' ? stone : trim.pop) +
      [262, 318, 482, 538]
        .map((x) =>
          panel(`M${x - 9} ${250 + Math.round(16 * Math.sin(((x - 240) / 320) * Math.PI))}h18v72h-18z`, shade, deep),
        )
        .join('') +
      (side === 'front'
        ? panel('M356 266h88q8 0 8 8v38q0 8-8 8h-88q-8 0-8-8v-38q0-8 8-8z', slate, ink, weight.contour) +
          area('M362 276h30v34h-30z', ink) +
          line('M402 276h40', paper, 3, 0.8) +
          line(curve('404,336 400,400 392,470'), deep) +
          stitches(curve('416,338 412,400 400,480 372,500'), soft)
        : panel('M270 420h100v96h-100zM430 420h100v96h-100z', base, deep) + line('M270 436h100M430 436h100', ink, 5))
    );
  }
  return (
    panel(band, 'url(#band)', deep, weight.contour) +
    line(
      repeat(25, (rib) => `M${250 + rib * 12.5} ${246 + Math.round(10 * Math.sin((rib / 24) * Math.PI))}v62`),
      deep,
      2,
      0.6,
    ) +
    stitches(curve('240,284 300,300 400,306 500,300 560,284'), soft) +
    line(curve('244,244 300,256 400,262 500,256 556,244'), light, 2.5, 0.6) +
    (side === 'front'
      ? cord(
          `${curve('374,298 388,318 400,322 412,318 426,298')}${curve('398,322 360,336 350,364 380,366 402,326')}${curve('402,322 440,334 452,360 424,366 400,328')}${curve('398,326 384,380 376,430')}${curve('404,326 420,380 418,440')}`,
          paper,
          deep,
          7,
        ) + line('M376 424l-2 16M418 434v16', ink, 9)
      : panel('M334 268h132v42H334z', 'url(#band)', deep) +
        line('M342 289H458', ink, 7) +
        line('M348 290l-8 34', trim.pop, 7))
  );
}
