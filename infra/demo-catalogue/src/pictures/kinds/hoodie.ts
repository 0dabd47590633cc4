import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const trunk = shape(
  '300,236! 258,252 220,276 210,310! 222,380 226,470 224,580 220,700 214,820! 300,838 400,842 500,838 586,820! 580,700 576,580 574,470 578,380 590,310! 580,276 542,252 500,236! 450,262 400,270 350,262',
);
const sleeve = shape(
  '262,250! 206,276 172,318 146,392 122,500 104,620 96,760! 120,776 160,782 188,776! 202,660 220,560 238,470! 252,380 262,310',
);
const cuff = shape('94,752! 124,770 160,776 192,768! 194,812 192,848! 160,856 124,850 98,840! 92,796');
const hem = shape(
  '212,806! 300,824 400,828 500,824 588,806! 586,850 580,884! 500,898 400,902 300,898 220,884! 214,850',
);

const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.4]) +
    gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.4]) +
    gradient('trim', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.2]) +
    gradient('hood', [soft, base, shade], [0, 0, 1, 0.6]) +
    gradient('inner', [shade, deep], [0, 0, 0, 1]) +
    `<pattern id="rib" width="10" height="40" patternUnits="userSpaceOnUse"><path d="M5 0v40" stroke="${trim.edge}" stroke-width="2" opacity=".5"/></pattern>`
  );
}

/** Raglan or set-in sleeves in the body's colour or the second one. */
function arms(colours: Colours, design: Design): string {
  const { deep, soft, shade } = colours;
  const { trim } = design;
  const second = byCut(design, false, true, false, false);
  const fill = second ? trim.panel : 'url(#sleeve)';
  const edge = second ? trim.edge : deep;
  const arm =
    panel(sleeve, fill, edge, weight.contour) +
    inside(
      'arm',
      sleeve,
      area(
        shape('210,330! 190,440 170,560 150,700 140,790! 220,790! 260,420'),
        second ? trim.edge : shade,
        second ? 0.25 : 0.5,
      ) +
        area(shape('160,380! 136,500 122,620 118,740! 136,740 146,600 170,460'), '#fff', 0.14) +
        byCut(
          design,
          '',
          '',
          area('M80 440H260V486H80zM80 510H260V528H80z', trim.panel),
          line(curve('206,276 168,340 142,440 120,560 104,740'), trim.panel, 20),
        ) +
        line(
          `${curve('216,520 190,548 150,552')}${curve('210,600 176,616 140,610')}${curve('200,690 170,706 130,700')}`,
          edge,
          2.5,
          0.5,
        ),
    ) +
    panel(cuff, 'url(#trim)', trim.edge, weight.contour) +
    area(cuff, 'url(#rib)');
  return (
    arm +
    mirrored(arm.replaceAll('in-arm', 'in-far-arm').replaceAll('url(#sleeve)', 'url(#dim)')) +
    line(`${curve('262,252 246,320 238,400 236,470')}${curve('538,252 554,320 562,400 564,470')}`, deep) +
    stitches(`${curve('272,254 256,320 248,400 246,466')}${curve('528,254 544,320 552,400 554,466')}`, soft)
  );
}

function bodyOf(colours: Colours, design: Design): string {
  const { deep, shade, soft } = colours;
  const { trim } = design;
  return (
    panel(trunk, 'url(#cloth)', deep, weight.contour) +
    inside(
      'trunk',
      trunk,
      byCut(
        design,
        '',
        '',
        area('M180 440H620V486H180zM180 510H620V528H180z', trim.panel),
        area(shape('200,560! 300,640 400,660 500,640 600,560! 600,860! 200,860!'), trim.panel) +
          line(curve('200,560 300,640 400,660 500,640 600,560'), trim.edge),
      ) +
        area(shape('224,420! 262,520 268,660 246,800 250,620 236,500'), shade, 0.5) +
        area(shape('570,380! 520,520 510,680 540,830! 600,840 600,380!'), deep, 0.26) +
        area(shape('300,340! 336,470 330,620 306,740 316,560 296,420'), '#fff', 0.1) +
        area(shape('470,480! 440,620 450,760 476,830! 458,720 466,600'), shade, 0.45) +
        line(`${curve('226,470 262,494 300,492')}${curve('574,470 538,494 500,492')}`, deep, 2.5, 0.5),
    ) +
    panel(hem, 'url(#trim)', trim.edge, weight.contour) +
    area(hem, 'url(#rib)') +
    stitches(curve('222,798 300,814 400,818 500,814 578,798'), soft)
  );
}

