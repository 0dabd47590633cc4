import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { between, chamber, puckers } from './chambers.ts';
import { head } from './heads.ts';
import type { DownCut, Quilt } from './quilts.ts';
import { arm } from './sleeves.ts';

type Cut = Quilt & { readonly name: DownCut };
type Side = 'front' | 'back';

const top = 290;

function trunkOutline({ edges, hem }: Quilt): string {
  const step = (hem - top) / (edges.length - 1);
  const left = edges.map((x, index) => `${x},${Math.round(top + index * step)}`);
  const right = edges.map((x, index) => `${800 - x},${Math.round(top + index * step)}`).reverse();
  const [first = '', ...others] = left;
  return shape(
    `${first}! ${others.slice(0, -1).join(' ')} ${others.at(-1)}! 400,${hem + 20} ${right[0]}! ${right.slice(1, -1).join(' ')} ${right.at(-1)}! 400,280`,
  );
}

/** Seams of the trunk and what puffs up between them. */
function trunk({ deep, light, shade }: Colours, { trim }: Design, cut: Cut, side: Side): string {
  const { edges, hem, rows: count, puff, pattern } = cut;
  const outline = trunkOutline(cut);
  if (pattern === 'rows') {
    const high = (hem - top) / count;
    const rows = Array.from({ length: count }, (_, row) => {
      const y = top + row * high;
      const [left, next] = [between(edges, row / count), between(edges, (row + 1) / count)];
      return {
        topLeft: [left, y],
        topRight: [800 - left, y],
        bottomLeft: [next, y + high],
        bottomRight: [800 - next, y + high],
      } as const;
    });
    const isSecond = (row: number) =>
      trim.id !== 'tonal' && (cut.name === 'puffer' || cut.name === 'vest-puffer' ? row % 2 === 1 : row < count / 3);
    return (
      `<g stroke-width="${weight.contour}">${rows.map((box, row) => `<path d="${chamber(box, puff, 9)}" fill="url(#${isSecond(row) ? 'second' : 'puff'})" stroke="${isSecond(row) ? trim.edge : deep}"/>`).join('')}</g>` +
      `<path d="${rows.map((box) => puckers(box.topLeft, box.topRight, 9, 5)).join('')}" stroke="${deep}" stroke-width="2" opacity=".45"/>` +
      area(outline, 'url(#form)')
    );
  }
  const seams =
    pattern === 'diamond'
      ? area('M140 260H660V900H140z', 'url(#diamonds)')
      : pattern === 'chevron'
        ? repeat(9, (row) => {
            const y = 250 + row * 72;
            const bend = side === 'front' ? 70 : -56;
            return (
              line(`M150 ${y}L400 ${y + bend}L650 ${y}`, deep, 4) +
              line(`M150 ${y + 8}L400 ${y + bend + 8}L650 ${y + 8}`, light, 7, 0.45)
            );
          })
        : area(
            shape(
              `180,270! 620,270! 620,${hem - 200}! 500,${hem - 160} 400,${hem - 150} 300,${hem - 160} 180,${hem - 200}!`,
            ),
            'url(#bands)',
          ) +
          panel(
            shape(
              `150,${hem - 210}! 300,${hem - 168} 400,${hem - 158} 500,${hem - 168} 650,${hem - 210}! 650,${hem + 60}! 150,${hem + 60}!`,
            ),
            trim.panel,
            trim.edge,
          ) +
          mirrored(
            'flank',
            panel(
              shape(`150,300! 230,400 262,520 258,${hem - 150} 262,${hem + 60}! 150,${hem + 60}!`),
              trim.panel,
              trim.edge,
            ) + stitches(curve(`190,350 236,440 272,530 268,${hem - 150} 272,${hem + 20}`), trim.pop),
          );
  return (
    panel(outline, 'url(#puff)', deep, weight.contour) +
    inside(
      'trunk',
      outline,
      seams +
        (pattern === 'chevron'
          ? area('M140 620H660V900H140z', trim.id === 'tonal' ? shade : trim.panel, trim.id === 'tonal' ? 0.5 : 0.9)
          : '') +
        area('M140 260H660V900H140z', 'url(#form)'),
    ) +
    (pattern === 'diamond'
      ? line(
          curve(`${edges.at(-1)},${hem - 8} 400,${hem + 12} ${800 - (edges.at(-1) ?? 0)},${hem - 8}`),
          trim.panel,
          14,
        )
      : '')
  );
}

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design, { pattern }: Quilt): string {
  const patterns =
    pattern === 'diamond'
      ? `<pattern id="diamonds" width="64" height="76" patternUnits="userSpaceOnUse"><path d="M0 38L32 0L64 38L32 76z" fill="${light}" opacity=".16"/><path d="M0 38L32 76L64 38" stroke="${deep}" stroke-width="7" opacity=".18" fill="none"/><path d="M0 38L32 0L64 38L32 76z" stroke="${deep}" stroke-width="2.5" stroke-dasharray="6 3" fill="none"/></pattern>`
      : pattern === 'panel'
        ? `<pattern id="bands" width="64" height="58" patternUnits="userSpaceOnUse"><path d="M0 4h64v16H0z" fill="${light}" opacity=".3"/><path d="M0 40h64v18H0z" fill="${deep}" opacity=".25"/><path d="M0 57h64" stroke="${deep}" stroke-width="4"/></pattern>`
        : '';
  return (
    gradient(
      'second',
      trim.id === 'tonal' ? [base, soft, base, shade, deep] : [trim.panel, trim.panel, trim.panel, trim.edge],
      [0.1, 0, 0.16, 1.5],
    ) +
    gradient('puff', [soft, light, soft, base, base, shade], [0.1, 0, 0.16, 1]) +
    gradient('dim', [base, soft, base, shade, deep], [0.1, 0, 0.16, 1]) +
    gradient('form', ['#fff/.22', '#fff/0', '#000/0', '#000/.3'], [0, 0.1, 1, 0.25]) +
    patterns
  );
}

