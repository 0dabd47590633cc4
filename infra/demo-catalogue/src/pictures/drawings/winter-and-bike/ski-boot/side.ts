import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

// Four buckles for the piste, freeride with a walk lever, light for touring, race with a high spoiler.
const lower =
  '168,770! 156,700 164,630 184,580 214,548! 300,560 400,560 452,540! 500,580 580,614 652,640 700,672 722,716 722,770! 560,790 300,790!';

const cuffs = [
  '206,600! 190,500 182,400 178,290 186,232! 240,206 300,200 360,206 398,222! 420,300 446,400 470,500 478,556! 400,600 300,622!',
  '204,604! 190,510 184,420 182,330 192,286! 240,262 300,256 358,262 394,278! 416,340 440,420 466,500 476,556! 400,602 300,624!',
  '210,600! 198,520 194,440 196,370 206,336! 250,316 300,310 350,316 386,330! 410,390 434,450 458,510 468,552! 400,596 300,618!',
  '204,600! 186,500 174,390 164,260 166,176! 210,190 250,226 310,222 366,224 402,238! 424,310 450,400 474,500 482,556! 400,602 300,624!',
] as const;

const liners = [
  '196,250! 206,176 250,150 310,144 366,152 400,188 404,240! 300,270!',
  '200,304! 208,226 250,196 308,190 362,198 396,236 400,296! 300,320!',
  '212,352! 214,274 256,240 304,234 352,240 386,272 392,344! 300,366!',
  '214,256! 222,186 256,160 314,152 370,160 404,196 408,254! 300,280!',
] as const;

/** A buckle from the rack on the near side to the lever that points back. */
function buckle(
  x: number,
  y: number,
  angle: number,
  { ink, graphite, stone, paper }: Colours,
  { trim }: Design,
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    area('M-88-8H84v34H-88z', ink, 0.28) +
    panel('M-96-17h70v34h-70q-10-17 0-34z', graphite, ink) +
    line(
      repeat(5, (tooth) => `M${-86 + tooth * 11}-10v20`),
      stone,
      3,
    ) +
    line('M-34-5H30M-34 5H30', ink, 6) +
    line('M-34-5H30M-34 5H30', stone, 2.5) +
    panel('M20-20h66q14 0 14 20t-14 20H20q-8-20 0-40z', 'url(#steel)', ink) +
    panel('M34-9h46q8 0 8 9t-8 9H34z', trim.pop, ink) +
    line('M28-14h54', paper, 2.5) +
    '</g>'
  );
}

function bucklesOf({ cut }: Design): readonly (readonly [number, number, number])[] {
  const all = [
    [332, 330, 8],
    [366, 436, 12],
    [476, 616, 22],
    [582, 676, 24],
  ] as const;
  if (cut === 1) return [[334, 364, 8], all[1], all[2]].map(([x = 0, y = 0, angle = 0]) => [x, y, angle] as const);
  if (cut === 2) return [all[1], [500, 634, 22]].map(([x = 0, y = 0, angle = 0]) => [x, y, angle] as const);
  return all;
}

