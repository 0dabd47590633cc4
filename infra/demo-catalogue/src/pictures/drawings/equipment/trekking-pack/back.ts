import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, mirrored, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { bodies, defs, webbing } from './parts.ts';

/** Carrying side: adjustable harness, wide hip belt. */
export const back: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone } = colours;
  const { cut, trim, mark } = design;
  const body = shape(bodies[cut] ?? bodies[0]);
  const isSnow = cut > 2;
  const strap = shape(
    '350,250! 312,270 278,330 258,420 250,520 262,600 284,650! 314,652 322,628! 308,560 304,480 314,400 338,330 374,288!',
  );
  return {
    shadows: [{ x: 416, y: 908, rx: 300, ry: 36 }],
    defs: defs(colours, design),
    body:
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside('body', body, area(body, 'url(#rip)') + area('M190 90H610V920H190z', 'url(#form)')) +
      (isSnow
        ? panel(
            shape('284,240! 400,220 516,240! 530,460 526,700 500,830! 400,846 300,830! 274,700 270,460'),
            graphite,
            ink,
            weight.contour,
          ) +
          stitches(curve('292,270 284,460 288,690 310,806'), slate) +
          stitches(curve('508,270 516,460 512,690 490,806'), slate) +
          line(curve('286,250 400,228 514,250'), trim.pop, 4)
        : topBack(colours, design)) +
      // Back panel: air channel, height adjustment.
      (isSnow
        ? area(shape('376,280! 424,280! 420,780! 380,780!'), ink, 0.6)
        : panel(
            shape('300,290! 400,276 500,290! 514,460 508,640! 400,656 292,640! 286,460'),
            graphite,
            ink,
            weight.contour,
          ) +
          line(
            repeat(9, (row) => `M310 ${330 + row * 34}H490`),
            ink,
            7,
            0.6,
          ) +
          area('M384 290h32v350h-32z', ink) +
          line(
            repeat(7, (rung) => `M386 ${330 + rung * 44}h28`),
            slate,
            6,
          ) +
          panel('M352 400h96v44h-96z', trim.panel, trim.edge) +
          mark(400, 422, 12, trim.id === 'tonal' ? light : trim.pop)) +
      mirrored(
        'half',
        webbing('M330 240L290 330', colours, 12) +
          panel(strap, 'url(#second)', trim.edge, weight.contour) +
          stitches(curve('352,276 320,300 294,360 278,440 272,520 282,590 298,632'), trim.pop) +
          webbing('M300 640L262 790', colours, 12) +
          panel('M286 624h32v26h-32z', graphite, ink) +
          webbing('M264 430l46 6', colours, 12) +
          panel(
            shape('306,716! 226,732 152,772 108,838 100,892 122,910! 170,900 250,862 336,842'),
            'url(#second)',
            trim.edge,
            weight.contour,
          ) +
          stitches(curve('306,738 232,752 166,792 130,850 122,888'), trim.pop) +
          panel(shape('180,800! 236,776 262,790 250,830 196,856 172,840'), base, deep) +
          line(curve('184,806 236,784'), ink, 5) +
          webbing('M112 896L56 934', colours, 16),
      ) +
      panel(
        shape('300,700! 400,686 500,700! 506,820 470,852! 400,860 330,852! 294,820'),
        graphite,
        ink,
        weight.contour,
      ) +
      line(
        repeat(3, (row) => `M330 ${740 + row * 32}H470`),
        ink,
        7,
        0.6,
      ) +
      webbing('M310 434H490', colours, 12) +
      panel('M376 420h48v28h-48z', graphite, ink) +
      line('M388 434h24', stone) +
      (isSnow && cut === 3
        ? panel('M262 470h36v70h-36z', trim.pop, ink) +
          panel(shape('268,530! 292,530! 296,590 280,604 264,590'), soft, deep) +
          line('M280 546v34', shade, 4)
        : ''),
  };
};

function topBack({ soft, deep, ink }: Colours, { cut, trim }: Design): string {
  return (
    panel(
      shape(
        cut === 1
          ? '262,190! 256,140 262,112 300,100 400,94 500,100 538,112 544,140 538,190! 400,214'
          : '232,236! 236,176 270,140 330,118 400,112 470,118 530,140 564,176 568,236! 500,262 400,268 300,262',
      ),
      cut === 0 ? 'url(#lid)' : 'url(#second)',
      cut === 0 ? deep : trim.edge,
      weight.contour,
    ) +
    line(curve('368,140 372,92 400,84 428,92 432,140'), ink, 15) +
    line(curve('370,136 376,98 400,90 424,98'), soft, 6)
  );
}
