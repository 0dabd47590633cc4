import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [light, soft, base, base, shade, deep], [0, 0, 1, 0.1]) +
    gradient('inner', [shade, deep], [0, 0, 0, 1]) +
    gradient('trim', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.2])
  );
}

/** A swimsuit from the front: racing, scoop with thin straps, high neck, legs to the thigh. */
function frontOf(design: Design): string {
  return shape(
    byCut(
      design,
      '300,96! 340,90! 348,170 362,230 400,250 438,230 452,170 460,90! 500,96! 504,190 514,270 540,340! 532,440 520,520 522,600 540,690 556,770! 520,800 470,850 440,906! 400,916 360,906! 330,850 280,800 244,770! 260,690 278,600 280,520 268,440 260,340! 286,270 296,190',
      '292,90! 308,88! 312,200 324,270 360,310 400,318 440,310 476,270 488,200 492,88! 508,90! 512,220 522,300 544,350! 534,440 520,520 524,600 542,690 560,740! 520,790 470,850 440,912! 400,920 360,912! 330,850 280,790 240,740! 258,690 276,600 280,520 266,440 256,350! 278,300 288,220',
      '330,96! 366,110 400,114 434,110 470,96! 484,100! 490,190 506,280 538,350! 530,440 518,520 522,600 540,690 558,760! 520,796 470,850 440,906! 400,916 360,906! 330,850 280,796 242,760! 260,690 278,600 282,520 270,440 262,350! 294,280 310,190 316,100!',
      '296,100! 342,94! 350,160 366,206 400,222 434,206 450,160 458,94! 504,100! 508,190 516,270 540,340! 532,440 520,510 522,580 544,680 560,780 556,900! 500,910 420,904! 412,850 400,820 388,850 380,904! 300,910 244,900! 240,780 256,680 278,580 280,510 268,440 260,340! 284,270 292,190',
    ),
  );
}

function paint(colours: Colours, design: Design): string {
  const { soft, light, deep, shade } = colours;
  const { trim } = design;
  return byCut(
    design,
    // Side panels meeting at the hip.
    panel(shape('240,330! 300,380 330,480 330,600 300,720 230,780! 200,500'), trim.panel, trim.edge) +
      panel(shape('560,330! 500,380 470,480 470,600 500,720 570,780! 600,500'), trim.panel, trim.edge) +
      line(curve('300,366 342,480 342,600 310,724'), trim.pop, 4) +
      line(curve('500,366 458,480 458,600 490,724'), trim.pop, 4),
    // Broad waves across.
    area(
      repeat(4, (wave) => `M220 ${430 + wave * 106}q60-46 120 0t120 0t120 0v42q-60-46-120 0t-120 0t-120 0z`),
      trim.panel,
      0.9,
    ),
    // Yoke in the second colour, seam under the bust.
    panel(shape('240,80! 560,80! 560,380! 480,410 400,420 320,410 240,380!'), trim.panel, trim.edge) +
      line(curve('256,398 320,424 400,434 480,424 544,398'), trim.pop, 4) +
      line(curve('400,440 396,600 400,900'), deep, 2.5, 0.6),
    // Legs and flanks.
    panel(shape('240,330! 296,400 322,500 330,620 350,760 372,920! 200,920! 210,500'), trim.panel, trim.edge) +
      panel(shape('560,330! 504,400 478,500 470,620 450,760 428,920! 600,920! 590,500'), trim.panel, trim.edge) +
      line(curve('304,396 332,500 340,620 360,760 380,900'), light, 3, 0.7) +
      line(curve('496,396 468,500 460,620 440,760 420,900'), light, 3, 0.7) +
      line('M246 872H372M428 872H554', shade === deep ? soft : trim.pop, 4),
  );
}

