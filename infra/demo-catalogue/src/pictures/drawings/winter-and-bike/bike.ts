import { byCut } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { curve, shape } from '../../outline.ts';
import { disc, point, ring } from '../../round.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';
import { bikeSide } from './bike-side.ts';

/** From the front: tyre tread, fork, wide bar. */
const front: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }, design) => {
  const { trim, mark } = design;
  const drops = byCut(design, false, false, false, true, true, false, false);
  const rigid = byCut(design, false, false, false, true, true, true, true);
  const size = byCut(design, '', '', '', '', '', 'translate(64 150) scale(.84)', 'translate(64 150) scale(.84)');
  const leg = trim.id === 'tonal' ? 'url(#leg)' : trim.panel;
  const legEdge = trim.id === 'tonal' ? ink : trim.edge;
  const half = (flip: string) =>
    `<g transform="${flip}">` +
    (drops
      ? // Tops, hood, drop.
        line('M400 116H520Q556 116 560 150T584 290Q590 330 560 336', ink, 26) +
        line('M400 114H520Q554 114 558 150T580 288', graphite, 17) +
        line('M404 108H516Q540 110 548 126', stone, 3) +
        panel(shape('536,98! 566,84 584,104 588,170 570,196 546,180!'), graphite, ink, weight.contour) +
        line('M572 110Q598 200 590 276', ink, 12) +
        line('M572 112Q594 200 588 270', stone, 4)
      : line('M400 116Q440 116 466 100T540 82L716 88', ink, 20) +
        line('M400 114Q440 114 466 98T540 80L640 84', graphite, 11) +
        line('M404 110Q440 110 466 94T540 76L620 79', stone, 3) +
        line('M640 86L718 90', ink, 31) +
        line(
          repeat(8, (rib) => `M${644 + rib * 10} 74v26`),
          graphite,
          4,
        ) +
        line('M712 76v26', base, 8) +
        panel('M586 74h26v32l-10 12h-16z', graphite, ink) +
        line('M598 112Q640 128 694 122', ink, 11) +
        line('M602 112Q640 125 690 119', stone, 4)) +
    line(drops ? curve('560,190 520,220 470,220 436,280') : curve('588,98 540,150 470,190 436,260'), ink, 5) +
    // Fork leg.
    (rigid
      ? panel(
          shape('424,300! 456,330 472,420 478,560 474,650! 460,668 444,668! 436,650 440,540 434,430 424,380'),
          leg,
          legEdge,
          weight.contour,
        ) + line(curve('436,330 450,420 452,560 450,640'), trim.pop, 3, 0.5)
      : panel('M436 246h30v200h-30z', 'url(#steel)', ink) +
        panel(
          shape('430,420! 472,420! 474,560 470,650! 460,668 442,668! 434,650 430,560'),
          leg,
          legEdge,
          weight.contour,
        ) +
        panel('M428 408h46v18h-46z', graphite, ink) +
        line('M439 434V640', trim.id === 'tonal' ? stone : trim.pop, 3, 0.8)) +
    '</g>';
  return {
    shadows: [
      { x: 410, y: 940, rx: 230, ry: 26 },
      { x: 404, y: 936, rx: 70, ry: 12 },
    ],
    defs:
      gradient('steel', [stone, paper, paper, stone, slate], [0, 0, 1, 0]) +
      gradient('leg', [slate, graphite, ink], [0, 0, 1, 0]) +
      gradient('tyre', [graphite, graphite, ink, ink], [0, 0, 1, 0]) +
      gradient('tube', [light, soft, base, shade], [0, 0, 1, 0]),
    body:
      `<g transform="${size}">` +
      // Frame, cranks and pedals behind the wheel.
      line('M400 650L262 640M400 650L538 700', ink, 18) +
      line('M380 646L266 638M420 656L534 696', graphite, 9) +
      panel('M180 628h92v22h-92zM528 690h92v22h-92z', graphite, ink) +
      line('M188 626v-6M216 626v-6M262 626v-6M538 688v-6M584 688v-6M610 688v-6', stone, 4) +
      panel(shape('358,250! 442,250! 452,420 440,650! 360,650! 348,420'), shade, deep, weight.contour) +
      panel(shape('340,92! 352,70 400,62 448,70 460,92! 440,104 360,104'), ink, ink) +
      line('M356 78q44-12 88 0', stone, 3) +
      // Tyre and its tread.
      panel(
        shape('400,334! 424,344 430,420 432,640 430,850 424,924 400,936! 376,924 370,850 368,640 370,420 376,344'),
        'url(#tyre)',
        ink,
        weight.contour,
      ) +
      inside(
        'tread',
        shape('400,334! 424,344 430,420 432,640 430,850 424,924 400,936! 376,924 370,850 368,640 370,420 376,344'),
        drops
          ? line('M400 340V930', slate, 5, 0.6) + line('M380 350V920M420 350V920', slate, 2, 0.5)
          : `<path d="${repeat(19, (row) => {
              const y = 346 + row * 32 - Math.round(Math.sin((row / 19) * Math.PI * 2) * 10);
              return `M384 ${y}h13v14h-13zM404 ${y}h13v14h-13zM366 ${y + 14}h14v12h-14zM420 ${y + 14}h14v12h-14z`;
            })}" fill="${ink}" stroke="${slate}" stroke-width="1.5"/>`,
      ) +
      half('') +
      half('matrix(-1 0 0 1 800 0)') +
      // Axle, brake caliper on its side, arch and crown.
      disc(334, 650, 9, stone, ink) +
      disc(466, 650, 9, stone, ink) +
      panel('M470 566h22v56h-22z', graphite, ink) +
      panel(
        shape('326,420! 330,370 356,318 400,304 444,318 470,370 474,420! 432,420! 428,376 400,352 372,376 368,420!'),
        'url(#leg)',
        ink,
        weight.contour,
      ) +
      line(curve('342,392 364,334 400,318 436,334'), stone, 3, 0.8) +
      panel(
        shape('322,262! 330,232 370,222 430,222 470,232 478,262! 440,270 400,262 360,270'),
        'url(#leg)',
        ink,
        weight.contour,
      ) +
      panel(shape('366,136! 434,136! 440,180 442,226! 358,226! 360,180'), 'url(#tube)', deep, weight.contour) +
      line('M372 146L366 216', light, 4, 0.8) +
      mark(400, 184, 20, paper) +
      panel('M364 126h72v14h-72z', graphite, ink) +
      panel(shape('360,92! 440,92! 446,108 440,132! 360,132! 354,108'), 'url(#leg)', ink, weight.contour) +
      disc(372, 102, 4, stone, ink) +
      disc(428, 102, 4, stone, ink) +
      disc(372, 122, 4, stone, ink) +
      disc(428, 122, 4, stone, ink) +
      line(curve('366,150 340,230 336,330'), ink, 5) +
      '</g>',
  };
};

