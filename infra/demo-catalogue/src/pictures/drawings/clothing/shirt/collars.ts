import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { ShirtCut, Tailoring } from './tailoring.ts';

type Cut = Tailoring & { readonly name: ShirtCut };

/** What shows of the back through the neck: the inside of the cloth and a label. */
export function collarBack({ light, shade, deep, ink }: Colours, _design: Design, { neck, name }: Cut): string {
  if (neck === 'hood') return '';
  if (neck === 'scoop') {
    return name === 'racerback'
      ? panel(shape('354,182! 370,214 400,226 430,214 446,182! 452,330! 348,330!'), shade, deep)
      : panel(shape('348,178! 366,206 400,216 434,206 452,178! 460,320! 340,320!'), shade, deep) +
          panel('M386 220h28v18h-28z', light, deep);
  }
  return (
    panel(
      shape('312,178! 350,160 400,156 450,160 488,178! 456,226 400,240 344,226'),
      neck === 'polo' ? ink : shade,
      deep,
    ) +
    line(curve('322,184 360,172 400,170 440,172 478,184'), deep) +
    panel('M384 176h32v20h-32z', light, deep)
  );
}

const buttons = (xs: readonly number[], colour: string, edge: string) =>
  xs.map((y) => `<circle cx="400" cy="${y}" r="6" fill="${colour}" stroke="${edge}" stroke-width="2"/>`).join('');

/** Rib, placket, collar or hood around the neck. */
export function collarFront(
  colours: Colours,
  design: Design,
  { neck, name, front }: Cut,
  side: 'front' | 'back',
): string {
  const { light, base, soft, shade, deep, ink, paper, graphite } = colours;
  const { trim } = design;
  const fill = trim.id === 'tonal' ? base : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  if (neck === 'hood') {
    return side === 'back'
      ? panel(
          shape(
            '296,262! 272,210 276,150 310,108 360,90 400,86 440,90 490,108 524,150 528,210 504,262! 460,300 400,310 340,300',
          ),
          'url(#cloth)',
          deep,
          weight.contour,
        ) +
          line('M400 88V308', deep) +
          stitches('M409 92V304', light)
      : panel(
          shape(
            '300,232! 270,186 274,128 312,84 360,66 400,62 440,66 488,84 526,128 530,186 500,232! 460,282 400,300 340,282',
          ),
          'url(#cloth)',
          deep,
          weight.contour,
        ) +
          panel(
            shape('334,222! 314,180 320,136 350,106 400,96 450,106 480,136 486,180 466,222! 440,256 400,268 360,256'),
            deep,
            deep,
          ) +
          area(
            shape('342,214! 324,176 330,142 356,116 400,108 444,116 470,142 476,176 458,214! 430,206 400,204 370,206'),
            ink,
          ) +
          panel('M390 262h20v110h-20z', trim.panel, trim.edge) +
          buttons([286, 320, 354], trim.pop, trim.edge) +
          line(curve('300,150 318,108 352,84'), light, 4, 0.7);
  }
  if (neck === 'scoop') {
    const back =
      name === 'racerback'
        ? '354,182 362,216 384,236 400,240 416,236 438,216 446,182'
        : '348,178 360,208 400,220 440,208 452,178';
    const rim = side === 'front' ? curve(`${front.replaceAll('!', '')}`) : curve(back);
    return line(rim, edge, 14) + line(rim, fill, 9);
  }
  if (side === 'back') {
    return panel(
      shape(
        neck === 'polo'
          ? '306,184! 322,150 400,134 478,150 494,184! 470,206 400,190 330,206'
          : '308,180! 350,160 400,154 450,160 492,180! 484,194! 446,178 400,172 354,178 316,194!',
      ),
      fill,
      edge,
      neck === 'polo' ? weight.contour : weight.seam,
    );
  }
  if (neck === 'polo') {
    return (
      panel('M384 226h32v128h-32z', base, deep) +
      buttons([256, 292, 328], trim.id === 'tonal' ? light : trim.pop, deep) +
      panel(
        shape('316,174! 330,158 344,152! 372,196 396,226! 372,272 346,282! 318,232 300,186!'),
        fill,
        edge,
        weight.contour,
      ) +
      panel(
        shape('484,174! 470,158 456,152! 428,196 404,226! 428,272 454,282! 482,232 500,186!'),
        fill,
        edge,
        weight.contour,
      ) +
      line('M316 200l34 66M484 200l-34 66', trim.pop, 3, 0.8)
    );
  }
  const rib =
    panel(
      shape('312,176! 350,214 400,228 450,214 488,176! 500,186! 460,232 400,248 340,232 300,186!'),
      fill,
      edge,
      weight.contour,
    ) + stitches(curve('306,194 346,236 400,253 454,236 494,194'), light);
  if (neck === 'henley') {
    return (
      panel('M384 244h32v124h-32z', fill, edge) +
      buttons([264, 298, 332], trim.id === 'pale' ? graphite : paper, edge) +
      line('M384 368h32', shade) +
      rib
    );
  }
  return (
    rib +
    line(
      repeat(
        9,
        (row) =>
          `M${328 + row * 18} ${Math.round(204 + 30 * Math.sin(((row + 1) / 10) * Math.PI))}l${Math.round((4 - row) * 0.6)} 16`,
      ),
      trim.id === 'tonal' ? soft : trim.edge,
      2,
      0.6,
    )
  );
}
