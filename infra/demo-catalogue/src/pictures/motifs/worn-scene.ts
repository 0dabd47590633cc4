import type { Colours } from '../colours.ts';
import { curve, shape } from '../outline.ts';
import { area, gradient, line, panel, repeat, weight } from '../strokes.ts';

export type Ground = 'road' | 'trail' | 'street';

/** Definitions of `worn`. */
export const wornDefs = ({ slate, graphite, ink }: Colours): string =>
  gradient('leg-cloth', [slate, graphite, graphite, ink], [0, 0, 1, 0.1]);

/**
 * A lower leg that stands in a shoe, in the shoe's coordinates: its sock reaches into the opening.
 * @param hem where the trousers end and the sock begins
 * @param opening left, right and lowest point of the opening
 */
export function leg(
  { ink, paper, stone, slate, light, deep }: Colours,
  hem: number,
  [left, right, low]: readonly [left: number, right: number, low: number],
): string {
  return (
    panel(`M${left} ${low}L${left - 2} ${hem - 20}H${right + 4}L${right} ${low}z`, paper, slate, weight.contour) +
    line(
      repeat(5, (rib) => `M${left + 12 + rib * Math.round((right - left - 24) / 4)} ${hem}V${low}`),
      stone,
      4,
    ) +
    panel(
      shape(
        `${left - 12},${hem}! ${left - 40},${hem - 180} ${left - 40},${hem - 330} ${left - 20},-800! ${right + 60},-800! ${right + 46},${hem - 330} ${right + 18},${hem - 100} ${right + 8},${hem}!`,
      ),
      'url(#leg-cloth)',
      ink,
      weight.contour,
    ) +
    line(curve(`${right},-800 ${right - 8},${hem - 280} ${right - 36},${hem - 6}`), light, 5, 0.8) +
    line(`M${left - 8} ${hem - 16}H${right + 6}`, deep, 3)
  );
}

/** Bushes, slabs or the edge of a road; drawn in front of the ridges. */
function groundOf(kind: Ground, { stone, slate, graphite, paper, chalk, soft }: Colours): string {
  switch (kind) {
    case 'trail':
      return (
        area('M-10 850L170 818 330 812 530 788 690 744 810 700V1010H-10z', stone) +
        area('M-10 902L420 868 620 830 810 772V1010H-10z', slate, 0.4) +
        panel(
          'M60 900l60-24 56 20-26 28-66-4zM556 872l50-26 54 20-20 26-64 4zM300 946l50-16 46 18-26 20-54 2z',
          chalk,
          slate,
        ) +
        line(
          'M690 788q-10-34-20-54M706 782q6-34 14-62M722 776q-8-30-16-50M738 772q6-40 18-66M754 766q4-30 0-56',
          graphite,
          5,
        )
      );
    case 'road':
      return (
        area('M-10 846L810 760V1010H-10z', stone) +
        area('M-10 836L810 750V766L-10 852z', paper) +
        line('M60 930L260 909M380 896L580 875M700 863L860 846', paper, 12)
      );
    case 'street':
      return (
        area('M-10 812H810V1010H-10z', chalk) +
        line(
          'M-10 812H810M-10 884H810M90 812L20 884M330 812L290 884M570 812L560 884M790 812L810 884M150 884L80 1010M440 884L420 1010M720 884L750 1010',
          stone,
          5,
        ) +
        area('M-10 884H810V1010H-10z', soft, 0.12)
      );
  }
}

/** A shoe in its surroundings: ridges, or a wall in town, the ground, and the shoe with the leg in it. */
export function worn(shoe: string, kind: Ground, colours: Colours): string {
  const { chalk, stone, paper } = colours;
  const behind =
    kind === 'street'
      ? area('M-10-10H810V812H-10z', chalk, 0.6) +
        line(
          repeat(
            5,
            (row) => `M-10 ${40 + row * 160}H810M${80 + (row % 2) * 140} ${40 + row * 160}v160m280-160v160m280-160v160`,
          ),
          stone,
          3,
          0.6,
        )
      : area('M-10 620L110 520 180 556 300 400 400 500 470 450 600 560 700 480 810 560V1010H-10z', chalk) +
        area('M300 400L268 444L300 436L330 462L346 440z', paper) +
        area('M-10 720L160 640 300 690 460 600 620 680 810 610V1010H-10z', stone, 0.6);
  const turn = kind === 'street' ? 0 : kind === 'road' ? -6 : -9;
  return `${behind}${groundOf(kind, colours)}<g transform="rotate(${turn} 400 840) translate(66 ${kind === 'street' ? 250 : 244}) scale(.84)">${area('M60 724H760L700 752H100z', '#000', 0.28)}${shoe}</g>`;
}
