import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { curve, shape } from '../outline.ts';
import { disc, point, ring } from '../round.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../strokes.ts';

function defs({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate, chalk }: Colours): string {
  return (
    gradient('body', [light, soft, base, shade, deep], [0, 0, 0.2, 1]) +
    gradient('side', [base, shade, deep], [0, 0, 1, 1]) +
    gradient('case', [slate, graphite, ink], [0, 0, 0.3, 1]) +
    gradient('steel', [slate, paper, stone, slate, graphite], [0, 0, 0, 1]) +
    `<radialGradient id="lens" cx=".4" cy=".36" r=".7"><stop stop-color="${paper}"/><stop offset=".5" stop-color="${chalk}"/><stop offset="1" stop-color="${stone}"/></radialGradient>` +
    `<radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".4" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="tail" cx=".4" cy=".36" r=".7"><stop stop-color="${light}"/><stop offset=".5" stop-color="${soft}"/><stop offset="1" stop-color="${base}"/></radialGradient>`
  );
}

/** A reflector with its emitter, seen a little from the side. */
function emitter(x: number, y: number, rx: number, ry: number, { ink, paper, slate, stone }: Colours): string {
  const flute = (degrees: number) =>
    `M${Math.round(x + Math.cos(degrees) * rx * 0.34)} ${Math.round(y + Math.sin(degrees) * ry * 0.34)}L${Math.round(x + Math.cos(degrees) * rx * 0.92)} ${Math.round(y + Math.sin(degrees) * ry * 0.92)}`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#lens)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
    line(
      repeat(16, (index) => flute((index / 16) * Math.PI * 2)),
      stone,
      2,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * 0.32)}" ry="${Math.round(ry * 0.32)}" fill="${paper}" stroke="${slate}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * 1.5)}" ry="${Math.round(ry * 1.5)}" fill="url(#glow)"/>`
  );
}

/** The strap that holds a light on a bar, around x, y. */
function bracket(x: number, y: number, { ink, graphite, stone }: Colours): string {
  return `<g transform="translate(${x} ${y})">${panel('M-70-20h140l12 40q-10 60-50 84h-64q-40-24-50-84z', 'url(#case)', ink, weight.contour)}${disc(0, 70, 42, graphite, ink)}${ring(0, 70, 31, ink, 9)}${ring(0, 70, 40, stone, 2, ' opacity=".5"')}${line('M-54-4h108M-50 10h100', stone, 2, 0.5)}</g>`;
}

