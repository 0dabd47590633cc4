import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import { disc } from '../round.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../strokes.ts';

function defs({ light, soft, base, shade, ink, graphite }: Colours): string {
  return (
    gradient('frame', [soft, base, shade], [0, 0, 1, 1]) +
    gradient('arm', [light, soft, base, shade], [0, 0, 0, 1]) +
    gradient('lens', [ink, graphite, shade, soft], [0, 0, 0.7, 1]) +
    gradient('far-lens', [ink, graphite, shade], [0, 0, 0.4, 1])
  );
}

const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

/** The left lens seen from the front; half shields run to the middle. */
function lensOf(design: Design): string {
  return shape(
    byCut(
      design,
      // Sport frame with a low outer corner.
      '108,424! 150,398 250,392 336,404 372,428! 376,474 352,540 296,582 216,590 150,556 116,500',
      // One shield for both eyes.
      '92,400! 160,372 280,362 401,360! 401,520! 372,524 350,560 300,596 214,604 136,566 100,490',
      // Round city frame.
      '120,480 132,418 178,382 238,376 300,386 344,424 356,480 340,542 292,582 232,590 172,578 132,540',
      // Angular half-rim.
      '98,410! 200,394 300,394 372,412! 374,460 356,520 320,560! 240,576 170,566 126,520 106,460',
    ),
  );
}

