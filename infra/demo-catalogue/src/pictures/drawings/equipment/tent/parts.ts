import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { gradient, line } from '../../../strokes.ts';

export function defs({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }: Colours): string {
  return (
    gradient('lit', [light, soft, base], [0, 0, 0.8, 1]) +
    gradient('face', [soft, base, shade], [0, 0, 0.6, 1]) +
    gradient('dim', [base, shade, deep], [0, 0, 0.8, 1]) +
    gradient('inside', [graphite, ink], [0, 0, 0, 1]) +
    gradient('steel', [paper, stone, slate], [0, 0, 1, 0.3]) +
    `<pattern id="rip" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M0 0h18M0 0v18" stroke="${deep}" opacity=".22"/></pattern>` +
    `<pattern id="mesh" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h9M0 0v9" stroke="${stone}" opacity=".5"/></pattern>`
  );
}

/** A guy line from the fly to its peg, with the slider that tightens it. */
export function guy(x: number, y: number, toX: number, toY: number, { ink, graphite, slate, stone }: Colours): string {
  const at = (share: number) => `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`;
  const away = toX > x ? 1 : -1;
  return (
    line(`M${x} ${y}L${toX} ${toY}`, graphite, 3) +
    line(`M${at(0.62)}L${at(0.7)}`, ink, 9) +
    line(`M${toX - away * 6} ${toY + 16}L${toX + away * 8} ${toY - 14}l${away * 8} 6`, ink, 6) +
    line(`M${toX - away * 5} ${toY + 14}L${toX + away * 7} ${toY - 12}`, stone, 2) +
    line(`M${toX - 16} ${toY + 18}h32`, slate, 3, 0.5)
  );
}

export function pole(data: string, { trim }: Design): string {
  return line(data, trim.edge, 9) + line(data, trim.panel, 5) + line(data, trim.pop, 1.6, 0.7);
}
