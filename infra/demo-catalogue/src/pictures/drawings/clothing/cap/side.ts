import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { oval } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

/** The crown from the side, peak to the right; low and round, boxy, light and racy, tall in front. */
function crownOf(design: Design): string {
  return shape(
    byCut(
      design,
      '150,606! 142,520 156,424 206,334 290,276 384,258 476,272 552,322 598,400 616,480 622,560! 540,604 430,626 310,634 220,624',
      '152,604! 146,520 150,410 176,316 240,286 340,272 450,268 544,282 592,330 610,440 620,560! 540,604 430,626 310,634 220,624',
      '150,598! 146,520 162,440 214,364 300,310 388,292 470,302 540,340 588,410 610,480 622,556! 540,598 430,618 310,626 220,616',
      '150,606! 146,520 164,420 224,320 310,254 400,226 490,234 560,276 604,360 620,460 624,560! 540,604 430,626 310,634 220,624',
    ),
  );
}

/** The peak: bent, flat, short, bent. */
function peakOf(design: Design): string {
  return shape(
    byCut(
      design,
      '352,640! 430,628 540,604 622,558! 690,574 748,612 776,660 770,682! 716,668 640,664 560,672 470,690 400,684',
      '340,642! 430,628 540,604 622,558! 700,560 772,578 796,606 790,620! 720,634 620,652 520,674 440,688 380,676',
      '360,632! 430,620 540,598 622,554! 682,566 728,598 752,640 746,660! 700,650 636,648 560,658 480,676 410,670',
      '350,640! 430,628 540,604 624,558! 692,570 754,604 784,654 778,676! 720,660 640,656 560,666 470,688 400,682',
    ),
  );
}

function frontSeam(design: Design): string {
  return curve(
    byCut(
      design,
      '384,258 470,330 520,430 536,520 540,604',
      '340,272 356,380 372,500 390,630',
      '388,292 450,360 490,450 502,530 504,608',
      '400,226 372,330 370,440 384,540 410,628',
    ),
  );
}

/** Parts that lie before the front seam. */
function frontPanel(design: Design): string {
  return byCut(
    design,
    shape('384,258 470,330 520,430 536,520 540,604! 660,560! 640,300 500,240'),
    shape('340,272! 356,380 372,500 390,630! 660,600! 640,250! 400,240'),
    shape('388,292 450,360 490,450 502,530 504,608! 660,560! 640,320 500,280'),
    shape('400,226! 372,330 370,440 384,540 410,628! 660,600! 660,200!'),
  );
}

/** From the side. */
export const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const crown = crownOf(design);
  const peak = peakOf(design);
  const top = byCut(design, '384,258', '340,272', '388,292', '400,226').split(',').map(Number);
  const [tx = 0, ty = 0] = top;
  const netted = byCut(design, false, false, false, true);
  return {
    shadows: [
      { x: 400, y: 732, rx: 330, ry: 32 },
      { x: 300, y: 708, rx: 170, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      '<g transform="translate(-40 60)">' +
      // The lining at the opening shows below the back edge.
      panel(
        shape('150,606! 220,590 310,596 430,590 540,570 620,556! 540,606 430,628 310,636 220,626'),
        'url(#under)',
        deep,
      ) +
      panel(crown, 'url(#dome)', deep, weight.contour) +
      inside(
        'crown',
        crown,
        byCut(
          design,
          area(frontPanel(design), trim.panel) + line(frontSeam(design), trim.edge),
          line(frontSeam(design), deep) +
            panel(shape('140,480! 250,470 372,486 392,640! 130,640!'), trim.panel, trim.edge),
          panel(shape('140,470! 210,452 330,470 440,520 470,640! 130,640!'), trim.panel, trim.edge) +
            area(shape('140,470! 210,452 330,470 440,520 470,640! 130,640!'), 'url(#pin)'),
          area(crown, trim.panel) +
            area(crown, 'url(#net)') +
            panel(frontPanel(design), 'url(#dome)', deep, weight.contour),
        ) +
          // Panels behind the front.
          byCut(
            design,
            line(curve('384,258 330,340 300,460 296,636'), deep) +
              stitches(curve('374,262 318,344 288,462 284,632'), soft) +
              stitches(curve('396,262 342,344 312,462 308,632'), soft) +
              stitches(curve('398,262 484,334 534,432 550,520 554,600'), light) +
              line(curve('384,258 270,300 200,400 172,610'), deep, 2, 0.6),
            stitches(curve('352,280 368,384 384,500 402,628'), light) +
              line(curve('340,272 240,300 190,380 170,600'), deep, 2, 0.6),
            line(curve('388,292 320,360 290,440 280,470'), deep) +
              stitches(curve('400,300 462,366 502,452 514,530 516,602'), light) +
              line(curve('160,520 300,520 420,570 460,640'), trim.pop, 4),
            line(curve('400,226 300,290 250,400 230,620'), trim.edge) +
              line(curve('400,226 250,270 180,400 164,600'), trim.edge, 2, 0.7),
          ) +
          area(shape('150,600! 180,420 240,330 200,460 190,620!'), ink, 0.14) +
          area(shape('560,300! 640,300 640,640! 420,640! 540,590 586,500 590,400'), deep, 0.2) +
          area(shape('230,340! 320,280 420,276 330,304 260,380'), '#fff', netted ? 0.1 : 0.26) +
          line(curve('140,596 220,614 310,622 430,614 540,592 626,548'), deep, 3, 0.7) +
          stitches(curve('140,586 220,604 310,612 430,604 540,582 626,538'), soft),
      ) +
      (netted
        ? ''
        : [
            [300, 360],
            [472, 366],
          ]
            .map(
              ([x = 0, y = 0]) =>
                `<g transform="translate(${x} ${y + byCut(design, 0, -6, 34, 0)})">${oval(0, 0, 9, 10, shade, deep)}${oval(1, 1, 4, 5, ink, ink)}</g>`,
            )
            .join('')) +
      oval(tx, ty + 1, 22, 10, trim.panel, trim.edge) +
      // Peak.
      panel(
        peak,
        byCut(design, 'url(#brim)', trim.panel, 'url(#brim)', trim.panel),
        byCut(design, deep, trim.edge, deep, trim.edge),
        weight.contour,
      ) +
      inside(
        'peak',
        peak,
        [0, 14, 28, 42]
          .map(
            (down) =>
              `<g transform="translate(${down * 0.3} ${down})">${stitches(curve('360,654 440,640 548,616 634,570 700,584 760,632'), byCut(design, soft, trim.pop, soft, trim.pop))}</g>`,
          )
          .join('') +
          area(shape('620,556! 700,600 690,700! 800,700! 800,560!'), ink, 0.1) +
          area(shape('340,644! 430,630 540,606 624,560! 632,576! 546,622 440,646 366,654'), ink, 0.24),
      ) +
      line(
        byCut(
          design,
          curve('400,686 470,692 560,674 640,666 716,670 768,684'),
          curve('380,678 440,690 520,676 620,654 720,636 788,622'),
          curve('410,672 480,678 560,660 636,650 700,652 744,662'),
          curve('400,684 470,690 560,668 640,658 720,662 776,678'),
        ),
        byCut(design, trim.pop, light, trim.pop, light),
        3,
        0.8,
      ) +
      mark(
        byCut(design, 448, 486, 420, 494),
        byCut(design, 452, 436, 470, 430),
        byCut(design, 26, 36, 20, 40),
        byCut(design, light, trim.id === 'pale' ? base : trim.pop, light, light),
        byCut(design, -4, 2, -6, -2),
      ) +
      '</g>',
  };
};
