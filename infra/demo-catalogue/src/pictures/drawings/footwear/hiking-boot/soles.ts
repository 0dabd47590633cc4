import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { HikingLast } from './lasts.ts';

const outlines: Record<HikingLast['sole'], string> = {
  lugged:
    '106,732! 250,748 420,751 600,742 732,706! 752,726 750,756 722,784! 640,806! 420,818! 300,820! 130,820! 100,800 88,764',
  rocker:
    '92,650! 136,680 220,702 330,714 450,718 570,712 680,694 742,656! 768,680 764,726 724,780 650,812 540,824! 240,824! 146,816 78,784 48,732 52,686 68,660',
  welted:
    '100,728! 250,744 420,748 600,740 744,700! 758,716 752,748 728,772! 716,784! 600,806! 352,812! 344,788! 304,788! 298,826! 112,826! 96,800 92,760',
  thin: '100,718! 200,744 400,752 600,742 756,690! 770,708 762,746 726,780 650,798 540,806! 230,806! 140,802 104,786 88,752',
};

const rands: Record<HikingLast['rand'], string> = {
  'all-round': '90,624! 180,662 300,680 420,676 520,648 590,600 650,572 720,586 760,640 770,712! 760,770! 90,770!',
  toe: '540,770! 560,690 594,636 650,602 712,606 764,640 776,712! 764,770!',
  low: '90,716! 180,726 300,734 420,732 560,726 700,706! 770,740! 764,770! 90,770!',
};

/** Rubber around the toe or around the foot, inside the outline of the upper. */
export function rand({ ink, stone }: Colours, kind: HikingLast['rand']): string {
  return (
    panel(shape(rands[kind]), 'url(#rubber)', ink) +
    (kind === 'low' ? '' : line(curve('580,700 604,648 652,620 708,622'), stone, 2, 0.5))
  );
}

/** Midsole, welt and lugs. */
export function hikingSole(colours: Colours, { trim }: Design, { sole: kind, material }: HikingLast): string {
  const { soft, paper, stone, ink, slate, graphite, shade } = colours;
  const outline = shape(outlines[kind]);
  const foam = trim.id === 'dark' ? soft : paper;
  const lugs =
    kind === 'thin' || kind === 'rocker'
      ? panel(
          repeat(
            15,
            (lug) => `M${(kind === 'rocker' ? 150 : 120) + lug * 38} ${kind === 'rocker' ? 814 : 796}h32l-5 24h-22z`,
          ),
          graphite,
          ink,
        )
      : '';
  return (
    lugs +
    panel(outline, kind === 'rocker' ? foam : 'url(#rubber)', kind === 'rocker' ? slate : ink, weight.contour) +
    inside(
      'sole',
      outline,
      kind === 'rocker'
        ? line(curve('20,700 160,740 320,752 470,760 620,744 780,690'), trim.pop, 7) +
            line(curve('40,750 180,780 320,774 470,788 640,772'), slate, 3, 0.6) +
            area(shape('0,640! 90,690 150,760 170,840! 0,840!'), shade, 0.5) +
            area('M120 804H800V840H120z', graphite)
        : kind === 'welted'
          ? area(
              shape('80,724! 250,742 420,746 600,738 770,690! 770,712! 600,760 420,768 250,764 80,748!'),
              material === 'leather' ? stone : trim.panel,
            ) +
            stitches(curve('96,742 250,756 420,759 600,751 752,714'), ink) +
            line('M96 790H300M350 790H640', slate, 2) +
            `<path d="${repeat(8, (lug) => `M${366 + lug * 42} 816v-20h14v20z`)}${repeat(4, (lug) => `M${128 + lug * 42} 828v-22h14v22z`)}" fill="${ink}"/>`
          : kind === 'thin'
            ? area(
                shape('80,710! 250,740 420,744 600,734 780,680! 780,704! 600,766 420,774 250,770 80,752!'),
                trim.id === 'dark' ? soft : paper,
              ) + line(curve('90,764 250,782 420,784 600,774 770,720'), ink, 3)
            : area(
                shape('80,724! 250,744 420,748 600,738 770,690! 770,722! 600,768 420,778 250,776 80,756!'),
                trim.id === 'tonal' ? soft : trim.panel,
              ) +
              line(curve('90,760 250,778 420,780 600,770 760,722'), ink) +
              `<path d="${repeat(14, (lug) => `M${122 + lug * 42} 824v-24l12-6h8v30z`)}" fill="${ink}"/>`,
    )
  );
}
