import type { Colours } from '../colours.ts';
import type { KindDrawing } from '../sheet.ts';
import { area, cord, line, panel, weight } from '../strokes.ts';

/** A board with pegs along the upper edge, and the loop by which a garment hangs. It ends behind the garment. */
const pegRail = ({ stone, chalk, slate, graphite, paper }: Colours): string =>
  panel('M-10 44H810V140H-10z', chalk, slate, weight.contour) +
  area('M-10 116H810V140H-10z', stone) +
  cord('M348 92Q320 260 330 470M372 92Q400 260 390 470', paper, slate, 6) +
  // Round ends make points.
  line('M90 92h1M360 92h1M630 92h1', graphite, 44) +
  line('M86 86h1M356 86h1M626 86h1', slate, 14);

/** A drinking bottle of one litre, 26 cm high: that of `known-things.ts` in few lines, because garments have many. */
const bottle = ({ stone, slate, graphite, ink, chalk }: Colours): string =>
  line('M684 748Q684 728 700 728T716 748', slate, 8) +
  panel('M680 748H720V776H680z', graphite, ink) +
  panel('M680 776H720Q735 796 735 826V940Q735 950 727 950H673Q665 950 665 940V826Q665 796 680 776z', chalk, slate) +
  area('M708 777H719Q733 798 733 826V946H712Q724 860 708 777z', stone);

/**
 * A garment whose second picture is its back: nearly the outline of the first one. It hangs on a peg, and a bottle of one litre beside it
 * shows how large it is.
 */
export function hungBack({ views: [front, back, detail], ...rest }: KindDrawing): KindDrawing {
  return {
    ...rest,
    views: [
      front,
      (colours, design) => {
        const { body, ...drawing } = back(colours, design);
        const garment = `<g transform="translate(40 140) scale(.8)">${body}</g>`;
        return {
          ...drawing,
          shadows: [{ x: 704, y: 948, rx: 70, ry: 12 }],
          body: pegRail(colours) + garment + bottle(colours),
        };
      },
      detail,
    ],
  };
}
