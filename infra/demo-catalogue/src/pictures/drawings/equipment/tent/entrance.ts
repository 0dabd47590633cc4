import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, weight } from '../../../strokes.ts';
import { defs, guy, pole } from './parts.ts';

/** Seen straight on, both doors rolled up, bed made. */
export const entrance: View = (colours, design) => {
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
