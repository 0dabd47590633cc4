import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, weight } from '../../../strokes.ts';
import { type Arrangement, planOf } from './plans.ts';
import { baseSide, binding, plan, topSheet } from './surfaces.ts';

const defsOf = (outline: string) =>
  `<path id="plan" d="${outline}"/><clipPath id="in-plan"><use href="#plan"/></clipPath>`;

/** A ski turned by some degrees about its middle, which is at (x, y). */
function placed(x: number, y: number, angle: number, share: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${Math.round(78 * share) / 100} ${share}) translate(0 -470)">${content}</g>`;
}

function castShadow(x: number, y: number, angle: number, share: number, colour: string): string {
  return placed(
    x + 26,
    y + 22,
    angle,
    share,
    `<g opacity=".1">${plan(colour)}</g><g opacity=".06">${plan('none', colour, 14)}</g>`,
  );
}

type Ski = { readonly x: number; readonly y: number; readonly angle: number; readonly side?: 'top' | 'base' };

/** Some skis one above the other, each with its shadow. */
function skis(colours: Colours, design: Design, share: number, list: readonly Ski[]): string {
  const top = `<g id="ski">${topSheet(colours, design)}${binding(colours)}</g>`;
  let isDrawn = false;
  return list
    .map(({ x, y, angle, side = 'top' }) => {
      const first = !isDrawn && side === 'top';
      isDrawn = isDrawn || first;
      const content = side === 'base' ? baseSide(colours, design) : first ? top : '<use href="#ski"/>';
      return castShadow(x, y, angle, share, colours.ink) + placed(x, y, angle, share, content);
    })
    .join('');
}

/** A pole from its grip to its tip. */
function pole(
  x: number,
  top: number,
  foot: number,
  lean: number,
  { ink, graphite, stone, base, deep }: Colours,
): string {
  const at = (y: number) => Math.round(x + (lean * (y - top)) / (foot - top));
  return (
    line(`M${at(top + 60)} ${top + 60}L${at(foot)} ${foot}`, ink, 13) +
    line(`M${at(top + 60)} ${top + 60}L${at(foot - 40)} ${foot - 40}`, base, 8) +
    line(`M${at(top + 10)} ${top + 10}L${at(top + 96)} ${top + 96}`, ink, 26) +
    line(`M${at(top + 12)} ${top + 12}L${at(top + 92)} ${top + 92}`, graphite, 19) +
    line(
      curve(
        `${at(top + 20)},${top + 20} ${at(top) + 34},${top + 60} ${at(top) + 22},${top + 120} ${at(top + 60)},${top + 56}`,
      ),
      deep,
      7,
    ) +
    `<ellipse cx="${at(foot - 46)}" cy="${foot - 46}" rx="30" ry="9" fill="${stone}" stroke="${ink}"/>`
  );
}

/** Standing in snow, which hides their tails. */
function planted(colours: Colours, design: Design, withPoles: boolean): string {
  const { paper, chalk, stone } = colours;
  return (
    (withPoles ? pole(580, 330, 900, 30, colours) + pole(224, 340, 900, -26, colours) : '') +
    skis(colours, design, 0.95, [
      { x: 344, y: 500, angle: -4 },
      { x: 456, y: 520, angle: 5 },
    ]) +
    area(
      shape('-10,860! 120,820 230,826 330,790 420,782 520,800 620,830 720,824 810,850! 810,1010! -10,1010!'),
      paper,
    ) +
    line(curve('-10,860 120,820 230,826 330,790 420,782 520,800 620,830 720,824 810,850'), stone, 3) +
    area(shape('420,800! 540,830 660,850 810,870! 810,1010! 560,1010! 500,900'), chalk, 0.7) +
    line(
      `${curve('60,900 180,880 300,896')}${curve('480,930 620,906 740,920')}${curve('300,860 360,846 430,852')}`,
      stone,
      3,
      0.7,
    )
  );
}

