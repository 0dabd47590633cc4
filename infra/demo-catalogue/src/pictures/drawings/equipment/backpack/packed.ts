import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { mountainPrint, ripstopPattern } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { BackpackCut, Pack } from './packs.ts';
import { packTop } from './tops.ts';

type Cut = Pack & { readonly name: BackpackCut };

/** Ends of straps and fins that stand out behind the body. */
function behind(
  { shade, deep, ink, graphite, stone, slate }: Colours,
  { trim }: Design,
  { belt, name, top }: Cut,
): string {
  const handleY =
    top === 'dome' ? 216 : name === 'speed' ? 160 : name === 'square-roll' ? 220 : name.endsWith('canvas') ? 250 : 116;
  const pole = (x: number, lean: number) =>
    line(`M${x} 790L${x + lean} 80`, ink, 15) +
    line(`M${x} 790L${x + lean} 80`, stone, 9) +
    line(`M${x + lean * 0.86} 172L${x + lean} 80`, graphite, 26) +
    line(`M${x} 790L${x - lean * 0.1} 850`, slate, 9) +
    `<ellipse cx="${x}" cy="776" rx="30" ry="9" fill="${graphite}" stroke="${ink}"/>`;
  return (
    line(
      curve(`360,${handleY + 6} 366,${handleY - 40} 400,${handleY - 52} 434,${handleY - 40} 440,${handleY + 6}`),
      ink,
      16,
    ) +
    line(curve(`362,${handleY} 368,${handleY - 36} 400,${handleY - 46} 432,${handleY - 36}`), graphite, 7) +
    (belt
      ? panel(shape('224,700! 170,716 130,760 112,806 142,826! 192,800 236,780'), shade, deep, weight.contour) +
        panel(shape('576,700! 630,716 670,760 688,806 658,826! 608,800 564,780'), shade, deep, weight.contour)
      : '') +
    (name === 'poles' ? pole(206, -34) + pole(596, 30) : '') +
    (name.endsWith('canvas')
      ? [196, 548]
          .map(
            (x) =>
              panel(
                shape(
                  `${x},620! ${x + 28},604 ${x + 56},620! ${x + 62},720 ${x + 58},830! ${x + 28},846 ${x - 2},830! ${x - 6},720`,
                ),
                shade,
                deep,
                weight.contour,
              ) + panel(`M${x - 4} 612h64v52h-64z`, trim.panel, trim.edge),
          )
          .join('')
      : '')
  );
}

function pocket(colours: Colours, { trim, mark }: Design, { pocket: kind, name }: Cut): string {
  const { soft, light, base, deep, ink, graphite, stone } = colours;
  const fill = trim.id === 'tonal' ? 'url(#lid)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  switch (kind) {
    case 'round':
      return (
        panel(
          shape(
            '262,570! 330,556 400,552 470,556 538,570! 552,660 548,760 530,830! 470,850 400,854 330,850 270,830! 252,760 248,660',
          ),
          fill,
          edge,
          weight.contour,
        ) +
        line(curve('264,612 330,598 400,594 470,598 536,612'), ink, 8) +
        line(curve('266,606 330,592 400,588 470,592 534,606'), trim.id === 'tonal' ? light : trim.pop, 2.5) +
        line('M290 606l-8 40', trim.pop, 9) +
        (name === 'kids'
          ? mountainPrint(400, 740, 96, trim.pop, trim.edge)
          : mark(400, 726, 40, trim.id === 'tonal' ? deep : trim.pop))
      );
    case 'slant':
      return (
        panel(
          shape('212,560! 588,500! 590,740 586,848! 560,872 400,878 240,872 214,848! 210,740'),
          trim.panel,
          trim.edge,
        ) +
        line('M212 560L588 500', ink, 10) +
        line('M212 559L588 499', trim.pop, 3) +
        mark(480, 700, 46, trim.pop)
      );
    case 'stash':
      return (
        panel(
          shape('270,430! 400,460 530,430! 546,640 536,790! 400,812 264,790! 254,640'),
          trim.panel,
          trim.edge,
          weight.contour,
        ) +
        line(
          repeat(8, (row) => `M262 ${480 + row * 40}Q400 ${508 + row * 40} 538 ${480 + row * 40}`),
          trim.edge,
          2,
          0.5,
        ) +
        line('M300 400V520M500 400V520', ink, 12) +
        panel('M286 500h28v34h-28zM486 500h28v34h-28z', graphite, ink) +
        mark(400, 650, 44, trim.pop)
      );
    case 'flaps':
      return (
        panel(
          shape('286,520! 400,530 514,520! 522,640 512,724! 400,738 288,724! 278,640'),
          'url(#lid)',
          deep,
          weight.contour,
        ) +
        panel(
          shape('276,510! 400,522 524,510! 528,570 510,606! 400,622 290,606! 272,570'),
          fill,
          edge,
          weight.contour,
        ) +
        line('M400 560V660', ink, 15) +
        line('M400 562V656', name.endsWith('canvas') ? soft : graphite, 9) +
        panel('M386 618h28v30h-28z', stone, ink) +
        mark(460, 570, 16, trim.id === 'tonal' ? base : trim.pop)
      );
    case 'cord':
      return (
        area(shape('290,640! 400,660 510,640! 476,800 400,850 324,800'), trim.panel) +
        line('M284 640Q400 664 516 640', trim.edge, 4) +
        cord(
          'M300 360L490 450M500 360L310 450M310 450L480 540M490 450L320 540M320 540L470 630M480 540L330 630',
          graphite,
          ink,
          5,
        ) +
        `<path d="M300 360h.1M500 360h.1M310 450h.1M490 450h.1M320 540h.1M480 540h.1" stroke="${ink}" stroke-width="18"/>` +
        `<path d="M300 360h.1M500 360h.1M310 450h.1M490 450h.1M320 540h.1M480 540h.1" stroke="${stone}" stroke-width="8"/>` +
        mark(400, 730, 36, trim.pop)
      );
  }
}

