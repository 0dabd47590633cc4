import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

// With a turned-up edge, slouching, with a bobble, a close jersey cap with a pattern round it.
const crowns = [
  '180,700! 172,540 190,420 240,310 320,240 400,222 480,240 560,310 610,420 628,540 620,700! 400,730!',
  '188,700! 172,560 180,440 220,320 290,230 380,180 480,170 570,196 616,250 610,310! 630,420 632,560 612,700! 400,730!',
  '184,700! 176,540 196,430 246,330 322,272 400,258 478,272 554,330 604,430 624,540 616,700! 400,730!',
  '184,730! 172,580 184,460 232,350 310,284 400,264 490,284 568,350 616,460 628,580 616,730! 400,760!',
] as const;
const brims = [
  '164,626! 280,664 400,674 520,664 636,626! 646,700 638,776! 520,814 400,824 280,814 162,776! 154,700',
  '176,648! 280,684 400,694 520,684 624,648! 628,690 620,724! 520,760 400,770 280,760 180,724! 172,690',
  '168,626! 280,664 400,674 520,664 632,626! 642,690 634,756! 520,794 400,804 280,794 166,756! 158,690',
  '178,694! 280,728 400,738 520,728 622,694! 626,720 620,748! 520,782 400,792 280,782 180,748! 174,720',
] as const;

/** Ribs fan out from the crown to the edge. */
function ribs(count: number, top: readonly [number, number], foot: number, colour: string, width: number): string {
  return line(
    repeat(count, (rib) => {
      const share = (rib + 0.5) / count - 0.5;
      const x = Math.round(400 + Math.sin(share * 2.9) * 228);
      return `M${Math.round(top[0] + share * 150)} ${top[1]}Q${Math.round(400 + share * 400 + (top[0] - 400) * 0.5)} ${Math.round((top[1] + foot) / 2 - 60)} ${x} ${foot + Math.round((0.25 - share * share) * 130) - 30}`;
    }),
    colour,
    width,
    0.55,
  );
}

/** Rows of little arrowheads, as a knit shows its stitches. */
function knit(id: string, colour: string, size: number, opacity: number): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 ${size * 0.2}l${size / 2} ${size * 0.5} ${size / 2}-${size * 0.5}" fill="none" stroke="${colour}" stroke-width="${Math.max(1.5, size / 9)}" opacity="${opacity}"/></pattern>`;
}

/** The pattern that runs round the crown, in waves that follow its form. */
function band({ light, paper, deep }: Colours, { cut, trim }: Design): string {
  const arc = (y: number, lift = 46) => `M150 ${y - lift}Q400 ${y + lift} 650 ${y - lift}`;
  if (cut === 1) return line(arc(520), trim.panel, 92) + line(arc(460) + arc(580), trim.pop, 9);
  if (cut === 3) {
    const step = (row: number) =>
      repeat(
        11,
        (peak) =>
          `${peak === 0 ? 'M' : 'L'}${152 + peak * 50} ${Math.round(470 + row * 56 + (peak % 2 ? -34 : 12) + 20 - (peak - 5) ** 2 * 1.7)}`,
      );
    return (
      line(arc(510, 40), trim.panel, 170) +
      line(step(0) + step(1), trim.pop, 14) +
      line(arc(400, 40) + arc(614, 40), trim.id === 'pale' ? deep : paper, 8)
    );
  }
  if (cut === 2) return line(arc(560), trim.panel, 64) + line(arc(470), trim.panel, 26) + line(arc(514), light, 6);
  return '';
}

function bobble({ light, soft, base, shade, deep }: Colours, x: number, y: number, radius: number): string {
  const tuft = (index: number, reach: number) => {
    const turn = index * 2.399;
    const far = radius * reach;
    return `M${Math.round(x + Math.cos(turn) * far * 0.25)} ${Math.round(y + Math.sin(turn) * far * 0.25)}L${Math.round(x + Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far)}`;
  };
  return (
    line(
      repeat(44, (index) => tuft(index, 1.06 - (index % 3) * 0.04)),
      deep,
      19,
    ) +
    line(
      repeat(44, (index) => tuft(index, 1 - (index % 3) * 0.05)),
      base,
      14,
    ) +
    line(
      repeat(26, (index) => tuft(index + 3, 0.72 - (index % 4) * 0.1)),
      shade,
      5,
      0.8,
    ) +
    `<g transform="translate(${-radius * 0.16} ${-radius * 0.18})">${line(
      repeat(22, (index) => tuft(index + 7, 0.7 - (index % 3) * 0.14)),
      soft,
      8,
    )}${line(
      repeat(12, (index) => tuft(index + 2, 0.5)),
      light,
      5,
    )}</g>`
  );
}

