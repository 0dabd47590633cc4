import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';
import { clothDetail } from './shirt/cloth-detail.ts';
import { collarDetail } from './shirt/collar-detail.ts';
import { tailored } from './shirt/tailored.ts';
import { shirtCuts, tailoringOf } from './shirt/tailoring.ts';

/** Crew neck with raglan sleeves; straight with bands; V-neck with a long back; half-zip with a collar. */
function trunkOf(design: Design, side: 'front' | 'back'): string {
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

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.6]) +
    gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.6]) +
    `<pattern id="knit" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2 2h.1M7 7h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/></pattern>`
  );
}

function sleeves({ light, deep, shade }: Colours, design: Design): string {
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
function blocks(colours: Colours, design: Design): string {
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

function folds({ light, shade, deep }: Colours): string {
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
const cut = '<g transform="translate(-68 24) scale(1.17 .94)">';

function armholes({ deep, light }: Colours, design: Design): string {
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

function hemSeam({ deep, light }: Colours, design: Design): string {
  return byCut(
    design,
    line('M220 838Q400 878 580 838', deep) + stitches('M220 846Q400 886 580 846', light),
    line('M220 832H580', deep) + stitches('M220 840H580', light),
    line(curve('226,806 270,860 340,890 400,894 460,890 530,860 574,806'), deep),
    line('M220 828Q400 878 580 828', deep) + stitches('M220 836Q400 886 580 836', light),
  );
}

const front: View = (colours, design) => {
  const { light, base, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const trunk = trunkOf(design, 'front');
  const collar = byCut(
    design,
    panel(
      shape('312,176! 350,214 400,228 450,214 488,176! 500,186! 460,232 400,248 340,232 300,186!'),
      trim.id === 'tonal' ? base : trim.panel,
      trim.id === 'tonal' ? deep : trim.edge,
      weight.contour,
    ) + stitches(curve('306,194 346,236 400,253 454,236 494,194'), light),
    panel(
      shape('322,176! 356,206 400,214 444,206 478,176! 492,188! 450,226 400,236 350,226 308,188!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ),
    panel(
      shape('308,172! 350,230 400,292! 450,230 492,172! 506,184! 464,240 400,322! 336,240 294,184!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ) + line('M400 292V320', trim.edge),
    line('M400 214V356', trim.edge, 17) +
      line('M400 214V356', ink, 9) +
      `<path d="M400 214V352" stroke="${stone}" stroke-width="4" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel(
        shape(
          '318,180! 330,140 352,128 400,140 448,128 470,140 482,180! 446,206 414,214 408,250! 400,256 392,250! 386,214 354,206',
        ),
        'url(#cloth)',
        deep,
        weight.contour,
      ) +
      line('M400 142V256', ink, 5) +
      panel('M394 246h12v30h-12z', graphite, ink) +
      stitches(curve('334,150 360,142 392,152 392,206'), light),
  );
  return {
    shadows: [{ x: 420, y: byCut(design, 896, 872, 920, 894), rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      panel(
        shape(
          byCut(
            design,
            '312,178! 350,160 400,156 450,160 488,178! 450,216 400,228 350,216',
            '312,178! 350,160 400,156 450,160 488,178! 450,216 400,228 350,216',
            '304,178! 350,160 400,156 450,160 496,178! 460,250 400,304 340,250',
          ),
        ),
        shade,
        deep,
      ) +
      line(curve('322,184 360,172 400,170 440,172 478,184'), deep) +
      panel('M384 176h32v20h-32z', light, deep) +
      sleeves(colours, design) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        area(trunk, 'url(#knit)', 0.18) + blocks(colours, design) + folds(colours) + hemSeam(colours, design),
      ) +
      armholes(colours, design) +
      collar +
      mark(
        byCut(design, 340, 400, 470, 332),
        byCut(design, 330, 437, 330, 300),
        byCut(design, 17, 22, 16, 15),
        byCut(design, light, trim.pop, light, trim.pop),
      ) +
      area('M486 800h34v10h-34z', ink, 0.5) +
      '</g>',
  };
};

/** Back: yoke of mesh, bands, long tail, collar. */
const back: View = (colours, design) => {
  const { light, base, shade, deep, paper } = colours;
  const { trim, mark } = design;
  const yoke = shape('200,160! 350,220 450,220 600,160! 600,326! 520,346 450,380 400,392 350,380 280,346 200,326!');
  const trunk = trunkOf(design, 'back');
  return {
    shadows: [{ x: 420, y: byCut(design, 896, 872, 920, 894), rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      sleeves(colours, design) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        byCut(
          design,
          area(yoke, trim.panel) +
            area(yoke, 'url(#knit)') +
            line(curve('214,330 280,346 350,380 400,392 450,380 520,346 586,330'), trim.edge) +
            stitches(curve('214,342 280,358 350,392 400,404 450,392 520,358 586,342'), light) +
            line('M400 392V600', deep, 2, 0.5),
          blocks(colours, design),
          blocks(colours, design) + line('M400 200V700', deep, 2, 0.4),
          blocks(colours, design),
        ) +
          area(trunk, 'url(#knit)', 0.18) +
          folds(colours) +
          area(shape('380,600! 408,700 392,800 410,880! 372,800 386,700'), shade, 0.6) +
          hemSeam(colours, design),
      ) +
      armholes(colours, design) +
      byCut(
        design,
        panel(shape('308,180! 350,160 400,154 450,160 492,180! 484,194! 446,178 400,172 354,178 316,194!'), base, deep),
        panel(
          shape('316,182! 350,166 400,160 450,166 484,182! 478,198! 446,184 400,178 354,184 322,198!'),
          trim.panel,
          trim.edge,
        ),
        panel(
          shape('302,178! 350,160 400,154 450,160 498,178! 490,192! 446,176 400,170 354,176 310,192!'),
          trim.panel,
          trim.edge,
        ),
        panel(
          shape('316,190! 326,146 400,130 474,146 484,190! 446,176 400,170 354,176'),
          'url(#cloth)',
          deep,
          weight.contour,
        ),
      ) +
      byCut(
        design,
        line(
          repeat(5, (bar) => `M${372 + bar * 3} ${226 + bar * 15}h${56 - bar * 6}`),
          trim.id === 'pale' ? base : paper,
          5,
        ),
        '',
        line('M388 214h24M384 224h32', paper, 4),
        '',
      ) +
      mark(
        400,
        byCut(design, 460, 437, 290, 250),
        byCut(design, 15, 22, 17, 20),
        byCut(design, light, trim.pop, light, trim.pop),
      ) +
      '</g>',
  };
};

const hero: View = (colours, design) => {
  const cut = tailoringOf(design.cut);
  return cut === null ? front(colours, design) : tailored(colours, design, cut, 'front');
};

const reverse: View = (colours, design) => {
  const cut = tailoringOf(design.cut);
  return cut === null ? back(colours, design) : tailored(colours, design, cut, 'back');
};

const detail: View = (colours, design) =>
  tailoringOf(design.cut) === null ? collarDetail(colours, design) : clothDetail(colours, design);

export const shirt: KindDrawing = { cuts: shirtCuts.length, views: [hero, reverse, detail] };