/** From the front, arms open. */
const front: View = (colours, design) => {
  const { light, soft, base, deep, ink, graphite, stone, shade } = colours;
  const { trim, mark } = design;
  const lens = lensOf(design);
  const shield = byCut(design, false, true, false, false);
  const half = byCut(design, false, false, false, true);
  const round = byCut(design, false, false, true, false);
  const glint =
    area(shape('150,392! 236,380 190,480 150,570! 116,520 110,440'), '#fff', 0.2) +
    area('M262 360L302 360L222 620L190 620z', '#fff', 0.14);
  const left =
    // The arm, going back.
    `${panel(
      byCut(
        design,
        shape('100,416! 84,418 74,440 82,520 96,470 116,452!'),
        shape('92,392! 74,404 64,440 74,540 90,480 104,452!'),
        shape('124,436! 96,428 80,446 86,540 98,480 122,466!'),
        shape('98,402! 80,406 68,440 76,530 92,470 108,450!'),
      ),
      trim.panel,
      trim.edge,
      weight.contour,
    )}<path d="${lens}" fill="url(#lens)"/>`;
  const rim = half
    ? line(curve('98,410 200,394 300,394 372,412'), deep, 26) +
      line(curve('98,410 200,394 300,394 372,412'), base, 20) +
      line(curve('104,404 200,388 300,388 366,404'), light, 3, 0.8)
    : shield
      ? line(curve('92,400 160,372 280,362 404,360'), deep, 27) +
        line(curve('92,400 160,372 280,362 404,360'), base, 21) +
        line(curve('104,388 166,365 280,355 400,353'), light, 3, 0.8)
      : `${line(lens, deep, round ? 26 : 24) + line(lens, base, round ? 20 : 18)}<g transform="translate(-2 -5)">${line(round ? curve('130,480 134,422 178,388 238,382 300,392') : curve('112,430 152,402 250,396 332,408'), light, 3, 0.8)}</g>`;
  const end = disc(byCut(design, 116, 106, 126, 106), byCut(design, 430, 408, 446, 416), 6, stone, ink);
  const side =
    left +
    inside('left-lens', lens, `${glint}${area('M60 340H420V420Q240 380 60 440z', ink, 0.25)}`) +
    (shield ? line(lens, ink, 3) : half ? line(lens, graphite, 4) : '') +
    rim;
  const bridge = byCut(
    design,
    line(curve('368,424 384,412 400,409 416,412 432,424'), deep, 28) +
      line(curve('368,424 384,412 400,409 416,412 432,424'), base, 22) +
      line('M378 408Q400 396 422 408', light, 3, 0.8),
    panel(
      shape('370,500! 384,462 400,452 416,462 430,500! 440,560! 420,520 400,500 380,520 360,560!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ),
    line('M352 452Q400 404 448 452', deep, 20) +
      line('M352 452Q400 404 448 452', trim.panel === base ? shade : trim.panel, 14) +
      line('M366 434Q400 410 434 434', light, 3, 0.6),
    line('M368 412Q400 424 432 412', deep, 26) +
      line('M368 412Q400 424 432 412', base, 20) +
      panel(shape('372,430! 360,480 352,510 366,504 382,460 388,434!'), trim.panel, trim.edge) +
      mirrored(panel(shape('372,430! 360,480 352,510 366,504 382,460 388,434!'), trim.panel, trim.edge)),
  );
  return {
    shadows: [
      { x: 410, y: 640, rx: 340, ry: 30 },
      { x: 230, y: 616, rx: 110, ry: 12 },
      { x: 580, y: 616, rx: 110, ry: 12 },
    ],
    defs: defs(colours),
    body:
      `<g transform="translate(0 20)">` +
      mirrored(
        side
          .replaceAll('left-lens', 'right-lens')
          .replaceAll(glint, area('M262 360L302 360L222 620L190 620z', '#fff', 0.16)),
      ) +
      side +
      bridge +
      end +
      mirrored(end) +
      mark(
        byCut(design, 180, 190, 0, 180),
        byCut(design, 456, 440, -90, 446),
        11,
        byCut(design, soft, soft, soft, soft),
      ) +
      '</g>',
  };
};

/** Three-quarter, lying with one arm towards the viewer. */
const angled: View = (colours, design) => {
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

/** Hinge and the maker's mark on the arm close up. */
const hinge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const lens = 'M470-40Q430 260 520 520Q600 760 840 900V-40z';
  const frame = byCut(
    design,
    'M380-60Q330 260 440 560Q540 800 840 980V900Q600 760 520 520Q430 260 470-60z',
    'M380-60Q330 120 360 260L840 120V20L480 120Q460 40 470-60z',
    'M350-60Q290 280 410 590Q520 850 840 1040V900Q600 760 520 520Q430 260 470-60z',
    'M380-60Q340 100 360 250L840 190V80L486 130Q460 40 470-60z',
  );
  const arm = shape(
    byCut(
      design,
      '-60,330! 160,300 330,290 404,310! 440,400 436,470! 330,500 160,520 -60,600!',
      '-60,250! 160,200 330,170 392,160! 420,260 420,330! 330,380 160,420 -60,520!',
      '-60,360! 160,330 330,320 400,330! 430,400 430,450! 330,470 160,490 -60,550!',
      '-60,280! 160,220 330,190 392,180! 420,260 420,340! 330,380 160,410 -60,500!',
    ),
  );
  const [hx, hy] = byCut<readonly [number, number]>(design, [404, 392], [394, 246], [396, 392], [394, 262]);
  return {
    defs:
      gradient('frame', [light, soft, base, shade, deep], [0, 0, 1, 1]) +
      gradient('arm', [light, soft, base, shade], [0, 0, 0.1, 1]) +
      gradient('lens', [ink, graphite, shade, soft], [0, 0, 0.6, 1]) +
      gradient('steel', [paper, stone, slate], [0, 0, 1, 1]),
    body:
      area(lens, 'url(#lens)') +
      inside(
        'glass',
        lens,
        area('M560-40H680L560 900H440z', '#fff', 0.16) + area('M730-40H770L650 900H610z', '#fff', 0.14),
      ) +
      line(lens, ink) +
      panel(frame, 'url(#frame)', deep, weight.contour) +
      line(
        byCut(
          design,
          'M392-60Q346 250 450 550Q548 780 840 956',
          'M396-60Q348 110 372 242L840 106',
          'M364-60Q310 270 424 580Q530 830 840 1014',
          'M396-60Q354 96 374 236L840 178',
        ),
        light,
        5,
        0.6,
      ) +
      panel(arm, 'url(#arm)', deep, weight.contour) +
      inside(
        'temple',
        arm,
        area('M-60 100H70V700H-60z', trim.panel) +
          line('M70 100V700', trim.edge) +
          line(
            repeat(5, (rib) => `M${-30 + rib * 22} 100V700`),
            trim.edge,
            5,
            0.5,
          ) +
          area('M-60 520L440 440V640H-60z', deep, 0.2),
      ) +
      `<g opacity=".35" transform="translate(4 6)">${mark(206, hy + 14, 46, deep, -6)}</g>` +
      mark(206, hy + 14, 46, trim.id === 'pale' ? deep : trim.pop, -6) +
      `<g transform="translate(${hx} ${hy})">${panel('M-34-56h64v30h-64zM-34 26h64v30h-64z', 'url(#steel)', ink, weight.contour)}${panel('M-34-24h64v48h-64z', graphite, ink, weight.contour)}<circle r="22" fill="url(#steel)" stroke="${ink}" stroke-width="${weight.contour}"/>${line('M-14-6L14 6', ink, 6)}${line('M-14-12A20 20 0 0 1 2-19', paper, 4)}</g>`,
  };
};

const all: KindDrawing = { cuts: 4, views: [front, angled, hinge] };

export const sunglasses = only(all, [0, 1, 3]);
export const citySunglasses = only(all, [2, 0]);
