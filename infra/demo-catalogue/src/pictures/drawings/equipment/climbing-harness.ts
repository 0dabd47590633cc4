import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

function defs(
  { light, soft, base, shade, deep, ink, graphite, stone, paper, slate }: Colours,
  { trim }: Design,
): string {
  return (
    gradient('belt', [light, soft, base, shade, deep], [0, 0, 1, 0.3]) +
    gradient('pad', [trim.panel, trim.panel, trim.edge], [0, 0, 0.3, 1]) +
    gradient('web', [graphite, ink], [0, 0, 0, 1]) +
    gradient('steel', [slate, paper, stone, slate], [0, 0, 1, 0.4]) +
    `<pattern id="air" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M3 3h.1M9 9h.1" stroke="${ink}" stroke-width="5" stroke-linecap="round" opacity=".5"/></pattern>`
  );
}

/** How tall the padding is: sport, all-round, broad for big walls, light for ski tours. */
const girth = (design: Design) => byCut(design, 0, 14, 26, -22);

function belt(colours: Colours, design: Design): string {
  const { deep, light, soft } = colours;
  const { trim, mark } = design;
  const g = girth(design);
  const inner = shape(
    `146,300! 190,246 290,218 400,210 510,218 610,246 654,300! 640,${360 + g} 560,${326 + g} 480,${308 + g} 400,${304 + g} 320,${308 + g} 240,${326 + g} 160,${360 + g}!`,
  );
  const outer = shape(
    `140,292! 168,346 232,386 318,406 400,412 482,406 568,386 632,346 660,292! 676,330 678,${378 + g} 662,${424 + g}! 600,${468 + g} 500,${496 + g} 400,${502 + g} 300,${496 + g} 200,${468 + g} 138,${424 + g}! 122,${378 + g} 124,330`,
  );
  return (
    panel(inner, 'url(#pad)', trim.edge, weight.contour) +
    area(inner, 'url(#air)') +
    line(curve('160,296 200,256 294,230 400,222 506,230 600,256 640,296'), trim.pop, 3, 0.5) +
    panel(outer, 'url(#belt)', deep, weight.contour) +
    inside(
      'belt-skin',
      outer,
      byCut(
        design,
        area(`M100 280H250L300 520H100zM700 280H550L500 520H700z`, trim.panel),
        line(`M110 ${390 + g}Q400 ${500 + g} 690 ${390 + g}`, trim.panel, 34) +
          line(`M110 ${390 + g}Q400 ${500 + g} 690 ${390 + g}`, trim.pop, 3),
        area('M250 300L330 300L280 540H200zM550 300L470 300L520 540H600z', trim.panel) +
          area('M350 300L370 300L320 540H300zM450 300L430 300L480 540H500z', trim.panel),
        area(`M110 ${430 + g}Q400 ${540 + g} 690 ${430 + g}V540H110z`, trim.panel),
      ) +
        area('M560 300L700 280V540H540z', deep, 0.2) +
        area('M130 320L220 390L210 480L130 420z', '#fff', 0.16),
    ) +
    stitches(`M156 330Q260 424 400 428T644 330`, soft) +
    stitches(`M146 ${408 + g}Q260 ${482 + g} 400 ${486 + g}T654 ${408 + g}`, soft) +
    mark(
      220,
      424 + Math.round(g / 2),
      15,
      trim.id === 'pale' && byCut(design, true, false, false, false) ? deep : light,
      16,
    )
  );
}

