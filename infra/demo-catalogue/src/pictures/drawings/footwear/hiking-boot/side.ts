import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { isLow, makeOf, shaft, shareOf } from './builds.ts';

const upper =
  '120,700! 112,640 122,580 138,520 142,440 132,360 124,290 132,254! 180,240 250,236 310,244 366,262! 380,320 392,380 410,430 444,478 500,520 570,552 640,580 694,620 716,668 716,730! 500,775! 120,765!';
const rands = [
  '104,664! 180,690 300,700 420,694 520,676 590,632 640,606 690,616 722,660 730,712! 724,760! 112,760!',
  '560,700! 590,646 640,612 690,616 722,660 730,712! 724,760! 540,760!',
  '104,720! 180,728 300,734 420,732 560,726 700,712! 730,740! 724,760! 112,760!',
  '104,620! 180,650 300,664 420,660 510,630 580,586 640,572 700,596 722,650 730,712! 724,760! 112,760!',
] as const;
const sole = shape(
  '106,732! 250,748 420,751 600,742 732,706! 746,730 742,756 718,780! 700,790! 690,792! 600,814! 330,818! 322,800! 292,800! 284,822! 118,822! 106,796 100,760',
);
const flatSole = shape(
  '106,732! 250,748 420,751 600,742 732,706! 752,726 750,756 722,784! 640,806! 420,818! 300,820! 130,820! 100,800 88,764',
);
const hooks = ['388,380', '376,332', '368,290'];
const eyelets = ['516,548', '474,518', '440,482', '412,438'];

function points(list: readonly string[], size: number, colour: string): string {
  return `<path d="${list.map((point) => `M${point}h.1`).join('')}" stroke="${colour}" stroke-width="${size}"/>`;
}

/** Panels and seams between collar and rand. */
function overlay({ light, soft, base, shade, deep }: Colours, design: Design): string {
  const { trim, mark } = design;
  const make = makeOf(design);
  const vamp =
    panel(shape('436,470! 520,528 600,556 700,600! 720,760! 420,760! 430,640 400,560 412,500!'), base, deep) +
    stitches(curve('428,500 414,560 444,640 440,700'), light);
  if (make === 1) {
    return (
      area(shape('80,400! 800,400! 800,780! 80,780!'), 'url(#weave)', 0.6) +
      panel(shape('90,640! 160,560 260,520 380,470 420,500! 360,560 300,640 280,760! 90,760!'), trim.panel, trim.edge) +
      line(`${curve('130,660 200,590 300,540 392,496')}${curve('180,690 240,620 330,566 404,516')}`, trim.pop, 5) +
      panel(shape('380,760! 430,640 520,570 600,560! 560,620 530,760!'), shade, deep) +
      mark(470, 660, 20, light)
    );
  }
  if (make === 2) {
    return (
      stitches(curve('110,560 240,540 340,560 420,640 440,740'), light) +
      stitches(curve('112,576 236,556 330,576 404,650 424,744'), light) +
      line(curve('142,440 240,420 360,400'), deep) +
      stitches(curve('142,454 240,434 362,414'), light) +
      panel(shape('90,600! 150,590 200,630 226,690 230,760! 90,760!'), trim.panel, trim.edge) +
      stitches(curve('116,612 152,608 188,642 208,700'), trim.pop) +
      mark(300, 640, 26, deep)
    );
  }
  if (make === 3) {
    return (
      panel(shape('100,420! 250,400 400,400! 430,470 400,560 330,640 100,620!'), trim.panel, trim.edge) +
      line('M150 470h220M144 510h240M140 550h220', trim.pop, 3) +
      stitches(curve('120,436 250,416 396,416'), trim.pop) +
      vamp +
      panel(shape('90,520! 150,540 190,600 200,700! 90,700!'), shade, deep) +
      mark(270, 596, 22, trim.id === 'tonal' ? light : trim.pop)
    );
  }
  const quarter = shape('120,410! 210,404 300,418 352,446 366,520 330,600 240,640 100,640!');
  return (
    // Textile quarter between the leather panels; heel counter and its strap to the ankle.
    panel(quarter, trim.panel, trim.edge) +
    area(quarter, 'url(#weave)', 0.7) +
    panel(shape('90,500! 150,508 196,560 232,640 240,720! 80,720!'), base, deep) +
    stitches(curve('120,520 152,526 184,570 216,646 222,700'), light) +
    panel(shape('90,520! 146,500 250,470 400,414! 420,462! 280,520 170,560 90,580!'), base, deep) +
    stitches(curve('110,532 250,488 394,430'), light) +
    stitches(curve('110,566 276,510 410,456'), light) +
    vamp +
    mark(300, 600, 20, soft === trim.pop ? light : trim.pop)
  );
}

