import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../strokes.ts';

/** Spherical without a rim, cylindrical and flat, toric in a deep frame, small and round. */
const lenses = [
  '150,470! 146,420 166,372 220,344 310,330 400,326 490,330 580,344 634,372 654,420 650,470 634,540 590,596 530,622 476,612 440,580 420,552 400,546 380,552 360,580 324,612 270,622 210,596 166,540',
  '136,462 140,398 164,364 230,350 320,346 400,344 480,346 570,350 636,364 660,398 664,462 650,530 610,570 540,584 470,580 440,556 424,530 400,522 376,530 360,556 330,580 260,584 190,570 150,530',
  '168,470 168,416 192,380 240,360 320,350 400,348 480,350 560,360 608,380 632,416 632,470 612,536 566,580 506,594 462,582 436,552 420,532 400,526 380,532 364,552 338,582 294,594 234,580 188,536',
  '190,466 190,412 220,372 280,352 340,346 400,344 460,346 520,352 580,372 610,412 610,466 596,530 556,578 504,592 460,576 434,544 400,530 366,544 340,576 296,592 244,578 204,530',
] as const;

const frames = [
  '136,470 128,414 150,356 210,324 310,308 400,304 490,308 590,324 650,356 672,414 664,470 650,552 602,618 532,648 462,632 426,596 400,576 374,596 338,632 268,648 198,618 150,552',
  '118,462 120,388 146,344 220,326 320,322 400,320 480,322 580,326 654,344 680,388 682,462 670,548 622,596 540,612 456,604 424,576 400,556 376,576 344,604 260,612 178,596 130,548',
  '130,470 126,400 154,350 220,322 320,308 400,306 480,308 580,322 646,350 674,400 670,470 652,560 600,618 516,636 448,618 418,582 400,568 382,582 352,618 284,636 200,618 148,560',
  '152,466 150,398 184,346 260,318 330,310 400,308 470,310 540,318 616,346 650,398 648,466 632,552 582,612 508,632 446,612 422,580 400,568 378,580 354,612 292,632 218,612 168,552',
] as const;

function strapPattern({ paper, deep }: Colours, { cut, trim, mark }: Design, x: number, flip: 1 | -1): string {
  return (
    byCut(
      { cut },
      line(`M${x - flip * 90} 430h${flip * 200}M${x - flip * 90} 452h${flip * 200}`, trim.pop, 5),
      area(`M${x - 120} 462h240v26h-240z`, trim.pop),
      repeat(6, (row) => area(`M${x - 110 + row * 40} 412l16 0 24 76h-16z`, trim.pop, 0.85)),
      line(`M${x - 120} 424h240M${x - 120} 478h240`, trim.pop, 8),
    ) + mark(x, 450, 18, trim.id === 'pale' ? deep : paper)
  );
}

function defs({ light, soft, base, shade, deep, paper }: Colours, { trim }: Design): string {
  return (
    gradient('lens', [light, soft, base, shade, deep], [0.1, 0, 0.7, 1]) +
    gradient('gleam', ['#fff/.75', '#fff/.1', '#fff/0'], [0, 0, 0.6, 1]) +
    gradient('frame', [trim.pop, trim.panel, trim.panel, trim.edge], [0, 0, 0.15, 1]) +
    gradient('strap', [trim.panel, trim.panel, trim.edge], [0, 0, 0.1, 1.4]) +
    gradient('strap2', [trim.edge, trim.panel, paper === trim.panel ? trim.panel : trim.edge], [0, 0, 1, 0])
  );
}

/** A ridge and its slope as the lens mirrors them. */
function reflection({ light, soft, deep, paper }: Colours): string {
  return (
    area('M120 520L230 450L280 480L360 400L430 470L500 430L590 500L680 460V680H120z', deep, 0.5) +
    area('M360 400L330 440L356 434L366 456L384 436L400 446zM500 430L478 452L500 448L514 462L530 454z', paper, 0.75) +
    area('M120 560Q300 500 420 560T680 540V680H120z', deep, 0.45) +
    line(curve('200,600 330,548 460,580 640,560'), soft, 3, 0.5) +
    `<circle cx="560" cy="388" r="20" fill="${light}" opacity=".9"/>`
  );
}