/** The left leg loop; its padding follows the belt's. */
function leg(colours: Colours, design: Design, id: string): string {
  const { deep, soft, ink } = colours;
  const { trim } = design;
  const g = Math.round(girth(design) * 0.7);
  const inner = shape('132,650! 166,610 250,592 336,606 378,650! 352,690 260,708 164,690');
  const outer = shape(
    `130,644! 160,694 220,716 280,716 346,694 380,644! 396,676 394,${716 + g} 378,${752 + g}! 336,${800 + g} 270,${814 + g} 200,${806 + g} 144,${766 + g}! 118,${726 + g} 116,680`,
  );
  return (
    panel(inner, 'url(#pad)', trim.edge, weight.contour) +
    area(inner, 'url(#air)') +
    panel(outer, 'url(#belt)', deep, weight.contour) +
    inside(
      id,
      outer,
      byCut(
        design,
        area('M100 640H190L220 860H100z', trim.panel),
        line(`M110 ${730 + g}Q256 ${800 + g} 400 ${720 + g}`, trim.panel, 26) +
          line(`M110 ${730 + g}Q256 ${800 + g} 400 ${720 + g}`, trim.pop, 3),
        area('M180 640L230 640L250 860H190zM250 640L264 640L290 860H276z', trim.panel),
        area(`M100 ${752 + g}Q256 ${820 + g} 400 ${742 + g}V860H100z`, trim.panel),
      ) + area('M330 640L420 640V860H300z', deep, 0.22),
    ) +
    stitches('M142 674Q200 732 262 732T370 668', soft) +
    // Adjusting buckle, where there is one.
    byCut(
      design,
      '',
      `<g transform="translate(292 ${742 + g}) rotate(-14)">${panel('M-30-24h60v48h-60z', 'url(#steel)', ink, weight.contour)}${panel('M-18-12h36v24h-36z', ink, ink)}${line('M30 6h44', ink, 20)}</g>`,
      `<g transform="translate(300 ${742 + g}) rotate(-16)">${panel('M-30-24h60v48h-60z', 'url(#steel)', ink, weight.contour)}${panel('M-18-12h36v24h-36z', ink, ink)}</g>`,
      '',
    )
  );
}

function gearLoops({ ink, graphite }: Colours, design: Design): string {
  const { trim } = design;
  const g = girth(design);
  const loop = (data: string) =>
    line(data, ink, 15) + line(data, trim.id === 'tonal' ? graphite : trim.panel, 9) + line(data, trim.pop, 2, 0.5);
  const front = `M150 ${430 + g}Q140 ${540 + g} 206 ${546 + g}T290 ${490 + g}`;
  const rear = `M96 ${350 + g}Q60 ${430 + g} 92 ${470 + g}T140 ${440 + g}`;
  return (
    loop(front) +
    mirrored(loop(front)) +
    byCut(design, loop(rear) + mirrored(loop(rear)), '', loop(rear) + mirrored(loop(rear)), '')
  );
}

/** From the front: tie-in points, belay loop, buckle, leg loops. */
const front: View = (colours, design) => {
  const { light, soft, base, deep, ink, graphite, stone } = colours;
  const { trim } = design;
  const g = girth(design);
  const belay = `M376 ${440 + g}q0-22 24-22t24 22V${646}q0 24-24 24t-24-24z`;
  return {
    shadows: [
      { x: 260, y: 826, rx: 170, ry: 26 },
      { x: 540, y: 826, rx: 170, ry: 26 },
    ],
    defs: defs(colours, design),
    body:
      '<g transform="translate(0 -20)">' +
      // Risers at the back.
      line(`M250 300L200 620M550 300L600 620`, ink, 15) +
      line(`M250 300L200 620M550 300L600 620`, graphite, 9) +
      leg(colours, design, 'leg-left') +
      mirrored(leg(colours, design, 'leg-right')) +
      // Bridge between the legs.
      line('M352 690Q400 628 448 690', ink, 40) +
      line('M352 690Q400 628 448 690', trim.panel, 33) +
      `<path d="M356 684Q400 632 444 684" stroke="${trim.edge}" stroke-width="2" stroke-dasharray="6 6"/>` +
      gearLoops(colours, design) +
      belt(colours, design) +
      // Waist buckle and its tail.
      `<g transform="translate(506 ${444 + g}) rotate(-9)">${panel('M-10-20h130v40h-130z', 'url(#web)', ink, weight.contour)}${stitches('M-4-12h118M-4 12h118', stone)}${panel('M-46-32h74v64h-74z', 'url(#steel)', ink, weight.contour)}${panel('M-32-18h46v36h-46z', graphite, ink)}${line('M-8-30v60', stone, 7)}</g>` +
      // Tie-in point on the belt.
      line(`M354 ${462 + g}Q400 ${500 + g} 446 ${462 + g}`, ink, 38) +
      line(`M354 ${462 + g}Q400 ${500 + g} 446 ${462 + g}`, trim.panel, 31) +
      `<path d="M358 ${470 + g}Q400 ${506 + g} 442 ${470 + g}" stroke="${trim.edge}" stroke-width="2" stroke-dasharray="6 6"/>` +
      // Belay loop.
      `<path d="${belay}" stroke="${deep}" stroke-width="31"/><path d="${belay}" stroke="${byCut(design, soft, base, trim.pop === light ? soft : trim.pop, soft)}" stroke-width="25"/>` +
      `<path d="${belay}" stroke="${deep}" stroke-width="2" stroke-dasharray="6 6"/>` +
      line(
        repeat(6, (tack) => `M365 ${560 + g / 2 + tack * 9}h22`),
        deep,
        4,
      ) +
      '</g>',
  };
};

