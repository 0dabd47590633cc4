import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../strokes.ts';

// For days on foot: classic with a lid, roll top, with side pouches. For snow: airbag, and slim with a ski strap.
const bodies = [
  '246,236! 230,360 218,500 212,640 212,780 226,872! 300,896 400,902 500,896 574,872! 588,780 588,640 582,500 570,360 554,236! 400,216',
  '256,170! 240,320 226,480 218,640 220,790 236,880! 300,900 400,906 500,900 564,880! 580,790 582,640 574,480 560,320 544,170! 400,160',
  '252,230! 240,360 232,500 228,640 228,780 240,874! 300,896 400,902 500,896 560,874! 572,780 572,640 568,500 560,360 548,230! 400,212',
  '262,150! 236,240 224,380 222,540 226,700 244,820 290,866! 400,882 510,866! 556,820 574,700 578,540 576,380 564,240 538,150! 470,118 400,110 330,118',
  '276,160! 254,260 244,400 242,560 246,720 262,830 300,866! 400,880 500,866! 538,830 554,720 558,560 556,400 546,260 524,160! 460,126 400,120 340,126',
] as const;

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('lid', [light, soft, base, shade], [0.1, 0, 0.9, 1]) +
    gradient('second', [trim.panel, trim.panel, trim.edge], [0, 0, 1.5, 0.7]) +
    gradient('form', ['#fff/.2', '#fff/0', '#000/0', '#000/.3'], [0, 0.1, 1, 0.3]) +
    `<pattern id="rip" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16M0 0v16" stroke="${deep}" opacity=".28"/></pattern>`
  );
}

function buckle(x: number, y: number, { ink, graphite, stone }: Colours): string {
  return `<g transform="translate(${x} ${y})">${panel('M-17-16h34v14h-34z', graphite, ink)}${panel('M-15-4h30l-2 26q-13 6-26 0z', graphite, ink)}${line('M-10-11h20M-6 4v12M6 4v12', stone, 2)}</g>`;
}

function webbing(data: string, { ink, graphite }: Colours, wide = 14): string {
  return line(data, ink, wide) + line(data, graphite, wide - 6);
}

