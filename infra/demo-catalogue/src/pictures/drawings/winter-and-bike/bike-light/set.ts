import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc, point, ring } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, repeat, weight } from '../../../strokes.ts';
import { defs, emitter } from './parts.ts';

/** The strap that holds a light on a bar, around x, y. */
function bracket(x: number, y: number, { ink, graphite, stone }: Colours): string {
  return `<g transform="translate(${x} ${y})">${panel('M-70-20h140l12 40q-10 60-50 84h-64q-40-24-50-84z', 'url(#case)', ink, weight.contour)}${disc(0, 70, 42, graphite, ink)}${ring(0, 70, 31, ink, 9)}${ring(0, 70, 40, stone, 2, ' opacity=".5"')}${line('M-54-4h108M-50 10h100', stone, 2, 0.5)}</g>`;
}

/** The front light: tube, finned block, rounded egg, twin. Its lens looks to the lower right. */
function headlight(colours: Colours, design: Design): string {
  const { light, soft, deep, ink, stone, shade } = colours;
  const { trim, mark } = design;
  const body = byCut(
    design,
    shape('120,250! 300,226 470,230 560,240! 596,300 596,400 560,450! 470,462 300,456 130,420! 96,380 94,290'),
    shape('130,216! 340,200 560,206! 590,300 586,440 560,476! 340,474 140,448! 112,400 110,270'),
    shape('110,330 150,250 260,210 400,200 520,220 580,270 600,350 580,430 520,476 400,486 260,470 150,420'),
    shape('120,236! 320,206 520,200 600,214! 624,300 622,400 598,440! 500,456 300,452 126,420! 100,380 98,280'),
  );
  const fins = line(
    repeat(6, (fin) => `M${176 + fin * 30} 226q-12 110 4 216`),
    deep,
    8,
    0.55,
  );
  return (
    bracket(330, 470, colours) +
    panel(body, 'url(#body)', deep, weight.contour) +
    inside(
      'head',
      body,
      byCut(
        design,
        area('M80 220H200V480H80z', trim.panel) + line('M200 220V480', trim.edge) + fins,
        fins + area('M360 180H470V500H360z', trim.panel) + line('M360 180V500M470 180V500', trim.edge),
        area(shape('90,380! 260,430 460,440 620,400! 620,500 90,500!'), trim.panel) +
          line(curve('90,380 260,430 460,440 620,400'), trim.edge),
        area('M80 320H440L500 200H640V480H80z', trim.panel) + line('M80 320H440L500 200', trim.edge),
      ) +
        area('M80 200H640V260Q360 220 80 290z', '#fff', 0.2) +
        area('M80 420Q360 470 640 430V500H80z', deep, 0.3),
    ) +
    line(
      byCut(
        design,
        'M140 262Q340 236 540 246',
        'M146 228Q350 212 546 218',
        'M160 262Q260 224 400 216',
        'M140 248Q340 216 580 220',
      ),
      light,
      3,
      0.7,
    ) +
    // Switch and charge display.
    `<g transform="translate(${byCut(design, 330, 250, 300, 280)} ${byCut(design, 244, 216, 218, 226)}) rotate(-3)">${panel('M-44-16q44-14 88 0v16q-44 14-88 0z', 'url(#case)', ink)}${area('M-28-8h14v8h-14zM-8-9h14v8h-14z', soft)}${area('M12-8h14v8h-14z', stone)}</g>` +
    mark(
      byCut(design, 420, 300, 250, 270),
      byCut(design, 372, 380, 356, 390),
      22,
      trim.id === 'pale' && byCut(design, false, false, false, true) ? shade : light,
    ) +
    // Bezel and lens.
    byCut(
      design,
      `<ellipse cx="556" cy="346" rx="66" ry="112" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}"/>${emitter(566, 346, 50, 92, colours)}`,
      `${panel('M530 206h46q20 0 24 24v222q-4 24-24 24h-46q-20 0-24-24V230q4-24 24-24z', 'url(#case)', ink, weight.contour)}${emitter(554, 282, 36, 58, colours)}${emitter(554, 404, 36, 58, colours)}`,
      `<ellipse cx="536" cy="346" rx="76" ry="112" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}" transform="rotate(-6 536 346)"/>${emitter(546, 346, 56, 88, colours)}`,
      `${panel(shape('560,210! 612,220 630,320 612,436! 560,446 538,330'), 'url(#case)', ink, weight.contour)}${emitter(588, 276, 28, 46, colours)}${emitter(586, 382, 28, 46, colours)}`,
    )
  );
}