/** The front light: tube, finned block, rounded egg, twin. Its lens looks to the lower right. */
function headlight(colours: Colours, design: Design): string {
  const { light, soft, deep, ink, stone, shade } = colours;
  const { trim, mark } = design;
  const body = byCut(
    design,
    shape('120,250! 300,226 470,230 560,240! 596,300 596,400 560,450! 470,462 300,456 130,420! 96,380 94,290'),
    shape('130,216! 340,200 560,206! 590,300 586,440 560,476! 340,474 140,448! 112,400 110,270'),
    shape('110,330 150,250 260,210 400,200 520,220 580,270 600,350 580,430 520,476 400,486 260,470 150,420'),
    shape('120,236! 320,206 520,200 600,214! 624,300 622,400 598,440! 500,456 300,452 126,420! 100,380 98,280'),
  );
  const fins = line(
    repeat(6, (fin) => `M${176 + fin * 30} 226q-12 110 4 216`),
    deep,
    8,
    0.55,
  );
  return (
    bracket(330, 470, colours) +
    panel(body, 'url(#body)', deep, weight.contour) +
    inside(
      'head',
      body,
      byCut(
        design,
        area('M80 220H200V480H80z', trim.panel) + line('M200 220V480', trim.edge) + fins,
        fins + area('M360 180H470V500H360z', trim.panel) + line('M360 180V500M470 180V500', trim.edge),
        area(shape('90,380! 260,430 460,440 620,400! 620,500 90,500!'), trim.panel) +
          line(curve('90,380 260,430 460,440 620,400'), trim.edge),
        area('M80 320H440L500 200H640V480H80z', trim.panel) + line('M80 320H440L500 200', trim.edge),
      ) +
        area('M80 200H640V260Q360 220 80 290z', '#fff', 0.2) +
        area('M80 420Q360 470 640 430V500H80z', deep, 0.3),
    ) +
    line(
      byCut(
        design,
        'M140 262Q340 236 540 246',
        'M146 228Q350 212 546 218',
        'M160 262Q260 224 400 216',
        'M140 248Q340 216 580 220',
      ),
      light,
      3,
      0.7,
    ) +
    // Switch and charge display.
    `<g transform="translate(${byCut(design, 330, 250, 300, 280)} ${byCut(design, 244, 216, 218, 226)}) rotate(-3)">${panel('M-44-16q44-14 88 0v16q-44 14-88 0z', 'url(#case)', ink)}${area('M-28-8h14v8h-14zM-8-9h14v8h-14z', soft)}${area('M12-8h14v8h-14z', stone)}</g>` +
    mark(
      byCut(design, 420, 300, 250, 270),
      byCut(design, 372, 380, 356, 390),
      22,
      trim.id === 'pale' && byCut(design, false, false, false, true) ? shade : light,
    ) +
    // Bezel and lens.
    byCut(
      design,
      `<ellipse cx="556" cy="346" rx="66" ry="112" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}"/>${emitter(566, 346, 50, 92, colours)}`,
      `${panel('M530 206h46q20 0 24 24v222q-4 24-24 24h-46q-20 0-24-24V230q4-24 24-24z', 'url(#case)', ink, weight.contour)}${emitter(554, 282, 36, 58, colours)}${emitter(554, 404, 36, 58, colours)}`,
      `<ellipse cx="536" cy="346" rx="76" ry="112" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}" transform="rotate(-6 536 346)"/>${emitter(546, 346, 56, 88, colours)}`,
      `${panel(shape('560,210! 612,220 630,320 612,436! 560,446 538,330'), 'url(#case)', ink, weight.contour)}${emitter(588, 276, 28, 46, colours)}${emitter(586, 382, 28, 46, colours)}`,
    )
  );
}

/** The rear light: round, upright bar, egg, square; around 0, 0. */
function tailLight(colours: Colours, design: Design): string {
  const { deep, ink, light } = colours;
  const { trim, mark } = design;
  const outline = byCut(
    design,
    'M0-124a124 124 0 1 1 0 248a124 124 0 1 1 0-248z',
    'M-50-160h100q26 0 26 26v268q0 26-26 26h-100q-26 0-26-26v-268q0-26 26-26z',
    shape('0,-136 84,-110 116,-30 104,70 50,130 0,140 -50,130 -104,70 -116,-30 -84,-110'),
    'M-100-112h200q22 0 22 22v180q0 22-22 22h-200q-22 0-22-22v-180q0-22 22-22z',
  );
  const dots = byCut(
    design,
    repeat(8, (index) => `M${point(0, 0, 62, index * 45)}h.1`),
    repeat(5, (index) => `M0 ${-96 + index * 48}h.1`),
    'M-40-50h.1M40-50h.1M0 10h.1M-40 66h.1M40 66h.1',
    repeat(9, (index) => `M${-56 + (index % 3) * 56} ${-52 + Math.floor(index / 3) * 52}h.1`),
  );
  return (
    `<g transform="translate(12 14)">${panel(outline, 'url(#case)', ink, weight.contour)}</g>` +
    panel(outline, trim.panel, trim.edge, weight.contour) +
    `<g transform="scale(.84)">${panel(outline, 'url(#tail)', deep)}</g>` +
    line(dots, deep, 34, 0.28) +
    line(dots, '#fff', 22) +
    line(dots, light, 12) +
    `<ellipse rx="170" ry="170" fill="url(#glow)" opacity=".5"/>` +
    area(
      byCut(
        design,
        'M-90-50A100 100 0 0 1-20-100L-30-84A84 84 0 0 0-74-44z',
        'M-54-130h20V60h-20z',
        'M-80-70Q-50-112 0-116L-4-100Q-44-94-66-60z',
        'M-92-82h60l-60 60z',
      ),
      '#fff',
      0.5,
    ) +
    mark(
      0,
      byCut(design, 0, 126, -104, 94),
      byCut(design, 15, 9, 8, 8),
      byCut(design, deep, trim.pop, trim.pop, trim.pop),
    )
  );
}