const front: View = (colours, design) => {
  const { light, soft, shade, deep } = colours;
  const { trim, mark } = design;
  const suit = frontOf(design);
  const behind = byCut(
    design,
    shape('300,96! 340,90! 372,150 400,168 428,150 460,90! 500,96! 480,200 440,260 360,260 320,200'),
    shape('292,90! 308,88! 340,240 360,330! 440,330! 460,240 492,88! 508,90! 490,340 310,340'),
    shape('330,96! 400,84 470,96! 440,122 400,126 360,122'),
    shape('296,100! 342,94! 374,150 400,164 426,150 458,94! 504,100! 480,190 440,240 360,240 320,190'),
  );
  return {
    shadows: [{ x: 410, y: 926, rx: byCut(design, 190, 190, 190, 250), ry: 22 }],
    defs: defs(colours, design),
    body:
      panel(behind, 'url(#inner)', deep, weight.contour) +
      panel(suit, 'url(#cloth)', deep, weight.contour) +
      inside(
        'suit',
        suit,
        paint(colours, design) +
          area(shape('300,360! 330,470 326,600 296,720 306,560'), '#fff', 0.2) +
          area(shape('520,330! 486,460 484,620 520,780! 580,780 570,330!'), deep, 0.24) +
          area(shape('340,340! 370,380 430,380 460,340! 440,410 360,410'), deep, 0.14) +
          area(shape('400,780! 440,820 430,916! 370,916! 360,820'), deep, 0.18) +
          line(`${curve('280,520 320,540 350,536')}${curve('520,520 480,540 450,536')}`, deep, 2.5, 0.5),
      ) +
      // Bound edges.
      byCut(
        design,
        line(
          `${curve('340,90 348,170 362,230 400,250 438,230 452,170 460,90')}${curve('244,770 280,800 330,850 360,906')}${curve('556,770 520,800 470,850 440,906')}`,
          trim.edge,
          9,
        ) +
          line(
            `${curve('340,90 348,170 362,230 400,250 438,230 452,170 460,90')}${curve('244,770 280,800 330,850 360,906')}${curve('556,770 520,800 470,850 440,906')}`,
            trim.panel,
            5,
          ),
        stitches(
          `${curve('318,250 332,286 362,322 400,330 438,322 468,286 482,250')}${curve('252,754 288,798 338,854 366,906')}${curve('548,754 512,798 462,854 434,906')}`,
          soft,
        ),
        line(`${curve('316,100 310,190 294,280 262,350')}${curve('484,100 490,190 506,280 538,350')}`, trim.edge, 9) +
          line(`${curve('316,100 310,190 294,280 262,350')}${curve('484,100 490,190 506,280 538,350')}`, soft, 5),
        line(curve('342,94 350,160 366,206 400,222 434,206 450,160 458,94'), trim.edge, 9) +
          line(curve('342,94 350,160 366,206 400,222 434,206 450,160 458,94'), soft, 5),
      ) +
      mark(
        byCut(design, 400, 340, 400, 400),
        byCut(design, 330, 384, 250, 300),
        byCut(design, 22, 16, 34, 22),
        byCut(design, light, light, trim.pop, light),
      ) +
      line(
        byCut(
          design,
          curve('262,352 270,440 282,516'),
          curve('258,360 268,440 282,516'),
          curve('264,360 272,440 284,516'),
          curve('262,352 270,440 282,506'),
        ),
        shade === deep ? soft : light,
        3,
        0.6,
      ),
  };
};

/** The back: crossed, open, keyhole, zipped. */
const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const seat = shape(
    byCut(
      design,
      '300,96! 344,92! 376,190 400,240 424,190 456,92! 500,96! 470,230 446,330 470,400 540,452! 526,520 524,600 542,690 556,770! 510,830 460,880 430,930! 400,936 370,930! 340,880 290,830 244,770! 258,690 276,600 274,520 260,452! 330,400 354,330 330,230',
      '292,90! 308,88! 330,300 346,430 400,470 454,430 470,300 492,88! 508,90! 520,260 544,350! 530,440 520,520 524,600 542,690 560,740! 510,820 460,880 430,936! 400,942 370,936! 340,880 290,820 240,740! 258,690 276,600 280,520 270,440 256,350! 280,260',
      '322,94! 400,106 478,94! 500,200 520,280 540,350! 530,440 518,520 522,600 540,690 558,760! 510,824 460,880 430,930! 400,936 370,930! 340,880 290,824 242,760! 260,690 278,600 282,520 270,440 260,350! 280,280 300,200',
      '296,100! 342,94! 372,150 400,166 428,150 458,94! 504,100! 508,190 516,270 540,340! 532,440 520,510 522,580 544,680 560,780 556,900! 500,910 420,904! 412,850 400,820 388,850 380,904! 300,910 244,900! 240,780 256,680 278,580 280,510 268,440 260,340! 284,270 292,190',
    ),
  );
  const keyhole = shape('400,150 452,220 470,310 440,390 400,416 360,390 330,310 348,220');
  return {
    shadows: [{ x: 410, y: 936, rx: byCut(design, 190, 190, 190, 250), ry: 22 }],
    defs: defs(colours, design),
    body:
      panel(seat, 'url(#cloth)', deep, weight.contour) +
      inside(
        'seat',
        seat,
        paint(colours, design) +
          area(shape('520,440! 486,560 484,680 520,820! 590,820 580,440!'), deep, 0.24) +
          area(shape('290,500! 320,600 300,720 280,640'), '#fff', 0.2) +
          area(shape('392,640! 410,760 400,930! 388,930 384,760'), deep, 0.24) +
          line(curve('400,620 404,760 400,930'), deep, 2.5, 0.5),
      ) +
      byCut(
        design,
        line(
          `${curve('344,92 376,190 400,240 424,190 456,92')}${curve('300,96 330,230 354,330 330,400 260,452')}${curve('500,96 470,230 446,330 470,400 540,452')}`,
          trim.edge,
          9,
        ) +
          line(
            `${curve('344,92 376,190 400,240 424,190 456,92')}${curve('300,96 330,230 354,330 330,400 260,452')}${curve('500,96 470,230 446,330 470,400 540,452')}`,
            trim.panel,
            5,
          ),
        line('M322 230L486 350M478 230L314 350', deep, 17) +
          line('M322 230L486 350M478 230L314 350', shade, 11) +
          panel('M386 276h28v26h-28z', graphite, ink),
        // The sheet's own ground shows through.
        panel(keyhole, 'url(#paper)', deep, weight.contour) +
          line(keyhole, trim.edge, 9) +
          line(keyhole, soft, 5) +
          panel('M384 118h32v26h-32z', stone, ink) +
          line('M400 120v22', ink, 3),
        `${line('M400 168V470', ink, 13)}<path d="M400 168V470" stroke="${stone}" stroke-width="6" stroke-dasharray="3 4" stroke-linecap="butt"/>${panel('M392 172h16v16h-16z', stone, ink)}${line('M400 190v70', trim.pop, 9)}${line('M400 190v70', ink, 2)}${stitches('M384 176V470M416 176V470', soft)}`,
      ) +
      mark(400, byCut(design, 560, 640, 520, 560), 20, byCut(design, light, light, light, light)),
  };
};

