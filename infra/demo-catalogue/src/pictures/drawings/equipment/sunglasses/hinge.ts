import { byCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../../strokes.ts';

/** Hinge and the maker's mark on the arm close up. */
export const hinge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const lens = 'M470-40Q430 260 520 520Q600 760 840 900V-40z';
  const frame = byCut(
    design,
    'M380-60Q330 260 440 560Q540 800 840 980V900Q600 760 520 520Q430 260 470-60z',
    'M380-60Q330 120 360 260L840 120V20L480 120Q460 40 470-60z',
    'M350-60Q290 280 410 590Q520 850 840 1040V900Q600 760 520 520Q430 260 470-60z',
    'M380-60Q340 100 360 250L840 190V80L486 130Q460 40 470-60z',
  );
  const arm = shape(
    byCut(
      design,
      '-60,330! 160,300 330,290 404,310! 440,400 436,470! 330,500 160,520 -60,600!',
      '-60,250! 160,200 330,170 392,160! 420,260 420,330! 330,380 160,420 -60,520!',
      '-60,360! 160,330 330,320 400,330! 430,400 430,450! 330,470 160,490 -60,550!',
      '-60,280! 160,220 330,190 392,180! 420,260 420,340! 330,380 160,410 -60,500!',
    ),
  );
  const [hx, hy] = byCut<readonly [number, number]>(design, [404, 392], [394, 246], [396, 392], [394, 262]);
  return {
    defs:
      gradient('frame', [light, soft, base, shade, deep], [0, 0, 1, 1]) +
      gradient('arm', [light, soft, base, shade], [0, 0, 0.1, 1]) +
      gradient('lens', [ink, graphite, shade, soft], [0, 0, 0.6, 1]) +
      gradient('steel', [paper, stone, slate], [0, 0, 1, 1]),
    body:
      area(lens, 'url(#lens)') +
      inside(
        'glass',
        lens,
        area('M560-40H680L560 900H440z', '#fff', 0.16) + area('M730-40H770L650 900H610z', '#fff', 0.14),
      ) +
      line(lens, ink) +
      panel(frame, 'url(#frame)', deep, weight.contour) +
      line(
        byCut(
          design,
          'M392-60Q346 250 450 550Q548 780 840 956',
          'M396-60Q348 110 372 242L840 106',
          'M364-60Q310 270 424 580Q530 830 840 1014',
          'M396-60Q354 96 374 236L840 178',
        ),
        light,
        5,
        0.6,
      ) +
      panel(arm, 'url(#arm)', deep, weight.contour) +
      inside(
        'temple',
        arm,
        area('M-60 100H70V700H-60z', trim.panel) +
          line('M70 100V700', trim.edge) +
          line(
            repeat(5, (rib) => `M${-30 + rib * 22} 100V700`),
            trim.edge,
            5,
            0.5,
          ) +
          area('M-60 520L440 440V640H-60z', deep, 0.2),
      ) +
      `<g opacity=".35" transform="translate(4 6)">${mark(206, hy + 14, 46, deep, -6)}</g>` +
      mark(206, hy + 14, 46, trim.id === 'pale' ? deep : trim.pop, -6) +
      `<g transform="translate(${hx} ${hy})">${panel('M-34-56h64v30h-64zM-34 26h64v30h-64z', 'url(#steel)', ink, weight.contour)}${panel('M-34-24h64v48h-64z', graphite, ink, weight.contour)}<circle r="22" fill="url(#steel)" stroke="${ink}" stroke-width="${weight.contour}"/>${line('M-14-6L14 6', ink, 6)}${line('M-14-12A20 20 0 0 1 2-19', paper, 4)}</g>`,
  };
};
