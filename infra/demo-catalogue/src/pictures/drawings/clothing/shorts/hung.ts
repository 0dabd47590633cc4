import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { meshPattern, ripstopPattern, topographic } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { Length, ShortsCut } from './lengths.ts';
import { waistband } from './waistbands.ts';

type Cut = Length & { readonly name: ShortsCut };
type Side = 'front' | 'back';

/** Panels, pockets and prints of the left leg. */
function legDetails(
  { soft, light, deep, ink, shade, graphite }: Colours,
  { trim }: Design,
  { name }: Cut,
  side: Side,
): string {
  const second = trim.id === 'tonal' ? shade : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  const slash =
    side === 'front'
      ? line(curve('270,336 260,400 232,460'), ink, 5) + stitches(curve('282,338 272,406 242,470'), soft)
      : '';
  switch (name) {
    case 'racing':
      return (
        panel(shape('230,290! 274,300 262,420 240,520 230,640! 130,600!'), second, edge) +
        line(curve('290,300 280,430 258,530 248,640'), trim.pop, 5)
      );
    case 'half-tights':
      return (
        panel(shape('220,300! 280,330 286,450 268,560 276,680 270,790! 190,790!'), second, edge) +
        area(shape('220,300! 280,330 286,450 268,560 276,680 270,790! 190,790!'), 'url(#holes)') +
        panel('M296 470h62v140h-62z', 'none', deep) +
        line('M296 478h62', ink, 4) +
        line(
          repeat(3, (bar) => `M310 ${684 + bar * 20}h50`),
          light,
          5,
        )
      );
    case 'petal':
      return (
        panel(shape('230,300! 262,320 240,440 220,560 240,680! 100,640!'), second, edge) +
        stitches(curve('274,326 252,446 232,560 248,660'), trim.pop)
      );
    case 'baggy':
      return trim.id === 'pale'
        ? topographic(second, 4) + slash
        : panel(shape('90,660! 404,600! 404,720! 90,790!'), second, edge) +
            line('M90 812L404 742', trim.pop, 6) +
            slash;
    case 'wrap':
      return '';
    case 'trainer':
    case 'kids':
      return (
        panel(shape('230,300! 256,330 244,460 226,580 214,740! 140,720!'), second, edge) +
        line(curve('266,330 254,460 236,580 224,740'), trim.pop, 6) +
        slash +
        (name === 'kids' ? line('M140 640L404 690', second, 22) : '')
      );
    case 'technical':
    case 'kids-hiking':
      return (
        panel(shape('150,640! 260,600 404,620! 404,900! 130,900!'), second, edge) +
        stitches(curve('158,620 262,582 400,602'), trim.pop) +
        slash +
        line('M236 480L226 590', ink, 7) +
        line('M237 482l-3 34', trim.pop, 7) +
        area('M150 300H404V900H150z', 'url(#ripstop)')
      );
    case 'belted':
      return (
        slash +
        area('M150 300H404V900H150z', 'url(#ripstop)') +
        (trim.id === 'tonal' ? '' : panel(shape('180,600! 404,560! 404,790! 180,790!'), second, edge))
      );
    default:
      return (
        slash +
        line(curve('320,330 316,480 304,640 296,860'), deep, 2.5, 0.6) +
        (name === 'bermuda' && trim.id === 'pale'
          ? line(
              repeat(5, (column) => `M${210 + column * 42} 300L${180 + column * 44} 860`) +
                repeat(6, (row) => `M150 ${360 + row * 90}H404`),
              second,
              7,
              0.7,
            )
          : '') +
        (name === 'a-line'
          ? line(curve('340,320 326,480 300,760'), edge, 4, 0.7) + line('M250 330l-12 60', graphite, 5)
          : '')
      );
  }
}

