import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, mirrored, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { bodies, defs, webbing } from './parts.ts';

function buckle(x: number, y: number, { ink, graphite, stone }: Colours): string {
  return `<g transform="translate(${x} ${y})">${panel('M-17-16h34v14h-34z', graphite, ink)}${panel('M-15-4h30l-2 26q-13 6-26 0z', graphite, ink)}${line('M-10-11h20M-6 4v12M6 4v12', stone, 2)}</g>`;
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
export const front: View = (colours, design) => {
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
