import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

/** The release scale of the heel, close up. */
export const scale: View = (colours, design) => {
  const { light, deep, ink, graphite, slate, stone, paper, chalk } = colours;
  const { trim, mark } = design;
  const housing = shape('120,1040! 100,760 120,500 200,330 330,250 480,250 610,330 690,500 710,760 690,1040!');
  const window = 'M270 620H540q24 0 24 24V780q0 24-24 24H270q-24 0-24-24V644q0-24 24-24z';
  return {
    defs:
      defs(colours) +
      gradient('form', ['#fff/.22', '#fff/0', '#000/.3'], [0, 0, 1, 0.6]) +
      gradient('lever', [light, trim.panel, trim.panel, trim.edge], [0, 0, 0.9, 1]),
    body:
      area(shape('150,1040! 140,760 170,500 260,350 380,290 520,290 650,370 740,540 770,780 760,1040!'), ink, 0.2) +
      panel(housing, 'url(#case)', ink, weight.contour) +
      inside(
        'housing',
        housing,
        area(shape('100,700! 200,420 400,330 610,420 710,700! 710,200! 100,200!'), 'url(#colour)') +
          line(curve('100,700 200,420 400,330 610,420 710,700'), deep, 5) +
          area('M80 200H740V1050H80z', 'url(#form)'),
      ) +
      line(curve('150,560 214,380 330,280 440,262'), '#fff', 6, 0.5) +
      area(shape('330,60! 560,40 690,-20! 690,200 560,300 480,420! 350,420! 320,260'), ink, 0.3) +
      panel(
        shape('310,40! 540,20 700,-60! 690,170 540,270 470,390! 330,390! 296,240'),
        'url(#lever)',
        trim.edge,
        weight.contour,
      ) +
      line(
        repeat(
          4,
          (rib) => `M${360 + rib * 10} ${130 + rib * 62}Q440 ${110 + rib * 62} ${560 - rib * 30} ${90 + rib * 60}`,
        ),
        trim.edge,
        10,
        0.6,
      ) +
      line(curve('330,70 316,240 344,370'), trim.pop, 6) +
      mark(400, 500, 44, paper) +
      panel(window, chalk, ink, weight.contour) +
      line(
        repeat(13, (tick) => `M${274 + tick * 22} 790v-${tick % 3 === 0 ? 54 : 30}`),
        graphite,
        5,
      ) +
      area('M270 640h270v26H270z', stone, 0.5) +
      panel('M392 628l26 0-13 92z', trim.id === 'pale' ? deep : trim.pop, ink) +
      line('M258 640Q404 622 552 640', '#fff', 7, 0.7) +
      `<circle cx="405" cy="904" r="58" fill="url(#steel)" stroke="${ink}" stroke-width="3.5"/><path d="M366 904h78" stroke="${ink}" stroke-width="15"/><path d="M366 904h78" stroke="${slate}" stroke-width="6"/>` +
      `<path d="M300 936a118 118 0 0 0 50 58" stroke="${stone}" stroke-width="6"/>`,
  };
};
