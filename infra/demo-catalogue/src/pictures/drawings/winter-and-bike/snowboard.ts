import type { Colours } from '../../colours.ts';
import type { Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

/** Around x = 0 from y = 0 to 900: round twin, directional, swallowtail, short and wide. */
const outlines = [
  '0,0 52,12 92,48 112,96 116,150 104,300 98,450 104,600 116,750 112,804 92,852 52,888 0,900 -52,888 -92,852 -112,804 -116,750 -104,600 -98,450 -104,300 -116,150 -112,96 -92,48 -52,12',
  '0,0 44,10 84,48 110,110 120,180 106,330 98,470 100,620 108,760 104,830 88,872! 0,886 -88,872! -104,830 -108,760 -100,620 -98,470 -106,330 -120,180 -110,110 -84,48 -44,10',
  '0,0 40,12 86,60 120,130 132,210 114,360 100,500 98,640 104,770 98,850 74,892! 40,850 0,800 -40,850 -74,892! -98,850 -104,770 -98,640 -100,500 -114,360 -132,210 -120,130 -86,60 -40,12',
  '0,40 60,44 112,72 134,120 136,180 118,330 112,450 118,580 132,720 128,790 104,836 56,858 0,862 -56,858 -104,836 -128,790 -132,720 -118,580 -112,450 -118,330 -136,180 -134,120 -112,72 -60,44',
] as const;

function outlineOf({ cut }: Design): string {
  return shape(outlines[cut] ?? outlines[0]);
}

function inserts({ ink, stone }: Colours): string {
  const rows = [250, 280, 310, 570, 600, 630];
  const dots = rows.map((y) => `M-22 ${y}h.1M22 ${y}h.1`).join('');
  return `<path d="${dots}" stroke="${ink}" stroke-width="9"/><path d="${dots}" stroke="${stone}" stroke-width="4"/>`;
}

/** Graphics of the top sheet. */
function graphics({ light, soft, base, shade, deep, paper, ink }: Colours, { cut, trim, mark }: Design): string {
  const sky = trim.id === 'pale' ? paper : trim.id === 'dark' ? trim.panel : base;
  const onSky = trim.id === 'pale' ? base : paper;
  if (cut === 0) {
    return (
      area('M-150 0h300v900h-300z', sky) +
      [0, 1, 2, 3]
        .map((row) =>
          area(
            `M-150 ${470 + row * 100}L-70 ${400 + row * 100}L-30 ${440 + row * 100}L40 ${340 + row * 100}L90 ${410 + row * 100}L150 ${360 + row * 100}V900H-150z`,
            [light, soft, shade, deep][row] ?? base,
          ),
        )
        .join('') +
      `<circle cx="34" cy="212" r="46" fill="${trim.id === 'pale' ? soft : light}"/>` +
      mark(-30, 790, 34, paper)
    );
  }
  if (cut === 1) {
    return (
      area('M-150 0h300v900h-300z', base) +
      area('M-150 520L150 300V560L-150 780z', sky) +
      area('M-150 560L150 340V372L-150 592z', light) +
      area('M-150 780L150 560V900H-150z', deep) +
      area('M-150 0V140L150-80V0z', shade) +
      mark(0, 470, 44, onSky, -36)
    );
  }
  if (cut === 2) {
    return (
      area('M-150 0h300v900h-300z', sky) +
      line(
        repeat(9, (ring) =>
          curve(
            `-150,${130 + ring * 84} -80,${80 + ring * 88} -10,${140 + ring * 84} 60,${70 + ring * 90} 150,${120 + ring * 84}`,
          ),
        ),
        trim.id === 'pale' ? soft : light,
        14,
      ) +
      area('M-150 640Q0 560 150 690V900H-150z', shade) +
      mark(0, 700, 36, paper)
    );
  }
  return (
    area('M-150 0h300v900h-300z', base) +
    area('M-150 0H0V900H-150z', sky) +
    repeat(7, (row) => area(`M0 ${90 + row * 110}l60 55-60 55-60-55z`, [light, soft, deep][row % 3] ?? ink)) +
    mark(84, 790, 26, paper)
  );
}

function topSheet(colours: Colours, design: Design, id: string): string {
  const { ink, deep } = colours;
  const outline = outlineOf(design);
  return (
    panel(outline, ink, ink, weight.contour) +
    inside(
      id,
      outline,
      `<g transform="translate(0 6) scale(.95 .987)"><clipPath id="${id}i"><path d="${outline}"/></clipPath><g clip-path="url(#${id}i)">${graphics(colours, design)}</g></g>` +
        area('M-150 0h56l-14 900h-42z', '#fff', 0.22) +
        area('M88 0h62v900H74z', deep, 0.26),
    ) +
    inserts(colours)
  );
}

function baseSide(colours: Colours, design: Design, id: string): string {
  const { light, base, deep, graphite, paper, stone } = colours;
  const { cut, mark, trim } = design;
  const outline = outlineOf(design);
  return (
    panel(outline, stone, graphite, weight.contour) +
    inside(
      id,
      outline,
      `<g transform="translate(0 8) scale(.94 .982)"><clipPath id="${id}i"><path d="${outline}"/></clipPath><g clip-path="url(#${id}i)">${area('M-150 0h300v900h-300z', cut % 2 ? base : graphite)}${area(cut % 2 ? 'M-150 640L150 420V900H-150z' : 'M-150 0h300v300L-150 420z', cut % 2 ? graphite : base)}</g></g>` +
        `<g transform="translate(0 ${cut % 2 ? 300 : 560}) rotate(-90) scale(1.3)">${mark(0, 0, 52, cut % 2 ? light : paper)}</g>` +
        mark(0, cut % 2 ? 700 : 200, 34, trim.id === 'pale' ? paper : light) +
        area('M-150 0h50l-10 900h-40z', '#fff', 0.2) +
        area('M88 0h62v900H78z', deep, 0.3),
    )
  );
}

function placed(x: number, y: number, angle: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle} 0 450) scale(.84 1)">${content}</g>`;
}

