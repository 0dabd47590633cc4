import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, stitches, weight } from '../../../strokes.ts';
import type { Headwear } from './makes.ts';

const hood = shape(
  '276,262! 262,210 270,156 306,112 352,92 400,86 448,92 494,112 530,156 538,210 524,262! 470,286 400,292 330,286',
);

/** A collar with the hood rolled into it. */
export function collar({ soft, base, deep, ink }: Colours, { trim }: Design): string {
  return (
    panel(shape('300,176! 350,150 400,146 450,150 500,176! 496,252! 304,252!'), deep, deep, weight.contour) +
    area(shape('320,178! 360,162 400,160 440,162 480,178! 474,246! 326,246!'), ink) +
    panel('M384 162h32v14h-32z', trim.pop, deep) +
    panel(
      shape('298,176! 340,190 394,200! 394,286! 340,280 282,262! 288,214'),
      trim.id === 'tonal' ? soft : trim.panel,
      trim.edge,
      weight.contour,
    ) +
    panel(
      shape('502,176! 460,190 406,200! 406,286! 460,280 518,262! 512,214'),
      trim.id === 'tonal' ? base : trim.panel,
      trim.edge,
      weight.contour,
    ) +
    line(`${curve('300,196 340,210 390,220')}${curve('500,196 460,210 410,220')}`, trim.pop, 4)
  );
}

/** The hood from the front, worn. */
export function hoodUp({ light, soft, shade, deep, ink, graphite }: Colours, { cut, trim }: Design): string {
  return (
    panel(hood, 'url(#hood)', deep, weight.contour) +
    panel(
      shape('318,262! 300,214 304,168 334,134 400,122 466,134 496,168 500,214 482,262! 440,300 400,312 360,300'),
      deep,
      deep,
    ) +
    area(shape('326,250! 316,200 324,166 350,146 400,138 450,146 476,166 484,200 474,250! 400,230'), ink) +
    line(curve('330,186 360,158 400,150 440,158 470,186'), graphite, 3) +
    panel(shape('300,214! 318,250 352,276 392,286! 392,330! 340,318 296,292 276,262! 280,230'), 'url(#hood)', deep) +
    panel(shape('500,214! 482,250 448,276 408,286! 408,330! 460,318 504,292 524,262! 520,230'), shade, deep) +
    line(`${curve('336,128 346,108 366,94')}${curve('464,128 454,108 434,94')}`, deep) +
    stitches(curve('286,246 282,200 294,158 330,120 400,106 470,120 506,158 518,200 514,246'), light) +
    panel(
      shape('320,104! 360,92 400,88 440,92 480,104! 488,124 470,132 400,120 330,132 312,124'),
      cut === 0 ? soft : trim.panel,
      cut === 0 ? deep : trim.edge,
    )
  );
}

/** The hood from behind, with its volume adjuster. */
export function hoodBehind({ light, soft, shade, deep, ink, graphite }: Colours): string {
  return (
    panel(
      shape(
        '268,270! 254,214 262,156 300,110 352,90 400,86 448,90 500,110 538,156 546,214 532,270! 500,312 450,332 400,336 350,332 300,312',
      ),
      'url(#hood)',
      deep,
      weight.contour,
    ) +
    panel(shape('346,92! 400,86 454,92! 470,180 462,260 440,334! 400,337 360,334! 338,260 330,180'), soft, deep) +
    stitches(curve('356,100 342,180 350,260 370,326'), shade) +
    stitches(curve('444,100 458,180 450,260 430,326'), shade) +
    area(shape('500,116! 540,160 546,214 532,270! 500,312 470,324! 500,250 510,180'), deep, 0.28) +
    line('M270 206Q330 226 372 216M428 216Q470 226 530 206', graphite, 5) +
    panel('M374 200h52v32h-52z', graphite, ink) +
    line('M400 232v44', graphite, 4) +
    panel('M392 272h16v18h-16z', light, ink)
  );
}

