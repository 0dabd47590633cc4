import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../../strokes.ts';
import { lastOf, type RunningShoeCut } from './lasts.ts';

const footprint = shape(
  '214,1120! 190,860 130,640 108,440 164,270 288,156 424,128 560,166 650,290 672,450 626,630 572,840 566,1120!',
);

type Tread = (low: string, high: string, edge: string) => string;

const chevrons: Tread = (low, high, edge) =>
  `<path fill="${low}" d="M6 40l32-26 32 26v28l-32-26-32 26z"/><path fill="${high}" d="M6 30l32-26 32 26v26l-32-26-32 26z"/><path d="M7 30l31-25 31 25" fill="none" stroke="${edge}" stroke-width="2"/><path fill="${low}" d="M0 84l30 24v10L0 94zM76 84l-30 24v10l30-24z"/>`;

/** One tile of rubber. */
const pods: Tread = (low, high, edge) =>
  ['20,8', '-18,68', '58,68']
    .map(
      (at) =>
        `<g transform="translate(${at})"><rect x="4" y="6" width="36" height="46" rx="17" fill="${low}"/><rect width="36" height="46" rx="17" fill="${high}"/><path d="M8 12q4-8 16-6" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
    )
    .join('');

const hexagons: Tread = (low, high) =>
  repeat(3, (row) =>
    repeat(
      2,
      (column) =>
        `<path fill="${(row + column) % 2 ? low : high}" d="M${6 + column * 38 + (row % 2) * 10} ${10 + row * 40}l12-7 12 7v14l-12 7-12-7z"/>`,
    ),
  );

const lugs: Tread = (low, high, edge) =>
  ['-4,8', '34,68']
    .map(
      (at) =>
        `<g transform="translate(${at})"><path fill="${low}" d="M8 10h38l-8 38H16z"/><path fill="${high}" d="M4 2h38l-8 36H12z"/><path d="M5 3h36" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
    )
    .join('');

/** The waffle of old iron: small squares with a bevel. */
const waffle: Tread = (low, high, edge) =>
  repeat(3, (row) =>
    repeat(
      2,
      (column) =>
        `<g transform="translate(${2 + column * 38} ${2 + row * 40})"><path fill="${low}" d="M0 0h34v36H0z"/><path fill="${high}" d="M6 6h22v22H6z"/><path d="M7 7h20" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
    ),
  );

/** Fine cuts across smooth rubber. */
const sipes: Tread = (low, high, edge) =>
  `<path fill="${high}" d="M0 0h76v120H0z"/><path d="M0 16l19-10 19 10 19-10 19 10M0 56l19-10 19 10 19-10 19 10M0 96l19-10 19 10 19-10 19 10" fill="none" stroke="${low}" stroke-width="8"/><path d="M0 32h76M0 76h76M0 112h76" stroke="${edge}" stroke-width="2" opacity=".4"/>`;

/** Arrows that bite forwards and brake backwards. */
const claws: Tread = (low, high, edge) =>
  ['0,4', '38,64']
    .map(
      (at) =>
        `<g transform="translate(${at})"><path fill="${low}" d="M18 8l20 30v18L18 38-2 56V38z"/><path fill="${high}" d="M18 0l20 30v16L18 28-2 46V30z"/><path d="M18 1L0 29" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
    )
    .join('');

const treads: Record<RunningShoeCut, Tread> = {
  trainer: chevrons,
  cushioned: pods,
  racer: hexagons,
  trail: lugs,
  knitted: pods,
  retro: waffle,
  flat: sipes,
  plated: hexagons,
  stable: chevrons,
  gaiter: claws,
  'trail-cushioned': claws,
  straps: waffle,
  barefoot: sipes,
  'kids-trail': lugs,
  'trail-sock': lugs,
  fell: claws,
  'trail-rail': claws,
  'kids-trainer': pods,
};

/** The outsole under the forefoot: rubber pads, flex grooves, the foam showing between them. */
export const outsole: View = (colours, design) => {
  const { light, soft, base, shade, deep, graphite, paper, chalk, stone, ink, slate } = colours;
  const tread = treads[lastOf(design.cut).name];
  const { panel: second } = design.trim;
  return {
    shadows: [{ x: 470, y: 540, rx: 390, ry: 560 }],
    defs:
      gradient('light', ['#fff/.35', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.7]) +
      gradient('foam', [paper, paper, chalk, stone], [0, 0, 1, 0.4]) +
      ['base', 'lug']
        .map(
          (id, index) =>
            `<pattern id="${id}" width="76" height="120" patternUnits="userSpaceOnUse"><path fill="${index ? graphite : base}" d="M0 0h76v120H0z"/>${tread(index ? ink : deep, index ? slate : soft, index ? stone : light)}</pattern>`,
        )
        .join(''),
    body:
      '<g transform="rotate(9 400 500)">' +
      panel(
        shape(
          '140,1140! 118,860 58,640 36,430 104,216 256,86 430,56 604,106 722,256 748,450 696,640 644,840 640,1140!',
        ),
        'url(#foam)',
        slate,
        weight.contour,
      ) +
      line(
        shape(
          '176,1120! 152,860 92,640 70,436 134,244 270,120 428,90 582,134 686,274 710,452 662,636 610,840 606,1120!',
        ),
        stone,
      ) +
      area(footprint, shade) +
      inside(
        'pads',
        footprint,
        panel(shape('60,90! 720,90! 720,300! 560,330 420,296 260,330 60,400!'), 'url(#lug)', ink) +
          panel(shape('60,424! 262,352 392,322! 400,470 390,610! 240,620 60,600!'), 'url(#base)', deep) +
          panel(shape('424,322! 560,354 720,326! 720,590! 560,612 418,608!'), 'url(#base)', deep) +
          panel(shape('60,630! 240,646 384,640! 362,780 352,1140! 60,1140!'), 'url(#lug)', ink) +
          panel(shape('424,636! 570,636 720,612! 720,1140! 452,1140! 446,820'), 'url(#lug)', ink) +
          area(shape('400,660 424,760 440,1140! 364,1140! 376,800'), second) +
          area(footprint, 'url(#light)'),
      ) +
      '</g>',
  };
};
