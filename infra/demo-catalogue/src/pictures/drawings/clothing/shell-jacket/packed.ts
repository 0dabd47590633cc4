import { bottle } from '../../../motifs/known-things.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The jacket stowed in its own pocket, beside a bottle that tells its size. */
export const packed: View = (colours, { trim, mark }) => {
  const { light, soft, base, shade, deep, ink, graphite } = colours;
  const pouch = shape(
    '92,560! 120,520 220,500 330,500 440,520 470,560! 488,660 484,780 462,850! 400,884 280,892 160,884 100,850! 76,780 74,660',
  );
  return {
    shadows: [
      { x: 290, y: 894, rx: 270, ry: 34 },
      { x: 630, y: 890, rx: 150, ry: 28 },
    ],
    defs: gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.9]),
    body:
      bottle(612, 890, 640, colours) +
      line(curve('440,530 500,490 520,540 486,580 462,566'), ink, 16) +
      line(curve('440,530 500,490 520,540 486,580 462,566'), graphite, 9) +
      panel(pouch, 'url(#cloth)', deep, weight.contour) +
      inside(
        'pouch',
        pouch,
        area(shape('60,740! 200,780 360,770 500,720! 500,920! 60,920!'), shade, 0.6) +
          area(shape('360,500! 430,600 440,740 400,900! 500,900! 500,520!'), deep, 0.3) +
          line(
            repeat(6, (fold) =>
              curve(
                `${110 + fold * 62},${600 + (fold % 2) * 24} ${126 + fold * 60},${690 + (fold % 3) * 20} ${104 + fold * 66},${800 + (fold % 2) * 30}`,
              ),
            ),
            deep,
            3,
            0.5,
          ) +
          area(shape('120,560! 190,580 200,660 150,740! 130,660'), light, 0.45) +
          panel('M60 590Q280 640 500 590V628Q280 678 60 628z', trim.panel, trim.edge),
      ) +
      line(curve('96,572 200,604 290,610 380,602 468,572'), ink, 14) +
      `<path d="${curve('96,572 200,604 290,610 380,602 468,572')}" stroke="${graphite}" stroke-width="6" stroke-dasharray="4 5" stroke-linecap="butt"/>` +
      panel('M120 570l34 8-6 34-32-8z', trim.pop, ink) +
      line('M122 600l-24 50', trim.pop, 12) +
      stitches(curve('110,860 200,876 290,880 380,874 452,856'), light) +
      mark(290, 740, 46, light, -6),
  };
};
