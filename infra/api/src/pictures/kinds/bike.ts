import { curve, shape } from '../outline.ts';
import type { Colours, KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, weight } from '../strokes.ts';

function point(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
}

function ring(x: number, y: number, radius: number, stroke: string, width: number, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
}

function disc(x: number, y: number, radius: number, fill: string, stroke: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}"/>`;
}

/** A wheel around 0, 0: knobbly tyre, rim, crossed spokes, brake disc. */
function wheel({ ink, graphite, stone, chalk }: Colours): string {
  return (
    '<g id="wheel">' +
    ring(0, 0, 142, ink, 11, ' stroke-dasharray="8 4.4" stroke-linecap="butt"') +
    ring(0, 0, 133, ink, 17) +
    ring(0, 0, 129, graphite, 3) +
    `<path d="${repeat(14, (spoke) => `M${point(0, 0, 10, spoke * 25.7 + 62)}L${point(0, 0, 118, spoke * 25.7)}M${point(0, 0, 10, spoke * 25.7 - 50)}L${point(0, 0, 118, spoke * 25.7 + 12.8)}`)}" stroke="${stone}" stroke-width="1.6"/>` +
    ring(0, 0, 120, graphite, 9) +
    ring(0, 0, 124, chalk, 1.6) +
    ring(0, 0, 34, stone, 6, ' stroke-dasharray="7 3"') +
    `<path d="${repeat(6, (arm) => `M${point(0, 0, 12, arm * 60)}L${point(0, 0, 31, arm * 60 + 26)}`)}" stroke="${stone}" stroke-width="3"/>` +
    disc(0, 0, 12, graphite, ink) +
    disc(0, 0, 5, chalk, ink) +
    '</g>'
  );
}

