import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { ripstopPattern } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { buckle } from './tops.ts';

/** A pack from its side: the bent frame keeps the load off the back, with mesh between. */
export function packProfile(colours: Colours, { trim, mark }: Design): Drawing {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate } = colours;
  const body = shape(
    '296,250! 350,230 430,232 490,260! 560,360 600,500 606,640 590,780 548,856! 460,884 360,886 292,870! 330,760 344,620 340,480 322,360',
  );
  const fill = trim.id === 'tonal' ? 'url(#lid)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  return {
    shadows: [
      { x: 430, y: 892, rx: 270, ry: 36 },
      { x: 420, y: 888, rx: 180, ry: 14 },
    ],
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
      gradient('lid', [light, soft, base, shade], [0.1, 0, 0.9, 1]) +
      ripstopPattern(deep, 16) +
      `<pattern id="net" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0l14 14M14 0L0 14" stroke="${ink}" stroke-width="2" opacity=".55"/></pattern>`,
    body:
      // Shoulder strap and hip belt on the carrying side.
      line(curve('300,262 210,270 150,340 126,450 150,560 230,640 300,700'), ink, 46) +
      line(curve('300,262 210,270 150,340 126,450 150,560 230,640 300,700'), base, 38) +
      stitches(curve('286,272 216,286 166,350 144,450 166,548 230,622'), light) +
      line('M170 590Q230 680 300 740', graphite, 11) +
      panel(
        shape('290,720! 210,730 130,770 84,830 80,880 120,896! 180,880 240,850 310,836'),
        'url(#lid)',
        deep,
        weight.contour,
      ) +
      stitches(curve('280,744 206,756 140,794 108,846'), shade) +
      area(shape('268,230! 232,360 222,540 244,720 290,880! 300,870! 344,700 350,480 320,330 296,240!'), 'url(#net)') +
      // The frame.
      line(curve('276,216 236,340 222,520 240,700 292,884'), ink, 15) +
      line(curve('276,216 236,340 222,520 240,700 292,884'), stone, 8) +
      line(curve('296,250 330,380 344,560 334,740 292,876'), slate, 6) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        area(body, 'url(#ripstop)') +
          panel(
            shape('450,200! 620,200! 640,900! 480,900! 520,720 526,560 500,400!'),
            trim.id === 'tonal' ? shade : trim.panel,
            edge,
          ) +
          stitches(curve('440,240 492,400 516,560 510,720 470,890'), trim.id === 'tonal' ? light : trim.pop) +
          // Side pocket of mesh.
          panel(shape('280,640! 400,610 530,650! 530,900! 270,900!'), graphite, ink) +
          line(
            repeat(7, (row) => `M290 ${676 + row * 32}Q410 ${646 + row * 32} 530 ${684 + row * 32}`),
            ink,
            2,
          ) +
          area(shape('520,250! 600,500 600,800 540,900! 640,900! 640,250!'), deep, 0.25),
      ) +
      line('M346 420L560 372M348 560L604 540', ink, 14) +
      line('M346 420L560 372M348 560L604 540', graphite, 8) +
      buckle(430, 402, colours) +
      buckle(440, 552, colours) +
      // Lid, tilted to the front.
      panel(
        shape('262,236! 270,176 310,130 380,112 450,122 510,160 540,220 536,270! 490,292 420,288 340,270'),
        fill,
        edge,
        weight.contour,
      ) +
      line(curve('300,196 380,170 460,184 510,222'), ink, 7) +
      line('M318 188l-8 32', trim.pop, 8) +
      line(curve('300,140 316,92 346,92 352,126'), ink, 15) +
      line('M500 280L520 360', ink, 15) +
      line('M500 282L520 358', graphite, 9) +
      mark(420, 486, 30, trim.id === 'tonal' ? light : trim.pop, -12),
  };
}
