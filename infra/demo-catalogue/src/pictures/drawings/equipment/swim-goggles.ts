import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

function defs({ light, soft, base, shade, deep, ink, graphite, paper }: Colours, { trim }: Design): string {
  return (
    gradient('cup', [light, soft, base, shade], [0, 0, 1, 1]) +
    (trim.id === 'pale'
      ? gradient('glass', [`${paper}/.95`, `${soft}/.75`, `${base}/.8`], [0, 0, 0.8, 1])
      : trim.id === 'dark'
        ? gradient('glass', [graphite, graphite, ink], [0, 0, 0.8, 1])
        : gradient('glass', [soft, shade, deep], [0, 0, 0.8, 1])) +
    gradient('strap', [soft, base, shade], [0, 0, 0, 1])
  );
}

const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

/** The left eyecup: its soft seal, and the lens within. */
function cupOf(design: Design): { readonly seal: string; readonly lens: string } {
  return byCut(
    design,
    {
      seal: shape('120,520 134,452 190,414 270,402 340,424 370,474 372,530 344,586 280,616 204,610 144,580'),
      lens: shape('154,520 164,466 206,438 270,430 324,446 344,482 346,526 326,566 276,588 212,584 168,560'),
    },
    {
      seal: shape('112,494! 180,446 270,434 350,452 376,490! 370,540 330,582 250,596 170,582 128,546'),
      lens: shape('142,496! 196,464 270,456 334,468 352,496! 346,532 316,560 250,572 184,560 150,534'),
    },
    {
      seal: shape('96,510 110,424 170,376 264,366 352,388 384,444 384,520 366,590 300,636 210,634 132,598'),
      lens: shape('132,510 142,442 188,404 264,396 332,412 356,454 356,516 342,570 292,604 216,602 160,574'),
    },
    {
      seal: shape('110,470! 150,424 260,408 356,436 380,470! 360,560 300,606 230,612 160,590 124,540'),
      lens: shape('140,476! 172,446 260,434 336,456 350,480! 334,544 290,578 234,584 178,566 150,530'),
    },
  );
}

function strap(colours: Colours, design: Design): string {
  const { deep, ink, light } = colours;
  const { trim } = design;
  const double = byCut(design, true, true, false, true);
  const bands = double
    ? 'M128 486Q56 470 52 410T130 316Q400 236 670 316Q748 350 748 410T672 486M128 506Q98 486 96 440T176 374Q400 302 624 374Q704 400 704 440T672 506'
    : 'M112 500Q44 480 46 410T140 300Q400 230 660 300Q754 330 754 410T688 500';
  return (
    line(bands, deep, double ? 30 : 52) +
    line(bands, trim.panel, double ? 24 : 46) +
    line(bands, trim.pop, 2, 0.6) +
    line('M150 304Q400 230 650 304', ink, double ? 28 : 48, 0.16) +
    line('M128 470Q70 452 64 412', light, 3, 0.6)
  );
}

