import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { curve } from '../../outline.ts';
import { disc, ring } from '../../round.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../strokes.ts';

function defs({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }: Colours): string {
  return (
    gradient('coat', [light, soft, base, shade, deep], [0, 0, 1, 0.2]) +
    gradient('coat-down', [light, soft, base, shade, deep], [0, 0, 0.1, 1]) +
    gradient('case', [slate, graphite, ink], [0, 0, 0.3, 1]) +
    gradient('steel', [slate, paper, stone, slate, graphite], [0, 0, 1, 0]) +
    gradient('steel-down', [slate, paper, stone, slate, graphite], [0, 0, 0, 1]) +
    `<pattern id="braid" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 8L8 0L16 8M0 16L8 8L16 16" stroke="${deep}" stroke-width="2.5" fill="none" opacity=".5"/></pattern>`
  );
}

/** The keyhole under its dust cover, around x, y. */
function keyhole(x: number, y: number, size: number, { ink, stone }: Colours): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${disc(0, 0, 30, 'url(#steel)', ink)}${ring(0, 0, 22, stone, 2)}<path d="M0-11a8 8 0 0 1 4 15l3 14h-14l3-14a8 8 0 0 1 4-15z" fill="${ink}"/></g>`;
}

/** Two keys on a ring. */
function keys(
  x: number,
  y: number,
  angle: number,
  { ink, graphite, stone, slate }: Colours,
  { trim, mark }: Design,
): string {
  const key = `${panel('M-32-30h64q14 0 14 14v46q0 14-14 14h-20v18h-24V44h-20q-14 0-14-14v-46q0-14 14-14z', trim.panel, trim.edge, weight.contour)}${panel('M-11 60h22v92l-8 12-14-10v-14l-8-8v-14l8-8z', 'url(#steel)', ink)}${line('M2 66v80', graphite, 2)}${disc(0, -14, 8, slate, ink)}`;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${ring(0, -40, 34, ink, 9)}${ring(0, -40, 34, stone, 4)}<g transform="rotate(16)">${key}</g><g transform="rotate(-20)">${key}${mark(0, 16, 12, trim.pop)}</g></g>`;
}

/** A shackle in its crossbar. */
function shackle(colours: Colours, design: Design): string {
  const { light, deep, ink, soft } = colours;
  const { trim, mark } = design;
  const bow = 'M236 640V300Q236 130 400 130T564 300V640';
  return (
    line(bow, deep, 66) +
    line(bow, 'url(#coat)', 59) +
    `<path d="${bow}" stroke="${trim.panel}" stroke-width="59" stroke-linecap="butt" pathLength="100" stroke-dasharray="16 100" stroke-dashoffset="-42"/>` +
    line('M218 620V300Q222 118 390 112', light, 5, 0.7) +
    line('M546 620V306', soft, 3, 0.5) +
    panel('M190 596h92v60h-92zM518 596h92v60h-92z', 'url(#steel)', ink, weight.contour) +
    panel('M150 640h500q36 0 36 36v74q0 36-36 36H150q-36 0-36-36v-74q0-36 36-36z', 'url(#case)', ink, weight.contour) +
    panel(
      'M280 646h240v134H280z',
      trim.id === 'dark' ? 'url(#coat-down)' : trim.panel,
      trim.id === 'dark' ? deep : trim.edge,
    ) +
    line('M140 660H270M530 660H660', '#fff', 4, 0.3) +
    keyhole(600, 714, 1.1, colours) +
    mark(400, 714, 34, trim.id === 'pale' ? deep : light)
  );
}

