import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { line, panel, repeat, stitches } from '../../../strokes.ts';
import type { SneakerCut, SneakerLast } from './lasts.ts';

type Cut = SneakerLast & { readonly name: SneakerCut };

const dots = (colour: string, x: number, y: number) =>
  `<path d="${repeat(3, (row) => repeat(5, (dot) => `M${x + dot * 23 + row * 9} ${y + dot * 5 - row * 9}h.1`))}" stroke="${colour}" stroke-width="7"/>`;

/** A bar, a wave or a wedge at the side, by the maker. */
function flag({ light, deep }: Colours, { trim, mark }: Design): string {
  switch (trim.id) {
    case 'tonal':
      return (
        line(curve('230,640 320,600 400,600 470,560 540,500'), light, 20) +
        line(curve('236,644 322,606 402,606 474,566'), deep, 2)
      );
    case 'dark':
      return (
        panel(shape('270,680! 340,570 388,510! 436,530! 390,600 360,680!'), trim.panel, trim.edge) +
        line('M400 680Q420 610 470 540', trim.panel, 12)
      );
    case 'pale':
      return (
        mark(340, 590, 40, trim.panel) + mark(340, 586, 40, deep, 0).replace('stroke-width="4"', 'stroke-width="1"')
      );
  }
}

/** What the upper is made of and how its parts are sewn on. */
export function construction(colours: Colours, design: Design, { construction: kind, name }: Cut): string {
  const { light, soft, base, shade, deep, paper, slate, chalk } = colours;
  const { trim, mark } = design;
  switch (kind) {
    case 'layers':
      return (
        panel(
          shape('60,580! 200,540 320,570 430,640 560,620 680,590 790,600! 790,710! 60,710!'),
          trim.panel,
          trim.edge,
        ) +
        stitches(curve('80,594 200,556 314,586 428,656 566,636 680,608'), trim.pop) +
        panel(shape('60,470! 130,480 186,530 220,600 230,710! 60,710!'), shade, deep) +
        panel(shape('560,710! 590,640 640,596 720,590 790,620! 790,710!'), soft, deep) +
        panel(shape('60,340! 150,350 170,440 150,510! 100,520 60,520!'), soft, deep) +
        dots(deep, 560, 566) +
        mark(300, 620, 24, light)
      );
    case 'canvas':
      return (
        `<path d="${repeat(20, (row) => `M90 ${470 + row * 12}H740`)}" stroke="${deep}" stroke-width="1.5" opacity=".35"/>` +
        (trim.id === 'dark'
          ? line(
              repeat(9, (row) => `M60 ${462 + row * 26}H790`),
              trim.panel,
              9,
            )
          : '') +
        panel(shape('60,540! 120,548 160,590 172,710! 60,710!'), trim.panel, trim.edge) +
        stitches(curve('80,556 116,562 146,600 156,680'), trim.pop) +
        panel(shape('590,720! 604,640 644,596 700,590 790,620! 790,720!'), name === 'platform' ? base : paper, slate) +
        (name === 'kids-high'
          ? `<circle cx="206" cy="430" r="54" fill="${trim.panel}" stroke="${trim.edge}"/>` +
            mark(206, 430, 26, trim.pop)
          : mark(128, 640, 16, trim.pop)) +
        stitches(curve('400,690 396,620 420,560 462,520'), deep)
      );
    case 'suede':
      return (
        panel(shape('500,710! 520,620 570,560 650,540 730,556 800,620! 800,710!'), trim.panel, trim.edge) +
        stitches(curve('516,690 536,628 580,572 650,554 716,566'), trim.pop) +
        stitches(curve('526,690 546,634 588,582 650,566 712,578'), trim.pop) +
        panel(shape('60,500! 140,508 190,560 214,710! 60,710!'), trim.panel, trim.edge) +
        stitches(curve('80,516 132,524 176,570 198,690'), trim.pop) +
        flag(colours, design) +
        dots(deep, 570, 530)
      );
    case 'knit':
      return (
        line(
          repeat(8, (row) =>
            curve(`${250 + row * 18},${680 - row * 28} 430,${680 - row * 26} ${740 - row * 20},${660 - row * 22}`),
          ),
          trim.id === 'tonal' ? soft : trim.panel,
          8,
          0.9,
        ) +
        `<path d="${repeat(11, (row) => `M${100 + row * 20} ${330 + Math.round(8 * Math.sin(row / 3))}q5 30 0 60`)}" stroke="${deep}" stroke-width="3" opacity=".6"/>` +
        panel(shape('60,500! 150,510 210,570 230,710! 60,710!'), trim.panel, trim.edge) +
        mark(146, 600, 20, trim.pop) +
        line(curve('90,334 120,326 170,340 220,348 270,340 314,322'), light, 4, 0.7)
      );
    case 'moccasin':
      return (
        panel(shape('430,500! 470,540 520,566 600,580 690,590 760,620! 740,480! 500,480!'), soft, deep) +
        `<path d="${repeat(17, (pleat) => `M${446 + pleat * 17} ${Math.round(528 + 64 * Math.sin((pleat / 17) * 1.4))}l-6 20`)}" stroke="${deep}" stroke-width="5"/>` +
        stitches(curve('240,690 280,620 340,570 400,540'), light) +
        panel(shape('60,560! 130,570 180,620 196,710! 60,710!'), trim.panel, trim.edge) +
        stitches(curve('80,576 124,584 164,630 180,690'), trim.pop) +
        stitches(curve('110,420 200,414 290,430'), deep) +
        mark(220, 480, 17, light)
      );
    case 'leather':
      return (
        (name === 'gum'
          ? panel(shape('560,710! 580,650 620,600 690,590 790,640! 790,710!'), trim.panel, trim.edge) +
            panel(shape('500,520! 600,560 640,600 600,640! 540,600'), chalk, slate)
          : panel(shape('610,710! 616,620 660,550 720,530 800,560! 800,710!'), trim.panel, trim.edge)) +
        flag(colours, design) +
        panel(shape('60,440! 140,454 166,520 158,590! 100,590 60,584!'), trim.panel, trim.edge) +
        mark(116, 526, 15, trim.pop) +
        stitches(curve('80,640 180,630 220,690'), deep) +
        dots(deep, 540, name === 'gum' ? 596 : 530)
      );
  }
}