/** From the front with the strap behind. */
const front: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite } = colours;
  const { trim, mark } = design;
  const { seal, lens } = cupOf(design);
  const cup = (id: string, lit: boolean) =>
    panel(seal, trim.id === 'tonal' ? shade : graphite, trim.id === 'tonal' ? deep : ink, weight.contour) +
    `<g transform="translate(-3 -4)">${panel(seal, 'url(#cup)', deep, weight.contour)}</g>` +
    panel(lens, 'url(#glass)', deep, weight.contour) +
    inside(
      id,
      lens,
      (lit
        ? area(shape('160,480! 220,440 300,432 220,490 180,570! 150,560'), '#fff', 0.42) +
          area('M300 400L322 400L262 640L240 640z', '#fff', 0.24)
        : area('M250 400L310 400L240 640L190 640z', '#fff', 0.24)) + line(lens, '#fff', 5, 0.3),
    ) +
    // Hinge for the strap.
    panel(
      byCut(
        design,
        shape('134,468! 106,474 88,500 92,530 112,546 136,552!'),
        shape('128,478! 96,474 76,496 80,530 104,548 136,550!'),
        shape('110,456! 84,466 70,500 74,540 94,566 112,570!'),
        shape('122,466! 92,470 76,496 80,530 100,552 128,552!'),
      ),
      trim.panel,
      trim.edge,
      weight.contour,
    ) +
    line(
      byCut(design, 'M104 492v34M118 486v46', 'M96 490v38M112 486v48', 'M84 490v50M98 482v66', 'M92 490v38M106 486v48'),
      trim.edge,
      4,
    );
  const nose = byCut(
    design,
    line('M362 500Q400 462 438 500', deep, 22) +
      line('M362 500Q400 462 438 500', trim.panel, 16) +
      line('M376 484l-8 10M388 476l-4 12M412 476l4 12M424 484l8 10', trim.edge, 3),
    line('M370 500Q400 482 430 500', ink, 10) + line('M370 500Q400 482 430 500', trim.pop, 5),
    line('M376 450Q400 416 424 450', deep, 34) +
      line('M376 450Q400 416 424 450', base, 28) +
      line('M380 440Q400 412 420 440', light, 3, 0.7),
    line('M368 476Q400 448 432 476', deep, 26) +
      line('M368 476Q400 448 432 476', trim.panel, 20) +
      line('M376 464Q400 444 424 464', trim.pop, 3, 0.6),
  );
  return {
    shadows: [
      { x: 410, y: 660, rx: 320, ry: 30 },
      { x: 250, y: 624, rx: 110, ry: 14 },
      { x: 570, y: 624, rx: 110, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      strap(colours, design) +
      nose +
      cup('left-glass', true) +
      mirrored(cup('right-glass', false)) +
      mark(250, byCut(design, 562, 550, 578, 560), 11, soft),
  };
};

/** Three-quarter: depth of the cups, strap with its buckle. */
const angled: View = (colours, design) => {
  const { soft, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const { seal, lens } = cupOf(design);
  const double = byCut(design, true, true, false, true);
  const loop = double
    ? 'M180 510C30 470 30 320 240 296S640 320 690 440M186 530C92 486 100 380 272 358S620 372 684 456'
    : 'M180 520C30 480 40 320 260 290S660 330 700 450';
  const cup = (id: string) =>
    `<g transform="translate(-20 12)">${panel(seal, trim.id === 'tonal' ? deep : ink, ink, weight.contour)}</g>` +
    `<g transform="translate(-12 7)">${panel(seal, trim.id === 'tonal' ? shade : graphite, ink)}</g>` +
    panel(seal, 'url(#cup)', deep, weight.contour) +
    panel(lens, 'url(#glass)', deep, weight.contour) +
    inside(
      id,
      lens,
      area('M200 380L260 380L190 640L150 640z', '#fff', 0.34) + area('M290 380L310 380L240 640L222 640z', '#fff', 0.22),
    );
  return {
    shadows: [
      { x: 420, y: 690, rx: 320, ry: 36 },
      { x: 330, y: 668, rx: 150, ry: 16 },
    ],
    defs: defs(colours, design),
    body:
      '<g transform="translate(20 0) rotate(-6 400 500)">' +
      line(loop, deep, double ? 30 : 50) +
      line(loop, trim.panel, double ? 24 : 44) +
      line(loop, trim.pop, 2, 0.6) +
      panel('M210 268h70v60h-70z', graphite, ink, weight.contour) +
      line('M226 272v52M264 272v52', stone, 4) +
      `<g transform="translate(470 40) scale(.62 .92)">${cup('far')}</g>` +
      line('M500 500Q540 462 586 500', deep, 22) +
      line('M500 500Q540 462 586 500', trim.panel, 16) +
      `<g transform="translate(110 10) scale(1.06)">${cup('near')}${panel(shape('134,460! 96,470 72,500 78,540 108,560 136,566!'), trim.panel, trim.edge, weight.contour)}${line('M92 494v40M108 484v58', trim.edge, 4)}${mark(250, 516, 20, soft)}</g>` +
      '</g>',
  };
};

/** Seal, nose bridge and its notches close up. */
const bridge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper } = colours;
  const { trim, mark } = design;
  const seal = byCut(
    design,
    'M-60 180Q180 90 300 260T330 700T-60 860z',
    'M-60 300Q180 220 330 400T330 690T-60 780z',
    'M-60 60Q220 20 320 240T330 760T-60 940z',
    'M-60 160Q200 120 340 300T300 700T-60 840z',
  );
  const lens = byCut(
    design,
    'M-60 250Q140 180 236 310T262 650T-60 780z',
    'M-60 370Q140 300 262 440T262 640T-60 710z',
    'M-60 140Q180 110 256 290T262 700T-60 850z',
    'M-60 240Q150 210 268 340T236 650T-60 760z',
  );
  const half = (id: string) =>
    `<g transform="translate(12 20)" opacity=".25">${area(seal, ink)}</g>` +
    `<g transform="translate(14 6)">${panel(seal, trim.id === 'tonal' ? deep : ink, ink, weight.contour)}</g>` +
    panel(seal, 'url(#cup)', deep, weight.contour) +
    line(seal.replace('M-60', 'M-70'), light, 4, 0.4) +
    panel(lens, 'url(#glass)', deep, weight.contour) +
    inside(
      id,
      lens,
      area(lens, 'url(#drops)') +
        area('M60 60H170L60 960H-50z', '#fff', 0.3) +
        area('M214 60H240L130 960H104z', '#fff', 0.2),
    );
  const strap = byCut(
    design,
    'M290 440Q400 330 510 440V560Q400 450 290 560z',
    'M300 500Q400 452 500 500V536Q400 490 300 536z',
    'M280 380Q400 260 520 380V560Q400 440 280 560z',
    'M296 420Q400 330 504 420V540Q400 450 296 540z',
  );
  return {
    defs:
      gradient('cup', [light, soft, base, shade, deep], [0, 0, 1, 1]) +
      (trim.id === 'pale'
        ? gradient('glass', [paper, soft, base], [0, 0, 1, 1])
        : trim.id === 'dark'
          ? gradient('glass', [graphite, graphite, ink], [0, 0, 1, 1])
          : gradient('glass', [soft, shade, deep], [0, 0, 1, 1])) +
      gradient('strap', [trim.panel, trim.panel, trim.edge], [0, 0, 0.3, 1]) +
      `<pattern id="drops" width="200" height="240" patternUnits="userSpaceOnUse"><g fill="#fff" fill-opacity=".5" stroke="${deep}" stroke-opacity=".35" stroke-width="1.6"><ellipse cx="40" cy="50" rx="9" ry="11"/><ellipse cx="140" cy="110" rx="6" ry="7"/><ellipse cx="84" cy="190" rx="11" ry="13"/><ellipse cx="176" cy="30" rx="4" ry="5"/></g></pattern>`,
    body:
      half('left') +
      mirrored(
        half('right')
          .replaceAll('M60 60H170L60 960H-50z', 'M20 60H90L200 960H130z')
          .replaceAll('M214 60H240L130 960H104z', 'M0 0'),
      ) +
      `<g transform="translate(8 20)" opacity=".3">${area(strap, ink)}</g>` +
      panel(strap, 'url(#strap)', trim.edge, weight.contour) +
      inside(
        'nose',
        strap,
        line(
          repeat(11, (notch) => `M${300 + notch * 20} 300v300`),
          trim.edge,
          5,
          0.55,
        ) + area('M260 300H540V420Q400 320 260 440z', '#fff', 0.14),
      ) +
      panel(
        byCut(design, 'M262 420h44v160h-44z', 'M270 480h44v76h-44z', 'M258 360h40v220h-40z', 'M266 400h44v160h-44z'),
        trim.panel,
        trim.edge,
        weight.contour,
      ) +
      mirrored(
        panel(
          byCut(design, 'M262 420h44v160h-44z', 'M270 480h44v76h-44z', 'M258 360h40v220h-40z', 'M266 400h44v160h-44z'),
          trim.panel,
          trim.edge,
          weight.contour,
        ),
      ) +
      mark(100, byCut(design, 690, 650, 760, 670), 34, light, -6),
  };
};

export const swimGoggles: KindDrawing = { cuts: 4, views: [front, angled, bridge] };