/** Cassette, derailleur and chain. */
const drivetrain: View = ({ light, soft, base, shade, deep, ink, graphite, stone, chalk, paper, slate }, design) => {
  const { trim, mark } = design;
  const wide = [262, 230, 200, 172, 146, 122, 100];
  const close = [262, 240, 218, 197, 177, 158, 140, 123, 107];
  const few = [262, 222, 184, 148];
  const cogs = byCut<readonly number[]>(design, wide, [262, 222, 184, 150, 118, 96], wide, close, wide, few, few);
  // Side plates and rollers; the cassette's half runs behind the frame, the cage's half before it.
  const chain = (data: string) =>
    line(data, ink, 30) +
    `<path d="${data}" stroke="${stone}" stroke-width="24" stroke-dasharray="26 14"/><path d="${data}" stroke="${paper}" stroke-width="5" stroke-dasharray="22 18" stroke-dashoffset="-2"/><path d="${data}" stroke="${ink}" stroke-width="9" stroke-dasharray=".1 19.9"/>`;
  return {
    defs:
      gradient('steel', [paper, stone, slate, stone, paper]) +
      gradient('tube', [soft, base, shade], [0, 0, 0.4, 1]) +
      gradient('case', [slate, graphite, ink]),
    body:
      // Spokes behind.
      `<path d="${repeat(18, (spoke) => `M${point(350, 410, 70, spoke * 20 + 50)}L${point(350, 410, 900, spoke * 20)}`)}" stroke="${stone}" stroke-width="5"/>` +
      area('M372 436m-270 0a270 270 0 1 0 540 0a270 270 0 1 0-540 0', ink, 0.14) +
      disc(350, 410, (cogs[0] ?? 262) - 6, ink, ink) +
      cogs
        .map(
          (radius) =>
            ring(350, 410, radius + 4, stone, 14, ' stroke-dasharray="9 8" stroke-linecap="butt"') +
            ring(350, 410, radius - 8, 'url(#steel)', 12) +
            ring(350, 410, radius - 15, graphite, 3),
        )
        .join('') +
      `<path d="${repeat(6, (arm) => `M${point(350, 410, 60, arm * 60)}L${point(350, 410, cogs[0] ?? 262, arm * 60 + 24)}`)}" stroke="url(#steel)" stroke-width="16"/>` +
      disc(350, 410, 74, graphite, ink) +
      disc(350, 410, 58, 'url(#steel)', ink) +
      ring(350, 410, 48, graphite, 5, ' stroke-dasharray="7 6" stroke-linecap="butt"') +
      chain('M840 176L372 146Q352 144 330 147A264 264 0 0 0 404 671') +
      // Frame: stays and dropout.
      panel(
        shape('-40,-60! 60,-60! 200,160 330,330 390,370! 420,420! 400,470 350,480 300,450 240,340 80,140 -40,40!'),
        'url(#tube)',
        deep,
        weight.contour,
      ) +
      line(curve('60,-40 196,170 316,330'), light, 5, 0.8) +
      panel(
        shape('840,380! 640,392 440,394! 396,410 396,450 430,472! 640,468 840,470!'),
        'url(#tube)',
        deep,
        weight.contour,
      ) +
      line(curve('830,394 640,404 450,406'), light, 5, 0.8) +
      area(
        byCut(
          design,
          'M640 384L700 382V478L640 478z',
          'M600 386H760V478H600z',
          'M560 388L620 384V476L560 476z',
          'M700 382H840V478H700z',
          'M560 388H840V420H560z',
          'M620 384H680V476H620z',
          'M560 440H840V474H560z',
        ),
        trim.panel,
      ) +
      mark(
        byCut(design, 540, 540, 700, 620, 690, 560, 690),
        436,
        24,
        trim.id === 'pale' && byCut(design, false, false, false, false, false, false, true) ? deep : light,
      ) +
      disc(360, 420, 40, 'url(#case)', ink) +
      disc(360, 420, 22, 'url(#steel)', ink) +
      `<path d="M360 408l11 6v12l-11 6-11-6v-12z" fill="${ink}"/>` +
      // Derailleur: hanger, body, clutch, cage.
      panel(shape('340,450! 400,450! 434,530 446,600 410,624 376,606 352,540'), graphite, ink, weight.contour) +
      '<g transform="translate(0 40)">' +
      area(shape('400,560! 470,560 560,600 590,660 560,720 480,720 420,650'), ink, 0.3) +
      panel(
        shape('390,530! 450,524 540,566 580,620 570,680 530,712 470,704 440,660 396,590'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(shape('420,552! 460,550 530,584 556,626! 540,640 480,604 424,576'), soft, deep) +
      line(curve('428,556 470,562 528,592'), light, 4) +
      line('M448 610l60 44M440 624l50 44', stone, 5) +
      panel(
        shape('480,640! 540,640! 560,700 590,820 600,880 570,916 520,908 490,870 470,760'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(shape('510,740! 536,740! 552,810 540,826 516,820 506,780'), chalk, ink) +
      [
        [516, 688, 44],
        [548, 866, 44],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ring(x, y, r, ink, 14, ' stroke-dasharray="13 11" stroke-linecap="butt"') +
            disc(x, y, r - 4, graphite, ink) +
            ring(x, y, r - 16, slate, 4) +
            disc(x, y, 11, 'url(#steel)', ink),
        )
        .join('') +
      '</g>' +
      line(curve('404,588 460,490 600,486 840,540'), ink, 10) +
      line(curve('404,585 460,487 600,483 840,537'), graphite, 4) +
      chain('M404 671L500 684Q556 690 562 728Q564 758 540 780L516 870Q496 920 540 952Q560 960 584 948L840 820'),
  };
};

const all: KindDrawing = { cuts: 7, views: [bikeSide, front, drivetrain] };

export const bike = only(all, [0, 1, 2]);
export const gravelBike = only(all, [3, 4]);
export const kidsBike = only(all, [5, 6]);