function topOf(colours: Colours, { cut, trim, mark }: Design): string {
  const { light, soft, deep, ink, stone, graphite } = colours;
  const onTrim = trim.id === 'tonal' ? light : trim.pop;
  if (cut === 1) {
    return (
      panel(
        shape('262,190! 256,140 262,112 300,100 400,94 500,100 538,112 544,140 538,190! 400,210'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      line(`M264 124Q400 104 536 124M262 146Q400 126 538 146`, trim.edge) +
      line('M264 112Q400 92 536 112', trim.pop, 5) +
      webbing('M268 130L236 250M532 130L564 250', colours) +
      buckle(240, 230, colours) +
      buckle(560, 230, colours) +
      webbing('M400 100V330', colours) +
      buckle(400, 300, colours)
    );
  }
  if (cut > 2) {
    return (
      line(curve('270,260 300,180 400,150 500,180 530,260'), ink, 7) +
      line(curve('272,254 302,174 400,144 498,174 528,254'), trim.pop, 3) +
      line('M300 190l-14 36', graphite, 8) +
      line(curve('300,150 350,130 400,126'), light, 4, 0.6)
    );
  }
  const lid = shape(
    cut === 0
      ? '228,258! 226,190 256,140 310,112 400,102 490,112 544,140 574,190 572,258! 520,300 400,312 280,300'
      : '236,250! 240,190 270,150 320,128 400,120 480,128 530,150 560,190 564,250! 500,286 400,294 300,286',
  );
  return (
    panel(lid, cut === 0 ? 'url(#lid)' : 'url(#second)', cut === 0 ? deep : trim.edge, weight.contour) +
    area(shape('500,118! 548,150 570,196 570,258! 520,298 450,308! 510,260 516,190'), deep, 0.2) +
    line(curve('256,214 330,190 400,184 470,190 544,214'), ink, 7) +
    line(curve('256,208 330,184 400,178 470,184 544,208'), cut === 0 ? trim.pop : onTrim, 3) +
    line('M300 200l-4 34', stone, 7) +
    webbing('M306 290V420M494 290V420', colours) +
    buckle(306, 380, colours) +
    buckle(494, 380, colours) +
    mark(400, 244, 16, cut === 0 ? (soft === trim.pop ? light : light) : onTrim)
  );
}

function pockets(colours: Colours, design: Design): string {
  const { light, soft, shade, deep, ink, graphite } = colours;
  const { cut, trim, mark } = design;
  const onTrim = trim.id === 'tonal' ? light : trim.pop;
  if (cut === 3) {
    // Airbag: the burst seam over the shoulders, the avalanche tools' pocket, ice-axe loops.
    return (
      panel(
        shape('276,320! 400,300 524,320! 540,460 536,640 516,720! 400,736 284,720! 264,640 260,460'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      stitches(curve('276,350 400,330 524,350'), trim.pop) +
      mark(400, 420, 30, onTrim) +
      line('M300 540H500', ink, 7) +
      line('M300 536H500', trim.pop, 3) +
      line('M310 540l-8 34', graphite, 8) +
      mirrored('axe', webbing('M306 720V800', colours, 16) + webbing('M250 300L278 330M240 620L268 610', colours)) +
      panel('M470 250h70v34h-70z', trim.pop, deep) +
      line(curve('230,300 262,230 330,200'), trim.pop, 5)
    );
  }
  if (cut === 4) {
    return (
      panel(
        shape('262,560! 400,540 538,560! 534,760 500,840 400,854 300,840 266,760'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      line('M290 600Q400 586 510 600', ink, 7) +
      line('M290 596Q400 582 510 596', trim.pop, 3) +
      webbing('M250 300L556 520', colours, 20) +
      buckle(400, 410, colours) +
      webbing('M310 330V500M490 330V500', colours) +
      mark(400, 720, 28, onTrim) +
      mirrored('loop', webbing('M330 850V800', colours, 16))
    );
  }
  const pocket = byCut(
    design,
    panel(
      shape('290,440! 400,428 510,440! 528,560 530,660! 400,676 270,660! 272,560'),
      'url(#lid)',
      deep,
      weight.contour,
    ) +
      line('M296 470Q400 456 504 470', ink, 7) +
      line('M296 466Q400 452 504 466', trim.pop, 3) +
      mark(400, 568, 28, light),
    panel(
      shape('282,380! 400,366 518,380! 536,560 532,720! 400,736 268,720! 264,560'),
      'url(#second)',
      trim.edge,
      weight.contour,
    ) +
      line(
        repeat(5, (row) => `M284 ${440 + row * 56}L516 ${500 + row * 50}M516 ${440 + row * 56}L284 ${500 + row * 50}`),
        trim.pop,
        3,
        0.8,
      ) +
      mark(400, 690, 18, onTrim),
    panel(
      shape('300,430! 400,420 500,430! 506,560 500,690! 400,700 300,690! 294,560'),
      'url(#lid)',
      deep,
      weight.contour,
    ) +
      line('M400 430V690', ink, 7) +
      line('M397 430V690', trim.pop, 3) +
      mark(350, 640, 18, light),
  );
  return (
    // Bottom compartment with its own zip.
    inside(
      'bottom',
      shape(bodies[cut] ?? bodies[0]),
      panel(
        shape('200,720! 300,738 400,742 500,738 600,720! 600,920! 200,920!'),
        cut === 1 ? shade : 'url(#second)',
        cut === 1 ? deep : trim.edge,
      ) +
        line('M216 752Q400 776 584 752', ink, 7) +
        line('M216 748Q400 772 584 748', trim.pop, 3),
    ) +
    mirrored(
      'side',
      panel(
        shape(
          cut === 2
            ? '150,430! 210,410 250,430! 254,700 230,740! 150,720! 140,570'
            : '196,600! 232,590 262,610! 252,720 254,760! 196,750!',
        ),
        cut === 2 ? 'url(#second)' : graphite,
        cut === 2 ? trim.edge : ink,
      ) +
        (cut === 2
          ? line(curve('152,480 200,462 250,474'), ink, 6) + line('M160 500v190', soft, 3, 0.5)
          : line(
              repeat(4, (row) => `M208 ${626 + row * 30}l42-4`),
              ink,
              2,
            )) +
        webbing(cut === 2 ? 'M228 380L290 400' : 'M230 400L282 416M222 540L270 546', colours),
    ) +
    pocket +
    mirrored('mat', webbing('M316 770V880', colours) + panel('M304 806h24v30h-24z', graphite, ink)) +
    (cut === 2 ? '' : webbing('M400 690V736', colours, 12))
  );
}

/** Front, fully packed. */
const front: View = (colours, design) => {
  const { deep, ink, shade, soft } = colours;
  const { cut } = design;
  const body = shape(bodies[cut] ?? bodies[0]);
  const foot = cut > 2 ? 884 : 908;
  return {
    shadows: [
      { x: 416, y: foot, rx: 280, ry: 36 },
      { x: 404, y: foot - 4, rx: 190, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      line(curve('364,116 368,70 400,60 432,70 436,116'), ink, 16) +
      line(curve('366,112 372,76 400,66 428,76'), soft, 6) +
      mirrored(
        'fin',
        panel(shape('226,720! 170,730 128,780 116,838 148,854! 200,824 240,800'), shade, deep, weight.contour) +
          webbing('M130 838L96 880', colours),
      ) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        area(body, 'url(#rip)') +
          (cut < 3
            ? ''
            : area(shape('200,120! 290,150 270,400 262,640 300,900! 180,900!'), shade, 0.6) +
              area(shape('600,120! 510,150 530,400 538,640 500,900! 620,900!'), deep, 0.35)),
      ) +
      pockets(colours, design) +
      inside('round', body, area('M190 90H610V920H190z', 'url(#form)')) +
      topOf(colours, design),
  };
};

/** Carrying side: adjustable harness, wide hip belt. */
const back: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone } = colours;
  const { cut, trim, mark } = design;
  const body = shape(bodies[cut] ?? bodies[0]);
  const isSnow = cut > 2;
  const strap = shape(
    '350,250! 312,270 278,330 258,420 250,520 262,600 284,650! 314,652 322,628! 308,560 304,480 314,400 338,330 374,288!',
  );
  return {
    shadows: [{ x: 416, y: 908, rx: 300, ry: 36 }],
    defs: defs(colours, design),
    body:
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside('body', body, area(body, 'url(#rip)') + area('M190 90H610V920H190z', 'url(#form)')) +
      (isSnow
        ? panel(
            shape('284,240! 400,220 516,240! 530,460 526,700 500,830! 400,846 300,830! 274,700 270,460'),
            graphite,
            ink,
            weight.contour,
          ) +
          stitches(curve('292,270 284,460 288,690 310,806'), slate) +
          stitches(curve('508,270 516,460 512,690 490,806'), slate) +
          line(curve('286,250 400,228 514,250'), trim.pop, 4)
        : topBack(colours, design)) +
      // Back panel: air channel, height adjustment.
      (isSnow
        ? area(shape('376,280! 424,280! 420,780! 380,780!'), ink, 0.6)
        : panel(
            shape('300,290! 400,276 500,290! 514,460 508,640! 400,656 292,640! 286,460'),
            graphite,
            ink,
            weight.contour,
          ) +
          line(
            repeat(9, (row) => `M310 ${330 + row * 34}H490`),
            ink,
            7,
            0.6,
          ) +
          area('M384 290h32v350h-32z', ink) +
          line(
            repeat(7, (rung) => `M386 ${330 + rung * 44}h28`),
            slate,
            6,
          ) +
          panel('M352 400h96v44h-96z', trim.panel, trim.edge) +
          mark(400, 422, 12, trim.id === 'tonal' ? light : trim.pop)) +
      mirrored(
        'half',
        webbing('M330 240L290 330', colours, 12) +
          panel(strap, 'url(#second)', trim.edge, weight.contour) +
          stitches(curve('352,276 320,300 294,360 278,440 272,520 282,590 298,632'), trim.pop) +
          webbing('M300 640L262 790', colours, 12) +
          panel('M286 624h32v26h-32z', graphite, ink) +
          webbing('M264 430l46 6', colours, 12) +
          panel(
            shape('306,716! 226,732 152,772 108,838 100,892 122,910! 170,900 250,862 336,842'),
            'url(#second)',
            trim.edge,
            weight.contour,
          ) +
          stitches(curve('306,738 232,752 166,792 130,850 122,888'), trim.pop) +
          panel(shape('180,800! 236,776 262,790 250,830 196,856 172,840'), base, deep) +
          line(curve('184,806 236,784'), ink, 5) +
          webbing('M112 896L56 934', colours, 16),
      ) +
      panel(
        shape('300,700! 400,686 500,700! 506,820 470,852! 400,860 330,852! 294,820'),
        graphite,
        ink,
        weight.contour,
      ) +
      line(
        repeat(3, (row) => `M330 ${740 + row * 32}H470`),
        ink,
        7,
        0.6,
      ) +
      webbing('M310 434H490', colours, 12) +
      panel('M376 420h48v28h-48z', graphite, ink) +
      line('M388 434h24', stone) +
      (isSnow && cut === 3
        ? panel('M262 470h36v70h-36z', trim.pop, ink) +
          panel(shape('268,530! 292,530! 296,590 280,604 264,590'), soft, deep) +
          line('M280 546v34', shade, 4)
        : ''),
  };
};

function topBack({ soft, deep, ink }: Colours, { cut, trim }: Design): string {
  return (
    panel(
      shape(
        cut === 1
          ? '262,190! 256,140 262,112 300,100 400,94 500,100 538,112 544,140 538,190! 400,214'
          : '232,236! 236,176 270,140 330,118 400,112 470,118 530,140 564,176 568,236! 500,262 400,268 300,262',
      ),
      cut === 0 ? 'url(#lid)' : 'url(#second)',
      cut === 0 ? deep : trim.edge,
      weight.contour,
    ) +
    line(curve('368,140 372,92 400,84 428,92 432,140'), ink, 15) +
    line(curve('370,136 376,98 400,90 424,98'), soft, 6)
  );
}

/** Hip belt buckle and load straps close up. */
const belt: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const isSnow = cut > 2;
  return {
    defs:
      defs(colours, design) +
      gradient('case', [slate, graphite, ink], [0, 0, 0.4, 1]) +
      `<pattern id="mesh" width="28" height="24" patternUnits="userSpaceOnUse"><path d="M7 6h.1M21 18h.1" stroke="${ink}" stroke-width="11" stroke-linecap="round" opacity=".5"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#rip)') +
      panel(shape('-40,-40! 840,-40! 840,210! 500,260 260,250 -40,200!'), 'url(#lid)', deep, weight.contour) +
      line(curve('-40,150 260,200 500,208 840,156'), ink, 16) +
      `<path d="${curve('-40,150 260,200 500,208 840,156')}" stroke="${stone}" stroke-width="5" stroke-dasharray="6 5" stroke-linecap="butt"/>` +
      cord(curve('300,214 330,262 322,330'), trim.pop, deep, 12) +
      panel('M302 320h44v56h-44z', graphite, ink) +
      // Hip belt wings.
      area(shape('-40,430! 200,400 330,440 350,560 330,690 200,730 -40,720!'), ink, 0.3) +
      panel(
        shape('-40,400! 190,372 310,410 330,530 310,656 190,696 -40,690!'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      panel(shape('-40,440! 160,424 240,456 250,530 236,606 160,644 -40,640!'), graphite, ink) +
      area(shape('-40,440! 160,424 240,456 250,530 236,606 160,644 -40,640!'), 'url(#mesh)') +
      stitches(curve('-40,418 186,392 292,424 310,530 292,638 186,676 -40,670'), trim.pop) +
      panel(
        shape('840,400! 640,372 520,410 500,530 520,656 640,696 840,690!'),
        'url(#second)',
        trim.edge,
        weight.contour,
      ) +
      stitches(curve('840,420 644,394 540,424 522,530 540,638 644,676 840,668'), trim.pop) +
      line('M560 470H840', ink, 13) +
      line('M560 466H840', trim.pop, 5) +
      mark(690, 580, 40, trim.id === 'tonal' ? light : trim.pop) +
      // Webbing and buckle.
      area('M240 512H600v80H240z', ink, 0.25) +
      panel('M230 490H330v80H230zM480 490H580v80H480z', graphite, ink) +
      stitches('M236 500h90M236 560h90M484 500h90M484 560h90', slate) +
      area(shape('320,470! 520,470! 540,540 520,640! 320,640! 300,540'), ink, 0.35) +
      panel(
        shape('306,448! 400,440 494,448! 514,530 494,612! 400,620 306,612! 286,530'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(
        shape('330,474! 400,468 470,474! 482,530 470,586! 400,592 330,586! 318,530'),
        isSnow ? trim.pop : 'url(#case)',
        ink,
      ) +
      line('M360 450v160M440 450v160', ink, 5) +
      line(curve('312,462 400,454 488,462'), stone, 4) +
      mark(400, 530, 28, isSnow ? deep : paper) +
      // Compression strap below.
      webbing('M-40 850L380 790L840 860', colours, 48) +
      stitches('M-40 834L380 774L840 844', stone) +
      panel('M330 752h110v80H330z', 'url(#case)', ink, weight.contour) +
      line('M350 776h70M350 808h70', soft, 6) +
      area(shape('600,0! 800,0! 800,1000! 640,1000! 700,500'), shade, 0.25) +
      line('M0 940Q400 890 800 950', base, 3),
  };
};

const all: KindDrawing = { cuts: 5, views: [front, back, belt] };

export const trekkingPack = only(all, [0, 1, 2]);
export const avalanchePack = only(all, [3, 4]);
