import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The fit dial at the back of the head. */
export const dial: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { cut, trim, mark } = design;
  return {
    defs:
      gradient('shell', [light, soft, base, shade], [0.1, 0, 0.5, 1]) +
      gradient('case', [slate, graphite, ink], [0.1, 0, 0.6, 1]) +
      gradient('knob', trim.id === 'tonal' ? [soft, base, shade, deep] : [trim.pop, trim.pop, deep], [0.1, 0, 0.8, 1]) +
      `<pattern id="foam" width="22" height="20" patternUnits="userSpaceOnUse"><path d="M5 5h.1M16 14h.1" stroke="${ink}" stroke-width="9" stroke-linecap="round" opacity=".5"/></pattern>`,
    body:
      area(shape('-40,300! 840,300! 840,640! 640,600 400,660 160,600 -40,640!'), ink) +
      line(
        repeat(7, (pad) => `M${130 + pad * 90} 510v${90 - Math.abs(3 - pad) * 8}`),
        graphite,
        26,
      ) +
      panel(
        shape('-40,-40! 840,-40! 840,330! 700,380 560,402 400,408 240,402 100,380 -40,330!'),
        'url(#shell)',
        deep,
        weight.contour,
      ) +
      (cut === 2
        ? line('M300 60v90M500 60v90M400 30v110', ink, 44) + line('M290 60v84M490 60v84M390 30v104', graphite, 12)
        : [0, 1]
            .map(
              (flip) =>
                `<g${flip ? ' transform="matrix(-1 0 0 1 800 0)"' : ''}>${panel(shape('300,-40! 290,80 300,190 330,250! 352,190 356,80 350,-40!'), ink, deep)}${panel(shape('90,-40! 84,90 110,200 170,280! 200,220 170,100 170,-40!'), ink, deep)}${line(curve('298,60 306,180 330,236'), soft, 4, 0.7)}${line(curve('94,60 118,190 168,262'), soft, 4, 0.7)}</g>`,
            )
            .join('')) +
      area(shape('-40,250! 200,330 400,350 600,330 840,250! 840,340! 560,402 400,408 240,402 -40,340!'), deep, 0.3) +
      line(curve('-20,300 200,366 400,378 600,366 820,300'), light, 5, 0.6) +
      (cut === 3 || trim.id !== 'tonal'
        ? area(
            shape(
              '-40,210! 200,290 400,310 600,290 840,210! 840,340! 700,390 560,412 400,418 240,412 100,390 -40,340!',
            ),
            trim.panel,
          ) + line(curve('-40,214 200,294 400,314 600,294 840,214'), trim.pop, 6)
        : '') +
      panel(
        shape('-40,336! 100,388 240,410 400,416 560,410 700,388 840,336! 840,470! 700,500 400,520 100,500 -40,470!'),
        graphite,
        ink,
        weight.contour,
      ) +
      area(
        shape('-40,336! 100,388 240,410 400,416 560,410 700,388 840,336! 840,470! 700,500 400,520 100,500 -40,470!'),
        'url(#foam)',
      ) +
      // Cradle arms.
      area(
        shape(
          '-40,560! 160,580 280,640 400,660 520,640 640,580 840,560! 840,720! 620,760 520,860 280,860 180,760 -40,720!',
        ),
        ink,
        0.25,
      ) +
      panel(
        shape(
          '-40,530! 160,550 280,600 400,616 520,600 640,550 840,530! 840,680! 700,690 610,730 560,820 500,880 400,900 300,880 240,820 190,730 100,690 -40,680!',
        ),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      line(curve('-20,548 160,570 280,620 400,636 520,620 640,570 820,548'), slate, 4) +
      line(
        repeat(9, (tooth) => `M${20 + tooth * 18} 600v44M${780 - tooth * 18} 600v44`),
        ink,
        8,
      ) +
      // Dial.
      `<circle cx="410" cy="752" r="118" fill="${ink}" opacity=".4"/><circle cx="400" cy="738" r="112" fill="url(#case)" stroke="${ink}" stroke-width="4"/>` +
      `<circle cx="400" cy="738" r="100" stroke="${ink}" stroke-width="22" stroke-dasharray="13 13" stroke-linecap="butt"/>` +
      `<circle cx="400" cy="738" r="84" fill="url(#knob)" stroke="${deep}" stroke-width="4"/>` +
      `<path d="M334 712a72 72 0 0 1 66-46" stroke="${light}" stroke-width="7"/>` +
      mark(400, 738, 40, paper) +
      line('M322 846q-26-18-38-44m0 0l-4 24m4-24l24 6M478 846q26-18 38-44', stone, 5) +
      // Strap ends.
      line('M60 690L120 1010M740 690L680 1010', ink, 44) +
      line('M60 690L120 1010M740 690L680 1010', graphite, 34) +
      stitches('M50 700L108 1000M72 700L132 1000M728 700L668 1000M752 700L692 1000', stone),
  };
};