/** Base to base from the side, held by two straps: the tips bend apart. */
function strapped(colours: Colours, design: Design): string {
  const { light, soft, base, ink, graphite, stone, deep, shade } = colours;
  const { trim } = design;
  const half =
    line(curve('300,44 346,104 376,200 388,320 390,500 389,760 384,900 372,956'), ink, 25) +
    line(curve('300,44 346,104 376,200 388,320 390,500 389,760 384,900 372,956'), base, 17) +
    line(curve('298,52 340,108 370,200 382,320'), trim.id === 'tonal' ? light : trim.panel, 8) +
    line(curve('383,760 378,900 366,950'), trim.id === 'tonal' ? soft : trim.panel, 8) +
    line(curve('308,40 354,100 384,200 396,320 398,500 397,760 392,900 380,954'), stone, 4) +
    // Binding: plate, toe piece with its wing, heel piece with the brake.
    panel('M336 400h46v290h-46q-8-145 0-290z', graphite, ink, weight.contour) +
    panel(shape('336,400! 300,404 280,430 276,474 290,500 336,506!'), graphite, ink, weight.contour) +
    panel(shape('330,412! 304,416 292,436 292,462! 330,466!'), base, deep) +
    panel(shape('336,590! 290,584 262,606 258,650 276,690 336,700!'), graphite, ink, weight.contour) +
    panel(shape('330,604! 294,600 276,622 276,650! 330,656!'), soft, deep) +
    line('M300 700Q276 760 330 784', ink, 11) +
    line('M320 776l26 16', shade, 14);
  const strap = (y: number) =>
    panel(
      `M350 ${y}h100v44H350z`,
      trim.id === 'tonal' ? deep : trim.panel,
      trim.id === 'tonal' ? ink : trim.edge,
      weight.contour,
    ) +
    line(
      repeat(3, (row) => `M${366 + row * 30} ${y + 8}v28`),
      trim.pop,
      5,
    );
  return `<g transform="rotate(5 400 500)"><g id="half">${half}</g><use href="#half" transform="matrix(-1 0 0 1 800 0)"/>${strap(264)}${strap(812)}</g>`;
}

/** A climbing skin, peeled off half-way. */
function skins(colours: Colours, design: Design): string {
  const { paper, chalk, stone, slate, graphite, ink } = colours;
  return (
    skis(colours, design, 0.96, [
      { x: 300, y: 500, angle: 6 },
      { x: 450, y: 500, angle: 6, side: 'base' },
    ]) +
    placed(
      450,
      500,
      6,
      0.96,
      `<g clip-path="url(#in-plan)">${area('M-52 430H52V960H-52z', graphite)}${line(
        repeat(12, (row) => `M-46 ${450 + row * 42}l20 14 20-14 20 14 20-14`),
        slate,
        3,
      )}</g>`,
    ) +
    panel(
      shape(
        '424,430! 520,424! 580,420 640,440 684,500 700,590 690,690 660,780! 600,770! 616,690 616,600 590,540 540,514 470,500!',
      ),
      chalk,
      ink,
      weight.contour,
    ) +
    area(shape('600,470! 660,520 676,600 668,690 640,776! 660,780! 690,690 700,590 684,500 640,440!'), graphite) +
    line(`${curve('500,456 580,460 630,500 650,580 640,700')}`, stone, 5) +
    panel(shape('604,764! 664,776! 650,826 596,814!'), paper, slate) +
    line('M612 780l40 8', slate, 5)
  );
}

