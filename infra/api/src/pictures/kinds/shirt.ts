import { curve, shape } from '../outline.ts';
import type { Colours, KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const trunk = shape(
  '312,176! 270,200 236,228 222,262! 226,330 230,400 236,500 238,600 232,720 226,856! 300,876 400,882 500,876 574,856! 568,720 562,600 564,500 570,400 574,330 578,262! 564,228 530,200 488,176! 450,214 400,228 350,214',
);
const sleeve = shape(
  '270,198! 214,222 172,266 138,340 96,452! 130,484 182,506 214,512! 228,460 234,410 246,370! 262,290 288,230',
);

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.6]) +
    gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.6]) +
    `<pattern id="knit" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2 2h.1M7 7h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/></pattern>`
  );
}

function sleeves({ light, deep, shade }: Colours): string {
  const drawn =
    `<path d="${sleeve}" stroke="${deep}" stroke-width="${weight.contour}"/>` +
    `<path d="M108 424Q160 474 222 484" stroke="${deep}" fill="none"/>` +
    `<path d="M106 432Q160 482 220 492M104 440Q158 490 218 500" stroke="${light}" stroke-width="${weight.stitch}" stroke-dasharray="6 6" fill="none"/>` +
    `<path d="${shape('246,360! 232,410 226,460 212,470! 206,420 190,380 214,390')}" fill="${shade}" opacity=".6"/>` +
    `<path d="${curve('240,372 214,366 196,376')}${curve('238,390 206,400 186,430')}" stroke="${deep}" opacity=".6" fill="none"/>`;
  return `<g fill="url(#sleeve)"><g id="sleeve-left">${drawn}</g></g><use href="#sleeve-left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>`;
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

/** Front: crew neck, raglan seams, knitted side panels. */
const front: View = (colours) => {
  const { light, soft, base, shade, deep, ink } = colours;
  return {
    shadows: [{ x: 420, y: 896, rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      panel(shape('312,178! 350,160 400,156 450,160 488,178! 450,216 400,228 350,216'), shade, deep) +
      line(curve('322,184 360,172 400,170 440,172 478,184'), deep) +
      panel('M384 176h32v20h-32z', light, deep) +
      sleeves(colours) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        area(trunk, 'url(#knit)', 0.18) +
          panel(shape('210,400! 250,420 274,520 276,640 264,760 262,900! 200,900!'), shade, deep) +
          panel(shape('590,400! 550,420 526,520 524,640 536,760 538,900! 600,900!'), shade, deep) +
          area(shape('210,400! 250,420 274,520 276,640 264,760 262,900! 200,900!'), 'url(#knit)') +
          area(shape('590,400! 550,420 526,520 524,640 536,760 538,900! 600,900!'), 'url(#knit)') +
          stitches(curve('254,424 284,520 286,640 274,760 272,880'), soft) +
          stitches(curve('546,424 516,520 514,640 526,760 528,880'), soft) +
          folds(colours) +
          line('M220 838Q400 878 580 838', deep) +
          stitches('M220 846Q400 886 580 846', light),
      ) +
      line(`${curve('316,182 274,250 244,330 236,400')}${curve('484,182 526,250 556,330 564,400')}`, deep) +
      stitches(curve('326,190 284,258 254,336 246,404'), light) +
      stitches(curve('474,190 516,258 546,336 554,404'), light) +
      panel(shape('312,176! 350,214 400,228 450,214 488,176! 500,186! 460,232 400,248 340,232 300,186!'), base, deep) +
      stitches(curve('306,194 346,236 400,253 454,236 494,194'), light) +
      line('M330 344l24-28 24 28M364 344l16-18 16 18', light, 5) +
      area('M486 806h34v10h-34z', ink, 0.5) +
      '</g>',
  };
};

/** Back: yoke of mesh, reflecting bars below the neck. */
const back: View = (colours) => {
  const { light, base, shade, deep, paper } = colours;
  const yoke = shape('200,160! 350,220 450,220 600,160! 600,326! 520,346 450,380 400,392 350,380 280,346 200,326!');
  return {
    shadows: [{ x: 420, y: 896, rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      sleeves(colours) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      panel(shape('312,176! 350,166 400,162 450,166 488,176! 450,222 400,236 350,222'), shade, 'none') +
      area(shape('312,176! 350,166 400,162 450,166 488,176! 450,222 400,236 350,222'), 'url(#knit)') +
      inside(
        'trunk',
        trunk,
        area(trunk, 'url(#knit)', 0.18) +
          area(yoke, shade) +
          area(yoke, 'url(#knit)') +
          line(curve('214,330 280,346 350,380 400,392 450,380 520,346 586,330'), deep) +
          stitches(curve('214,342 280,358 350,392 400,404 450,392 520,358 586,342'), light) +
          line('M400 392V600', deep, 2, 0.5) +
          folds(colours) +
          area(shape('380,600! 408,700 392,800 410,880! 372,800 386,700'), shade, 0.6) +
          line('M220 838Q400 878 580 838', deep) +
          stitches('M220 846Q400 886 580 846', light),
      ) +
      panel(shape('308,180! 350,160 400,154 450,160 492,180! 484,194! 446,178 400,172 354,178 316,194!'), base, deep) +
      line(
        repeat(5, (bar) => `M${372 + bar * 3} ${226 + bar * 15}h${56 - bar * 6}`),
        paper,
        5,
      ) +
      '</g>',
  };
};

/** Collar close up: rib, tape, flat seams, the print in the neck. */
const collar: View = ({ light, soft, base, shade, deep, ink, paper }) => {
  const opening = shape('74,-60! 106,130 190,300 296,404 400,434 504,404 610,300 694,130 726,-60!');
  return {
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 1]) +
      gradient('inner', [deep, shade, base], [0, 0, 0.1, 1]) +
      `<pattern id="knit" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M3 2l5 9-5 9M16 2l5 9-5 9M8 11h5M21 11h5" stroke="${deep}" stroke-width="2" fill="none" opacity=".4"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#knit)') +
      area(shape('120,560! 300,700 340,1020! 240,1020! 180,760'), deep, 0.2) +
      area(shape('640,560! 520,760 560,1020! 660,1020! 620,780'), deep, 0.24) +
      area(shape('30,440! 160,640 160,1020! 90,1020! 70,700'), light, 0.35) +
      line(curve('-20,330 120,560 200,800 230,1020'), deep, 4) +
      stitches(curve('-36,356 104,574 182,806 210,1020'), light) +
      stitches(curve('-4,306 136,546 218,794 250,1020'), light) +
      line(curve('820,330 680,560 600,800 570,1020'), deep, 4) +
      stitches(curve('836,356 696,574 618,806 590,1020'), light) +
      stitches(curve('804,306 664,546 582,794 550,1020'), light) +
      area(shape('-40,40! 40,280 160,450 290,540 400,562 510,540 640,450 760,280 840,40! 840,0! -40,0!'), deep, 0.35) +
      panel(
        shape('-40,-10! 40,240 160,416 290,510 400,534 510,510 640,416 760,240 840,-10! 840,-60! -40,-60!'),
        base,
        deep,
        weight.contour,
      ) +
      inside(
        'rib',
        shape('-40,-10! 40,240 160,416 290,510 400,534 510,510 640,416 760,240 840,-10! 840,-60! -40,-60!'),
        line(
          repeat(46, (rib) => {
            const angle = Math.PI * (0.04 + (rib / 45) * 0.92);
            return `M${Math.round(400 - Math.cos(angle) * 310)} ${Math.round(-60 + Math.sin(angle) * 490)}L${Math.round(400 - Math.cos(angle) * 450)} ${Math.round(-60 + Math.sin(angle) * 596)}`;
          }),
          deep,
          4,
          0.45,
        ),
      ) +
      stitches(curve('-30,30 56,266 170,436 296,526 400,550 504,526 630,436 744,266 830,30'), light) +
      panel(opening, 'url(#inner)', deep, weight.contour) +
      inside(
        'inside',
        opening,
        area(opening, 'url(#knit)', 0.7) +
          area(shape('-40,-60! 60,160 200,300 400,350 600,300 740,160 840,-60!'), ink, 0.25) +
          panel(
            shape(
              '120,-60! 200,60 300,120 400,136 500,120 600,60 680,-60! 720,-60! 630,90 510,164 400,180 290,164 170,90 80,-60!',
            ),
            soft,
            deep,
          ) +
          stitches(curve('150,30 290,136 400,152 510,136 650,30'), deep) +
          line('M340 280l44-56 44 56M404 280l30-38 30 38', paper, 8) +
          line('M346 310h110M366 330h70', paper, 5, 0.8),
      ),
  };
};

export const shirt: KindDrawing = { cuts: 1, views: [front, back, collar] };
