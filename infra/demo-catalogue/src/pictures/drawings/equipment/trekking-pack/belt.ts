import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, line, panel, stitches, weight } from '../../../strokes.ts';
import { defs, webbing } from './parts.ts';

/** Hip belt buckle and load straps close up. */
export const belt: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const isSnow = cut > 2;
  return {
    defs:
      defs(colours, design) +
      gradient('case', [slate, graphite, ink], [0, 0, 0.4, 1]) +
      `<pattern id="mesh" width="28" height="24" patternUnits="userSpaceOnUse"><path d="M7 6h.1M21 18h.1" stroke="${ink}" stroke-width="11" stroke-linecap="round" opacity=".5"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#rip)') +
      panel(shape('-40,-40! 840,-40! 840,210! 500,260 260,250 -40,200!'), 'url(#lid)', deep, weight.contour) +
      line(curve('-40,150 260,200 500,208 840,156'), ink, 16) +
      `<path d="${curve('-40,150 260,200 500,208 840,156')}" stroke="${stone}" stroke-width="5" stroke-dasharray="6 5" stroke-linecap="butt"/>` +
      cord(curve('300,214 330,262 322,330'), trim.pop, deep, 12) +
      panel('M302 320h44v56h-44z', graphite, ink) +
      // Hip belt wings.
      area(shape('-40,430! 200,400 330,440 350,560 330,690 200,730 -40,720!'), ink, 0.3) +
      panel(
        shape('-40,400! 190,372 310,410 330,530 310,656 190,696 -40,690!'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      panel(shape('-40,440! 160,424 240,456 250,530 236,606 160,644 -40,640!'), graphite, ink) +
      area(shape('-40,440! 160,424 240,456 250,530 236,606 160,644 -40,640!'), 'url(#mesh)') +
      stitches(curve('-40,418 186,392 292,424 310,530 292,638 186,676 -40,670'), trim.pop) +
      panel(
        shape('840,400! 640,372 520,410 500,530 520,656 640,696 840,690!'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      stitches(curve('840,420 644,394 540,424 522,530 540,638 644,676 840,668'), trim.pop) +
      line('M560 470H840', ink, 13) +
      line('M560 466H840', trim.pop, 5) +
      mark(690, 580, 40, trim.id === 'tonal' ? light : trim.pop) +
      // Webbing and buckle.
      area('M240 512H600v80H240z', ink, 0.25) +
      panel('M230 490H330v80H230zM480 490H580v80H480z', graphite, ink) +
      stitches('M236 500h90M236 560h90M484 500h90M484 560h90', slate) +
      area(shape('320,470! 520,470! 540,540 520,640! 320,640! 300,540'), ink, 0.35) +
      panel(
        shape('306,448! 400,440 494,448! 514,530 494,612! 400,620 306,612! 286,530'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(
        shape('330,474! 400,468 470,474! 482,530 470,586! 400,592 330,586! 318,530'),
        isSnow ? trim.pop : 'url(#case)',
        ink,
      ) +
      line('M360 450v160M440 450v160', ink, 5) +
      line(curve('312,462 400,454 488,462'), stone, 4) +
      mark(400, 530, 28, isSnow ? deep : paper) +
      // Compression strap below.
      webbing('M-40 850L380 790L840 860', colours, 48) +
      stitches('M-40 834L380 774L840 844', stone) +
      panel('M330 752h110v80H330z', 'url(#case)', ink, weight.contour) +
      line('M350 776h70M350 808h70', soft, 6) +
      area(shape('600,0! 800,0! 800,1000! 640,1000! 700,500'), shade, 0.25) +
      line('M0 940Q400 890 800 950', base, 3),
  };
};