function castShadow(design: Design, x: number, y: number, angle: number, { ink }: Colours): string {
  const outline = outlineOf(design);
  return placed(
    x,
    y,
    angle,
    `<path d="${outline}" fill="${ink}" opacity=".12"/><path d="${outline}" stroke="${ink}" stroke-width="16" opacity=".06"/>`,
  );
}

/** Top sheet in front of the running base. */
const both: View = (colours, design) => ({
  body:
    castShadow(design, 550, 66, 7, colours) +
    placed(520, 44, 7, baseSide(colours, design, 'b')) +
    castShadow(design, 330, 70, -5, colours) +
    placed(300, 48, -5, topSheet(colours, design, 'a')),
});

/** A binding from above, across the board: heel and highback at the left, toe at the right. */
function binding({ soft, base, deep, ink, graphite, slate, stone }: Colours, { trim }: Design): string {
  const strap = (x: number, wide: number, fill: string, edge: string) =>
    panel(`M${x}-74q${wide * 0.7}-8 ${wide} 0q18 74 0 148q${-wide * 0.3} 8 ${-wide} 0q18-74 0-148z`, fill, edge);
  return (
    `<path transform="translate(8 10)" fill="${ink}" opacity=".25" d="M-130-70Q0-90 120-62V62Q0 90-130 70z"/>` +
    panel('M-104-62H96q24 0 24 22v80q0 22-24 22H-104z', graphite, ink, weight.contour) +
    panel('M-70-46H84q18 0 18 16v60q0 16-18 16H-70z', slate, ink) +
    line('M40-34v68M58-34v68M76-34v68', ink, 5) +
    `<circle r="27" fill="${stone}" stroke="${ink}"/><path d="M-15 0h30M0-15v30" stroke="${ink}" stroke-width="5"/>` +
    // Highback, seen from its upper edge.
    panel('M-92-66Q-140-64-150 0T-92 66Q-112 40-114 0T-92-66z', trim.panel, trim.edge, weight.contour) +
    line('M-104-50Q-132-40-136 0T-104 50', trim.pop, 4) +
    strap(44, 34, base, deep) +
    line('M64-60q13 60 0 120', soft, 3) +
    strap(-66, 50, trim.panel, trim.edge) +
    line('M-36-60q13 60 0 120', trim.pop, 4) +
    // Ratchets at the outer side.
    panel('M-64-88h46v20h-46zM44-88h34v20H44z', stone, ink) +
    line('M-56-78h30M52-78h18', graphite, 4) +
    panel('M-62 70h42v14h-42zM46 70h30v14H46z', graphite, ink)
  );
}

/** Mounted and ready to ride, seen from above. */
const mounted: View = (colours, design) => ({
  body:
    castShadow(design, 428, 62, 11, colours) +
    placed(
      400,
      42,
      11,
      topSheet(colours, design, 'a') +
        `<g transform="translate(0 280) rotate(-14)">${binding(colours, design)}</g><g transform="translate(0 600) rotate(8)">${binding(colours, design)}</g>`,
    ),
});

/** The front binding close up on its board. */
const mount: View = (colours, design) => {
  const outline = outlineOf(design);
  return {
    defs: gradient('gloss', ['#fff/.25', '#fff/0', '#000/0', '#000/.25'], [0, 0, 1, 0.6]),
    body:
      `<g transform="translate(400 -420) rotate(8 0 1000) scale(2.6 3.1)"><path d="${outline}" fill="${colours.ink}" opacity=".14" transform="translate(10 8)"/>` +
      `<path d="${outline}" fill="${colours.ink}"/><g transform="translate(0 4) scale(.96 .99)">${inside('a', outline, `<g stroke-width="1.5">${graphics(colours, design)}</g>`)}</g>` +
      '</g>' +
      area('M0 0H800V1000H0z', 'url(#gloss)') +
      `<g transform="translate(410 470) rotate(-8) scale(2.3)"><g stroke-width="1.4">${binding(colours, design)}</g></g>`,
  };
};

export const snowboard: KindDrawing = { cuts: 4, views: [both, mounted, mount] };