/** What lies outside the legs' outlines: pockets with bellows, turned cuffs, the overlapping front. */
function overLegs({ light, base, shade, deep, soft }: Colours, { trim }: Design, { name }: Cut, side: Side): string {
  const fill = trim.id === 'tonal' ? base : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  if (name === 'cargo') {
    return mirrored(
      'cargo',
      panel(shape('166,560! 282,572! 276,718! 218,726 156,712!'), fill, edge, weight.contour) +
        panel(
          shape('160,548! 288,560! 284,608! 222,618 158,602!'),
          trim.id === 'tonal' ? soft : trim.panel,
          edge,
          weight.contour,
        ) +
        stitches('M170 592L276 600M172 700L268 708', trim.id === 'tonal' ? deep : trim.pop),
    );
  }
  if (name === 'bermuda') {
    return mirrored(
      'cuff',
      panel(
        shape('192,786! 260,800 320,804 386,800! 386,856! 320,862 256,858 188,844!'),
        trim.id === 'tonal' ? soft : trim.panel,
        edge,
        weight.contour,
      ) + stitches(curve('194,830 258,844 320,848 382,842'), trim.id === 'tonal' ? deep : trim.pop),
    );
  }
  if (name === 'wrap' && side === 'front') {
    return (
      panel(
        shape('236,300! 566,300! 604,390 640,480 664,562! 580,612 500,600 430,550 370,470 290,370'),
        'url(#cloth)',
        deep,
        weight.contour,
      ) +
      line(
        curve('250,314 300,376 378,474 438,544 504,588 578,600 650,560'),
        trim.id === 'tonal' ? light : trim.panel,
        12,
      ) +
      line(curve('520,330 560,430 590,560'), shade, 3, 0.7)
    );
  }
  return '';
}

/** Front or back of the later cuts. */
export function hungShorts(colours: Colours, design: Design, cut: Cut, side: Side): Drawing {
  const { light, soft, base, shade, deep } = colours;
  const { mark, trim } = design;
  const leg = shape(cut.leg);
  const drawn =
    `<path d="${leg}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    inside(
      'leg',
      leg,
      legDetails(colours, design, cut, side) +
        area(shape('396,420! 360,520 352,640 372,900! 420,900!'), deep, 0.28) +
        area(shape('290,340! 320,460 300,600 262,760 284,580 296,460'), light, 0.15) +
        area(shape('226,420! 220,540 190,640 170,780! 200,600'), shade, 0.35) +
        line(`${curve('400,500 362,540 330,556')}${curve('398,540 372,580 350,600')}`, deep, 2.5, 0.55) +
        line(curve(cut.hem), deep) +
        `<g transform="translate(0 9)">${stitches(curve(cut.hem), soft)}</g>`,
    ) +
    '</g>';
  const [markX, markY] = cut.name === 'cargo' || cut.name === 'bermuda' ? [470, 420] : [232, 560];
  const content =
    panel(shape('244,238! 300,222 400,216 500,222 556,238! 500,262 400,266 300,262'), shade, deep) +
    panel('M382 226h36v22h-36z', light, deep) +
    `<g fill="url(#cloth)"><g id="leg-left">${drawn}</g></g><use href="#leg-left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>` +
    line('M400 330V556', deep) +
    stitches('M408 334V536', soft) +
    (side === 'back' ? line(curve('250,372 330,396 400,400 470,396 550,372'), deep) : '') +
    overLegs(colours, design, cut, side) +
    waistband(colours, design, cut.band, side) +
    mark(side === 'front' ? markX : 560, side === 'front' ? markY : 600, 17, trim.id === 'tonal' ? light : trim.pop);
  return {
    shadows: [{ x: 420, y: cut.ground, rx: cut.whole && cut.ground > 735 ? 220 : 290, ry: 28 }],
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.4]) +
      gradient('dim', [soft, base, shade, shade], [0, 0, 1, 0.4]) +
      gradient('band', [base, shade, deep], [0, 0, 1, 0.2]) +
      meshPattern(deep) +
      ripstopPattern(deep, 18),
    body: cut.whole ? `<g transform="${cut.whole}">${content}</g>` : content,
  };
}
