import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { arms, bodyOf, defs, mirrored } from './parts.ts';

/** Hood, pocket and cords. */
export const front: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper } = colours;
  const { trim, mark } = design;
  const zipped = byCut(design, false, true, false, true);
  const hooded = byCut(design, true, true, false, true);
  const pocket = byCut(
    design,
    shape('300,640! 500,640! 534,700 562,760! 556,806! 244,806! 238,760! 266,700'),
    shape('292,650! 388,650! 388,808! 240,806! 236,770! 262,706'),
    shape('0,0! 1,0! 1,1!'),
    shape('292,650! 388,650! 388,808! 240,806! 236,770! 262,706'),
  );
  const pockets = byCut(
    design,
    panel(pocket, 'url(#cloth)', deep, weight.contour) +
      area(shape('470,660! 520,700 556,770! 550,806! 480,806!'), deep, 0.16) +
      line(`${curve('300,640 266,700 238,760')}${curve('500,640 534,700 562,760')}`, trim.edge, 5) +
      stitches(`${curve('312,646 280,702 254,760')}${curve('488,646 520,702 546,760')}`, soft) +
      stitches('M306 650H494', soft),
    panel(pocket, 'url(#cloth)', deep) +
      line(curve('292,650 262,706 236,770'), trim.edge, 5) +
      mirrored(panel(pocket, 'url(#cloth)', deep) + line(curve('292,650 262,706 236,770'), trim.edge, 5)),
    '',
    line('M262 700L312 612M538 700L488 612', ink, 6) + line('M264 696L312 612M540 696L488 612', trim.pop, 2),
  );
  const zip = zipped
    ? line(`M400 ${hooded ? 300 : 270}V896`, trim.edge, 16) +
      line(`M400 ${hooded ? 300 : 270}V896`, trim.panel, 11) +
      `<path d="M400 ${hooded ? 300 : 270}V896" stroke="${stone}" stroke-width="5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel('M392 320h16v18h-16z', stone, ink) +
      panel('M394 338h12l3 42h-18z', graphite, ink) +
      stitches('M386 330V890M414 330V890', soft)
    : '';
  const hood =
    panel(
      shape('286,258! 250,200 262,132 316,88 400,74 484,88 538,132 550,200 514,258! 470,300 400,330 330,300'),
      'url(#hood)',
      deep,
      weight.contour,
    ) +
    line(curve('400,76 396,110 398,150'), deep, 2.5, 0.6) +
    panel(
      shape('322,246! 304,200 314,150 352,120 400,112 448,120 486,150 496,200 478,246! 440,286 400,304 360,286'),
      'url(#inner)',
      deep,
      weight.contour,
    ) +
    inside(
      'lining',
      shape('322,246! 304,200 314,150 352,120 400,112 448,120 486,150 496,200 478,246! 440,286 400,304 360,286'),
      area('M300 100H500V170Q400 130 300 190z', ink, 0.3) +
        panel('M372 214h56v26h-56z', light, deep) +
        area(trim.id === 'tonal' ? 'M0 0' : 'M300 246Q400 200 500 246V320H300z', trim.panel, 0.9),
    ) +
    stitches(curve('336,262 292,206 304,138 350,108 400,100 450,108 496,138 508,206 464,262'), soft) +
    // Crossing at the neck.
    panel(shape('286,256! 322,244! 360,290 404,312! 392,336 340,318 300,288'), 'url(#hood)', deep, weight.contour) +
    panel(shape('514,256! 478,244! 440,290 396,312! 408,336 460,318 500,288'), 'url(#hood)', deep, weight.contour) +
    (byCut(design, true, true, false, false)
      ? `<path d="M356 296h.1M444 296h.1" stroke="${stone}" stroke-width="15"/><path d="M356 296h.1M444 296h.1" stroke="${ink}" stroke-width="6"/>` +
        cord(
          `${curve('356,298 350,350 358,410 352,470')}${curve('444,298 452,350 442,400 448,446')}`,
          trim.id === 'pale' ? paper : trim.pop,
          deep,
          7,
        ) +
        line('M352 462v22M448 440v22', graphite, 10)
      : '');
  const collar =
    panel(shape('304,240! 350,196 400,190 450,196 496,240! 450,262 400,268 350,262'), 'url(#inner)', deep) +
    panel('M376 206h48v24h-48z', light, deep) +
    panel(
      shape(
        '298,238! 340,206 340,212 326,240 360,270 400,280 440,270 474,240 460,212 460,206 502,238! 470,284 400,306 330,284',
      ),
      'url(#trim)',
      trim.edge,
      weight.contour,
    ) +
    stitches(curve('318,266 356,294 400,302 444,294 482,266'), soft) +
    panel('M400 306l-22 0q8 30 22 40q14-10 22-40z', 'url(#trim)', trim.edge);
  return {
    shadows: [{ x: 420, y: 904, rx: 320, ry: 28 }],
    defs: defs(colours, design),
    body:
      (hooded ? '' : panel(shape('304,240! 350,200 400,194 450,200 496,240! 400,270'), shade, deep)) +
      arms(colours, design) +
      bodyOf(colours, design) +
      pockets +
      zip +
      (hooded ? hood : collar) +
      byCut(
        design,
        mark(400, 530, 44, trim.id === 'tonal' ? light : trim.panel === paper ? paper : trim.pop),
        mark(490, 420, 18, light),
        mark(400, 640, 40, trim.id === 'pale' ? light : trim.pop),
        mark(306, 440, 20, light),
      ) +
      area('M540 848h26v12h-26z', base === paper ? ink : trim.pop, 0.9),
  };
};
