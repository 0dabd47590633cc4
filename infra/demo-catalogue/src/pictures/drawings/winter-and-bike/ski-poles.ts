import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, cord, gradient, line, panel, repeat, stitches, weight } from '../../strokes.ts';

// Piste, touring with a long foam grip and levers, race with a bent shaft, light with a powder basket.
function shaft({ light, soft, base, shade, deep, ink, stone, paper }: Colours, { cut, trim, mark }: Design): string {
  const bends = 'M0 130C1 330 13 400 13 540S3 760 0 880';
  const tube = cut === 2 ? bends : 'M0 130V880';
  const rings = [230, 260, 700, 730].map((y) => `M-9 ${y}h18`).join('');
  return (
    line(tube, ink, 21) +
    line(tube, base, 15) +
    `<g transform="translate(-3 0)">${line(tube, light, 3.5, 0.9)}</g><g transform="translate(5 0)">${line(tube, shade, 4)}</g>` +
    (cut === 2
      ? line('M0 170V240M0 790V850', trim.panel, 15)
      : cut === 1
        ? line('M0 560V880', ink, 17) +
          line('M0 560V880', stone, 11) +
          line('M-2 560V880', paper, 3) +
          leverLock(430, { ink, stone, soft, deep }, trim.pop) +
          leverLock(560, { ink, stone, soft, deep }, trim.pop)
        : area('M-8 270h16v150H-8z', trim.panel) +
          area(`M-8 ${cut === 3 ? 640 : 560}h16v90H-8z`, trim.panel) +
          `<path d="${rings}" stroke="${trim.pop}" stroke-width="7" stroke-linecap="butt"/>`) +
    `<g transform="translate(0 ${cut === 1 ? 360 : 344}) rotate(-90) scale(.7)">${mark(0, 0, 12, cut === 0 || cut === 3 ? trim.pop : paper)}</g>` +
    line('M0 880V934', ink, 15) +
    line('M0 882V928', stone, 8) +
    panel('M-5 930h10l-2 24h-6z', stone, ink)
  );
}

function leverLock(
  y: number,
  { ink, stone, soft, deep }: Pick<Colours, 'ink' | 'stone' | 'soft' | 'deep'>,
  pop: string,
): string {
  return (
    panel(`M-13 ${y - 22}h26v44h-26z`, soft, deep) +
    panel(`M-9 ${y - 12}h30q8 0 8 12t-8 12H-9z`, pop, ink) +
    line(`M-4 ${y}h18`, stone, 3)
  );
}

function basket({ soft, base, shade, deep, ink, graphite }: Colours, { cut, trim }: Design): string {
  if (cut === 2)
    return (
      panel(shape('-18,830! 18,830! 26,880 20,900 -20,900 -26,880'), base, deep) + line('M-12 850h24', trim.pop, 4)
    );
  const wide = byCut({ cut }, 58, 74, 0, 92);
  const high = wide * 0.36;
  return (
    `<ellipse cx="0" cy="884" rx="${wide}" ry="${Math.round(high)}" fill="${graphite}" stroke="${ink}" stroke-width="3.5"/>` +
    `<ellipse cx="0" cy="880" rx="${wide - 6}" ry="${Math.round(high - 5)}" fill="${cut === 0 ? trim.panel : base}" stroke="${deep}"/>` +
    (cut === 0
      ? ''
      : `<path d="${[-1, 1].map((flip) => `M${flip * 16} 874L${flip * (wide - 20)} ${880 - high / 3}A${wide} ${high} 0 0 ${flip > 0 ? 1 : 0} ${flip * (wide - 20)} ${880 + high / 3}L${flip * 16} 886z`).join('')}" fill="${shade}" stroke="${deep}"/>`) +
    panel('M-16 858h32l6 26q-22 12-44 0z', soft, deep)
  );
}