function label(
  { ink, paper, stone, deep, graphite }: Colours,
  { trim, mark }: Design,
  x: number,
  y: number,
  size: number,
): string {
  const cloth = trim.id === 'pale' ? graphite : paper;
  return (
    area(`M${x - size + 4} ${y - size * 0.6 + 6}h${size * 2}v${size * 1.2}h${-size * 2}z`, deep, 0.3) +
    panel(
      `M${x - size} ${y - size * 0.6}h${size * 2}v${size * 1.2}h${-size * 2}z`,
      cloth,
      trim.id === 'pale' ? ink : stone,
    ) +
    mark(x, y, size * 0.36, trim.id === 'pale' ? paper : ink)
  );
}

const worn: View = (colours, design) => {
  const { light, soft, base, shade, deep } = colours;
  const { cut, trim } = design;
  const crown = shape(crowns[cut] ?? crowns[0]);
  const brim = shape(brims[cut] ?? brims[0]);
  const foot = byCut(design, 680, 690, 680, 740);
  return {
    shadows: [
      { x: 416, y: byCut(design, 818, 770, 800, 792), rx: 290, ry: 36 },
      { x: 404, y: byCut(design, 812, 762, 794, 784), rx: 220, ry: 14 },
    ],
    defs:
      gradient('wool', [light, soft, base, shade], [0.1, 0, 0.9, 0.9]) +
      gradient(
        'brim',
        [trim.id === 'tonal' ? soft : trim.panel, trim.id === 'tonal' ? base : trim.panel, trim.edge],
        [0, 0, 1.3, 0.5],
      ) +
      gradient('form', ['#fff/.25', '#fff/0', '#000/0', '#000/.32'], [0.05, 0, 1, 0.6]) +
      knit('knit', deep, cut === 1 ? 20 : 13, 0.4),
    body:
      (cut === 2 ? bobble(colours, 400, 196, 96) : '') +
      panel(crown, 'url(#wool)', deep, weight.contour) +
      inside(
        'crown',
        crown,
        band(colours, design) +
          area(crown, 'url(#knit)', cut === 0 ? 0.4 : 1) +
          (cut === 0 ? ribs(19, [400, 232], foot, deep, 8) : '') +
          (cut === 1
            ? line(
                `${curve('560,200 590,260 610,316')}${curve('380,190 470,240 600,300')}${curve('300,240 420,300 590,330')}`,
                deep,
                3,
                0.55,
              ) + area(shape('470,180! 600,230 616,300 560,330 450,290 380,220'), deep, 0.16)
            : '') +
          area('M140 160H660V760H140z', 'url(#form)') +
          area(
            shape(
              `150,${foot - 60}! 280,${foot - 20} 400,${foot - 8} 520,${foot - 20} 650,${foot - 60}! 650,${foot + 20}! 150,${foot + 20}!`,
            ),
            deep,
            0.3,
          ),
      ) +
      panel(brim, 'url(#brim)', trim.id === 'tonal' ? deep : trim.edge, weight.contour) +
      inside(
        'brim',
        brim,
        line(
          repeat(cut === 0 ? 27 : 34, (rib) => {
            const share = (rib + 0.5) / (cut === 0 ? 27 : 34) - 0.5;
            const x = Math.round(400 + Math.sin(share * 2.85) * 246);
            return `M${x} 600V840`;
          }),
          trim.edge,
          cut === 0 ? 6 : 4,
          0.45,
        ) + area('M140 600H660V840H140z', 'url(#form)'),
      ) +
      label(
        colours,
        design,
        cut === 0 || cut === 2 ? 500 : 520,
        byCut(design, 742, 716, 726, 690),
        byCut(design, 42, 30, 36, 28),
      ),
  };
};