/** Drive side, riding to the right: a hardtail for the trail. */
const side: View = (colours) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, chalk, paper } = colours;
  return {
    shadows: [
      { x: 410, y: 758, rx: 400, ry: 26 },
      { x: 178, y: 756, rx: 100, ry: 11 },
      { x: 634, y: 756, rx: 100, ry: 11 },
    ],
    defs:
      gradient('tube', [light, soft, base, shade], [0.2, 0, 0.8, 1]) +
      gradient('fork', [paper, stone, chalk], [0, 0, 1, 0.2]),
    body:
      `<g transform="translate(0 -20)"><g transform="translate(176 628)">${wheel(colours)}</g><use href="#wheel" x="632" y="628"/>` +
      // Far crank, then the rear triangle.
      line('M347 644L284 606', graphite, 12) +
      panel('M258 596h46l4 10h-54z', graphite, ink) +
      line('M347 644L178 628', deep, 17) +
      line('M347 643L178 627', base, 12) +
      line('M312 504Q236 560 178 626', deep, 15) +
      line('M312 504Q236 560 178 626', base, 10) +
      line('M308 504Q232 560 180 618', light, 2.5, 0.7) +
      // Seat tube, post and saddle.
      line('M305 492L281 396', ink, 13) +
      line('M303 486L280 394', graphite, 8) +
      line('M301 486L279 396', stone, 2) +
      line('M347 644L302 478', deep, 21) +
      line('M347 644L302 478', base, 16) +
      line('M341 640L298 482', light, 3, 0.6) +
      panel('M292 470l22-6 4 14-22 6z', graphite, ink) +
      line('M258 394h46', stone, 4) +
      panel(
        shape('206,372! 212,362 236,366 272,372 312,370 336,372! 338,380 318,384 290,390 256,398 224,392 208,384'),
        ink,
        ink,
      ) +
      line(curve('216,367 238,371 272,377 310,375 330,376'), stone, 2) +
      // Top tube and down tube, swelling toward the head.
      panel(shape('304,476! 400,438 500,404! 510,428! 410,462 314,496!'), 'url(#tube)', deep) +
      panel(shape('512,420! 531,452! 470,530 400,612 360,654! 334,640! 390,566 452,490'), 'url(#tube)', deep) +
      line(curve('318,476 400,445 496,411'), light, 2.5, 0.8) +
      line(curve('506,434 452,500 396,570 350,630'), light, 3, 0.8) +
      area('M462 492l26-31 12 10-26 31zM446 512l8-10 12 10-8 10z', paper) +
      area('M420 542l8-9 11 9-8 10z', deep) +
      // Fork: lowers, stanchions, crown.
      line('M592 590L532 452', ink, 17) +
      line('M592 590L532 452', chalk, 12) +
      line('M588 588L530 456', paper, 3) +
      line('M630 630L574 528', ink, 25) +
      panel(shape('560,516! 586,506! 606,552 632,606 646,628! 640,642 622,642! 606,616 580,566'), graphite, ink) +
      line(curve('568,520 590,566 612,606'), stone, 3) +
      panel(shape('560,524! 588,508! 606,514 616,530! 606,548 580,560!'), graphite, ink) +
      line(curve('568,526 590,514 604,518'), stone, 2) +
      panel(shape('518,448! 542,438! 556,462 548,478 528,476'), graphite, ink) +
      // Head tube, spacers, stem, bar and lever.
      panel('M498 402l22-9 20 46-24 10z', 'url(#tube)', deep) +
      line('M506 404l18 40', light, 3, 0.8) +
      panel('M494 394l22-9 4 8-22 9z', graphite, ink) +
      panel('M490 384l28-12 20 4 2 10-18 2-26 10z', graphite, ink) +
      disc(532, 382, 10, ink, ink) +
      line('M532 380Q516 362 500 360', ink, 10) +
      line('M502 360L470 366', ink, 16) +
      line('M500 357L472 362', graphite, 5) +
      line('M516 366Q540 376 548 396', stone, 5) +
      disc(516, 364, 7, graphite, ink) +
      cord(curve('524,372 556,380 566,420 548,450'), graphite, ink, 1) +
      line(`${curve('526,376 548,402 536,430 522,436')}${curve('550,452 584,500 600,580')}`, ink, 2.5) +
      line('M604 590l26 12', stone, 8) +
      // Drivetrain.
      ring(178, 628, 40, graphite, 10, ' stroke-dasharray="5 3.4" stroke-linecap="butt"') +
      ring(178, 628, 31, stone, 4) +
      ring(178, 628, 22, graphite, 4) +
      ring(178, 628, 14, stone, 4) +
      line('M170 586L340 610M196 700L352 678', ink, 4) +
      `<path d="M170 586L340 610M196 700L352 678" stroke="${stone}" stroke-width="1.6" stroke-dasharray="3 4"/>` +
      line('M178 628Q208 650 200 676L186 704', ink, 13) +
      line('M180 630Q206 650 198 678L188 698', graphite, 7) +
      disc(200, 672, 8, graphite, ink) +
      disc(188, 704, 8, graphite, ink) +
      ring(347, 644, 34, ink, 7, ' stroke-dasharray="4.4 3" stroke-linecap="butt"') +
      ring(347, 644, 29, graphite, 6) +
      `<path d="${repeat(4, (arm) => `M347 644L${point(347, 644, 28, arm * 90 + 30)}`)}" stroke="${graphite}" stroke-width="8"/>` +
      line('M347 644L410 682', ink, 17) +
      line('M347 644L410 682', graphite, 11) +
      line('M350 641L402 673', stone, 2.5) +
      disc(347, 644, 12, graphite, ink) +
      disc(347, 644, 5, soft, deep) +
      panel('M384 682h54l4 6-4 8h-54l-4-8z', graphite, ink) +
      line('M388 681v-6M400 681v-6M422 681v-6M434 681v-6', stone, 3) +
      // Bottle on the down tube.
      '<g transform="translate(404 556) rotate(-51)">' +
      panel('M-34-50h66q8 0 8 8v16q0 8-8 8h-66q-8 0-8-8v-16q0-8 8-8z', chalk, graphite) +
      panel('M40-42h10v16H40zM50-39h8v10h-8z', graphite, ink) +
      line('M-26-20v-14q0-18 24-18M-26-20h52l6 14', graphite, 5) +
      area('M-20-48h12v28h-12z', soft) +
      '</g>' +
      disc(176, 628, 6, chalk, ink) +
      disc(632, 628, 6, chalk, ink) +
      '</g>',
  };
};