function grip(colours: Colours, { cut, trim, mark }: Design): string {
  const { soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const strap =
    cut === 2
      ? `${curve('10,24 46,18 74,50 80,110 64,160 38,166 14,136')}`
      : `${curve('8,24 56,30 92,76 100,140 84,200 56,214 40,180 42,110 24,50')}`;
  const foam =
    cut === 1
      ? panel('M-15 150h30l-2 190q-13 8-26 0z', graphite, ink) +
        line(
          repeat(9, (rib) => `M-10 ${172 + rib * 18}q10 5 20 0`),
          slate,
        )
      : '';
  return (
    foam +
    cord(strap, trim.panel, trim.edge, 11) +
    panel(
      shape(
        byCut(
          { cut },
          '-20,24! -24,4 -10,-10 10,-10 26,2 26,24! 18,44 22,66 16,84 22,104 16,124 20,142 14,160! -14,160! -22,140 -18,100 -22,60',
          '-18,24! -26,2 -12,-14 16,-14 34,-4 34,18! 18,40 22,66 16,90 20,114 16,136 16,156! -16,156! -20,120 -18,70',
          '-16,20! -18,0 -8,-10 8,-10 18,0 18,20! 15,60 19,100 15,150! -15,150! -19,100 -15,60',
          '-20,24! -28,8 -14,-12 14,-12 30,4 28,24! 18,46 24,70 16,90 24,112 16,134 18,158! -16,158! -20,110 -20,60',
        ),
      ),
      cut === 1 ? graphite : ink,
      ink,
      weight.contour,
    ) +
    panel('M-15 30q15 8 30 0l-2 108q-13 6-26 0z', cut === 0 ? base : shade, deep) +
    line(
      repeat(4, (rib) => `M-10 ${56 + rib * 20}q10 5 20 0`),
      cut === 3 ? trim.pop : soft,
      3,
    ) +
    panel('M-12-6q12-8 26 0l4 16q-16 8-32 0z', trim.panel, trim.edge) +
    mark(2, 4, 5, trim.pop) +
    line('M-16 150h32', stone, 3) +
    (cut === 3 ? line('M-14 164h28', paper, 4) : '')
  );
}

function pole(colours: Colours, design: Design): string {
  return shaft(colours, design) + basket(colours, design) + grip(colours, design);
}

function castShadow({ ink }: Colours, { cut }: Design, transform: string): string {
  const tube = cut === 2 ? 'M0 0V130C1 330 13 400 13 540S3 760 0 930' : 'M0 0V930';
  return `<g transform="${transform} translate(26 18)" opacity=".09">${line(tube, ink, 26)}<ellipse cx="0" cy="884" rx="${cut === 2 ? 26 : 70}" ry="26" fill="${ink}"/><path d="M-20 0h44v150h-40z" fill="${ink}"/></g>`;
}

/** The pair, one leaning over the other. */
const pair: View = (colours, design) => {
  const left = 'translate(300 44) rotate(7 0 460) scale(1.12 .97)';
  const right = 'translate(500 40) rotate(-6 0 460) scale(1.12 .97)';
  return {
    body:
      castShadow(colours, design, left) +
      castShadow(colours, design, right) +
      `<g transform="${right}"><g id="pole">${pole(colours, design)}</g></g>` +
      `<use href="#pole" transform="${left}"/>`,
  };
};

/** Both ends side by side: the grip and the basket, larger than life. */
const ends: View = (colours, design) => {
  const grips = 'translate(190 120) rotate(-6) scale(2.3)';
  const tips = 'translate(590 -1040) rotate(4 0 880) scale(2.1)';
  return {
    body:
      `<g transform="translate(40 26)" opacity=".1">${`<g transform="${grips}"><path d="M-20-8h44v420h-40z" fill="${colours.ink}"/></g>`}</g>` +
      `<g transform="${grips}"><g id="pole">${pole(colours, design)}</g></g>` +
      `<g transform="${tips} translate(14 8)" opacity=".1"><path d="M-9 400h18v520H-9z" fill="${colours.ink}"/></g>` +
      `<use href="#pole" transform="${tips}"/>`,
  };
};

/** The hand's place close up: grip zone, strap with its seam, top cap. */
const hand: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const foam = cut === 1 || cut === 2;
  return {
    defs:
      gradient('grip', [slate, graphite, ink], [0, 0, 1, 0.2]) +
      gradient('colour', [light, soft, base, shade], [0, 0, 1, 0.3]) +
      gradient('strap', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.6]) +
      `<pattern id="grain" width="18" height="16" patternUnits="userSpaceOnUse"><path d="M4 4h.1M13 12h.1" stroke="${ink}" stroke-width="7" stroke-linecap="round" opacity=".45"/></pattern>`,
    body:
      '<g transform="rotate(12 400 500)">' +
      area(shape('300,120! 560,120! 600,560 560,1200! 320,1200!'), ink, 0.16) +
      line(curve('470,170 640,160 740,320 760,560 700,800 620,860 560,760 560,560'), ink, 96) +
      line(curve('470,170 640,160 740,320 760,560 700,800 620,860 560,760 560,560'), trim.panel, 84) +
      stitches(curve('470,138 660,128 776,310 792,560 730,820'), trim.pop) +
      stitches(curve('470,202 620,196 706,330 728,560 670,780'), trim.pop) +
      panel(
        shape(
          '270,240! 256,150 310,96 400,88 490,100 536,160 530,250! 500,330 520,400 492,470 516,540 490,610 512,690 488,770 494,900 490,1160! 300,1160! 292,900 270,700 282,500 264,360',
        ),
        'url(#grip)',
        ink,
        weight.contour,
      ) +
      area(
        shape('300,260! 390,290 490,260! 470,420 486,560 462,700 470,820! 390,850 320,820! 306,640 316,460'),
        foam ? graphite : base,
      ) +
      area(
        shape('300,260! 390,290 490,260! 470,420 486,560 462,700 470,820! 390,850 320,820! 306,640 316,460'),
        foam ? 'url(#grain)' : 'url(#colour)',
      ) +
      line(
        repeat(6, (rib) => `M326 ${368 + rib * 76}Q396 ${396 + rib * 76} 464 ${366 + rib * 76}`),
        foam ? ink : deep,
        12,
      ) +
      line(
        repeat(6, (rib) => `M326 ${362 + rib * 76}Q396 ${390 + rib * 76} 464 ${360 + rib * 76}`),
        foam ? slate : light,
        4,
      ) +
      panel(
        shape('288,180! 310,120 400,106 484,124 512,184 500,236! 400,262 300,232!'),
        'url(#strap)',
        trim.edge,
        weight.contour,
      ) +
      mark(400, 180, 34, trim.pop) +
      line(curve('300,170 330,128 400,116'), '#fff', 5, 0.6) +
      line('M300 900Q394 924 490 900', stone, 6) +
      panel('M300 960h190v260H300z', 'url(#colour)', deep, weight.contour) +
      line('M330 970V1200', paper, 7, 0.7) +
      '</g>',
  };
};

export const skiPoles: KindDrawing = { cuts: 4, views: [pair, ends, hand] };