const front: View = (colours, design) => {
  const { deep, ink, graphite, stone } = colours;
  const { cut, trim, mark } = design;
  const frame = shape(frames[cut] ?? frames[0]);
  const lens = shape(lenses[cut] ?? lenses[0]);
  const strap = '150,398! 90,392 60,404 44,424! 44,488! 60,506 90,514 152,506!';
  return {
    shadows: [
      { x: 420, y: 668, rx: 330, ry: 34 },
      { x: 300, y: 654, rx: 110, ry: 14 },
      { x: 520, y: 654, rx: 110, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      // The strap's far side, seen over the frame.
      panel(shape('180,350! 260,270 400,244 540,270 620,350! 560,330 400,300 240,330'), trim.edge, ink) +
      line(curve('220,326 300,284 400,270 500,284 580,326'), trim.pop, 4, 0.6) +
      mirrored(
        'band',
        panel(shape(strap), 'url(#strap)', trim.edge, weight.contour) +
          stitches('M140 410l-58-4M140 496l-58 6', trim.pop),
      ) +
      strapPattern(colours, design, 96, 1).replace(/^/, '<g clip-path="url(#ends)">') +
      '</g>' +
      `<clipPath id="ends"><path d="${shape(strap)}"/></clipPath>` +
      mirrored('outrigger', panel(shape('118,396! 150,384 170,392 170,512 150,520 118,508! 126,452'), graphite, ink)) +
      panel(frame, cut === 0 ? ink : 'url(#frame)', cut === 0 ? ink : trim.edge, weight.contour) +
      // Vents along the brow.
      `<path d="${repeat(11, (row) => `M${270 + row * 26} ${Math.round((cut === 1 ? 333 : 321) + (row - 5) ** 2 * 0.35)}h8`)}" stroke="${cut === 0 ? graphite : trim.edge}" stroke-width="7"/>` +
      panel(lens, 'url(#lens)', deep, weight.contour) +
      inside(
        'lens',
        lens,
        reflection(colours) +
          area(shape('130,330! 420,310! 300,440 230,640! 130,640!'), 'url(#gleam)', 0.5) +
          area(shape('560,340! 600,340! 470,640! 440,640!'), '#fff', 0.12),
      ) +
      line(curve(cut === 3 ? '204,470 206,420 236,384 300,364' : '166,460 172,414 200,376 270,354'), '#fff', 5, 0.7) +
      (cut === 0 ? line(curve('142,480 152,550 200,612 268,640'), stone, 2.5, 0.6) : '') +
      (cut === 2
        ? mirrored('screw', `<circle cx="160" cy="400" r="9" fill="${trim.pop}" stroke="${trim.edge}"/>`)
        : '') +
      mark(cut === 3 ? 560 : 600, 400, 15, '#fff'),
  };
};

/** From the side: depth of the frame, foam, the strap round an absent helmet. */
const side: View = (colours, design) => {
  const { light, deep, ink, graphite, slate, paper } = colours;
  const { cut, trim } = design;
  const bulge = byCut(design, 0, -34, -14, -8);
  const lens = shape(
    `560,340! ${640 + bulge},372 ${676 + bulge},450 ${664 + bulge},540 ${610 + bulge},610! 560,640! 548,480`,
  );
  const frame = shape('500,322! 560,320 586,350 590,480 584,620 556,660 500,664! 470,640 462,480 474,350');
  const strap = shape('476,420! 330,404 200,410 110,436! 92,470 92,500 110,526! 220,540 350,544 474,548!');
  return {
    shadows: [{ x: 420, y: 690, rx: 320, ry: 32 }],
    defs: defs(colours, design) + gradient('roll', ['#000/.35', '#000/0', '#fff/.1', '#000/.25'], [0, 0, 1, 0]),
    body:
      // Far side of the strap.
      panel(shape('108,440! 220,382 360,366 480,392! 480,440! 340,420 210,436 120,520!'), trim.edge, ink) +
      panel(shape('468,340! 440,352 424,420 420,490 426,570 446,640 474,650! 480,480'), slate, ink) +
      line(curve('450,356 436,430 434,500 440,570 456,632'), graphite, 6) +
      panel(strap, 'url(#strap)', trim.edge, weight.contour) +
      inside('strap', strap, strapBand(colours, design) + area('M80 380H490V560H80z', 'url(#roll)')) +
      // Adjuster.
      panel('M214 398h34v154h-34z', graphite, ink) +
      line('M222 408v134M240 408v134', slate) +
      panel(shape('448,400! 500,392 516,420 516,552 500,572 448,562! 456,480'), graphite, ink) +
      line('M474 420v124', slate) +
      panel(lens, 'url(#lens)', deep, weight.contour) +
      inside(
        'lens',
        lens,
        area('M540 540L580 500L610 520L640 470L700 520V660H540z', deep, 0.5) +
          area('M600 340h26l-20 300h-24z', '#fff', 0.25),
      ) +
      line(curve(`584,366 ${636 + bulge},404 ${654 + bulge},464`), '#fff', 4, 0.7) +
      panel(frame, cut === 0 ? ink : 'url(#frame)', cut === 0 ? ink : trim.edge, weight.contour) +
      `<path d="${repeat(5, (row) => `M${508 + row * 2} ${360 + row * 12}h44`)}${repeat(4, (row) => `M514 ${584 + row * 14}h40`)}" stroke="${cut === 0 ? graphite : trim.edge}" stroke-width="6"/>` +
      line(curve('490,346 482,420 480,480'), cut === 0 ? slate : light, 3, 0.7) +
      design.mark(536, 500, 17, cut === 0 || trim.id !== 'pale' ? paper : deep),
  };
};

function strapBand(colours: Colours, design: Design): string {
  const { trim } = design;
  const y = 476;
  return (
    byCut(
      design,
      line(`M80 ${y - 14}H490M80 ${y + 14}H490`, trim.pop, 6),
      area('M80 500H490V560H80z', trim.pop),
      repeat(9, (row) => area(`M${90 + row * 46} 396h18l30 160h-18z`, trim.pop, 0.85)),
      line('M80 426Q280 400 490 440M80 526Q280 536 490 532', trim.pop, 9),
    ) + design.mark(350, y, 24, trim.id === 'pale' ? colours.deep : colours.paper)
  );
}

/** The nose, close up: frame, three layers of foam, the lens with its coating. */
const nose: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim } = design;
  const frame = shape(
    '-60,-60! 860,-60! 860,800! 700,860 560,800 480,680 440,600 400,580 360,600 320,680 240,800 100,860 -60,800!',
  );
  const lens = shape(
    byCut(
      design,
      '-60,-60! 860,-60! 860,700! 720,770 590,720 510,600 460,520 400,496 340,520 290,600 210,720 80,770 -60,700!',
      '-60,-60! 860,-60! 860,640! 700,690 570,650 500,560 460,480 400,456 340,480 300,560 230,650 100,690 -60,640!',
    ),
  );
  return {
    defs:
      gradient('lens', [light, soft, base, shade, deep], [0.1, 0, 0.6, 1]) +
      gradient('gleam', ['#fff/.6', '#fff/0'], [0, 0, 0.7, 1]) +
      gradient('frame', [trim.pop, trim.panel, trim.edge], [0, 0, 0.1, 1]) +
      `<pattern id="foam" width="26" height="24" patternUnits="userSpaceOnUse"><path d="M6 6h.1M19 16h.1" stroke="${ink}" stroke-width="8" stroke-linecap="round" opacity=".4"/></pattern>`,
    body:
      panel(
        shape('-60,700! 860,700! 860,960! 680,1010 530,930 450,800 400,760 350,800 270,930 120,1010 -60,960!'),
        slate,
        ink,
        weight.contour,
      ) +
      area(
        shape('-60,700! 860,700! 860,960! 680,1010 530,930 450,800 400,760 350,800 270,930 120,1010 -60,960!'),
        'url(#foam)',
      ) +
      line(curve('-60,924 120,972 260,896 344,770 400,728 456,770 540,896 680,972 860,924'), stone, 5, 0.7) +
      area(frame, ink, 0.3) +
      `<g transform="translate(0 -16)">${panel(frame, cut === 0 ? graphite : 'url(#frame)', ink, weight.contour)}${line(curve('-60,770 100,824 220,772 300,660 346,576 400,552 454,576 500,660 580,772 700,824 860,770'), cut === 0 ? slate : trim.pop, 5)}</g>` +
      `<path d="${repeat(5, (row) => `M${70 + row * 34} ${806 - Math.abs(row - 1) * 8}h16M${594 + row * 34} ${806 - Math.abs(row - 3) * 8}h16`)}" stroke="${ink}" stroke-width="12"/>` +
      panel(lens, 'url(#lens)', deep, weight.contour) +
      inside(
        'lens',
        lens,
        area('M-60 420L110 250L190 330L360 130L520 320L620 220L860 440V900H-60z', deep, 0.5) +
          area(
            'M360 130L290 212L336 206L366 262L408 214L446 232zM620 220L576 264L616 258L640 290L676 272z',
            paper,
            0.7,
          ) +
          area('M-60 520Q200 380 440 500T860 460V900H-60z', deep, 0.4) +
          line(`${curve('40,680 200,520 340,470 520,500')}${curve('120,720 240,560 380,500 560,530')}`, soft, 4, 0.5) +
          area(shape('-60,-60! 400,-60! 220,240 60,760! -60,760!'), 'url(#gleam)', 0.6) +
          area('M560-60h60L400 700h-40z', '#fff', 0.12),
      ) +
      line(curve('-60,690 80,756 204,706 284,590'), '#fff', 5, 0.5) +
      design.mark(680, 110, 36, paper),
  };
};

export const goggles: KindDrawing = { cuts: 4, views: [front, side, nose] };