/** The set: front light above, rear light below. */
const set: View = (colours, design) => ({
  shadows: [
    { x: 380, y: 500, rx: 280, ry: 30 },
    { x: 520, y: 884, rx: 170, ry: 26 },
    { x: 230, y: 884, rx: 120, ry: 18 },
  ],
  defs: defs(colours),
  body:
    `<g transform="translate(24 -70) scale(1.06)">${headlight(colours, design)}</g>` +
    `<g transform="translate(510 736) rotate(4)">${tailLight(colours, design)}</g>` +
    // Charging cable, coiled.
    line(curve('330,850 200,872 120,830 130,750 210,720 290,750 296,820 220,850 150,820 150,760'), colours.ink, 13) +
    line(
      curve('330,850 200,872 120,830 130,750 210,720 290,750 296,820 220,850 150,820 150,760'),
      colours.graphite,
      8,
    ) +
    panel('M322 836h40v28h-40z', 'url(#case)', colours.ink) +
    panel('M362 841h18v18h-18z', 'url(#steel)', colours.ink) +
    panel('M136 736h28v26h-28z', 'url(#case)', colours.ink) +
    panel('M143 718h14v18h-14z', 'url(#steel)', colours.ink),
});

/** On the handlebar, seen by the rider coming towards it. */
const mounted: View = (colours, design) => {
  const { light, deep, ink, graphite, stone, slate } = colours;
  const { trim, mark } = design;
  const face = byCut(
    design,
    'M400 316a152 152 0 1 1 0 304a152 152 0 1 1 0-304z',
    'M300 300h200q34 0 34 34v280q0 34-34 34H300q-34 0-34-34V334q0-34 34-34z',
    shape('400,310 500,334 560,410 560,510 510,600 400,630 290,600 240,510 240,410 300,334'),
    'M236 340h328q34 0 34 34v190q0 34-34 34H236q-34 0-34-34V374q0-34 34-34z',
  );
  return {
    defs: defs(colours),
    body:
      `<circle cx="400" cy="470" r="390" fill="url(#glow)" opacity=".6"/>` +
      // Bar with its grips.
      line('M-20 640Q200 660 400 664T820 640', ink, 66) +
      line('M-20 636Q200 656 400 660T820 636', graphite, 56) +
      line('M-20 620Q200 640 400 644T820 620', slate, 8, 0.8) +
      panel('M326 600h148v130q-10 34-40 34h-68q-30 0-40-34z', 'url(#case)', ink, weight.contour) +
      line('M340 640h120M340 700h120', stone, 2.5, 0.6) +
      disc(400, 736, 15, stone, ink) +
      line('M390 736h20', ink, 4) +
      `<g transform="translate(14 16)">${area(face, ink, 0.3)}</g>` +
      panel(face, 'url(#body)', deep, weight.contour) +
      inside(
        'face',
        face,
        area(
          byCut(
            design,
            'M200 560H600V660H200z',
            'M260 560H540V660H260z',
            'M220 300H580V370H220z',
            'M190 330H300V610H190z',
          ),
          trim.panel,
        ) + area('M200 300H420L260 640H200z', '#fff', 0.14),
      ) +
      byCut(
        design,
        ring(400, 468, 126, ink, 5) + emitter(400, 468, 118, 118, colours),
        emitter(400, 390, 78, 70, colours) + emitter(400, 530, 78, 62, colours),
        ring(400, 474, 108, ink, 5) + emitter(400, 474, 100, 100, colours),
        emitter(372, 470, 60, 84, colours) + emitter(510, 470, 60, 84, colours),
      ) +
      mark(
        byCut(design, 400, 400, 400, 250),
        byCut(design, 600, 622, 340, 470),
        byCut(design, 9, 11, 11, 22),
        byCut(design, trim.pop, trim.pop, trim.pop, trim.pop),
      ) +
      line(
        byCut(
          design,
          'M282 372A152 152 0 0 1 392 322',
          'M284 330q4-16 20-18h80',
          'M264 392Q300 334 392 322',
          'M222 366q4-12 18-14h140',
        ),
        light,
        5,
        0.8,
      ),
  };
};