/** From behind: padding, rear loops, the straps that hold the legs up. */
const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const g = girth(design);
  const pad = shape(
    `128,330! 180,300 280,276 400,270 520,276 620,300 672,330! 690,380 684,${440 + g} 664,${480 + g}! 580,${520 + g} 480,${536 + g} 400,${538 + g} 320,${536 + g} 220,${520 + g} 136,${480 + g}! 116,${440 + g} 110,380`,
  );
  const loop = (data: string) =>
    line(data, ink, 15) + line(data, trim.id === 'tonal' ? graphite : trim.panel, 9) + line(data, trim.pop, 2, 0.5);
  const rear = `M222 ${510 + g}Q224 ${600 + g} 290 ${604 + g}T366 ${530 + g}`;
  const side = `M130 ${470 + g}Q110 ${560 + g} 160 ${580 + g}T212 ${514 + g}`;
  return {
    shadows: [
      { x: 260, y: 836, rx: 170, ry: 26 },
      { x: 540, y: 836, rx: 170, ry: 26 },
    ],
    defs: defs(colours, design),
    body:
      '<g transform="translate(0 -30)">' +
      panel(
        shape('128,330! 170,270 290,240 400,234 510,240 630,270 672,330! 560,300 400,290 240,300'),
        'url(#pad)',
        trim.edge,
        weight.contour,
      ) +
      leg(colours, design, 'leg-left') +
      mirrored(leg(colours, design, 'leg-right')) +
      line(`M300 ${520 + g}L250 720M500 ${520 + g}L550 720`, ink, 17) +
      line(`M300 ${520 + g}L250 720M500 ${520 + g}L550 720`, graphite, 11) +
      [278, 522]
        .map(
          (x) =>
            `<g transform="translate(${x} ${620 + Math.round(g / 2)}) rotate(${x < 400 ? 14 : -14})">${panel('M-20-26h40v22h-40zM-17 2h34v24h-34z', graphite, ink)}${line('M-10-16h20M-6 14h12', stone)}</g>`,
        )
        .join('') +
      panel(pad, 'url(#belt)', deep, weight.contour) +
      inside(
        'pad-skin',
        pad,
        panel(
          byCut(
            design,
            shape('260,300! 400,284 540,300! 566,400 540,500! 400,520 260,500! 234,400'),
            shape('160,340! 400,300 640,340! 650,420 630,470! 400,510 170,470! 150,420'),
            shape('220,290! 400,280 580,290! 600,420 570,540! 400,556 230,540! 200,420'),
            shape('330,280! 400,276 470,280! 480,400 470,520! 400,524 330,520! 320,400'),
          ),
          'url(#pad)',
          trim.edge,
        ) +
          area(
            byCut(
              design,
              shape('260,300! 400,284 540,300! 566,400 540,500! 400,520 260,500! 234,400'),
              shape('160,340! 400,300 640,340! 650,420 630,470! 400,510 170,470! 150,420'),
              shape('220,290! 400,280 580,290! 600,420 570,540! 400,556 230,540! 200,420'),
              shape('330,280! 400,276 470,280! 480,400 470,520! 400,524 330,520! 320,400'),
            ),
            'url(#air)',
          ) +
          area('M580 280L720 300V540H560z', deep, 0.2),
      ) +
      stitches(`M136 350Q260 296 400 292T664 350`, soft) +
      stitches(`M142 ${466 + g}Q260 ${518 + g} 400 ${522 + g}T658 ${466 + g}`, shade) +
      loop(rear) +
      mirrored(loop(rear)) +
      loop(side) +
      mirrored(loop(side)) +
      // Haul loop and mark.
      line(`M384 ${530 + g}Q384 ${590 + g} 400 ${590 + g}T416 ${530 + g}`, ink, 13) +
      line(`M384 ${530 + g}Q384 ${590 + g} 400 ${590 + g}T416 ${530 + g}`, trim.pop, 7) +
      mark(400, 400, byCut(design, 40, 34, 46, 26), trim.id === 'tonal' ? light : trim.pop) +
      '</g>',
  };
};