/** Hood, pocket and cords. */
const front: View = (colours, design) => {
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

/** From behind. */
const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const hooded = byCut(design, true, true, false, true);
  const hood = shape(
    '268,262! 262,214 290,176 340,156 400,150 460,156 510,176 538,214 532,262! 520,330 480,390 440,420 400,430 360,420 320,390 280,330',
  );
  return {
    shadows: [{ x: 420, y: 904, rx: 320, ry: 28 }],
    defs: defs(colours, design),
    body:
      arms(colours, design) +
      bodyOf(colours, design) +
      (hooded
        ? `<g transform="translate(8 14)" opacity=".25">${area(hood, ink)}</g>` +
          panel(hood, 'url(#hood)', deep, weight.contour) +
          inside(
            'hood-back',
            hood,
            area(shape('440,160! 520,220 530,300 470,400 420,430! 470,330 470,240'), deep, 0.24) +
              area(shape('300,200! 350,170 420,164 350,200 310,270'), '#fff', 0.18) +
              byCut(
                design,
                line(curve('400,150 406,240 402,430'), deep) + stitches('M388 156V424M414 156V424', soft),
                panel(shape('370,140! 430,140! 436,280 424,440! 376,440! 364,280'), trim.panel, trim.edge),
                '',
                line(curve('300,170 380,260 400,430'), deep) + line(curve('500,170 420,260 400,430'), deep),
              ),
          ) +
          line(curve('288,250 330,214 400,202 470,214 512,250'), deep, 2.5, 0.6) +
          line(curve('300,230 350,196 400,188 450,196 500,230'), light, 3, 0.4)
        : panel(
            shape('298,238! 340,216 400,210 460,216 502,238! 470,262 400,272 330,262'),
            'url(#trim)',
            trim.edge,
            weight.contour,
          ) +
          stitches(curve('306,250 350,270 400,278 450,270 494,250'), soft) +
          area(shape('300,262! 400,290 500,262! 480,340 400,366 320,340'), shade, 0.5) +
          line(curve('312,290 340,346 400,366 460,346 488,290'), deep)) +
      mark(
        400,
        byCut(design, 560, 540, 620, 520),
        byCut(design, 60, 22, 24, 48),
        byCut(design, trim.id === 'tonal' ? light : trim.panel, light, light, light),
      ),
  };
};

/** Pocket edge, rib and stitching close up. */
const pocketEdge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper, stone, graphite } = colours;
  const { trim, mark } = design;
  const zipped = byCut(design, false, true, false, true);
  const rib = 'M-20 720Q400 770 820 720V1020H-20z';
  return {
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 1]) +
      gradient('pocket', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('rib', [trim.panel, trim.panel, trim.edge], [0, 0, 0.6, 1]) +
      `<pattern id="loop" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M1 0l6 8 6-8" stroke="${deep}" stroke-width="2" fill="none" opacity=".22"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#loop)') +
      area(shape('120,-20! 160,200 110,420 60,560! 100,380 70,160'), deep, 0.18) +
      area(shape('620,-20! 560,160 600,320 700,420! 660,260'), deep, 0.2) +
      area(shape('240,-20! 300,160 270,300 300,200'), '#fff', 0.16) +
      `<g transform="translate(10 16)" opacity=".28">${area('M840 180L330 180Q250 420 90 640L90 760H840z', ink)}</g>` +
      panel('M840 170L330 170Q250 410 80 630V780H840z', 'url(#pocket)', deep, weight.contour) +
      area('M840 170L330 170Q250 410 80 630V780H840z', 'url(#loop)') +
      line('M330 170Q250 410 80 630', trim.edge, 30) +
      line('M330 170Q250 410 80 630', trim.panel, 24) +
      `<path d="M364 186Q284 430 104 664" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/><path d="M392 196Q312 446 126 690" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      `<path d="M380 206H840M380 232H840" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      line('M310 150l44 40M354 150l-44 40M300 170h66', trim.pop, 7) +
      (zipped
        ? `${line('M700-20V760', trim.edge, 92) + line('M700-20V760', trim.panel, 84) + line('M700-20V760', ink, 30)}<path d="M700-20V760" stroke="${stone}" stroke-width="24" stroke-dasharray="11 9" stroke-linecap="butt"/><path d="M700-20V760" stroke="${ink}" stroke-width="4"/>${stitches('M664-20V750M736-20V750', light)}`
        : cord(`${curve('640,-20 620,120 660,260 640,400')}`, trim.id === 'pale' ? paper : trim.pop, deep, 26) +
          line('M640 396l-2 64', graphite, 36) +
          line('M628 410v40', stone, 4)) +
      panel(rib, 'url(#rib)', trim.edge, weight.contour) +
      inside(
        'rib-cuff',
        rib,
        line(
          repeat(32, (wale) => `M${wale * 26} 700v330`),
          trim.edge,
          9,
          0.45,
        ) +
          line(
            repeat(32, (wale) => `M${wale * 26 - 10} 700v330`),
            '#fff',
            4,
            0.16,
          ),
      ) +
      `<path d="M-20 700Q400 750 820 700" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      panel('M470 420h150v92H470z', paper, stone) +
      mark(545, 466, 28, base === paper ? ink : deep),
  };
};

const all: KindDrawing = { cuts: 4, views: [front, back, pocketEdge] };

// A cut that stands twice comes from two makers.
export const hoodie = only(all, [0, 1, 3]);
export const sweater = only(all, [2, 2]);
