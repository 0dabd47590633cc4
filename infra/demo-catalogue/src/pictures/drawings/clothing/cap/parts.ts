import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { gradient } from '../../../strokes.ts';

export function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('dome', [light, soft, base, base, shade], [0.1, 0, 0.9, 1]) +
    gradient('brim', [soft, base, shade], [0, 0, 0.4, 1]) +
    gradient('under', [shade, deep], [0, 0, 0, 1]) +
    `<pattern id="net" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h13M0 0v13" stroke="${trim.edge}" stroke-width="3.4" opacity=".75"/></pattern>` +
    `<pattern id="pin" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M3 3h.1M8 8h.1" stroke="${deep}" stroke-width="3" stroke-linecap="round" opacity=".5"/></pattern>`
  );
}