/** Lateral side, toe to the right. */
export const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { trim } = design;
  const make = makeOf(design);
  const low = isLow(design);
  const raisedTo = (outline: string) => shaft(design, outline);
  const outline = shape(raisedTo(upper));
  const share = shareOf(design);
  const below = make === 1 ? flatSole : sole;
  const laces = make === 2 ? trim.pop : paper;
  const raised = (y: number) => Math.round(440 - (440 - y) * share);
  return {
    shadows: [
      { x: 420, y: 828, rx: 390, ry: 44 },
      { x: 410, y: 824, rx: 310, ry: 16 },
    ],
    defs:
      gradient('form', ['#fff/.34', '#fff/0', '#000/0', '#000/.34'], [0.1, 0.1, 0.75, 0.9]) +
      gradient('rubber', [slate, graphite, ink], [0, 0, 0.1, 1]) +
      `<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 2h9M2 0v9" stroke="${deep}" stroke-width="1.4"/></pattern>`,
    body:
      // Far side of the collar and the tongue.
      panel(
        shape(
          raisedTo(
            low
              ? '134,300! 160,250 240,230 320,250 364,320! 360,400! 150,380!'
              : '134,258! 160,222 240,204 320,212 364,240! 360,300! 150,300!',
          ),
        ),
        graphite,
        ink,
      ) +
      panel(
        shape(
          low
            ? '318,440! 334,380 350,352 378,346 404,366 424,410 440,470! 400,490!'
            : raisedTo('318,330! 322,250 338,204 372,186 402,200 412,244 422,320 432,392! 390,410!'),
        ),
        soft,
        deep,
        weight.contour,
      ) +
      stitches(
        curve(
          low ? '344,420 358,374 378,364 396,380 416,424' : raisedTo('344,280 350,224 374,204 394,216 402,262 416,350'),
        ),
        deep,
      ) +
      panel(outline, base, deep, weight.contour) +
      inside(
        'upper',
        outline,
        overlay(colours, design) +
          // Padded collar with two ribs.
          panel(
            shape(
              low
                ? '100,380! 240,380 380,390! 400,440! 340,470 250,466 190,452 110,470!'
                : raisedTo('100,240! 240,220 380,240! 372,306 384,364! 340,352 240,346 180,360 110,410!'),
            ),
            make === 2 ? trim.panel : soft,
            make === 2 ? trim.edge : deep,
          ) +
          (low
            ? line(curve('130,436 200,430 290,444 370,446'), shade)
            : line(curve(raisedTo('124,308 200,286 290,286 372,304')), shade) +
              line(curve(raisedTo('130,356 200,318 290,316 376,334')), shade)) +
          // Lace stay.
          panel(
            shape(
              raisedTo(
                '350,250! 380,250! 392,360 412,424 448,474 500,516 552,542! 560,572 530,584 470,552 420,508 384,450 358,370!',
              ),
            ),
            make === 1 ? trim.panel : shade,
            make === 1 ? trim.edge : deep,
          ) +
          stitches(curve(raisedTo('364,290 374,372 396,444 430,496 476,536 530,566')), make === 1 ? trim.pop : soft) +
          area('M0 100H800V800H0z', 'url(#form)') +
          panel(shape(rands[make] ?? rands[0]), 'url(#rubber)', ink) +
          (make === 0
            ? line(curve('120,688 190,710 300,718 420,712 530,694 600,652 644,626 684,634'), stone, 2, 0.5)
            : ''),
      ) +
      line(curve('398,386 416,432 450,480 504,522 570,553 636,580'), light, 4, low ? 0 : 0.5) +
      (low
        ? panel(shape('124,420! 104,392 104,368 120,362 136,376 146,410!'), light, deep)
        : panel(
            shape(raisedTo('130,318! 114,290 108,240 120,210 144,206 158,228 156,262 150,300 138,318!')),
            light,
            deep,
          )) +
      // Lacing: eyelets below, hooks above.
      points(eyelets, 16, ink) +
      points(eyelets, 8, make === 2 ? paper : stone) +
      (low
        ? ''
        : hooks.map((hook) => panel(`M${raisedTo(hook)}m-14-8h20q8 8 0 16h-20q-8-8 0-16z`, stone, ink)).join('')) +
      cord(
        `M516 546q14-8 20-24M474 516q14-6 22-22M440 480q16-4 26-20M412 436q20-2 32-14${low ? '' : hooks.map((hook, index) => `M${raisedTo(hook)}q22 0 ${[38, 42, 42][index]}-12`).join('')}${low ? '' : `M392 ${raised(380)}q34 20 18 ${Math.round(56 * share)}M380 ${raised(332)}q32 16 10 ${Math.round(46 * share)}M372 ${raised(290)}q28 14 6 ${Math.round(40 * share)}`}`,
        laces,
        deep,
        9,
      ) +
      `<g transform="translate(${low ? 22 : 0} ${low ? 130 : raised(290) - 290})">` +
      cord(
        `${curve('404,282 352,250 318,262 322,306 396,290')}${curve('398,290 352,330 350,380')}${curve('404,288 446,270 470,292 448,316 404,290')}`,
        laces,
        deep,
        8,
      ) +
      '</g>' +
      panel(below, 'url(#rubber)', ink, weight.contour) +
      inside(
        'sole',
        below,
        area(
          shape(
            make === 1
              ? '80,720! 250,748 420,751 600,742 760,690! 770,740! 640,780 420,796 250,796 80,780!'
              : '90,730! 250,748 420,751 600,742 760,700! 760,722! 600,762 420,771 250,769 90,752!',
          ),
          make === 1
            ? trim.id === 'dark'
              ? soft
              : paper
            : make === 2
              ? paper
              : trim.id === 'tonal'
                ? soft
                : trim.panel,
        ) +
          (make === 1
            ? line(curve('80,776 250,790 420,792 640,776 760,740'), trim.pop, 4)
            : line(curve('96,753 250,770 420,772 600,763 750,724'), ink)) +
          (make === 2 ? stitches(curve('100,742 250,759 420,761 600,752 744,714'), stone) : '') +
          line('M114 784h166M332 784h290l84-26', slate, make === 1 ? 0 : 2) +
          `<path d="${repeat(4, (lug) => `M${128 + lug * 40} 822v-24h16v24z`)}${repeat(8, (lug) => `M${350 + lug * 42} 820v-26l12-8h8v34z`)}" fill="${ink}"/>`,
      ) +
      (make === 3 ? panel('M708 716h46v22h-40z', stone, ink) + panel('M84 736h34v22H90z', stone, ink) : ''),
  };
};