/** From the front: tyre tread, fork, wide bar. */
const front: View = ({ light, soft, base, shade, deep, ink, graphite, stone, chalk, paper, slate }) => {
  const half = (flip: string) =>
    `<g transform="${flip}">` +
    // Bar, grip, brake lever.
    line('M400 116Q440 116 466 100T540 82L716 88', ink, 20) +
    line('M400 114Q440 114 466 98T540 80L640 84', graphite, 11) +
    line('M404 110Q440 110 466 94T540 76L620 79', stone, 3) +
    line('M640 86L718 90', ink, 31) +
    line(
      repeat(8, (rib) => `M${644 + rib * 10} 74v26`),
      graphite,
      4,
    ) +
    line('M712 76v26', base, 8) +
    panel('M586 74h26v32l-10 12h-16z', graphite, ink) +
    line('M598 112Q640 128 694 122', ink, 11) +
    line('M602 112Q640 125 690 119', stone, 4) +
    line(curve('588,98 540,150 470,190 436,260'), ink, 5) +
    // Fork leg.
    panel('M436 246h30v200h-30z', 'url(#steel)', ink) +
    panel(
      shape('430,420! 472,420! 474,560 470,650! 460,668 442,668! 434,650 430,560'),
      'url(#leg)',
      ink,
      weight.contour,
    ) +
    panel('M428 408h46v18h-46z', graphite, ink) +
    line('M439 434V640', stone, 3, 0.8) +
    '</g>';
  return {
    shadows: [
      { x: 410, y: 940, rx: 230, ry: 26 },
      { x: 404, y: 936, rx: 70, ry: 12 },
    ],
    defs:
      gradient('steel', [stone, paper, paper, stone, slate], [0, 0, 1, 0]) +
      gradient('leg', [slate, graphite, ink], [0, 0, 1, 0]) +
      gradient('tyre', [graphite, graphite, ink, ink], [0, 0, 1, 0]) +
      gradient('tube', [light, soft, base, shade], [0, 0, 1, 0]),
    body:
      // Frame, cranks and pedals behind the wheel.
      line('M400 650L262 640M400 650L538 700', ink, 18) +
      line('M380 646L266 638M420 656L534 696', graphite, 9) +
      panel('M180 628h92v22h-92zM528 690h92v22h-92z', graphite, ink) +
      line('M188 626v-6M216 626v-6M262 626v-6M538 688v-6M584 688v-6M610 688v-6', stone, 4) +
      panel(shape('358,250! 442,250! 452,420 440,650! 360,650! 348,420'), shade, deep, weight.contour) +
      panel(shape('340,92! 352,70 400,62 448,70 460,92! 440,104 360,104'), ink, ink) +
      line('M356 78q44-12 88 0', stone, 3) +
      // Tyre and its tread.
      panel(
        shape('400,334! 424,344 430,420 432,640 430,850 424,924 400,936! 376,924 370,850 368,640 370,420 376,344'),
        'url(#tyre)',
        ink,
        weight.contour,
      ) +
      inside(
        'tread',
        shape('400,334! 424,344 430,420 432,640 430,850 424,924 400,936! 376,924 370,850 368,640 370,420 376,344'),
        `<path d="${repeat(19, (row) => {
          const y = 346 + row * 32 - Math.round(Math.sin((row / 19) * Math.PI * 2) * 10);
          return `M384 ${y}h13v14h-13zM404 ${y}h13v14h-13zM366 ${y + 14}h14v12h-14zM420 ${y + 14}h14v12h-14z`;
        })}" fill="${ink}" stroke="${slate}" stroke-width="1.5"/>`,
      ) +
      half('') +
      half('matrix(-1 0 0 1 800 0)') +
      // Axle, brake caliper on its side, arch and crown.
      disc(334, 650, 9, stone, ink) +
      disc(466, 650, 9, stone, ink) +
      panel('M470 566h22v56h-22z', graphite, ink) +
      panel(
        shape('326,420! 330,370 356,318 400,304 444,318 470,370 474,420! 432,420! 428,376 400,352 372,376 368,420!'),
        'url(#leg)',
        ink,
        weight.contour,
      ) +
      line(curve('342,392 364,334 400,318 436,334'), stone, 3, 0.8) +
      panel(
        shape('322,262! 330,232 370,222 430,222 470,232 478,262! 440,270 400,262 360,270'),
        'url(#leg)',
        ink,
        weight.contour,
      ) +
      panel(shape('366,136! 434,136! 440,180 442,226! 358,226! 360,180'), 'url(#tube)', deep, weight.contour) +
      line('M372 146L366 216', light, 4, 0.8) +
      area('M400 158l22 40h-44z', paper) +
      line('M388 208h24', chalk, 4) +
      panel('M364 126h72v14h-72z', graphite, ink) +
      panel(shape('360,92! 440,92! 446,108 440,132! 360,132! 354,108'), 'url(#leg)', ink, weight.contour) +
      disc(372, 102, 4, stone, ink) +
      disc(428, 102, 4, stone, ink) +
      disc(372, 122, 4, stone, ink) +
      disc(428, 122, 4, stone, ink) +
      line(curve('366,150 340,230 336,330'), ink, 5),
  };
};