/** A collar from behind, taller than the shoulders. */
function collarBehind({ soft, deep }: Colours, { trim }: Design): string {
  return (
    panel(
      shape('300,190! 350,170 400,166 450,170 500,190! 516,262! 460,282 400,288 340,282 284,262!'),
      trim.id === 'tonal' ? soft : trim.panel,
      trim.id === 'tonal' ? deep : trim.edge,
      weight.contour,
    ) + line(curve('300,212 350,196 400,192 450,196 500,212'), trim.pop, 4)
  );
}

/** For children: a hood that runs into a point, with a band of reflective film. */
function pointedHood({ light, shade, deep, ink }: Colours, { trim }: Design): string {
  return (
    panel(
      shape(
        '276,270! 256,214 268,156 312,104 364,60 400,30! 436,60 488,104 532,156 544,214 524,270! 470,296 400,302 330,296',
      ),
      'url(#hood)',
      deep,
      weight.contour,
    ) +
    panel(
      shape('316,262! 302,214 312,170 344,134 400,104 456,134 488,170 498,214 484,262! 440,300 400,308 360,300'),
      trim.panel,
      trim.edge,
    ) +
    area(shape('328,254! 318,210 328,174 356,146 400,122 444,146 472,174 482,210 472,254! 400,236'), ink) +
    panel(shape('304,230! 330,262 360,280 394,288! 394,332! 340,320 296,294 276,264!'), 'url(#hood)', deep) +
    panel(shape('496,230! 470,262 440,280 406,288! 406,332! 460,320 504,294 524,264!'), shade, deep) +
    line(curve('290,180 320,128 364,90'), light, 4, 0.8)
  );
}

/** The hood hangs behind an open collar. */
function hoodDown({ soft, shade, deep, light }: Colours): string {
  return (
    panel(
      shape('272,256! 252,226 262,190 310,166 400,156 490,166 538,190 548,226 528,256! 470,236 400,230 330,236'),
      'url(#hood)',
      deep,
      weight.contour,
    ) +
    line(curve('268,220 320,190 400,180 480,190 532,220'), deep) +
    panel(shape('300,236! 316,206 356,192 400,188 444,192 484,206 500,236! 460,286 400,304 340,286'), shade, deep) +
    line(curve('286,200 330,180 390,170'), light, 4, 0.6) +
    panel('M384 200h32v16h-32z', soft, deep)
  );
}

const scaled = (share: number, content: string) =>
  `<g transform="translate(${Math.round(400 * (1 - share))} ${Math.round(290 * (1 - share))}) scale(${share})">${content}</g>`;

export function headwearFront(kind: Headwear, colours: Colours, design: Design): string {
  switch (kind) {
    case 'hood':
      return hoodUp(colours, design);
    case 'helmet-hood':
      return scaled(1.16, hoodUp(colours, design));
    case 'close-hood':
      return scaled(0.84, hoodUp(colours, design));
    case 'pointed-hood':
      return pointedHood(colours, design);
    case 'hood-down':
      return hoodDown(colours);
    case 'collar':
      return collar(colours, design);
  }
}

export function headwearBehind(kind: Headwear, colours: Colours, design: Design): string {
  if (kind === 'collar') return collarBehind(colours, design);
  if (kind === 'pointed-hood') {
    return (
      panel(
        shape(
          '270,280! 250,214 266,156 312,104 364,60 400,30! 436,60 488,104 534,156 550,214 530,280! 470,320 400,330 330,320',
        ),
        'url(#hood)',
        colours.deep,
        weight.contour,
      ) +
      line('M400 40V328', colours.deep) +
      line(curve('268,230 330,250 400,254 470,250 532,230'), design.trim.pop, 12)
    );
  }
  if (kind === 'hood-down') {
    return (
      panel(
        shape('290,240! 280,200 320,176 400,170 480,176 520,200 510,240! 520,320 470,396 400,420 330,396 280,320'),
        'url(#hood)',
        colours.deep,
        weight.contour,
      ) +
      line(curve('296,250 340,232 400,226 460,232 504,250'), colours.deep) +
      stitches('M400 230V412', colours.light)
    );
  }
  return scaled(kind === 'helmet-hood' ? 1.16 : kind === 'close-hood' ? 0.84 : 1, hoodBehind(colours));
}
