import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { shape } from '../../outline.ts';
import { oval } from '../../round.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

const r = Math.round;

/** The rolled layers seen from the end, as an ellipse around x, y. */
function spiral(x: number, y: number, rx: number, ry: number, turns: number): string {
  const steps = turns * 12;
  return `M${Array.from({ length: steps + 1 }, (_, step) => {
    const share = 0.12 + (0.88 * step) / steps;
    const angle = (step / 12) * Math.PI * 2 + Math.PI * 0.5;
    return `${r(x + Math.cos(angle) * rx * share)} ${r(y + Math.sin(angle) * ry * share)}`;
  }).join('L')}`;
}

/** The surface: what the foam is embossed with. */
function surface({ deep, light }: Colours, design: Design): string {
  const wrap = (size: number, drawn: string) =>
    `<pattern id="foam" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawn}</pattern>`;
  return byCut(
    design,
    wrap(12, `<path d="M3 3h.1M9 9h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round" opacity=".35"/>`),
    wrap(20, `<path d="M0 10q5-8 10 0t10 0" stroke="${deep}" stroke-width="2" fill="none" opacity=".4"/>`),
    wrap(
      18,
      `<path d="M0 4h18" stroke="${deep}" stroke-width="5" opacity=".28"/><path d="M0 9h18" stroke="${light}" stroke-width="2" opacity=".5"/>`,
    ),
    wrap(24, `<path d="M12 2l10 10-10 10L2 12z" stroke="${deep}" stroke-width="2" fill="none" opacity=".38"/>`),
  );
}

function defs(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep, graphite, ink } = colours;
  return (
    surface(colours, design) +
    gradient('top', [light, soft, base], [0, 0, 1, 1]) +
    gradient('roll', [shade, soft, light, soft, base, shade, deep], [0, 0, 1, 0]) +
    gradient('across', [soft, light, soft, base, shade, deep], [0, 0, 0.2, 1]) +
    gradient('web', [graphite, ink], [0, 0, 1, 0])
  );
}

/** Half unrolled towards the viewer. */
function unrolled(colours: Colours, design: Design): string {
  const { base, shade, deep, soft } = colours;
  const { trim, mark } = design;
  const sheet = 'M206 518L636 424L770 812L300 908z';
  const print = byCut(
    design,
    line('M268 730L706 638M421 471L535 860', trim.pop, 4, 0.75) +
      line('M236 610L670 512M290 820L738 724', trim.pop, 2.5, 0.6),
    '',
    line('M330 500L440 880M524 458L646 840', trim.pop, 10, 0.6),
    '',
  );
  return (
    panel('M206 518L300 908v18L206 536zM300 908L770 812v18L300 926z', trim.panel, trim.edge, weight.contour) +
    panel(sheet, 'url(#top)', deep, weight.contour) +
    inside(
      'sheet',
      sheet,
      area(sheet, 'url(#foam)') +
        print +
        area('M190 520L640 422L664 490L216 600z', deep, 0.3) +
        `<g transform="translate(640 764) skewY(-12) skewX(16)">${mark(0, 0, 30, deep)}</g>`,
    ) +
    panel('M200 318L610 228a64 98 0 0 1 26 196L206 518z', 'url(#across)', deep, weight.contour) +
    inside('roll-skin', 'M200 318L610 228a64 98 0 0 1 26 196L206 518z', area('M100 200H760V540H100z', 'url(#foam)')) +
    line('M214 338L604 252', '#fff', 5, 0.45) +
    `<ellipse cx="203" cy="418" rx="62" ry="100" fill="${trim.panel}" stroke="${trim.edge}" stroke-width="${weight.contour}" transform="rotate(-4 203 418)"/>` +
    line(spiral(203, 418, 58, 96, 5), trim.edge, 3) +
    line(spiral(200, 415, 57, 95, 5), byCut(design, soft, base, soft, shade), 1.6, 0.8)
  );
}

/** Rolled up and standing, with its straps. */
function rolled(colours: Colours, design: Design): string {
  const { deep, ink, stone, soft } = colours;
  const { trim, mark } = design;
  const body = 'M252 236V812q0 62 148 62t148-62V236z';
  const strap = (y: number) =>
    panel(`M250 ${y}q4 60 150 60t150-60v40q-4 60-150 60t-150-60z`, 'url(#web)', ink) +
    stitches(`M254 ${y + 10}q8 56 146 56t146-56`, stone) +
    panel(`M446 ${y + 42}l54-14v46l-54 14z`, trim.panel, trim.edge) +
    line(`M458 ${y + 54}l30-8M458 ${y + 66}l30-8`, trim.edge, 3);
  return (
    panel(body, 'url(#roll)', deep, weight.contour) +
    inside(
      'roll-skin',
      body,
      area('M200 200H600V900H200z', 'url(#foam)') +
        area(shape('470,220! 486,500 478,900! 620,900! 620,220!'), deep, 0.16) +
        line('M474 250V866', deep, 5) +
        line('M468 254V866', trim.panel, 6) +
        area('M250 236h60v640h-60z', '#fff', 0.06),
    ) +
    oval(400, 236, 148, 58, trim.panel, trim.edge) +
    line(spiral(400, 236, 144, 55, 6), trim.edge, 3) +
    line(spiral(398, 234, 142, 54, 6), soft, 1.6, 0.7) +
    strap(byCut(design, 0, 352, 0, 372)) +
    strap(byCut(design, 0, 640, 0, 668)) +
    byCut(
      design,
      '',
      `<path d="M296 400Q70 420 84 560T296 700" stroke="${ink}" stroke-width="30"/><path d="M296 400Q70 420 84 560T296 700" stroke="${trim.panel}" stroke-width="23"/><path d="M290 400Q78 420 92 560T290 700" stroke="${trim.edge}" stroke-width="2" stroke-dasharray="6 6"/>`,
      '',
      `<path d="M330 404C300 520 300 600 330 712" stroke="${ink}" stroke-width="34"/><path d="M330 404C300 520 300 600 330 712" stroke="${trim.panel}" stroke-width="27"/>`,
    ) +
    mark(byCut(design, 0, 386, 0, 410), 545, 34, byCut(design, deep, deep, deep, deep))
  );
}

