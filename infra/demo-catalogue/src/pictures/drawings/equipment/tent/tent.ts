import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { only } from '../../../only-cuts.ts';
import { curve, shape } from '../../../outline.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { corner } from './corner.ts';
import { entrance } from './entrance.ts';
import { defs, guy, pole } from './parts.ts';

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

const all: KindDrawing = { cuts: 4, views: [pitched, entrance, corner] };

export const tent = only(all, [0, 2, 3]);

export const campingTent = only(all, [1, 0]);
