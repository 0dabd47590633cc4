import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { arms, bodyOf, defs } from './parts.ts';

/** From behind. */
export const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const hooded = byCut(design, true, true, false, true);
  const hood = shape(
    '268,262! 262,214 290,176 340,156 400,150 460,156 510,176 538,214 532,262! 520,330 480,390 440,420 400,430 360,420 320,390 280,330',
  );
  return {
    shadows: [{ x: 420, y: 904, rx: 320, ry: 28 }],
    defs: defs(colours, design),
    body:
      arms(colours, design) +
      bodyOf(colours, design) +
      (hooded
        ? `<g transform="translate(8 14)" opacity=".25">${area(hood, ink)}</g>` +
          panel(hood, 'url(#hood)', deep, weight.contour) +
          inside(
            'hood-back',
            hood,
            area(shape('440,160! 520,220 530,300 470,400 420,430! 470,330 470,240'), deep, 0.24) +
              area(shape('300,200! 350,170 420,164 350,200 310,270'), '#fff', 0.18) +
              byCut(
                design,
                line(curve('400,150 406,240 402,430'), deep) + stitches('M388 156V424M414 156V424', soft),
                panel(shape('370,140! 430,140! 436,280 424,440! 376,440! 364,280'), trim.panel, trim.edge),
                '',
                line(curve('300,170 380,260 400,430'), deep) + line(curve('500,170 420,260 400,430'), deep),
              ),
          ) +
          line(curve('288,250 330,214 400,202 470,214 512,250'), deep, 2.5, 0.6) +
          line(curve('300,230 350,196 400,188 450,196 500,230'), light, 3, 0.4)
        : panel(
            shape('298,238! 340,216 400,210 460,216 502,238! 470,262 400,272 330,262'),
            'url(#trim)',
            trim.edge,
            weight.contour,
          ) +
          stitches(curve('306,250 350,270 400,278 450,270 494,250'), soft) +
          area(shape('300,262! 400,290 500,262! 480,340 400,366 320,340'), shade, 0.5) +
          line(curve('312,290 340,346 400,366 460,346 488,290'), deep)) +
      mark(
        400,
        byCut(design, 560, 540, 620, 520),
        byCut(design, 60, 22, 24, 48),
        byCut(design, trim.id === 'tonal' ? light : trim.panel, light, light, light),
      ),
  };
};