const rollIsUp = (design: Design) => byCut(design, false, true, false, true);

const hero: View = (colours, design) => ({
  shadows: rollIsUp(design)
    ? [
        { x: 430, y: 868, rx: 240, ry: 34 },
        { x: 410, y: 868, rx: 160, ry: 18 },
      ]
    : [
        { x: 520, y: 890, rx: 320, ry: 50 },
        { x: 240, y: 540, rx: 110, ry: 26 },
      ],
  defs: defs(colours, design),
  body: rollIsUp(design) ? rolled(colours, design) : unrolled(colours, design),
});

/** Laid out flat, one corner turned up to show the underside. */
const flat: View = (colours, design) => {
  const { deep, ink, soft, shade } = colours;
  const { trim, mark } = design;
  const whole = shape('250,60! 552,60! 560,500 556,800! 500,900! 250,938! 244,500');
  const print = byCut(
    design,
    line('M400 70V920M262 500H548', trim.pop, 4, 0.8) +
      line('M262 280H548M262 720H548M300 440l200 120M500 440L300 560', trim.pop, 2.5, 0.6),
    line('M250 130H556M250 150H556M250 850H540', trim.pop, 6, 0.7),
    line('M300 70V930M500 70V890', trim.pop, 12, 0.6),
    line(
      repeat(
        4,
        (bow) =>
          `M${290 - bow * 8} ${500}a${110 + bow * 8} ${150 + bow * 60} 0 0 1 ${220 + bow * 16} 0a${110 + bow * 8} ${150 + bow * 60} 0 0 1-${220 + bow * 16} 0`,
      ),
      trim.pop,
      2.5,
      0.55,
    ),
  );
  return {
    defs: defs(colours, design),
    body:
      '<g transform="rotate(9 400 500)">' +
      `<g transform="translate(16 20)" opacity=".16">${area(whole, ink)}</g>` +
      panel(whole, 'url(#top)', deep, weight.contour) +
      inside(
        'mat',
        whole,
        area(whole, 'url(#foam)') +
          print +
          mark(400, 180, 36, deep) +
          area(shape('420,938! 500,850 566,780! 566,960!'), ink, 0.22),
      ) +
      panel(
        shape('556,800! 540,850 500,900 250,938! 330,900 400,830 440,770 500,770'),
        trim.panel,
        trim.edge,
        weight.contour,
      ) +
      line(shape('556,800! 500,776 446,780 410,840 340,902').replace('z', ''), trim.pop, 3, 0.6) +
      line('M268 76V920', '#fff', 4, 0.3) +
      stitches(byCut(design, 'M0 0', 'M262 72H544', 'M0 0', 'M262 72H544'), byCut(design, soft, shade, soft, shade)) +
      '</g>',
  };
};

/** The edge of the roll close up: layers and embossing. */
const edge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const skin = 'M-40 470Q330 300 840 330V-40H-40z';
  return {
    defs:
      defs(colours, design).replace(
        'patternUnits="userSpaceOnUse"',
        'patternUnits="userSpaceOnUse" patternTransform="scale(2.6)"',
      ) + gradient('lit', [light, soft, base, shade], [0, 0, 0.5, 1]),
    body:
      panel('M-60 468Q330 296 860 326L860 1060H-60z', trim.panel, trim.edge, weight.contour) +
      [0, 1, 2, 3, 4]
        .map(
          (layer) =>
            line(`M-60 ${600 + layer * 92}Q330 ${430 + layer * 86} 860 ${462 + layer * 90}`, ink, 16, 0.5) +
            line(`M-60 ${592 + layer * 92}Q330 ${422 + layer * 86} 860 ${454 + layer * 90}`, trim.edge, 7) +
            line(
              `M-60 ${560 + layer * 92}Q330 ${388 + layer * 86} 860 ${420 + layer * 90}`,
              layer % 2 === 0 ? base : shade,
              12,
            ) +
            line(`M-60 ${540 + layer * 92}Q330 ${366 + layer * 86} 860 ${400 + layer * 90}`, trim.pop, 2.5, 0.35),
        )
        .join('') +
      panel(skin, 'url(#lit)', deep, weight.contour) +
      inside(
        'skin',
        skin,
        area(skin, 'url(#foam)') + area('M-40 420Q330 250 840 280V360Q330 320-40 490z', deep, 0.25),
      ) +
      line('M-40 452Q330 286 840 316', '#fff', 5, 0.5) +
      `<g opacity=".85">${mark(300, 170, 66, deep, -12)}</g>`,
  };
};

const all: KindDrawing = { cuts: 4, views: [hero, flat, edge] };

export const mat = all;
export const sleepingMat = only(all, [3, 2]);
