import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { meshPattern } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { legPrint } from './leg-prints.ts';
import type { Hanging, Profile, Side, TightsCut } from './poses.ts';
import { inProfile } from './profile.ts';

function shading({ deep, light }: Colours): string {
  return (
    area(shape('336,690! 350,780 340,880 350,960! 392,960! 390,780 380,690!'), deep, 0.22) +
    area(shape('300,200! 340,300 346,420 330,520 338,400 326,280'), light, 0.16) +
    `<path d="${curve('400,380 370,400 350,396')}${curve('398,400 376,430 356,436')}${curve('276,586 320,566 380,584')}" stroke="${deep}" opacity=".6"/>`
  );
}

function topping(colours: Colours, { trim }: Design, { topping: kind }: Hanging, side: Side): string {
  const { soft, base, shade, deep, ink, graphite, light } = colours;
  const fill = trim.id === 'tonal' ? 'url(#band)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  switch (kind) {
    case 'skirt':
      return (
        panel(
          shape('288,140! 512,140! 552,280 590,430! 500,456 400,462 300,456 210,430! 248,280'),
          fill,
          edge,
          weight.contour,
        ) +
        line(
          `${curve('340,170 316,300 300,450')}${curve('460,170 484,300 500,450')}${curve('420,190 436,320 440,456')}`,
          edge,
          3,
          0.7,
        ) +
        stitches(curve('216,414 300,440 400,446 500,440 584,414'), trim.pop)
      );
    case 'shorts':
      return (
        panel(
          shape(
            '286,140! 514,140! 560,320 600,540! 500,566 420,560! 408,440 400,390 392,440 380,560! 300,566 200,540! 240,320',
          ),
          fill,
          edge,
          weight.contour,
        ) +
        line(`${curve('262,250 244,330 216,530')}${curve('538,250 556,330 584,530')}`, trim.pop, 5) +
        line('M400 170V390', edge) +
        stitches(`M206 524Q300 556 384 544M594 524Q500 556 416 544`, trim.id === 'tonal' ? soft : trim.pop)
      );
    case 'bib':
      return side === 'front'
        ? panel(
            shape(
              '290,170! 304,60 330,-50 346,-120! 374,-120! 376,-40 400,10 424,-40 426,-120! 454,-120! 470,-50 496,60 510,170!',
            ),
            fill,
            edge,
            weight.contour,
          ) +
            line('M400 14V150', ink, 7) +
            `<path d="M400 20V146" stroke="${graphite}" stroke-width="3" stroke-dasharray="3 4"/>`
        : panel(
            shape('290,170! 320,60 376,-20 330,-120! 358,-120! 400,-50 442,-120! 470,-120! 424,-20 480,60 510,170!'),
            fill,
            edge,
            weight.contour,
          ) + area(shape('340,120! 370,50 400,20 430,50 460,120!'), 'url(#holes)');
    case 'high-band':
      return (
        panel(
          shape('300,6! 400,22 500,6! 506,60 512,120 518,178! 460,196 400,202 340,196 282,178! 288,120 294,60'),
          fill,
          edge,
          weight.contour,
        ) +
        line(curve('304,20 400,36 496,20'), trim.pop, 4) +
        stitches(curve('286,166 340,184 400,190 460,184 514,166'), trim.id === 'tonal' ? soft : trim.pop) +
        (side === 'back'
          ? panel('M334 70h132v56H334z', base, deep) + line('M342 84H458', ink, 6) + line('M352 84l-8 30', trim.pop, 6)
          : '')
      );
    case 'none':
      return (
        panel(
          shape('294,84! 340,94 400,98 460,94 506,84! 512,120 514,158! 460,170 400,174 340,170 286,158! 288,120'),
          fill,
          edge,
          weight.contour,
        ) +
        stitches(curve('290,148 340,160 400,164 460,160 510,148'), trim.id === 'tonal' ? light : trim.pop) +
        (side === 'back'
          ? panel('M340 110h120v36H340z', base, shade) +
            line('M346 120H454', ink, 6) +
            line('M352 120l-6 24', trim.pop, 6)
          : '')
      );
  }
}

function hung(colours: Colours, design: Design, pose: Hanging & { name: TightsCut }, side: Side): string {
  const { shade, deep, light } = colours;
  const outline = shape(pose.leg);
  const [left, right] = pose.turns;
  const drawn =
    `<path d="${outline}" stroke="${deep}" stroke-width="${weight.contour}"/>` +
    inside('cut', outline, `<g fill="none">${legPrint(colours, design, pose.name, side)}${shading(colours)}</g>`);
  const rightLeg = `<g transform="rotate(${right} 460 160) matrix(-1 0 0 1 800 0)" fill="url(#dim)"><use href="#one"/></g>`;
  const leftLeg = `<g transform="rotate(${left} 340 160)" fill="url(#leg)"><g id="one">${drawn}</g></g>`;
  const content =
    (pose.topping === 'none'
      ? panel(shape('296,86! 340,74 400,70 460,74 504,86! 460,100 400,104 340,100'), shade, deep) +
        panel('M384 78h32v18h-32z', light, deep)
      : '') +
    (pose.topping === 'high-band' ? panel(shape('302,8! 400,-8 498,8! 400,26'), shade, deep) : '') +
    (left < 0 ? rightLeg + leftLeg : leftLeg + rightLeg) +
    (pose.topping === 'skirt' || pose.topping === 'shorts' ? '' : line('M400 174V358', deep)) +
    topping(colours, design, pose, side) +
    (pose.topping === 'skirt' || pose.topping === 'shorts'
      ? topping(colours, design, { ...pose, topping: 'none' }, side)
      : '') +
    design.mark(pose.topping === 'none' ? 462 : 456, 128, 13, design.trim.id === 'tonal' ? light : design.trim.pop);
  return pose.whole === null ? content : `<g transform="${pose.whole}">${content}</g>`;
}

/** Front, or the other side, of the later cuts. */
export function posed(
  colours: Colours,
  design: Design,
  pose: (Hanging | Profile) & { name: TightsCut },
  side: Side,
): Drawing {
  const { light, soft, base, shade, deep } = colours;
  return {
    shadows: [{ x: 410, y: pose.ground, rx: pose.kind === 'profile' ? 190 : 170, ry: 20 }],
    defs:
      gradient('leg', [light, soft, base, shade, deep], [0, 0, 1, 0.06]) +
      gradient('dim', [deep, shade, base, soft, soft], [0, 0, 1, 0.06]) +
      gradient('band', [base, shade, deep], [0, 0, 1, 0.2]) +
      meshPattern(deep),
    body: pose.kind === 'hanging' ? hung(colours, design, pose, side) : inProfile(colours, design, pose, side),
  };
}
