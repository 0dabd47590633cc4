import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';

/** Crew neck with raglan sleeves; straight with bands; V-neck with a long back; half-zip with a collar. */
export function trunkOf(design: Design, side: 'front' | 'back'): string {
  const neckline = byCut(
    design,
    '488,176! 450,214 400,228 350,214',
    '478,178! 444,206 400,214 356,206',
    '492,174! 450,230 400,292! 350,230',
    '480,180! 444,206 400,212 356,206',
  );
  // The neck is cut higher behind.
  const neck = side === 'back' ? '490,178! 450,168 400,164 350,168' : neckline;
  const shoulder = side === 'back' ? '310,178!' : byCut(design, '312,176!', '322,178!', '308,174!', '320,180!');
  const hem = byCut(
    design,
    '226,856! 300,876 400,882 500,876 574,856!',
    '224,850! 300,852 400,853 500,852 576,850!',
    '232,830! 270,880 340,908 400,912 460,908 530,880 568,830!',
    '230,846! 300,872 400,880 500,872 570,846!',
  );
  return shape(
    `${shoulder} 270,200 236,228 222,262! 226,330 230,400 236,500 238,600 232,720 ${hem} 568,720 562,600 564,500 570,400 574,330 578,262! 564,228 530,200 ${neck}`,
  );
}

/** To the elbow, short and straight, cap sleeve, long. */
function sleeveOf(design: Design): string {
  return shape(
    byCut(
      design,
      '270,198! 214,222 172,266 138,340 96,452! 130,484 182,506 214,512! 228,460 234,410 246,370! 262,290 288,230',
      '270,198! 214,222 168,268 130,342 106,404! 142,432 194,448 224,450! 232,420 238,390 246,370! 262,290 288,230',
      '270,198! 220,220 184,256 156,310 134,368! 164,398 208,410 234,410! 240,396 242,382 246,370! 262,290 288,230',
      '270,198! 210,224 164,272 124,360 76,500! 112,534 168,552 206,556! 224,490 232,430 246,370! 262,290 288,230',
    ),
  );
}

export function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.6]) +
    gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.6]) +
    `<pattern id="knit" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2 2h.1M7 7h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/></pattern>`
  );
}

export function sleeves({ light, deep, shade }: Colours, design: Design): string {
  const { trim } = design;
  const sleeve = sleeveOf(design);
  const [x, y] = byCut<readonly [number, number]>(design, [0, 0], [14, -48], [44, -84], [-22, 46]);
  const second = byCut(design, trim.id !== 'tonal', false, trim.id === 'dark', false);
  const cuff = byCut(design, false, true, false, true);
  const drawn =
    `<path d="${sleeve}" stroke="${second ? trim.edge : deep}" stroke-width="${weight.contour}"/>` +
    inside(
      'sleeve-skin',
      sleeve,
      `<path d="${shape('246,360! 232,410 226,460 212,470! 206,420 190,380 214,390')}" fill="${second ? trim.edge : shade}" opacity="${second ? 0.3 : 0.6}"/>` +
        `<g transform="translate(${x} ${y})" fill="none">${cuff ? `<path d="M80 424Q160 486 250 496" stroke="${trim.edge}" stroke-width="34"/><path d="M80 424Q160 486 250 496" stroke="${trim.panel}" stroke-width="29"/>` : `<path d="M96 420Q160 474 232 486" stroke="${second ? trim.edge : deep}"/><path d="M96 428Q160 482 232 494M94 437Q158 490 228 502" stroke="${second ? trim.pop : light}" stroke-width="${weight.stitch}" stroke-dasharray="6 6"/>`}</g>` +
        `<path d="${curve('240,372 214,366 196,376')}${curve('238,390 206,400 186,430')}" stroke="${second ? trim.edge : deep}" opacity=".6" fill="none"/>`,
    );
  return `<g fill="${second ? trim.panel : 'url(#sleeve)'}"><g id="sleeve-left">${drawn}</g></g><use href="#sleeve-left" fill="${second ? trim.panel : 'url(#dim)'}" transform="matrix(-1 0 0 1 800 0)"/>`;
}