/** Strap, lining and the bound edge close up. */
const edge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const opening = byCut(
    design,
    'M200-40Q240 420 430 520Q640 420 690-40z',
    'M120-40Q200 360 420 470Q640 560 840 420V-40z',
    'M-40-40V130Q180 260 430 260T840 110V-40z',
    'M240-40Q270 300 430 380Q590 300 620-40z',
  );
  const rim = opening.replace('z', '');
  return {
    defs:
      gradient('cloth', [light, soft, base, shade, deep], [0, 0, 1, 0.6]) +
      gradient('inner', [deep, shade], [0, 0, 0, 1]) +
      `<pattern id="tricot" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"><path d="M0 6h12" stroke="${deep}" stroke-width="1.6" opacity=".28"/><path d="M6 0v12" stroke="${light}" stroke-width="1.6" opacity=".22"/></pattern>` +
      `<pattern id="drops" width="260" height="300" patternUnits="userSpaceOnUse"><g fill="#fff" fill-opacity=".34" stroke="${deep}" stroke-opacity=".4" stroke-width="1.6"><ellipse cx="50" cy="60" rx="10" ry="12"/><ellipse cx="190" cy="130" rx="7" ry="8"/><ellipse cx="110" cy="230" rx="12" ry="14"/><ellipse cx="230" cy="270" rx="5" ry="6"/></g></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      byCut(
        design,
        panel(shape('820,300! 640,480 560,700 600,1020! 820,1020!'), trim.panel, trim.edge, weight.contour) +
          line(curve('812,286 624,476 544,700 584,1020'), trim.pop, 8),
        area(
          'M-20 620q140-110 280 0t280 0t280 0v100q-140-110-280 0t-280 0t-280 0zM-20 860q140-110 280 0t280 0t280 0v100q-140-110-280 0t-280 0t-280 0z',
          trim.panel,
        ),
        panel('M-20 640Q400 740 820 640V1020H-20z', trim.panel, trim.edge, weight.contour) +
          line('M-20 626Q400 726 820 626', trim.pop, 8),
        panel(shape('-20,480! 200,620 280,800 290,1020! -20,1020!'), trim.panel, trim.edge, weight.contour) +
          line(curve('-10,462 214,610 296,800 306,1020'), trim.pop, 8),
      ) +
      area('M0 0H800V1000H0z', 'url(#tricot)') +
      area(shape('100,500! 200,620 190,820 240,1000! 140,1000! 120,760'), '#fff', 0.12) +
      area(shape('700,400! 560,620 580,820 640,1000! 760,1000!'), deep, 0.16) +
      line(rim, deep, 86, 0.35) +
      panel(opening, 'url(#inner)', deep) +
      inside(
        'lining',
        opening,
        area(opening, 'url(#tricot)') +
          area('M-40-40H840V120Q400 40-40 160z', ink, 0.3) +
          panel('M372 40h116v74H372z', light, deep) +
          line('M392 62h76M392 82h54', shade, 5),
      ) +
      line(rim, deep, 60) +
      line(rim, soft, 52) +
      `<path d="${rim}" stroke="${base}" stroke-width="34"/>` +
      `<path d="${rim}" stroke="${light}" stroke-width="4" stroke-dasharray="18 10"/>` +
      mark(byCut(design, 250, 300, 400, 560), byCut(design, 690, 580, 450, 640), 54, light, -8) +
      area('M0 0H800V1000H0z', 'url(#drops)'),
  };
};

export const swimwear: KindDrawing = { cuts: 4, views: [front, back, edge] };