/** The rear light: round, upright bar, egg, square; around 0, 0. */
function tailLight(colours: Colours, design: Design): string {
  const { deep, ink, light } = colours;
  const { trim, mark } = design;
  const outline = byCut(
    design,
    'M0-124a124 124 0 1 1 0 248a124 124 0 1 1 0-248z',
    'M-50-160h100q26 0 26 26v268q0 26-26 26h-100q-26 0-26-26v-268q0-26 26-26z',
    shape('0,-136 84,-110 116,-30 104,70 50,130 0,140 -50,130 -104,70 -116,-30 -84,-110'),
    'M-100-112h200q22 0 22 22v180q0 22-22 22h-200q-22 0-22-22v-180q0-22 22-22z',
  );
  const dots = byCut(
    design,
    repeat(8, (index) => `M${point(0, 0, 62, index * 45)}h.1`),
    repeat(5, (index) => `M0 ${-96 + index * 48}h.1`),
    'M-40-50h.1M40-50h.1M0 10h.1M-40 66h.1M40 66h.1',
    repeat(9, (index) => `M${-56 + (index % 3) * 56} ${-52 + Math.floor(index / 3) * 52}h.1`),
  );
  return (
    `<g transform="translate(12 14)">${panel(outline, 'url(#case)', ink, weight.contour)}</g>` +
    panel(outline, trim.panel, trim.edge, weight.contour) +
    `<g transform="scale(.84)">${panel(outline, 'url(#tail)', deep)}</g>` +
    line(dots, deep, 34, 0.28) +
    line(dots, '#fff', 22) +
    line(dots, light, 12) +
    `<ellipse rx="170" ry="170" fill="url(#glow)" opacity=".5"/>` +
    area(
      byCut(
        design,
        'M-90-50A100 100 0 0 1-20-100L-30-84A84 84 0 0 0-74-44z',
        'M-54-130h20V60h-20z',
        'M-80-70Q-50-112 0-116L-4-100Q-44-94-66-60z',
        'M-92-82h60l-60 60z',
      ),
      '#fff',
      0.5,
    ) +
    mark(
      0,
      byCut(design, 0, 126, -104, 94),
      byCut(design, 15, 9, 8, 8),
      byCut(design, deep, trim.pop, trim.pop, trim.pop),
    )
  );
}

const front = (colours: Colours, design: Design): string =>
  `<g transform="translate(24 -70) scale(1.06)">${headlight(colours, design)}</g>`;

/** The front light without the rest of the set. */
export const headlightAlone: View = (colours, design) => ({ defs: defs(colours), body: front(colours, design) });

/** The set: front light above, rear light below. */
export const set: View = (colours, design) => ({
  shadows: [
    { x: 380, y: 500, rx: 280, ry: 30 },
    { x: 520, y: 884, rx: 170, ry: 26 },
    { x: 230, y: 884, rx: 120, ry: 18 },
  ],
  defs: defs(colours),
  body:
    front(colours, design) +
    `<g transform="translate(510 736) rotate(4)">${tailLight(colours, design)}</g>` +
    // Charging cable, coiled.
    line(curve('330,850 200,872 120,830 130,750 210,720 290,750 296,820 220,850 150,820 150,760'), colours.ink, 13) +
    line(
      curve('330,850 200,872 120,830 130,750 210,720 290,750 296,820 220,850 150,820 150,760'),
      colours.graphite,
      8,
    ) +
    panel('M322 836h40v28h-40z', 'url(#case)', colours.ink) +
    panel('M362 841h18v18h-18z', 'url(#steel)', colours.ink) +
    panel('M136 736h28v26h-28z', 'url(#case)', colours.ink) +
    panel('M143 718h14v18h-14z', 'url(#steel)', colours.ink),
});