/** Lens, reflector and cooling fins close up. */
const optics: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate, paper, chalk } = colours;
  const { trim, mark } = design;
  const [x, y] = byCut<readonly [number, number]>(design, [330, 560], [300, 520], [340, 600], [280, 560]);
  const facets = byCut(design, 24, 16, 32, 12);
  return {
    defs:
      gradient('body', [light, soft, base, shade, deep], [0, 0, 0.5, 1]) +
      gradient('case', [slate, graphite, ink], [0, 0, 1, 1]) +
      `<radialGradient id="bowl" cx=".42" cy=".38" r=".68"><stop stop-color="#fff"/><stop offset=".45" stop-color="${chalk}"/><stop offset="1" stop-color="${slate}"/></radialGradient><radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    body:
      area('M0 0H800V1000H0z', 'url(#body)') +
      // Fins.
      repeat(byCut(design, 5, 7, 4, 6), (fin) => {
        const at = 470 + fin * byCut(design, 70, 52, 90, 60);
        return (
          line(`M${at}-20Q${at + 90} 500 ${at} 1020`, deep, 26, 0.5) +
          line(`M${at - 16}-20Q${at + 74} 500 ${at - 16} 1020`, light, 4, 0.5)
        );
      }) +
      panel('M560-20H820V200Q680 250 540 190z', trim.panel, trim.edge, weight.contour) +
      mark(690, 100, 46, trim.pop) +
      `<circle cx="${x + 16}" cy="${y + 20}" r="424" fill="${ink}" opacity=".3"/>` +
      `<circle cx="${x}" cy="${y}" r="416" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
      ring(x, y, 388, byCut(design, trim.pop, slate, trim.panel, trim.pop), 10) +
      `<circle cx="${x}" cy="${y}" r="350" fill="url(#bowl)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
      `<path d="${repeat(facets, (facet) => `M${point(x, y, 120, (facet * 360) / facets)}L${point(x, y, 346, (facet * 360) / facets)}`)}" stroke="${stone}" stroke-width="5"/>` +
      byCut(
        design,
        ring(x, y, 270, stone, 4) + ring(x, y, 190, stone, 4),
        ring(x, y, 240, stone, 4),
        ring(x, y, 300, stone, 4) + ring(x, y, 250, stone, 4) + ring(x, y, 180, stone, 4),
        ring(x, y, 230, stone, 4),
      ) +
      `<circle cx="${x}" cy="${y}" r="116" fill="${chalk}" stroke="${slate}" stroke-width="${weight.contour}"/>` +
      panel(`M${x - 44} ${y - 44}h88v88h-88z`, paper, slate) +
      line(`M${x - 20} ${y - 44}v88M${x + 20} ${y - 44}v88`, stone, 3) +
      `<circle cx="${x}" cy="${y}" r="330" fill="url(#glow)" opacity=".75"/>` +
      area(
        `M${x - 300} ${y - 130}A330 330 0 0 1 ${x - 80} ${y - 316}L${x - 60} ${y - 260}A270 270 0 0 0 ${x - 240} ${y - 110}z`,
        '#fff',
        0.6,
      ),
  };
};

export const bikeLight: KindDrawing = { cuts: 4, views: [set, mounted, optics] };