/** Hinged bars, folded into a loop. */
function folding(colours: Colours, design: Design): string {
  const { light, deep, ink, stone } = colours;
  const { trim, mark } = design;
  const joints = [
    [230, 700],
    [170, 420],
    [330, 190],
    [560, 220],
    [640, 470],
    [560, 720],
  ] as const;
  const bars = joints.slice(0, -1).map(([x, y], index) => {
    const [toX = 0, toY = 0] = joints[index + 1] ?? [];
    const long = Math.round(Math.hypot(toX - x, toY - y));
    const angle = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
    return `<g transform="translate(${x} ${y}) rotate(${angle})">${panel(`M-34-30H${long + 34}q14 0 14 14v32q0 14-14 14H-34q-14 0-14-14v-32q0-14 14-14z`, index % 2 === 0 ? 'url(#coat-down)' : trim.panel, index % 2 === 0 ? deep : trim.edge, weight.contour)}${line(`M-20-18H${long + 20}`, index % 2 === 0 ? light : trim.pop, 3, 0.6)}${index === 2 ? mark(Math.round(long / 2), 4, 14, index % 2 === 0 ? light : trim.pop) : ''}</g>`;
  });
  return (
    bars.join('') +
    joints.map(([x, y]) => disc(x, y, 21, 'url(#steel)', ink) + ring(x, y, 12, stone, 3)).join('') +
    `<g transform="translate(396 744) rotate(3)">${panel('M-200-58h400q26 0 26 26v64q0 26-26 26h-400q-26 0-26-26v-64q0-26 26-26z', 'url(#case)', ink, weight.contour)}${panel('M-90-52h150v104h-150z', trim.panel, trim.edge)}${mark(-14, 0, 28, trim.pop)}${keyhole(132, 0, 1.1, colours)}${line('M-200-42h90', '#fff', 4, 0.3)}</g>`
  );
}

