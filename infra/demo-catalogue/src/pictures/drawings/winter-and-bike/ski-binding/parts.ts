import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { gradient } from '../../../strokes.ts';

// Piste on a rail, freeride with a wide base, race on a plate; for touring pins, or pins in front of an alpine heel.
export const hasPins = ({ cut }: Pick<Design, 'cut'>) => cut === 3 || cut === 4;

export function defs({ light, soft, base, shade, ink, graphite, slate, stone, paper }: Colours): string {
  return (
    gradient('case', [slate, graphite, ink], [0, 0, 0.5, 1]) +
    gradient('colour', [light, soft, base, shade], [0, 0, 0.6, 1]) +
    gradient('steel', [paper, stone, slate, stone], [0, 0, 0, 1])
  );
}
