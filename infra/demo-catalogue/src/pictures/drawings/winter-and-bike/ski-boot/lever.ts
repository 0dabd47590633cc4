import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, weight } from '../../../strokes.ts';

/** A buckle close up. */
export const lever: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate, paper } = colours;
  const { trim, mark } = design;
  return {
    defs:
      gradient('shell', [light, soft, base, shade], [0, 0, 0.9, 1]) +
      gradient('flap', [trim.panel, trim.panel, trim.edge], [0, 0, 0.4, 1]) +
      gradient('steel', [paper, stone, slate, stone, paper], [0, 0, 0.1, 1]) +
      gradient('dark', [slate, graphite, ink], [0, 0, 0.2, 1]),
    body:
      area('M0 0H800V1000H0z', 'url(#shell)') +
      line(curve('-20,180 200,120 420,160 820,20'), deep, 5, 0.5) +
      area(shape('-40,700! 200,600 500,560 840,420! 840,1040! -40,1040!'), ink, 0.3) +
      panel(shape('-40,680! 200,576 500,536 840,396! 840,1040! -40,1040!'), 'url(#flap)', trim.edge, weight.contour) +
      line(curve('-40,716 200,612 500,572 840,432'), trim.pop, 6) +
      mark(640, 800, 60, trim.pop, -14) +
      '<g transform="rotate(-12 400 460)">' +
      area('M-40 420H700v150H-40z', ink, 0.3) +
      // Rack.
      panel('M-40 380H250q20 70 0 140H-40z', 'url(#dark)', ink, weight.contour) +
      repeat(6, (tooth) => panel(`M${-10 + tooth * 42} 396h18l8 54-8 54h-18z`, 'url(#steel)', ink)) +
      // Bail and its micrometric screw.
      line('M200 424H470M200 476H470', ink, 24) +
      line('M200 424H470M200 476H470', stone, 16) +
      line('M200 420H470M200 472H470', paper, 4) +
      line('M206 414v72', ink, 30) +
      line('M206 416v68', stone, 20) +
      line(
        repeat(12, (thread) => `M${340 + thread * 10} 414v18M${340 + thread * 10} 466v18`),
        slate,
        3,
      ) +
      // Lever.
      area(shape('470,380! 720,372 780,450 720,540 470,530!'), ink, 0.35) +
      panel(
        shape('440,364! 690,352 752,380 768,446 752,512 690,540 440,528! 420,446'),
        'url(#steel)',
        ink,
        weight.contour,
      ) +
      panel(shape('520,400! 680,392 716,412 724,446 716,480 680,500 520,492! 510,446'), trim.pop, ink) +
      line(curve('450,376 690,364 738,386'), '#fff', 5, 0.8) +
      line(
        repeat(5, (rib) => `M${560 + rib * 28} 414v64`),
        trim.id === 'pale' ? light : deep,
        5,
        0.6,
      ) +
      `<circle cx="466" cy="446" r="28" fill="url(#dark)" stroke="${ink}" stroke-width="3.5"/><path d="M452 446h28M466 432v28" stroke="${stone}" stroke-width="5"/>` +
      '</g>' +
      `<circle cx="120" cy="860" r="46" fill="url(#steel)" stroke="${ink}" stroke-width="3.5"/><circle cx="120" cy="860" r="22" fill="${graphite}" stroke="${ink}"/>`,
  };
};