/** Front or back of the later cuts. */
export function quilted(colours: Colours, design: Design, cut: Cut, side: Side): Drawing {
  const { light, deep, ink, shade } = colours;
  const { trim, mark } = design;
  const { hem, sleeve, edges, name } = cut;
  const [edge = 216] = edges;
  const isFront = side === 'front';
  const zipTop = cut.head === 'collar' ? 176 : cut.head === 'round' ? 250 : 292;
  const waist = Math.round(top + (hem - top) * (name === 'coat' ? 0.42 : 0.5));
  const waistEdge = between(edges, (waist - top) / (hem - top)) - 6;
  const isVest = sleeve === null;
  const shoulder = shape(
    isVest
      ? `300,214! 256,226 ${edge + 20},252 ${edge},330! 300,320 500,320 ${800 - edge},330! ${780 - edge},252 544,226 500,214! 400,240`
      : `300,214! 244,234 ${edge - 6},264 ${edge - 14},330! 300,320 500,320 ${814 - edge},330! ${806 - edge},264 556,234 500,214! 400,240`,
  );
  const isBottomBand = cut.pattern === 'rows';
  const hemEdge = edges.at(-1) ?? edge;
  return {
    shadows: [
      {
        x: 420,
        y:
          name === 'coat'
            ? 920
            : name === 'kids'
              ? 820
              : name === 'belay'
                ? 900
                : hem + Number(/translate\(\d+ (\d+)/.exec(cut.whole)?.[1] ?? 0) + 36,
        rx: isVest ? 250 : 320,
        ry: 32,
      },
    ],
    defs: defs(colours, design, cut),
    body:
      `<g transform="${cut.whole}">` +
      (isFront && (cut.head === 'collar' || cut.head === 'round')
        ? panel(
            shape('296,150! 340,128 400,122 460,128 504,150! 500,230! 300,230!'),
            deep,
            deep,
            cut.head === 'round' ? 0 : weight.contour,
          ).replace(
            cut.head === 'round' ? /^[\s\S]*$/ : /$^/,
            panel(
              shape('296,222! 340,196 400,190 460,196 504,222! 470,270 400,284 330,270'),
              shade,
              deep,
              weight.contour,
            ),
          )
        : '') +
      (sleeve
        ? `<g fill="url(#puff)"><g id="left">${arm(colours, design, sleeve)}</g></g><use href="#left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>`
        : '') +
      (isBottomBand
        ? panel(
            shape(
              `${hemEdge + 4},${hem - 14}! 400,${hem + 6} ${796 - hemEdge},${hem - 14}! ${794 - hemEdge},${hem + 24}! 400,${hem + 44} ${hemEdge + 6},${hem + 24}!`,
            ),
            shade,
            deep,
            weight.contour,
          )
        : '') +
      panel(
        shoulder,
        trim.id === 'tonal' || cut.pattern !== 'rows' || name === 'puffer' || name === 'vest-puffer'
          ? 'url(#puff)'
          : 'url(#second)',
        deep,
        weight.contour,
      ) +
      (cut.pattern === 'diamond' ? inside('yoke', shoulder, area('M140 200H660V340H140z', 'url(#diamonds)')) : '') +
      trunk(colours, design, cut, side) +
      (isVest
        ? mirrored(
            'hole',
            panel(
              shape(`252,230! 226,270 ${edge - 4},330 ${edge - 16},420! ${edge + 4},412 ${edge + 22},340 262,270!`),
              trim.panel,
              trim.edge,
              weight.contour,
            ),
          )
        : '') +
      (cut.belt
        ? panel(
            shape(
              `${waistEdge},${waist - 14}! 400,${waist + 4} ${800 - waistEdge},${waist - 14}! ${800 - waistEdge},${waist + 18}! 400,${waist + 36} ${waistEdge},${waist + 18}!`,
            ),
            trim.panel,
            trim.edge,
          )
        : '') +
      head(colours, design, cut.head, side) +
      (isFront
        ? panel(
            `M388 ${zipTop}q12 6 24 0l2 ${hem - zipTop + 26}h-28z`,
            trim.id === 'tonal' ? shade : trim.panel,
            trim.id === 'tonal' ? deep : trim.edge,
          ) +
          (cut.pattern === 'diamond'
            ? repeat(
                6,
                (snap) =>
                  `<circle cx="400" cy="${Math.round(zipTop + 40 + snap * ((hem - zipTop - 40) / 6))}" r="9" fill="${trim.pop}" stroke="${deep}"/>`,
              )
            : line(`M400 ${zipTop + 6}V${hem + 16}`, ink, 8) +
              `<path d="M400 ${zipTop + 10}V${hem + 16}" stroke="${trim.pop}" stroke-width="3.5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
              panel(`M393 ${zipTop + 20}h14l3 22-10 44-10-44z`, trim.pop, ink)) +
          line(`M${edge + 34} ${hem - 200}l20 120M${766 - edge} ${hem - 200}l-20 120`, deep, 9) +
          line(`M${edge + 35} ${hem - 196}l19 112M${765 - edge} ${hem - 196}l-19 112`, ink, 4)
        : '') +
      mark(
        isFront ? 300 : 400,
        isFront ? 380 : 400,
        17,
        trim.id === 'dark' && cut.pattern === 'rows' && name !== 'puffer' ? trim.pop : light,
      ) +
      '</g>',
  };
}