/** A chain in its sleeve. */
function chain(colours: Colours, design: Design): string {
  const { light, deep, ink, slate } = colours;
  const { trim, mark } = design;
  const loop = curve('330,700 190,640 130,480 170,310 310,190 490,190 630,310 670,480 610,640 480,700');
  return (
    line(loop, deep, 84) +
    line(loop, 'url(#coat)', 77) +
    line(loop, 'url(#braid)', 77) +
    `<path d="${loop}" stroke="${trim.panel}" stroke-width="77" stroke-linecap="butt" pathLength="100" stroke-dasharray="9 6 9 100" stroke-dashoffset="-38"/>` +
    line(curve('300,672 176,600 122,470 156,320 290,190'), light, 4, 0.5) +
    // Bare links at both ends.
    [
      [352, 712, 24],
      [458, 712, -24],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-30" width="80" height="60" rx="26" stroke="${ink}" stroke-width="25"/><rect x="-40" y="-30" width="80" height="60" rx="26" stroke="url(#steel-down)" stroke-width="18"/></g>`,
      )
      .join('') +
    panel('M300 720h210q20 0 20 20v116q0 28-28 28H308q-28 0-28-28V740q0-20 20-20z', 'url(#case)', ink, weight.contour) +
    panel('M290 752h230v70H290z', trim.panel, trim.edge) +
    mark(362, 788, 24, trim.pop) +
    keyhole(468, 788, 0.94, colours) +
    line('M306 736h190', '#fff', 4, 0.3) +
    line('M318 862h170', slate, 3)
  );
}

/** A coiled cable with numbers to dial. */
function coiled(colours: Colours, design: Design): string {
  const { light, soft, deep, ink, stone, chalk, graphite } = colours;
  const { trim, mark } = design;
  const coil = (index: number) =>
    `M${180 + index * 6} ${270 + index * 62}C${120} ${190 + index * 62} ${690} ${150 + index * 62} ${640 - index * 6} ${290 + index * 62}S${230} ${400 + index * 58} ${200 + index * 6} ${316 + index * 62}`;
  const cable = (data: string) => line(data, deep, 33) + line(data, 'url(#coat-down)', 26) + line(data, light, 3, 0.4);
  return (
    cable('M640 470Q690 620 560 700L500 742') +
    [0, 1, 2, 3].map((index) => cable(coil(index))).join('') +
    cable('M196 300Q90 480 160 640T280 744') +
    `<g transform="translate(392 752)">${panel('M-180-56h60v112h-60q-16 0-16-16v-80q0-16 16-16z', 'url(#coat-down)', deep, weight.contour)}${panel('M120-56h60q16 0 16 16v80q0 16-16 16h-60z', 'url(#coat-down)', deep, weight.contour)}${panel('M-120-64h240v128h-240z', 'url(#case)', ink, weight.contour)}${[
      0, 1, 2, 3,
    ]
      .map(
        (dial) =>
          panel(
            `M${-106 + dial * 54}-74h46q8 0 8 8v132q0 8-8 8h-46q-8 0-8-8v-132q0-8 8-8z`,
            dial % 2 === 0 ? trim.panel : chalk,
            dial % 2 === 0 ? trim.edge : graphite,
            weight.contour,
          ) +
          line(`M${-106 + dial * 54}-46h46M${-106 + dial * 54} 46h46`, dial % 2 === 0 ? trim.edge : stone, 2.5) +
          `<path transform="translate(${-85 + dial * 54} 0)" d="${['M-6-16h16l-9 14q12 2 8 14t-16 4', 'M4-18v36M-5-10l9-8', 'M-9-8q4-12 14-8t-2 18l-12 14h20', 'M9-16h-16v12q16-4 16 8t-16 12'][dial]}" stroke="${dial % 2 === 0 ? trim.pop : ink}" stroke-width="5"/>`,
      )
      .join('')}${line('M-176-38h50', soft, 3)}</g>` +
    mark(236, 752, 16, light)
  );
}

const lock = (colours: Colours, design: Design) => byCut(design, shackle, folding, chain, coiled)(colours, design);

/** Locked. */
const closed: View = (colours, design) => ({
  shadows: [
    { x: 420, y: byCut(design, 806, 820, 894, 826), rx: 320, ry: 34 },
    { x: 404, y: byCut(design, 800, 812, 888, 818), rx: 220, ry: 14 },
  ],
  defs: defs(colours),
  body: `<g transform="translate(0 ${byCut(design, 30, 20, -20, 10)})">${lock(colours, design)}</g>`,
});

/** With its keys, or beside the bracket that carries it on the frame. */
const withKeys: View = (colours, design) => {
  const { deep, ink, graphite, stone, light } = colours;
  return {
    shadows: [
      { x: 380, y: byCut(design, 690, 700, 740, 690), rx: 270, ry: 28 },
      { x: 560, y: 936, rx: 150, ry: 18 },
    ],
    defs: defs(colours),
    body:
      `<g transform="translate(20 40) scale(.82) rotate(-5 400 500)">${lock(colours, design)}</g>` +
      (byCut(design, false, false, false, true)
        ? `<g transform="translate(560 850)">${panel('M-110-50h220q14 0 14 14v72q0 14-14 14h-220q-14 0-14-14v-72q0-14 14-14z', 'url(#case)', ink, weight.contour)}${line('M-60-50v100M60-50v100', stone, 3)}${line('M-110 0Q0-60 110 0', graphite, 14)}${design.mark(0, 20, 14, light)}</g>`
        : keys(600, 790, 24, colours, design)) +
      // Frame bracket.
      `<g transform="translate(240 846) rotate(-8)">${panel('M-130-54h230q24 0 24 24v60q0 24-24 24h-230q-24 0-24-24v-60q0-24 24-24z', 'url(#case)', ink, weight.contour)}${panel('M-96-70h36v140h-36zM40-70h36v140h-36z', design.trim.panel, design.trim.edge, weight.contour)}${stitches('M-78-62v124M58-62v124', design.trim.pop)}${line('M-140-36h30M-46-40h76', '#fff', 4, 0.3)}${line('M-40 0h60', deep, 5)}</g>`,
  };
};

/** Keyhole or dials, edges and coating close up. */
const cylinder: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate, paper, chalk } = colours;
  const { trim, mark } = design;
  const dials = byCut(design, false, false, false, true);
  return {
    defs:
      gradient('case', [slate, graphite, ink], [0, 0, 0.5, 1]) +
      gradient('coat', [light, soft, base, shade, deep], [0, 0, 0.2, 1]) +
      gradient('steel', [slate, paper, stone, paper, slate], [0, 0, 1, 1]) +
      gradient('dial', [slate, chalk, paper, chalk, slate], [0, 0, 0, 1]) +
      `<pattern id="braid" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M0 23L23 0L46 23M0 46L23 23L46 46" stroke="${deep}" stroke-width="7" fill="none" opacity=".5"/></pattern>`,
    body:
      `<g transform="rotate(-9 400 500)">` +
      area('M-100 300H900V760H-100z', ink, 0.2) +
      byCut(
        design,
        panel('M-120 40Q60 30 130 120V360H-120z', 'url(#coat)', deep, weight.contour),
        panel('M-120 120H300q60 0 60 60V330H-120z', trim.panel, trim.edge, weight.contour) +
          disc(250, 220, 74, 'url(#steel)', ink) +
          ring(250, 220, 44, stone, 5),
        panel('M-120 60H200Q300 70 300 200V340H-120z', 'url(#coat)', deep, weight.contour) +
          area('M-120 60H200Q300 70 300 200V340H-120z', 'url(#braid)'),
        panel('M-120 330H60V670H-120z', 'url(#coat)', deep, weight.contour),
      ) +
      panel(dials ? 'M40 280H900V720H40z' : 'M-100 320H900V740H-100z', 'url(#case)', ink, weight.contour) +
      line('M-100 344H900', '#fff', 5, 0.3) +
      (dials
        ? [0, 1, 2]
            .map(
              (dial) =>
                panel(
                  `M${90 + dial * 220} 236h170q16 0 16 16v496q0 16-16 16h-170q-16 0-16-16v-496q0-16 16-16z`,
                  'url(#dial)',
                  ink,
                  weight.contour,
                ) +
                line(
                  `M${90 + dial * 220} 380h170M${90 + dial * 220} 620h170M${90 + dial * 220} 290h170M${90 + dial * 220} 706h170`,
                  stone,
                  4,
                ) +
                line(
                  repeat(
                    7,
                    (notch) => `M${94 + dial * 220 + notch * 27} 240v34M${94 + dial * 220 + notch * 27} 726v34`,
                  ),
                  slate,
                  6,
                ) +
                `<path transform="translate(${172 + dial * 220} 500) scale(3.6)" d="${['M-6-16h16l-9 14q12 2 8 14t-16 4', 'M4-18v36M-5-10l9-8', 'M-9-8q4-12 14-8t-2 18l-12 14h20'][dial]}" stroke="${[deep, trim.id === 'pale' ? base : trim.edge, deep][dial]}" stroke-width="4.6"/>`,
            )
            .join('') +
          line('M50 500h24M740 500h24', base, 12) +
          mark(-10, 500, 34, light)
        : panel('M-100 376H250V690H-100z', trim.panel, trim.edge, weight.contour) +
          mark(100, 530, 76, trim.pop) +
          `<circle cx="540" cy="540" r="176" fill="${ink}" opacity=".5"/>` +
          disc(530, 530, 168, graphite, ink) +
          disc(530, 530, 136, 'url(#steel)', ink) +
          ring(530, 530, 112, slate, 4) +
          byCut(
            design,
            ring(530, 530, 152, base, 10),
            `<path d="M530 394V370M530 690V666M394 530H370M690 530H666" stroke="${soft}" stroke-width="10"/>`,
            ring(530, 530, 152, soft, 10),
            '',
          ) +
          `<path d="M530 470a40 40 0 0 1 20 74l14 62h-68l14-62a40 40 0 0 1 20-74z" fill="${ink}"/>` +
          line('M446 470A104 104 0 0 1 520 426', paper, 7) +
          // Dust cover swung aside.
          `<g transform="rotate(38 530 530)">${panel('M662 440q60-10 90 40t0 110q-40 40-90 20z', 'url(#coat)', deep, weight.contour)}${disc(690, 530, 15, 'url(#steel)', ink)}</g>`) +
      '</g>',
  };
};

const all: KindDrawing = { cuts: 4, views: [closed, withKeys, cylinder] };

// A cut that stands twice comes from two makers.
export const uLock = only(all, [0, 0]);
export const foldingLock = only(all, [1, 1]);
export const chainLock = only(all, [2, 2]);
export const cableLock = only(all, [3, 3]);
