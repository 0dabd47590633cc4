import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import { line, panel, stitches } from '../../../strokes.ts';
import type { ShellJacketCut } from './makes.ts';

/** Where hands and maps go: a pouch on the belly, above the harness, at the hips, behind flaps. */
export function pockets(
  name: ShellJacketCut,
  { shade, base, deep, ink, soft, graphite }: Colours,
  { trim }: Design,
): string {
  switch (name) {
    case 'anorak':
    case 'kids-anorak':
      return (
        panel(
          shape('262,600! 400,588 538,600! 560,700 566,770! 400,782 234,770! 240,700'),
          trim.id === 'tonal' ? base : trim.panel,
          trim.id === 'tonal' ? deep : trim.edge,
          3.5,
        ) +
        line('M262 600L236 766M538 600l26 166', ink, 7) +
        line('M292 640Q400 628 508 640', deep, 5) +
        stitches('M270 756Q400 768 530 756', trim.id === 'tonal' ? soft : trim.pop)
      );
    case 'alpine':
      return (
        line('M330 420l-26 160M470 420l26 160', deep, 12) +
        line('M330 424l-26 152M470 424l26 152', trim.pop, 3) +
        line('M304 580l-6 28M496 580l6 28', graphite, 8)
      );
    case 'coat':
      return [224, 452]
        .map(
          (x) =>
            panel(`M${x} 690h124v128q-60 12-124 0z`, base, deep) +
            panel(
              `M${x - 6} 680h136v46q-66 12-136 0z`,
              trim.id === 'tonal' ? shade : trim.panel,
              trim.id === 'tonal' ? deep : trim.edge,
            ) +
            `<circle cx="${x + 62}" cy="718" r="7" fill="${trim.pop}" stroke="${trim.edge}"/>`,
        )
        .join('');
    case 'kids':
      return [226, 446]
        .map(
          (x) =>
            panel(
              shape(`${x},580! ${x + 64},574 ${x + 128},580! ${x + 126},670 ${x + 100},700 ${x + 28},700 ${x + 2},670`),
              trim.panel,
              trim.edge,
            ) + line(`M${x} 606q64-8 128 0`, trim.pop, 5),
        )
        .join('');
    case 'open':
      return line('M246 560l-16 140M554 560l16 140', ink, 6);
    case 'windshell':
      return (
        panel('M446 330h72v66h-72z', base, deep) + line('M446 346h72', ink, 5) + line('M458 346l-4 26', trim.pop, 6)
      );
    default:
      return (
        panel('M266 560l14-4 26 150-14 4zM534 560l-14-4-26 150 14 4z', shade, deep) +
        line('M273 562l26 144M527 562l-26 144', ink, 4) +
        line('M297 700l6 30M503 700l-6 30', trim.pop, 7)
      );
  }
}