/** Contrasting parts of the trunk: panels, bands, blocks, a yoke. */
export function blocks(colours: Colours, design: Design): string {
  const { soft, light, deep } = colours;
  const { trim } = design;
  const left = '210,400! 250,420 274,520 276,640 264,760 262,900! 200,900!';
  const right = '590,400! 550,420 526,520 524,640 536,760 538,900! 600,900!';
  return byCut(
    design,
    [left, right].map((side) => panel(shape(side), trim.panel, trim.edge) + area(shape(side), 'url(#knit)')).join('') +
      stitches(curve('254,424 284,520 286,640 274,760 272,880'), soft) +
      stitches(curve('546,424 516,520 514,640 526,760 528,880'), soft),
    area('M200 404H600V470H200z', trim.panel) +
      line('M200 404H600M200 470H600', trim.edge) +
      area('M200 486H600V500H200z', trim.pop),
    panel(shape('200,640! 300,700 400,720 500,700 600,640! 600,930! 200,930!'), trim.panel, trim.edge) +
      area(shape('200,640! 300,700 400,720 500,700 600,640! 600,930! 200,930!'), 'url(#knit)') +
      stitches(curve('210,632 300,690 400,710 500,690 590,632'), light),
    panel(shape('200,150! 600,150! 600,330! 500,360 400,368 300,360 200,330!'), trim.panel, trim.edge) +
      stitches(curve('214,346 300,372 400,380 500,372 586,346'), light) +
      line('M400 380V870', deep, 2, 0.35),
  );
}

export function folds({ light, shade, deep }: Colours): string {
  return (
    area(shape('250,420! 280,520 286,640 262,780 270,620 256,500'), shade, 0.55) +
    area(shape('556,400! 510,520 500,660 528,800 520,640 540,500'), deep, 0.28) +
    area(shape('300,330! 330,480 326,640 300,760 312,560 296,420'), light, 0.13) +
    area(shape('470,560! 440,680 446,800 470,870! 456,760 462,660'), shade, 0.45) +
    area(shape('570,280! 548,420 546,600 556,868! 590,880 590,280!'), deep, 0.24) +
    line(
      `${curve('236,424 266,440 300,438')}${curve('564,424 530,446 496,446')}${curve('244,560 270,580 300,584')}`,
      shade,
    )
  );
}

/** Widens the pattern below to an athletic cut: the body a little over six tenths as wide as long. */
export const cut = '<g transform="translate(-68 24) scale(1.17 .94)">';

export function armholes({ deep, light }: Colours, design: Design): string {
  return byCut(
    design,
    line(`${curve('316,182 274,250 244,330 236,400')}${curve('484,182 526,250 556,330 564,400')}`, deep) +
      stitches(curve('326,190 284,258 254,336 246,404'), light) +
      stitches(curve('474,190 516,258 546,336 554,404'), light),
    line(`${curve('248,216 236,280 234,340 240,390')}${curve('552,216 564,280 566,340 560,390')}`, deep) +
      stitches(`${curve('258,216 246,280 244,340 248,386')}${curve('542,216 554,280 556,340 552,386')}`, light),
    line(`${curve('256,210 240,280 236,340 242,390')}${curve('544,210 560,280 564,340 558,390')}`, deep),
    line(`${curve('262,206 244,280 240,340 244,390')}${curve('538,206 556,280 560,340 556,390')}`, deep) +
      stitches(`${curve('272,206 254,280 250,340 254,386')}${curve('528,206 546,280 550,340 546,386')}`, light),
  );
}

export function hemSeam({ deep, light }: Colours, design: Design): string {
  return byCut(
    design,
    line('M220 838Q400 878 580 838', deep) + stitches('M220 846Q400 886 580 846', light),
    line('M220 832H580', deep) + stitches('M220 840H580', light),
    line(curve('226,806 270,860 340,890 400,894 460,890 530,860 574,806'), deep),
    line('M220 828Q400 878 580 828', deep) + stitches('M220 836Q400 886 580 836', light),
  );
}
