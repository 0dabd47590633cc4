import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { cord, line, panel, repeat, stitches } from '../../../strokes.ts';
import type { Closure } from './lasts.ts';

const eyelet = (row: number) => [342 + row * 33, Math.round(462 + row * 15 - row * row * 0.5)] as const;

function eyelets({ ink }: Colours): string {
  return `<path d="${repeat(6, (row) => `M${eyelet(row).join(' ')}h.1`)}" stroke="${ink}" stroke-width="12"/>`;
}

function crossings({ paper, deep }: Colours, colour = paper): string {
  return cord(
    repeat(6, (row) => {
      const [x, y] = eyelet(row);
      return `M${x + 2} ${y - 3}q4-22 ${26 - row} ${row * 2 - 32}`;
    }),
    colour,
    deep,
    9,
  );
}

/** Laces over the tongue to the far side with a bow; a cord with a toggle; two straps of hook and loop. */
export function closing(closure: Closure, colours: Colours, { trim }: Design): string {
  const { paper, deep, ink, graphite, base, soft } = colours;
  switch (closure) {
    case 'laces':
      return (
        eyelets(colours) +
        crossings(colours) +
        cord(`${curve('350,440 316,410 288,424 294,454 344,450')}${curve('350,440 376,470 370,508')}`, paper, deep, 7)
      );
    case 'toggle':
      return (
        eyelets(colours) +
        crossings(colours, graphite) +
        cord(curve('352,436 320,428 312,462 334,500'), graphite, ink, 6) +
        panel('M322 424l30-10 10 26-30 10z', trim.pop, ink) +
        line('M334 500l6 22', ink, 11)
      );
    case 'straps':
      return [
        ['330,404! 372,372! 470,548! 424,566! 400,500', '380,420 430,520'],
        ['420,446! 462,424! 566,560! 520,590! 486,520', '466,470 520,548'],
      ]
        .map(
          ([strap = '', seam = '']) =>
            panel(shape(strap), trim.id === 'tonal' ? soft : trim.panel, trim.id === 'tonal' ? deep : trim.edge, 3.5) +
            stitches(curve(seam), trim.id === 'tonal' ? base : trim.pop),
        )
        .join('');
    case 'gaiter':
      return '';
  }
}
