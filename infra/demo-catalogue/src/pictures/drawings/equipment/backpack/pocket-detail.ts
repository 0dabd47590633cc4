import { ripstopPattern } from '../../../motifs/fabrics.ts';
import { bottle } from '../../../motifs/known-things.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, stitches, weight } from '../../../strokes.ts';

/** The stretch pocket at the side with a bottle in it, which tells its size. */
export const pocketDetail: View = (colours, { trim, mark }) => {
  const { light, soft, base, shade, deep, ink, graphite, slate } = colours;
  const mouth = 'M130 520Q400 610 690 500';
  const net = shape('120,510! 260,556 400,566 550,548 700,490! 720,760 700,1020! 130,1020! 104,760');
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.7]) +
      ripstopPattern(deep, 40) +
      `<pattern id="net" width="30" height="26" patternUnits="userSpaceOnUse"><path d="M0 13L15 0L30 13L15 26z" stroke="${ink}" stroke-width="5" fill="none"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#ripstop)') +
      area(shape('600,-20! 660,300 640,700 700,1020! 820,1020! 820,-20!'), deep, 0.3) +
      line(curve('70,-20 96,300 84,700 110,1020'), deep, 5) +
      stitches(curve('92,-20 118,300 106,700 132,1020'), light) +
      area(shape('300,60! 560,60! 580,980! 330,980!'), ink, 0.25) +
      bottle(410, 960, 880, colours) +
      `<path d="${net}" fill="${graphite}" opacity=".55"/>` +
      area(net, 'url(#net)', 0.8) +
      line(mouth, ink, 44) +
      line(mouth, trim.id === 'tonal' ? base : trim.panel, 36) +
      stitches('M132 510Q400 600 688 490M134 532Q400 622 690 512', trim.id === 'tonal' ? light : trim.pop) +
      // Compression strap with its buckle.
      area('M-10 300H810V372H-10z', ink, 0.2) +
      line('M-10 310L810 290', ink, 66) +
      line('M-10 310L810 290', graphite, 56) +
      stitches('M-10 292L810 272M-10 328L810 308', slate) +
      panel('M300 250h150q18 0 18 18v68q0 18-18 18H300q-18 0-18-18v-68q0-18 18-18z', graphite, ink, weight.contour) +
      panel('M470 266h44l24 18v34l-24 18h-44z', slate, ink) +
      line('M306 264h134', slate, 4) +
      mark(372, 302, 26, light) +
      panel('M600 700h70v90h-70z', trim.panel, trim.edge, weight.contour) +
      mark(635, 744, 22, trim.pop),
  };
};
