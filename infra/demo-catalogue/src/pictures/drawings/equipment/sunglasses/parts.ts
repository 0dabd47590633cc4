import type { Colours } from '../../../colours.ts';
import { gradient } from '../../../strokes.ts';

export function defs({ light, soft, base, shade, ink, graphite }: Colours): string {
  return (
    gradient('frame', [soft, base, shade], [0, 0, 1, 1]) +
    gradient('arm', [light, soft, base, shade], [0, 0, 0, 1]) +
    gradient('lens', [ink, graphite, shade, soft], [0, 0, 0.7, 1]) +
    gradient('far-lens', [ink, graphite, shade], [0, 0, 0.4, 1])
  );
}
