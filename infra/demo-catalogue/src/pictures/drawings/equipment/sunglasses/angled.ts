import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, repeat, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

/** Three-quarter, lying with one arm towards the viewer. */
export const angled: View = (colours, design) => {
  const { light, soft, base, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const near = shape(
    byCut(
      design,
      '300,470! 360,436 460,420 560,430 606,456! 600,520 570,584 500,620 420,620 350,586 312,530',
      '286,450! 360,412 470,396 600,396! 616,440 610,520! 580,560 500,624 420,630 340,596 298,530',
      '318,520 330,462 376,428 440,418 510,428 556,466 570,522 550,580 500,616 440,624 378,612 332,574',
      '292,458! 370,430 480,422 596,440! 596,500 570,556 530,594! 460,610 380,602 326,560 300,510',
    ),
  );
  const far = shape(
    byCut(
      design,
      '640,456! 668,440 712,440 742,458! 746,510 730,560 700,592 664,592 642,556 632,500',
      '612,396! 680,400 730,412 752,440! 752,500 730,560 700,590 660,590 630,560 612,520!',
      '636,522 642,470 664,440 692,434 722,446 740,484 742,530 728,574 702,600 674,600 650,578',
      '634,444! 680,430 724,436 746,452! 746,500 730,556 706,586! 670,588 646,556 634,500',
    ),
  );
  const half = byCut(design, false, false, false, true);
  const shield = byCut(design, false, true, false, false);
  const arm = shape(
    byCut(
      design,
      '296,474! 220,458 140,464 84,490 52,540 44,612 58,636 78,626 90,566 122,524 190,502 300,508!',
      '284,450! 200,436 120,448 66,484 40,548 34,626 50,648 70,636 82,568 116,512 190,488 292,498!',
      '330,492! 240,464 140,470 78,498 46,552 38,622 52,640 68,630 80,572 112,528 190,500 324,518!',
      '294,458! 210,442 130,452 72,488 44,550 38,622 54,642 72,630 86,568 122,520 196,496 300,500!',
    ),
  );
  return {
    shadows: [
      { x: 440, y: 640, rx: 320, ry: 30 },
      { x: 110, y: 634, rx: 80, ry: 12 },
      { x: 460, y: 628, rx: 130, ry: 14 },
    ],
    defs: defs(colours),
    body:
      '<g transform="translate(0 10)">' +
      // The far arm behind the lenses.
      line(curve('742,470 700,430 600,410 520,420'), trim.edge, 22) +
      line(curve('742,470 700,430 600,410 520,420'), trim.panel, 16) +
      `<path d="${far}" fill="url(#far-lens)"/>` +
      (half || shield
        ? line(shield ? curve('600,396 680,400 730,412 752,440') : curve('634,444 680,430 724,436 746,452'), deep, 22) +
          line(shield ? curve('600,396 680,400 730,412 752,440') : curve('634,444 680,430 724,436 746,452'), base, 16)
        : line(far, deep, 22) + line(far, base, 16)) +
      `<path d="${near}" fill="url(#lens)"/>` +
      inside(
        'near',
        near,
        area('M340 380L420 380L350 660L300 660z', '#fff', 0.2) +
          area('M470 380L496 380L430 660L410 660z', '#fff', 0.16),
      ) +
      (shield
        ? line(curve('610,520 580,560 500,624 420,630 340,596 298,530'), ink, 3)
        : half
          ? line(near, graphite, 4)
          : '') +
      (half || shield
        ? line(shield ? curve('286,450 360,412 470,396 604,396') : curve('292,458 370,430 480,422 600,440'), deep, 26) +
          line(shield ? curve('286,450 360,412 470,396 604,396') : curve('292,458 370,430 480,422 600,440'), base, 20) +
          line(
            shield ? curve('300,438 366,404 470,389 596,389') : curve('300,446 374,423 480,415 590,432'),
            light,
            3,
            0.8,
          )
        : line(near, deep, 25) +
          line(near, base, 19) +
          line(
            byCut(
              design,
              curve('310,460 366,428 460,413 552,422'),
              '',
              curve('326,490 336,456 378,422 440,411 508,421'),
              '',
            ),
            light,
            3,
            0.8,
          )) +
      byCut(
        design,
        line('M600 462Q620 444 640 464', deep, 24) + line('M600 462Q620 444 640 464', base, 18),
        panel(shape('596,500! 612,470 624,480 626,540 614,520 600,560!'), trim.panel, trim.edge),
        line('M562 496Q600 446 640 494', deep, 18) + line('M562 496Q600 446 640 494', base, 12),
        line('M594 444Q616 452 638 446', deep, 24) +
          line('M594 444Q616 452 638 446', base, 18) +
          panel(shape('596,470! 590,520 600,540 610,500 612,470!'), trim.panel, trim.edge),
      ) +
      panel(arm, 'url(#arm)', deep, weight.contour) +
      inside(
        'near-arm',
        arm,
        area('M20 500L150 400V660H20z', trim.panel) +
          line('M150 400V560', trim.edge) +
          line(
            repeat(6, (rib) => `M30 ${540 + rib * 15}h60`),
            trim.edge,
            3,
            0.6,
          ) +
          area('M90 560Q160 500 310 490V560H60z', deep, 0.2),
      ) +
      mark(
        byCut(design, 210, 206, 230, 206),
        byCut(design, 482, 466, 484, 472),
        10,
        trim.id === 'pale' ? deep : light,
        -4,
      ) +
      disc(byCut(design, 296, 286, 326, 294), byCut(design, 494, 478, 504, 482), 7, stone, ink) +
      line(curve('250,468 200,464 150,476'), soft, 3, 0.6) +
      '</g>',
  };
};