/** The pair as its cut is shown. */
export function arranged(
  colours: Colours,
  design: Design,
  arrangement: Arrangement = planOf(design.cut).arrangement,
): Drawing {
  const { outline, length, name } = planOf(design.cut);
  const defs = defsOf(outline);
  const middle = Math.round(500 + (1 - length) * 330);
  switch (arrangement) {
    case 'leaning':
      return {
        defs,
        body: skis(colours, design, 1, [
          { x: 316, y: 500, angle: 8 },
          { x: 470, y: 500, angle: 8 },
        ]),
      };
    case 'upright':
      return {
        defs,
        // As narrow as real skis; the pictures of skis alone show them wider.
        body: `<g transform="translate(92 0) scale(.77 1)">${skis(colours, design, 1, [
          { x: 334, y: 500, angle: 0 },
          { x: 466, y: 500, angle: 0 },
        ])}</g>`,
      };
    case 'vee':
      return {
        defs,
        body: skis(colours, design, length, [
          { x: 400 - Math.round(96 * length), y: middle, angle: -11 },
          { x: 400 + Math.round(96 * length), y: middle, angle: 11 },
        ]),
      };
    case 'crossed':
      return {
        defs,
        body: skis(colours, design, length, [
          { x: 400, y: 500, angle: 22 },
          { x: 400, y: 500, angle: -22 },
        ]),
      };
    case 'both-sides':
      return {
        defs,
        body: skis(colours, design, 0.98, [
          { x: 290, y: 490, angle: 0 },
          { x: 486, y: 510, angle: 0, side: 'base' },
        ]),
      };
    case 'planted':
      return { defs, body: planted(colours, design, name === 'tour-planted') };
    case 'strapped':
      return { shadows: [{ x: 380, y: 960, rx: 150, ry: 18 }], defs, body: strapped(colours, design) };
    case 'with-poles': {
      const foot = Math.round(middle + 470 * length);
      const high = Math.round(690 * length);
      return {
        defs,
        body:
          skis(colours, design, length, [
            { x: 400 - Math.round(140 * length), y: middle, angle: 3 },
            { x: 400, y: middle, angle: 3 },
          ]) +
          pole(400 + Math.round(130 * length), foot - high, foot - 10, Math.round(10 * length), colours) +
          pole(400 + Math.round(230 * length), foot - high + 20, foot - 4, Math.round(-30 * length), colours),
      };
    }
    case 'skins':
      return { defs, body: skins(colours, design) };
  }
}

/** Crossed: one ski shows its running base, the other its top sheet. */
export function crossed(colours: Colours, design: Design): Drawing {
  const { outline, length } = planOf(design.cut);
  return {
    defs: defsOf(outline),
    body: skis(colours, design, length, [
      { x: 400, y: 500, angle: -24, side: 'base' },
      { x: 400, y: 500, angle: 24 },
    ]),
  };
}

/** Beside a door of two metres, which tells the ski's length. */
export function besideDoor(colours: Colours, design: Design): Drawing {
  const { paper, chalk, stone, slate, graphite, ink } = colours;
  const { outline, length } = planOf(design.cut);
  const share = Math.round(length * 76) / 100;
  return {
    shadows: [{ x: 240, y: 912, rx: 130, ry: 18 }],
    defs: defsOf(outline) + gradient('leaf', [paper, chalk, stone], [0, 0, 1, 0.6]),
    body:
      area('M-10 906H810V1010H-10z', stone, 0.5) +
      line('M-10 906H810', slate, 4) +
      panel('M356 62H764V906H356z', chalk, slate, weight.contour) +
      panel('M384 90H736V906H384z', 'url(#leaf)', slate, weight.contour) +
      ['M424 130H556V440H424z', 'M584 130H696V440H584z', 'M424 500H556V860H424z', 'M584 500H696V860H584z']
        .map((data) => panel(data, 'none', slate))
        .join('') +
      panel('M400 470h24v70h-24z', graphite, ink) +
      line('M412 492h56', ink, 17) +
      line('M412 492h54', stone, 10) +
      skis(colours, design, share, [
        { x: 236, y: Math.round(904 - 470 * share), angle: 2 },
        { x: 150, y: Math.round(904 - 470 * share), angle: -1 },
      ]),
  };
}