/** Belay loop and tie-in points close up: webbing, bar tacks. */
const tieIn: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const loop = 'M330 250Q330 140 400 140T470 250V720Q470 830 400 830T330 720z';
  const tacks = (x: number, y: number) =>
    line(
      repeat(7, (tack) => `M${x} ${y + tack * 13}l66-6`),
      byCut(design, light, deep, trim.pop, light),
      7,
    );
  return {
    defs:
      gradient('belt', [light, soft, base, shade], [0, 0, 1, 0.6]) +
      gradient('tie', [trim.panel, trim.panel, trim.edge], [0, 0, 0, 1]) +
      `<pattern id="weave" width="18" height="14" patternUnits="userSpaceOnUse"><path d="M0 14L9 0L18 14" stroke="${deep}" stroke-width="3" fill="none" opacity=".45"/></pattern>` +
      `<pattern id="air" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M8 8h.1M22 22h.1" stroke="${ink}" stroke-width="11" stroke-linecap="round" opacity=".4"/></pattern>`,
    body:
      panel('M-20-20H820V120Q600 220 400 224T-20 120z', 'url(#belt)', deep, weight.contour) +
      area('M-20-20H820V60Q400 130-20 60z', 'url(#air)') +
      `<path d="M-20 96Q200 196 400 200T820 96" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      panel('M-20 880Q200 760 400 756T820 880V1020H-20z', 'url(#belt)', shade === deep ? ink : deep, weight.contour) +
      `<path d="M-20 906Q200 786 400 782T820 906" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      // Shadow of the loop.
      `<g transform="translate(26 22)" opacity=".16"><path d="${loop}" stroke="${ink}" stroke-width="96"/></g>` +
      // Tie-in loops, which the belay loop goes through.
      line('M170 150Q400 330 630 150', ink, 108) +
      line('M170 150Q400 330 630 150', 'url(#tie)', 100) +
      line('M170 850Q400 680 630 850', ink, 108) +
      line('M170 850Q400 680 630 850', 'url(#tie)', 100) +
      `<path d="M176 124Q400 296 624 124M164 180Q400 366 636 180M176 880Q400 716 624 880M164 820Q400 646 636 820" stroke="${trim.edge}" stroke-width="4" stroke-dasharray="16 10"/>` +
      `<path d="${loop}" stroke="${deep}" stroke-width="92"/><path d="${loop}" stroke="${byCut(design, base, soft, graphite, shade)}" stroke-width="84"/><path d="${loop}" stroke="url(#weave)" stroke-width="84"/>` +
      `<path d="${loop}" stroke="${byCut(design, soft, base, trim.pop, base)}" stroke-width="12"/>` +
      `<path d="${loop}" stroke="#fff" stroke-width="4" opacity=".3" transform="translate(-30 -6)"/>` +
      tacks(297, 400) +
      tacks(297, 560) +
      panel('M432 420h76v150h-76z', stone, ink) +
      mark(470, 476, 26, ink) +
      line('M446 520h48M446 536h48M446 552h30', ink, 4),
  };
};

export const climbingHarness: KindDrawing = { cuts: 4, views: [front, back, tieIn] };
