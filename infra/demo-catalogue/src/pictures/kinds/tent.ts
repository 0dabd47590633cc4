import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import { disc } from '../round.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

function defs({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }: Colours): string {
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
function guy(x: number, y: number, toX: number, toY: number, { ink, graphite, slate, stone }: Colours): string {
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

function pole(data: string, { trim }: Design): string {
  return line(data, trim.edge, 9) + line(data, trim.panel, 5) + line(data, trim.pop, 1.6, 0.7);
}

/** The opened door: inner mesh, the flap rolled to the side. */
function doorway(id: string, opening: string, flap: string, colours: Colours, { trim }: Design): string {
  const { ink, deep, soft } = colours;
  return (
    panel(opening, 'url(#inside)', deep, weight.contour) +
    inside(
      id,
      opening,
      area(opening, 'url(#mesh)') + area('M0 700H800V900H0z', trim.panel, 0.55) + area('M0 690H800V716H0z', soft, 0.5),
    ) +
    line(opening.replace('z', ''), trim.edge, 5) +
    panel(flap, 'url(#face)', deep, weight.contour) +
    line(flap.replace('z', ''), ink, 1.6, 0.25)
  );
}

const domed = (colours: Colours, design: Design) => {
  const { deep, light, soft } = colours;
  const { trim, mark } = design;
  const right = shape('420,330! 520,360 620,470 690,620 722,730! 640,760 570,784! 552,640 500,460');
  const left = shape('420,330! 330,350 220,450 140,610 92,744! 170,766 262,788! 280,640 340,460');
  const middle = shape('420,330! 340,460 280,640 262,788! 420,802 570,784! 552,640 500,460');
  return (
    guy(150, 590, 34, 800, colours) +
    guy(684, 600, 776, 786, colours) +
    panel(left, 'url(#lit)', deep, weight.contour) +
    panel(right, 'url(#dim)', deep, weight.contour) +
    panel(middle, 'url(#face)', deep, weight.contour) +
    area(left + right + middle, 'url(#rip)') +
    inside('left-fly', left, area('M60 690L280 730V800H60z', trim.panel) + line('M60 690L280 730', trim.edge)) +
    inside('right-fly', right, area('M550 720L740 670V800H550z', trim.panel) + line('M550 720L740 670', trim.edge)) +
    doorway(
      'door',
      shape('420,430! 372,520 334,660 322,794! 420,802 512,792! 504,660 470,520'),
      shape('420,430! 372,520 334,660 322,794! 304,792 300,770 314,650 356,510'),
      colours,
      design,
    ) +
    pole(curve('92,744 140,610 220,450 330,350 420,330 500,460 552,640 570,784'), design) +
    pole(curve('262,788 280,640 340,460 420,330 520,360 620,470 690,620 722,730'), design) +
    panel(shape('340,340! 420,310 510,346! 500,386 420,352 348,380!'), trim.panel, trim.edge, weight.contour) +
    line(curve('352,344 420,320 500,350'), light, 3, 0.6) +
    mark(196, 640, 24, light, -24) +
    stitches(curve('150,640 230,480 330,380'), soft) +
    guy(420, 802, 420, 868, colours)
  );
};

const tunnelled = (colours: Colours, design: Design) => {
  const { deep, light, soft } = colours;
  const { trim, mark } = design;
  const front = shape('96,790! 110,620 170,460 270,404 370,450 440,600 462,812! 280,822');
  const mid = shape('270,404! 400,380 470,384 540,430 600,560 622,770! 540,796 462,812! 440,600 370,450');
  const rear = shape('470,384! 560,394 640,450 700,580 752,720! 690,752 622,770! 600,560 540,430');
  return (
    guy(110, 600, 22, 830, colours) +
    guy(690, 560, 786, 770, colours) +
    panel(rear, 'url(#dim)', deep, weight.contour) +
    panel(mid, 'url(#face)', deep, weight.contour) +
    panel(front, 'url(#lit)', deep, weight.contour) +
    area(front + mid + rear, 'url(#rip)') +
    inside(
      'mid-fly',
      mid,
      area(shape('262,404! 400,370 480,384! 560,440 530,470 380,440'), trim.panel) +
        area('M440 760L640 690V830H440z', trim.panel) +
        line('M440 760L640 690', trim.edge),
    ) +
    inside('rear-fly', rear, area('M600 700L780 640V800H600z', trim.panel) + line('M600 700L780 640', trim.edge)) +
    doorway(
      'door',
      shape('152,812! 160,680 200,560 268,520 336,560 380,680 396,816! 280,822'),
      shape('152,812! 160,680 200,560 268,520 280,530! 220,580 186,690 180,816!'),
      colours,
      design,
    ) +
    pole(curve('96,790 110,620 170,460 270,404 370,450 440,600 462,812'), design) +
    pole(curve('470,384 540,430 600,560 622,770'), design) +
    mark(520, 600, 30, light, 8) +
    // A window with its shutter.
    panel(shape('560,500! 590,510 616,560 622,610! 590,600 570,560'), 'url(#inside)', deep) +
    stitches(curve('284,398 400,372 470,376'), soft) +
    guy(270, 404, 60, 868, colours)
  );
};

const geodesic = (colours: Colours, design: Design) => {
  const { deep, light, soft } = colours;
  const { trim, mark } = design;
  const facets = [
    ['M400 336L220 420L300 600L470 560z', 'url(#lit)'],
    ['M400 336L560 400L470 560z', 'url(#face)'],
    ['M560 400L680 560L600 660L470 560z', 'url(#dim)'],
    ['M220 420L112 600L180 690L300 600z', 'url(#lit)'],
    ['M112 600L84 740L170 778L180 690z', 'url(#face)'],
    ['M300 600L180 690L170 778L330 804z', 'url(#face)'],
    ['M300 600L470 560L520 800L330 804z', 'url(#face)'],
    ['M470 560L600 660L640 776L520 800z', 'url(#dim)'],
    ['M680 560L722 716L640 776L600 660z', 'url(#dim)'],
  ] as const;
  return (
    guy(112, 600, 26, 800, colours) +
    guy(680, 560, 778, 760, colours) +
    facets
      .map(([data, fill], index) =>
        panel(
          data,
          index === 1 || index === 3 || index === 8 ? trim.panel : fill,
          index === 1 || index === 3 || index === 8 ? trim.edge : deep,
        ),
      )
      .join('') +
    area('M400 336L560 400L680 560L722 716L640 776L520 800L330 804L170 778L84 740L112 600L220 420z', 'url(#rip)') +
    doorway(
      'door',
      shape('396,600! 352,660 338,800! 430,806 510,798! 480,680 446,600'),
      shape('396,600! 352,660 338,800! 320,798 326,690 366,606'),
      colours,
      design,
    ) +
    pole(curve('84,740 112,600 220,420 400,336 560,400 680,560 722,716'), design) +
    pole(curve('170,778 180,690 220,420'), design) +
    pole(
      'M400 336L470 560L520 800M220 420L300 600L330 804M560 400L470 560L300 600L180 690M560 400L600 660L640 776M680 560L600 660L470 560',
      design,
    ) +
    panel('M352 330l48-22 60 24-8 26-50-20-40 18z', trim.panel, trim.edge) +
    mark(316, 486, 24, light, -20) +
    stitches('M116 720L190 736M196 560L236 470', soft) +
    guy(330, 804, 300, 872, colours) +
    guy(520, 800, 560, 868, colours)
  );
};

const ridged = (colours: Colours, design: Design) => {
  const { deep, light, soft } = colours;
  const { trim, mark } = design;
  const front = shape('120,800! 210,600 300,400 340,330! 400,470 470,640 520,818! 320,826');
  const side = shape('340,330! 480,380 620,420! 690,560 744,724! 640,780 520,818! 470,640 400,470');
  return (
    guy(340, 330, 60, 760, colours) +
    guy(620, 420, 786, 700, colours) +
    panel(side, 'url(#dim)', deep, weight.contour) +
    panel(front, 'url(#lit)', deep, weight.contour) +
    area(front + side, 'url(#rip)') +
    inside(
      'side-fly',
      side,
      area(shape('340,330! 480,380 620,420! 640,470 490,440 372,410'), trim.panel) +
        line(curve('372,410 490,440 640,470'), trim.edge) +
        area(shape('600,420! 620,560 600,700 560,830! 640,800 690,600'), deep, 0.25),
    ) +
    doorway(
      'door',
      shape('340,372! 330,600 316,826! 420,824 512,814! 460,640 396,490'),
      shape('340,372! 330,600 316,826! 288,822 280,760 306,560'),
      colours,
      design,
    ) +
    line('M340 372L336 826', trim.edge, 9) +
    line('M340 372L336 826', trim.panel, 5) +
    inside('front-fly', front, area('M90 740L310 776V840H90z', trim.panel) + line('M90 740L310 776', trim.edge)) +
    panel('M328 336l12-26 16 22-6 20-14 2z', trim.panel, trim.edge) +
    mark(240, 640, 26, light, -14) +
    stitches('M150 760L300 424', soft) +
    stitches(curve('356,344 480,390 614,428'), soft) +
    guy(120, 800, 84, 860, colours) +
    guy(520, 818, 552, 874, colours)
  );
};

/** Pitched, three-quarter. */
const pitched: View = (colours, design) => ({
  shadows: [
    { x: 430, y: 800, rx: 380, ry: 60 },
    { x: 470, y: 796, rx: 280, ry: 34 },
  ],
  defs: defs(colours),
  body: byCut(design, domed, tunnelled, geodesic, ridged)(colours, design),
});

/** Seen straight on, both doors rolled up, bed made. */
const entrance: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const fly = shape(
    byCut(
      design,
      '90,800! 120,660 190,500 290,390 400,352 510,390 610,500 680,660 710,800! 400,820',
      '110,804! 116,600 170,430 280,340 400,316 520,340 630,430 684,600 690,804! 400,822',
      '80,800! 110,640! 220,440! 400,350! 580,440! 690,640! 720,800! 400,820',
      '80,806! 220,560 340,380 400,290! 460,380 580,560 720,806! 400,826',
    ),
  );
  const door = shape(
    byCut(
      design,
      '230,806! 250,660 310,510 400,450 490,510 550,660 570,806! 400,814',
      '200,806! 206,620 270,470 400,420 530,470 594,620 600,806! 400,816',
      '220,806! 260,620! 400,470! 540,620! 580,806! 400,814',
      '230,810! 310,620 370,480 400,410! 430,480 490,620 570,810! 400,820',
    ),
  );
  const roll = byCut(
    design,
    shape('230,806! 250,660 310,510 400,450 392,476! 336,540 284,670 268,808!'),
    shape('200,806! 206,620 270,470 400,420 394,448! 300,494 246,626 240,808!'),
    shape('220,806! 260,620! 400,470! 400,500! 296,630! 262,808!'),
    shape('230,810! 310,620 370,480 400,410! 400,450 346,560 270,812!'),
  );
  return {
    shadows: [
      { x: 410, y: 822, rx: 380, ry: 44 },
      { x: 400, y: 816, rx: 250, ry: 20 },
    ],
    defs: defs(colours),
    body:
      guy(byCut(design, 150, 136, 130, 190), 600, 26, 830, colours) +
      guy(byCut(design, 650, 664, 670, 610), 600, 774, 830, colours) +
      panel(fly, 'url(#face)', deep, weight.contour) +
      inside(
        'fly',
        fly,
        area(fly, 'url(#rip)') +
          area('M60 740H740V840H60z', trim.panel) +
          line('M60 740H740', trim.edge) +
          area(shape('400,300! 560,400 690,640 730,830! 560,830 540,620 470,460'), deep, 0.28) +
          area(shape('300,400! 220,520 160,700 200,600 290,470'), '#fff', 0.24) +
          byCut(
            design,
            '',
            area('M100 560H700V590H100z', trim.panel, 0.8),
            line('M110 640L400 350L690 640M220 440L400 600L580 440', trim.edge, 6),
            line('M400 290V420', trim.edge, 6),
          ),
      ) +
      panel(door, 'url(#inside)', deep, weight.contour) +
      inside(
        'inner',
        door,
        area(shape('400,470! 300,560 262,720 250,820! 400,820!'), graphite, 0.6) +
          area(door, 'url(#mesh)') +
          // Two mats with bags on them.
          panel('M292 820l36-110q44-14 62 0l4 110z', soft, deep) +
          panel('M508 820l-36-110q-44-14-62 0l-4 110z', shade, deep) +
          line('M306 780h84M320 744h70M494 780h-84M480 744h-70', deep, 2.5, 0.6) +
          area('M330 712q30-14 60 0l2 20q-32-12-66 0z', light) +
          area('M470 712q-30-14-60 0l-2 20q32-12 66 0z', base) +
          // A lamp from the ridge.
          line('M400 420V530', stone, 2.5) +
          disc(400, 548, 17, light, stone),
      ) +
      [roll, '']
        .map((flap) =>
          flap === ''
            ? `<g transform="matrix(-1 0 0 1 800 0)">${panel(roll, 'url(#dim)', deep, weight.contour)}</g>`
            : panel(flap, 'url(#lit)', deep, weight.contour),
        )
        .join('') +
      line(
        byCut(
          design,
          'M256 660l34 10M544 660l-34 10',
          'M212 640l36 6M588 640l-36 6',
          'M262 640l34 12M538 640l-34 12',
          'M300 650l34 14M500 650l-34 14',
        ),
        ink,
        7,
      ) +
      pole(
        byCut(
          design,
          curve('90,800 120,660 190,500 290,390 400,352 510,390 610,500 680,660 710,800'),
          curve('110,804 116,600 170,430 280,340 400,316 520,340 630,430 684,600 690,804'),
          'M80 800L110 640L220 440L400 350L580 440L690 640L720 800',
          'M400 292V410',
        ),
        design,
      ) +
      mark(byCut(design, 180, 150, 160, 200), byCut(design, 700, 690, 700, 730), 20, light) +
      guy(400, 820, 400, 884, colours),
  };
};

/** A corner close up: webbing, pole tip in its eyelet, peg and guy line. */
const corner: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const fly = byCut(
    design,
    'M-40-40H720Q640 300 380 520Q180 640-40 690z',
    'M-40-40H640Q600 260 420 480Q200 600-40 640z',
    'M-40-40H760L400 500L-40 700z',
    'M-40-40H600Q560 300 420 500Q200 560-40 580z',
  );
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('steel', [slate, paper, stone, slate], [0, 0, 1, 0.4]) +
      `<pattern id="rip" width="38" height="38" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M0 0h38M0 0v38" stroke="${deep}" stroke-width="2" opacity=".3"/></pattern>` +
      `<pattern id="weave" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 10L7 0L14 10" stroke="${ink}" stroke-width="3" fill="none"/></pattern>` +
      `<radialGradient id="soil"><stop stop-color="${ink}" stop-opacity=".4"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`,
    body:
      area(fly.replace('M-40-40', 'M0 60').replace('z', 'z'), ink, 0.1) +
      panel(fly, 'url(#cloth)', deep, weight.contour) +
      inside(
        'fly',
        fly,
        area(fly, 'url(#rip)') +
          area(shape('-40,300! 160,280 300,380 420,520! 300,620 -40,720!'), trim.panel) +
          line(curve('-40,300 160,280 300,380 420,520'), trim.edge, 4) +
          `<path d="${curve('-40,276 170,256 316,360 440,500')}" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
          area(shape('500,-40! 440,160 300,330 420,280 560,60'), '#fff', 0.2) +
          area(shape('720,-40! 600,260 400,520! 520,300 600,60'), deep, 0.26),
      ) +
      mark(120, 440, 44, trim.pop, -12) +
      // Webbing with its ring.
      `<g transform="translate(404 506) rotate(44)">${panel('M-44-40h150v80h-150z', graphite, ink, weight.contour)}${area('M-44-40h150v80h-150z', 'url(#weave)')}${stitches('M-34-28h80v56h-80zM-34-28l80 56M46-28l-80 56', stone)}<circle cx="150" cy="0" r="54" stroke="${ink}" stroke-width="24"/><circle cx="150" cy="0" r="54" stroke="url(#steel)" stroke-width="18"/></g>` +
      // Pole running to the eyelet.
      line('M760-40Q700 300 470 560', trim.edge, 40) +
      line('M760-40Q700 300 470 560', trim.panel, 33) +
      line('M748-40Q688 296 462 552', trim.pop, 5, 0.7) +
      line('M520 500L462 566', ink, 46) +
      line('M516 500L466 556', stone, 34) +
      // The peg through the ring, into the ground.
      '<ellipse cx="560" cy="850" rx="180" ry="46" fill="url(#soil)"/>' +
      line('M466 590L570 846', ink, 36) +
      line('M466 590L570 846', byCut(design, 'url(#steel)', base, slate, soft), 28) +
      line('M462 604L556 832', paper, 5, 0.8) +
      line('M430 600Q450 540 504 566', ink, 32) +
      line('M430 600Q450 540 504 566', byCut(design, stone, base, slate, soft), 24) +
      // Guy line with slider.
      cord('M380 440Q300 560 200 760T60 1020', trim.id === 'tonal' ? soft : trim.pop, deep, 13) +
      `<path d="M380 440Q300 560 200 760T60 1020" stroke="${ink}" stroke-width="13" stroke-dasharray="5 17" stroke-linecap="butt" opacity=".5"/>` +
      `<g transform="translate(214 732) rotate(-66)">${panel('M-70-26h140q16 0 16 16v20q0 16-16 16h-140q-16 0-16-16v-20q0-16 16-16z', graphite, ink, weight.contour)}${disc(-46, 0, 12, ink, slate)}${disc(0, 0, 12, ink, slate)}${disc(46, 0, 12, ink, slate)}${line('M-66-18h120', stone, 3)}</g>` +
      line(
        repeat(
          9,
          (blade) =>
            `M${410 + blade * 36} ${886 + (blade % 3) * 12}q${4 - (blade % 2) * 10}-26 ${10 - (blade % 4) * 6}-44`,
        ),
        shade,
        4,
        0.5,
      ),
  };
};

const all: KindDrawing = { cuts: 4, views: [pitched, entrance, corner] };

export const tent = only(all, [0, 2, 3]);
export const campingTent = only(all, [1, 0]);
