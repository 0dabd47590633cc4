import { byCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import { disc, ring } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, weight } from '../../../strokes.ts';
import { defs, emitter } from './parts.ts';

/** On the handlebar, seen by the rider coming towards it. */
export const mounted: View = (colours, design) => {
  const { light, deep, ink, graphite, stone, slate } = colours;
  const { trim, mark } = design;
  const face = byCut(
    design,
    'M400 316a152 152 0 1 1 0 304a152 152 0 1 1 0-304z',
    'M300 300h200q34 0 34 34v280q0 34-34 34H300q-34 0-34-34V334q0-34 34-34z',
    shape('400,310 500,334 560,410 560,510 510,600 400,630 290,600 240,510 240,410 300,334'),
    'M236 340h328q34 0 34 34v190q0 34-34 34H236q-34 0-34-34V374q0-34 34-34z',
  );
  return {
    defs: defs(colours),
    body:
      `<circle cx="400" cy="470" r="390" fill="url(#glow)" opacity=".6"/>` +
      // Bar with its grips.
      line('M-20 640Q200 660 400 664T820 640', ink, 66) +
      line('M-20 636Q200 656 400 660T820 636', graphite, 56) +
      line('M-20 620Q200 640 400 644T820 620', slate, 8, 0.8) +
      panel('M326 600h148v130q-10 34-40 34h-68q-30 0-40-34z', 'url(#case)', ink, weight.contour) +
      line('M340 640h120M340 700h120', stone, 2.5, 0.6) +
      disc(400, 736, 15, stone, ink) +
      line('M390 736h20', ink, 4) +
      `<g transform="translate(14 16)">${area(face, ink, 0.3)}</g>` +
      panel(face, 'url(#body)', deep, weight.contour) +
      inside(
        'face',
        face,
        area(
          byCut(
            design,
            'M200 560H600V660H200z',
            'M260 560H540V660H260z',
            'M220 300H580V370H220z',
            'M190 330H300V610H190z',
          ),
          trim.panel,
        ) + area('M200 300H420L260 640H200z', '#fff', 0.14),
      ) +
      byCut(
        design,
        ring(400, 468, 126, ink, 5) + emitter(400, 468, 118, 118, colours),
        emitter(400, 390, 78, 70, colours) + emitter(400, 530, 78, 62, colours),
        ring(400, 474, 108, ink, 5) + emitter(400, 474, 100, 100, colours),
        emitter(372, 470, 60, 84, colours) + emitter(510, 470, 60, 84, colours),
      ) +
      mark(
        byCut(design, 400, 400, 400, 250),
        byCut(design, 600, 622, 340, 470),
        byCut(design, 9, 11, 11, 22),
        byCut(design, trim.pop, trim.pop, trim.pop, trim.pop),
      ) +
      line(
        byCut(
          design,
          'M282 372A152 152 0 0 1 392 322',
          'M284 330q4-16 20-18h80',
          'M264 392Q300 334 392 322',
          'M222 366q4-12 18-14h140',
        ),
        light,
        5,
        0.8,
      ),
  };
};
