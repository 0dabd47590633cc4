import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { gradient, line } from '../../../strokes.ts';

// For days on foot: classic with a lid, roll top, with side pouches. For snow: airbag, and slim with a ski strap.
export const bodies = [
  '246,236! 230,360 218,500 212,640 212,780 226,872! 300,896 400,902 500,896 574,872! 588,780 588,640 582,500 570,360 554,236! 400,216',
  '256,170! 240,320 226,480 218,640 220,790 236,880! 300,900 400,906 500,900 564,880! 580,790 582,640 574,480 560,320 544,170! 400,160',
  '252,230! 240,360 232,500 228,640 228,780 240,874! 300,896 400,902 500,896 560,874! 572,780 572,640 568,500 560,360 548,230! 400,212',
  '262,150! 236,240 224,380 222,540 226,700 244,820 290,866! 400,882 510,866! 556,820 574,700 578,540 576,380 564,240 538,150! 470,118 400,110 330,118',
  '276,160! 254,260 244,400 242,560 246,720 262,830 300,866! 400,880 500,866! 538,830 554,720 558,560 556,400 546,260 524,160! 460,126 400,120 340,126',
] as const;

export function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('lid', [light, soft, base, shade], [0.1, 0, 0.9, 1]) +
    gradient('second', [trim.panel, trim.panel, trim.edge], [0, 0, 1.5, 0.7]) +
    gradient('form', ['#fff/.2', '#fff/0', '#000/0', '#000/.3'], [0, 0.1, 1, 0.3]) +
    `<pattern id="rip" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16M0 0v16" stroke="${deep}" opacity=".28"/></pattern>`
  );
}

export function webbing(data: string, { ink, graphite }: Colours, wide = 14): string {
  return line(data, ink, wide) + line(data, graphite, wide - 6);
}