/** Outer side, toe to the right. */
export const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate, paper } = colours;
  const { cut, trim, mark } = design;
  const cuff = shape(cuffs[cut] ?? cuffs[0]);
  const shell = shape(lower);
  const top = byCut(design, 232, 286, 336, 240);
  return {
    shadows: [
      { x: 440, y: 868, rx: 350, ry: 40 },
      { x: 430, y: 862, rx: 290, ry: 14 },
    ],
    defs:
      gradient('shell', [soft, base, base, shade], [0, 0, 0.8, 1]) +
      gradient(
        'cuff',
        [light, trim.id === 'tonal' ? soft : trim.panel, trim.id === 'tonal' ? base : trim.panel, trim.edge],
        [0, 0, 1.1, 0.5],
      ) +
      gradient('form', ['#fff/.3', '#fff/0', '#000/0', '#000/.3'], [0.1, 0, 0.8, 1]) +
      gradient('steel', [paper, stone, slate, stone], [0, 0, 0, 1]),
    body:
      panel(shape(liners[cut] ?? liners[0]), graphite, ink, weight.contour) +
      line(`M${cut === 3 ? 236 : 230} ${top - 24}Q300 ${top - 52} 388 ${top - 20}`, slate, 4) +
      `<path d="M${236} ${top - 56}q-36-30-12-56 22-6 30 40" fill="${soft}" stroke="${deep}"/>` +
      panel(shell, 'url(#shell)', deep, weight.contour) +
      inside(
        'shell',
        shell,
        // Overlap of the shell over the instep, heel box, toe box.
        panel(
          shape('300,800! 380,700 430,610 452,540! 520,590 600,622 700,672! 640,690 560,700 500,740 470,800!'),
          shade,
          deep,
        ) +
          area(shape('150,600! 230,600 280,660 290,800! 140,800!'), shade, 0.7) +
          line(curve('170,610 232,614 270,664 282,780'), deep) +
          line(`${curve('400,700 470,640 560,650')}${curve('430,750 520,690 640,694')}`, deep, 2, 0.7) +
          panel(
            shape('600,660! 660,650 710,680 740,720! 740,800! 590,800! 580,720'),
            cut === 2 ? trim.panel : base,
            deep,
          ) +
          area('M150 480H760V800H150z', 'url(#form)'),
      ) +
      mark(228, 706, 24, paper) +
      panel(cuff, 'url(#cuff)', trim.id === 'tonal' ? deep : trim.edge, weight.contour) +
      inside(
        'cuff',
        cuff,
        area(shape('150,200! 226,230 240,400 262,600! 150,640!'), trim.edge, 0.3) +
          line(curve('240,236 250,400 274,600'), trim.edge) +
          area(
            shape(
              byCut(
                design,
                '300,200! 380,220 440,400 480,560! 400,560 330,400',
                '180,440! 300,420 460,470 480,560! 300,560 200,600!',
                '250,320! 300,310 350,420 370,600! 300,620!',
                '330,220! 400,220 480,560! 440,580 380,400',
              ),
            ),
            trim.pop,
            0.5,
          ) +
          line(
            byCut(
              design,
              'M286 470l-24-60M310 470l-24-60',
              'M216 330v120',
              'M300 340v90M320 340v90',
              'M200 260l24 210M222 260l24 210',
            ),
            trim.pop,
            5,
          ) +
          area('M150 140H500V640H150z', 'url(#form)'),
      ) +
      line(
        curve(
          byCut(
            design,
            '196,300 200,400 208,500',
            '202,340 202,420 210,510',
            '212,380 210,450 216,520',
            '184,280 192,400 206,500',
          ),
        ),
        '#fff',
        4,
        0.45,
      ) +
      // Pivot.
      `<circle cx="256" cy="574" r="23" fill="url(#steel)" stroke="${ink}"/><circle cx="256" cy="574" r="10" fill="${graphite}" stroke="${ink}"/>` +
      (cut === 1 || cut === 2
        ? panel(`M178 ${top + 62}h26l10 130h-26z`, graphite, ink) +
          panel(`M182 ${top + 72}h18l4 50h-18z`, trim.pop, ink)
        : '') +
      // Power strap.
      (cut === 2
        ? ''
        : panel(
            `M194 ${top + 12}Q300 ${top - 12} 402 ${top + 16}L412 ${top + 54}Q300 ${top + 26} 194 ${top + 52}z`,
            graphite,
            ink,
          ) +
          stitches(`M206 ${top + 22}Q300 ${top} 396 ${top + 24}`, slate) +
          panel(`M330 ${top + 2}h40v42h-40z`, trim.pop, ink)) +
      bucklesOf(design)
        .map(([x, y, angle]) => buckle(x, y, angle, colours, design))
        .join('') +
      soleOf(colours, design),
  };
};

function soleOf({ ink, graphite, slate, stone }: Colours, { cut, trim }: Design): string {
  const walks = cut === 1 || cut === 2;
  const sole = walks
    ? '150,764! 300,784 560,784 736,762! 764,772 766,800 752,820! 700,844 600,834 480,842 330,842! 322,834! 260,834! 254,846! 160,846! 148,810'
    : '150,764! 300,784 560,784 736,762! 772,768! 774,812! 690,822! 680,842! 470,842! 458,820! 300,820! 292,844! 150,844! 140,810';
  return (
    panel(shape(sole), graphite, ink, weight.contour) +
    line('M160 792Q300 806 560 804T756 788', trim.pop, 5) +
    (walks
      ? `<path d="${repeat(4, (lug) => `M${168 + lug * 24} 846v-22h12v22z`)}${repeat(9, (lug) => `M${350 + lug * 38} 842v-20h20v20z`)}" fill="${ink}"/>`
      : line('M156 824H286M478 824H680', slate, 3)) +
    (cut === 2 ? `<circle cx="730" cy="780" r="11" fill="${stone}" stroke="${ink}"/>` : '')
  );
}