/** Lying flat, folded once. */
const flat: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { cut, trim } = design;
  const tall = byCut(design, 0, -90, 0, 60);
  const crown = shape(
    `212,700! 208,560 226,${430 + tall} 290,${320 + tall} 380,${268 + tall} 470,${284 + tall} 550,${350 + tall} 596,${450 + tall} 612,570 606,700!`,
  );
  return {
    shadows: [{ x: 430, y: 596, rx: 280, ry: 300 }],
    defs:
      gradient('wool', [light, soft, base, shade], [0.1, 0, 0.9, 0.9]) +
      gradient('form', ['#fff/.22', '#fff/0', '#000/0', '#000/.28'], [0.05, 0, 1, 0.6]) +
      knit('knit', deep, cut === 1 ? 20 : 13, 0.4),
    body:
      '<g transform="rotate(-14 400 540)">' +
      (cut === 2 ? bobble(colours, 420, 236, 92) : '') +
      panel(crown, 'url(#wool)', deep, weight.contour) +
      inside(
        'crown',
        crown,
        `<g transform="translate(0 ${cut === 3 ? 20 : 0})">${band(colours, design)}</g>` +
          area('M180 100H640V720H180z', 'url(#knit)', cut === 0 ? 0.4 : 1) +
          (cut === 0
            ? line(
                repeat(16, (rib) => `M${330 + rib * 9} ${262}Q${246 + rib * 21} 440 ${222 + rib * 25} 720`),
                deep,
                8,
                0.5,
              )
            : '') +
          area('M180 100H640V720H180z', 'url(#form)'),
      ) +
      panel(
        shape('206,690! 610,690! 616,760 612,838! 206,838! 202,760'),
        trim.id === 'tonal' ? base : trim.panel,
        trim.id === 'tonal' ? deep : trim.edge,
        weight.contour,
      ) +
      line(
        repeat(25, (rib) => `M${218 + rib * 16} 694V834`),
        trim.edge,
        6,
        0.4,
      ) +
      area('M206 838h404v-40H206z', ink, 0.12) +
      label(colours, design, 330, 766, 44) +
      line(curve(`222,560 240,${440 + tall} 300,${336 + tall}`), '#fff', 5, 0.4) +
      '</g>',
  };
};

/** The knit close up, with the maker's label at the edge. */
const stitch: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { cut, trim } = design;
  const size = byCut(design, 96, 116, 84, 66);
  const wool = (id: string, fill: string, edge: string, gleam: string) =>
    `<pattern id="${id}" width="${size}" height="${size * 0.8}" patternUnits="userSpaceOnUse"><path fill="${edge}" d="M0 0h${size}v${size}H0z"/><g transform="scale(${size / 100})"><path id="${id}s" fill="${fill}" stroke="${edge}" stroke-width="4" d="M4-26q34 10 42 70-2 26-14 30Q12 56 2 20z"/><use href="#${id}s" transform="matrix(-1 0 0 1 100 0)"/><use href="#${id}s" y="80"/><use href="#${id}s" transform="matrix(-1 0 0 1 100 80)"/><path fill="none" stroke="${gleam}" stroke-width="5" stroke-linecap="round" opacity=".7" d="M12 0q14 12 20 36M88 0q-14 12-20 36"/></g></pattern>`;
  const isTonal = trim.id === 'tonal';
  return {
    defs:
      wool('a', base, deep, light) +
      wool('b', isTonal ? shade : trim.panel, isTonal ? deep : trim.edge, isTonal ? soft : trim.pop) +
      gradient('form', ['#fff/.2', '#fff/0', '#000/.34'], [0, 0, 1, 0.9]),
    body:
      `<g transform="rotate(-8 400 500)"><path d="M-120-120H920V640H-120z" fill="url(#a)"/>` +
      (cut === 0 ? '' : `<path d="M-120 ${size * 1.6}H920V${size * 3.2}H-120z" fill="url(#b)"/>`) +
      area('M-120 560H920V690H-120z', ink, 0.4) +
      `<path d="M-120 620H920V1120H-120z" fill="url(#b)"/>` +
      line(
        repeat(11, (rib) => `M${-90 + rib * size} 630V1120`),
        isTonal ? deep : trim.edge,
        size / 4,
        0.45,
      ) +
      line('M-120 622H920', isTonal ? deep : trim.edge, 8) +
      '</g>' +
      area('M0 0H800V1000H0z', 'url(#form)') +
      `<g transform="rotate(-8 500 800)">${label(colours, design, 500, 800, 130)}</g>`,
  };
};

export const beanie: KindDrawing = { cuts: 4, views: [worn, flat, stitch] };