/** Cassette, derailleur and chain. */
const drivetrain: View = ({ light, soft, base, shade, deep, ink, graphite, stone, chalk, paper, slate }) => {
  const cogs = [262, 230, 200, 172, 146, 122, 100];
  // Side plates and rollers; the cassette's half runs behind the frame, the cage's half before it.
  const chain = (data: string) =>
    line(data, ink, 30) +
    `<path d="${data}" stroke="${stone}" stroke-width="24" stroke-dasharray="26 14"/><path d="${data}" stroke="${paper}" stroke-width="5" stroke-dasharray="22 18" stroke-dashoffset="-2"/><path d="${data}" stroke="${ink}" stroke-width="9" stroke-dasharray=".1 19.9"/>`;
  return {
    defs:
      gradient('steel', [paper, stone, slate, stone, paper]) +
      gradient('tube', [soft, base, shade], [0, 0, 0.4, 1]) +
      gradient('case', [slate, graphite, ink]),
    body:
      // Spokes behind.
      `<path d="${repeat(18, (spoke) => `M${point(350, 410, 70, spoke * 20 + 50)}L${point(350, 410, 900, spoke * 20)}`)}" stroke="${stone}" stroke-width="5"/>` +
      area('M372 436m-270 0a270 270 0 1 0 540 0a270 270 0 1 0-540 0', ink, 0.14) +
      disc(350, 410, 256, ink, ink) +
      cogs
        .map(
          (radius) =>
            ring(350, 410, radius + 4, stone, 14, ' stroke-dasharray="9 8" stroke-linecap="butt"') +
            ring(350, 410, radius - 8, 'url(#steel)', 12) +
            ring(350, 410, radius - 15, graphite, 3),
        )
        .join('') +
      `<path d="${repeat(6, (arm) => `M${point(350, 410, 60, arm * 60)}L${point(350, 410, 262, arm * 60 + 24)}`)}" stroke="url(#steel)" stroke-width="16"/>` +
      disc(350, 410, 74, graphite, ink) +
      disc(350, 410, 58, 'url(#steel)', ink) +
      ring(350, 410, 48, graphite, 5, ' stroke-dasharray="7 6" stroke-linecap="butt"') +
      chain('M840 176L372 146Q352 144 330 147A264 264 0 0 0 404 671') +
      // Frame: stays and dropout.
      panel(
        shape('-40,-60! 60,-60! 200,160 330,330 390,370! 420,420! 400,470 350,480 300,450 240,340 80,140 -40,40!'),
        'url(#tube)',
        deep,
        weight.contour,
      ) +
      line(curve('60,-40 196,170 316,330'), light, 5, 0.8) +
      panel(
        shape('840,380! 640,392 440,394! 396,410 396,450 430,472! 640,468 840,470!'),
        'url(#tube)',
        deep,
        weight.contour,
      ) +
      line(curve('830,394 640,404 450,406'), light, 5, 0.8) +
      disc(360, 420, 40, 'url(#case)', ink) +
      disc(360, 420, 22, 'url(#steel)', ink) +
      `<path d="M360 408l11 6v12l-11 6-11-6v-12z" fill="${ink}"/>` +
      // Derailleur: hanger, body, clutch, cage.
      panel(shape('340,450! 400,450! 434,530 446,600 410,624 376,606 352,540'), graphite, ink, weight.contour) +
      '<g transform="translate(0 40)">' +
      area(shape('400,560! 470,560 560,600 590,660 560,720 480,720 420,650'), ink, 0.3) +
      panel(
        shape('390,530! 450,524 540,566 580,620 570,680 530,712 470,704 440,660 396,590'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(shape('420,552! 460,550 530,584 556,626! 540,640 480,604 424,576'), soft, deep) +
      line(curve('428,556 470,562 528,592'), light, 4) +
      line('M448 610l60 44M440 624l50 44', stone, 5) +
      panel(
        shape('480,640! 540,640! 560,700 590,820 600,880 570,916 520,908 490,870 470,760'),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      panel(shape('510,740! 536,740! 552,810 540,826 516,820 506,780'), chalk, ink) +
      [
        [516, 688, 44],
        [548, 866, 44],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ring(x, y, r, ink, 14, ' stroke-dasharray="13 11" stroke-linecap="butt"') +
            disc(x, y, r - 4, graphite, ink) +
            ring(x, y, r - 16, slate, 4) +
            disc(x, y, 11, 'url(#steel)', ink),
        )
        .join('') +
      '</g>' +
      line(curve('404,588 460,490 600,486 840,540'), ink, 10) +
      line(curve('404,585 460,487 600,483 840,537'), graphite, 4) +
      chain('M404 671L500 684Q556 690 562 728Q564 758 540 780L516 870Q496 920 540 952Q560 960 584 948L840 820'),
  };
};

export const bike: KindDrawing = { cuts: 1, views: [side, front, drivetrain] };