/** What is strapped on: a rolled mat, a cover against rain, a hose. */
function extras(colours: Colours, { trim }: Design, { name }: Cut): string {
  const { soft, light, base, shade, deep, ink, graphite, stone } = colours;
  switch (name) {
    case 'bedroll':
      return (
        panel(
          shape('176,776! 400,770 624,776! 640,832 624,888! 400,894 176,888! 160,832'),
          trim.id === 'tonal' ? soft : trim.panel,
          trim.edge,
          weight.contour,
        ) +
        `<ellipse cx="176" cy="832" rx="28" ry="56" fill="${shade}" stroke="${deep}"/><path d="M176 800a14 30 0 1 1-10 56a8 18 0 1 1 10-40" stroke="${deep}"/>` +
        line('M290 756Q276 830 290 900M510 756Q524 830 510 900', ink, 18) +
        line('M290 758Q276 830 290 898M510 758Q524 830 510 898', graphite, 11) +
        panel('M272 800h28v34h-28zM500 800h28v34h-28z', graphite, ink)
      );
    case 'rain-cover':
      return (
        panel(
          shape(
            '168,560! 250,520 400,506 550,520 632,560! 650,680 640,800 590,876! 500,902 400,908 300,902 210,876! 160,800 150,680',
          ),
          trim.id === 'tonal' ? 'url(#lid)' : trim.panel,
          trim.id === 'tonal' ? deep : trim.edge,
          weight.contour,
        ) +
        line(
          repeat(
            11,
            (fold) =>
              `M${196 + fold * 41} ${Math.round(546 - 30 * Math.sin(((fold + 0.5) / 11) * Math.PI))}q${(5 - fold) * -3} 40 ${(5 - fold) * -2} ${70 + (fold % 3) * 26}`,
          ),
          trim.id === 'tonal' ? deep : trim.edge,
          3,
          0.5,
        ) +
        line(curve('176,580 256,540 400,526 544,540 624,580'), trim.pop, 7) +
        line('M160 740Q400 800 640 740', trim.id === 'tonal' ? light : trim.pop, 16)
      );
    case 'speed':
      return (
        cord(curve('500,214 560,260 580,360 566,470 572,540'), base, deep, 9) +
        line('M572 540l2 34', ink, 18) +
        line('M574 570v10', stone, 12)
      );
    default:
      return '';
  }
}

/** Front of the later cuts. */
export function packFront(colours: Colours, design: Design, cut: Cut): Drawing {
  const { light, soft, base, shade, deep, ink, graphite } = colours;
  const body = shape(cut.body);
  const content =
    behind(colours, design, cut) +
    panel(body, 'url(#cloth)', deep, weight.contour) +
    inside(
      'body',
      body,
      area(body, 'url(#ripstop)') +
        area(shape('150,300! 262,340 262,520 240,700 250,900! 150,900!'), shade, 0.6) +
        area(shape('650,240! 538,320 538,520 560,700 550,900! 650,900!'), deep, 0.4) +
        (cut.sidePockets
          ? panel(shape('150,640! 230,626 262,652! 252,760 262,900! 150,900!'), graphite, ink) +
            panel(shape('650,640! 570,626 538,652! 548,760 538,900! 650,900!'), graphite, ink) +
            line(
              repeat(6, (row) => `M180 ${672 + row * 34}l74-8M620 ${672 + row * 34}l-74-8`),
              ink,
              2,
            )
          : '') +
        panel(shape('130,836! 300,852 400,856 500,852 670,836! 660,920! 140,920!'), shade, deep) +
        (cut.name === 'speed' || cut.name === 'square-roll' ? '' : stitches('M200 830Q400 850 600 830', soft)),
    ) +
    (cut.name === 'rain-cover' ? '' : pocket(colours, design, cut)) +
    packTop(colours, design, cut) +
    extras(colours, design, cut);
  return {
    shadows: [
      { x: 420, y: cut.ground + 4, rx: cut.name.startsWith('kids') ? 220 : 280, ry: 36 },
      { x: 404, y: cut.ground, rx: cut.name.startsWith('kids') ? 150 : 190, ry: 15 },
    ],
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
      gradient('lid', [light, soft, base, shade], [0.1, 0, 0.9, 1]) +
      ripstopPattern(deep, 16),
    body: cut.whole ? `<g transform="${cut.whole}">${content}</g>` : content,
  };
}
