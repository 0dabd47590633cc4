import { curve, shape } from '../outline.ts';
import type { Colours, KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const body = shape(
  '270,252! 330,236 400,232 470,236 530,252! 582,290 600,340 606,440 608,600 612,740 616,846! 540,862 400,868 260,862 184,846! 188,740 192,600 194,440 200,340 218,290',
);
const sleeve = shape(
  '270,252! 222,268 184,306 160,368 140,460 120,570 100,680 88,776! 92,800 150,818 166,806! 186,730 204,640 214,560 216,470 222,380',
);
const hood = shape(
  '276,262! 262,210 270,156 306,112 352,92 400,86 448,92 494,112 530,156 538,210 524,262! 470,286 400,292 330,286',
);

function cloth({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.25]) +
    gradient('arm', [light, soft, base, shade], [0, 0.3, 1, 0.6]) +
    gradient('arm2', [base, shade, shade, deep], [0, 0.3, 1, 0.6]) +
    gradient('hood', [soft, base, shade], [0, 0, 1, 0.4])
  );
}

/** Both sleeves: the right one is the left mirrored, in shade. */
function sleeves({ light, base, shade, deep }: Colours): string {
  const folds = [
    curve('150,404 182,470 190,560 178,640'),
    curve('118,586 150,606 196,602'),
    curve('214,470 190,480 172,474'),
  ];
  const arm =
    `<path d="${sleeve}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    area(shape('120,586 150,606 200,600 150,622 114,614'), deep, 0.35) +
    line(folds.join(''), deep, 2, 0.7) +
    panel('M88 776l4 24q30 16 74 6l6-26q-46 8-84-4z', shade, deep) +
    panel('M112 784l46 4 2 14-44-4z', base, deep) +
    '</g>';
  return (
    `<g fill="url(#arm)"><g id="left">${arm}</g></g><use href="#left" fill="url(#arm2)" transform="matrix(-1 0 0 1 800 0)"/>` +
    inside('inner', sleeve, area(shape('214,420! 200,560 180,680 150,800! 190,830! 240,600'), shade, 0.6)) +
    line(curve('262,262 218,282 190,316 168,372 150,450'), light, 4, 0.7)
  );
}

/** Front, zipped, hood up. */
const front: View = (colours) => {
  const { light, soft, shade, deep, ink, graphite } = colours;
  return {
    shadows: [{ x: 420, y: 884, rx: 330, ry: 34 }],
    defs: cloth(colours),
    body:
      sleeves(colours) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        // Shoulder yoke, a tone lighter; side panels a tone darker.
        area(shape('180,240! 620,240! 620,400! 560,404 480,420 400,444 320,420 240,404 180,400!'), soft, 0.85) +
          area(shape('180,400! 222,430 236,560 226,700 220,880! 170,880!'), shade) +
          area(shape('620,400! 578,430 564,560 574,700 580,880! 630,880!'), shade) +
          line(
            `${curve('194,402 240,404 320,420 400,444 480,420 560,404 608,402')}${curve('194,404 222,430 236,560 226,700 220,862')}${curve('606,404 578,430 564,560 574,700 580,862')}`,
            deep,
          ) +
          stitches(curve('196,412 240,414 320,430 388,450'), shade) +
          stitches(curve('412,450 480,430 560,414 604,412'), shade) +
          // Folds at the waist cord.
          area(shape('226,660! 280,690 340,692 400,700! 330,716 260,706'), shade, 0.6) +
          area(shape('574,660! 520,696 460,704 408,706! 480,728 550,714'), shade, 0.8) +
          area(shape('540,280! 600,330 620,500 620,860! 566,860! 584,640 572,440'), deep, 0.25) +
          line(
            `${curve('260,744 290,770 340,776')}${curve('540,740 510,776 470,782')}${curve('300,560 330,590 384,600')}`,
            shade,
          ) +
          // Hem with its cord.
          line('M184 822Q400 850 616 822', deep) +
          stitches('M186 832Q400 860 614 832', shade),
      ) +
      // Hand pockets with waterproof zips.
      panel('M266 560l14-4 26 150-14 4z', shade, deep) +
      panel('M534 560l-14-4-26 150 14 4z', shade, deep) +
      line('M273 562l26 144M527 562l-26 144', ink, 4) +
      line('M297 700l6 30M503 700l-6 30', graphite, 7) +
      // Chest pocket.
      line('M452 476l76-22', ink, 4) +
      line('M454 475l-4 24', graphite, 7) +
      // Hood: opening, collar and chin.
      panel(hood, 'url(#hood)', deep, weight.contour) +
      panel(
        shape('318,262! 300,214 304,168 334,134 400,122 466,134 496,168 500,214 482,262! 440,300 400,312 360,300'),
        deep,
        deep,
      ) +
      area(shape('326,250! 316,200 324,166 350,146 400,138 450,146 476,166 484,200 474,250! 400,230'), ink) +
      line(curve('330,186 360,158 400,150 440,158 470,186'), graphite, 3) +
      panel(shape('300,214! 318,250 352,276 392,286! 392,330! 340,318 296,292 276,262! 280,230'), 'url(#hood)', deep) +
      panel(shape('500,214! 482,250 448,276 408,286! 408,330! 460,318 504,292 524,262! 520,230'), shade, deep) +
      line(`${curve('336,128 346,108 366,94')}${curve('464,128 454,108 434,94')}`, deep) +
      stitches(curve('286,246 282,200 294,158 330,120 400,106 470,120 506,158 518,200 514,246'), light) +
      panel(shape('320,104! 360,92 400,88 440,92 480,104! 488,124 470,132 400,120 330,132 312,124'), soft, deep) +
      // Front zip with storm flap.
      panel('M386 284h28l2 580h-32z', shade, deep) +
      line('M400 286V864', ink, 7) +
      `<path d="M400 290V864" stroke="${graphite}" stroke-width="3" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel('M394 296h12l2 18-8 34-8-34z', light, ink) +
      line('M322 300q-8 40 2 70M478 300q8 40-2 70', graphite, 4) +
      panel('M318 366h12v20h-12zM470 366h12v20h-12z', graphite, ink) +
      line('M262 474l24-28 24 28M294 474l15-18 15 18', light, 5),
  };
};

/** Back: hood volume adjuster, yoke, drop hem. */
const back: View = (colours) => {
  const { light, soft, shade, deep, ink, graphite } = colours;
  return {
    shadows: [{ x: 420, y: 900, rx: 330, ry: 34 }],
    defs: cloth(colours),
    body:
      sleeves(colours) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        area(shape('180,240! 620,240! 620,430! 540,420 470,396 400,388 330,396 260,420 180,430!'), soft, 0.85) +
          area(shape('180,430! 218,460 228,560 222,700 216,880! 170,880!'), shade) +
          area(shape('620,430! 582,460 572,560 578,700 584,880! 630,880!'), shade) +
          line(
            `${curve('194,430 260,420 330,396 400,388 470,396 540,420 608,430')}${curve('196,432 218,460 228,560 222,700 216,862')}${curve('604,432 582,460 572,560 578,700 584,862')}`,
            deep,
          ) +
          stitches(curve('196,442 260,432 330,408 400,400 470,408 540,432 604,442'), shade) +
          area(shape('380,420! 400,520 396,660 404,820! 372,700 366,540'), shade, 0.5) +
          area(shape('540,280! 600,330 620,500 620,860! 560,860! 584,640 572,440'), deep, 0.25) +
          area(shape('230,680! 300,700 400,706 500,700 570,680! 500,730 400,736 300,730'), shade, 0.7) +
          line(`${curve('250,760 290,786 350,790')}${curve('550,760 510,790 460,796')}`, shade) +
          line('M184 826Q400 850 616 826', deep),
      ) +
      panel(shape('186,838! 300,856 400,860 500,856 614,838! 604,880 540,902 400,910 260,902 196,880'), shade, deep) +
      stitches(curve('200,874 262,890 400,898 538,890 600,874'), soft) +
      panel(
        shape(
          '268,270! 254,214 262,156 300,110 352,90 400,86 448,90 500,110 538,156 546,214 532,270! 500,312 450,332 400,336 350,332 300,312',
        ),
        'url(#hood)',
        deep,
        weight.contour,
      ) +
      panel(shape('346,92! 400,86 454,92! 470,180 462,260 440,334! 400,337 360,334! 338,260 330,180'), soft, deep) +
      stitches(curve('356,100 342,180 350,260 370,326'), shade) +
      stitches(curve('444,100 458,180 450,260 430,326'), shade) +
      area(shape('500,116! 540,160 546,214 532,270! 500,312 470,324! 500,250 510,180'), deep, 0.28) +
      line('M270 206Q330 226 372 216M428 216Q470 226 530 206', graphite, 5) +
      panel('M374 200h52v32h-52z', graphite, ink) +
      line('M400 232v44', graphite, 4) +
      panel('M392 272h16v18h-16z', light, ink) +
      line('M364 466l24-28 24 28M396 466l15-18 15 18', light, 5),
  };
};

/** The two-way zip under the flap, a slider in the wet-weather lip, drops on the cloth. */
const zip: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone, slate }) => {
  const drops = [
    '120,180,9',
    '170,330,6',
    '90,420,12',
    '210,520,7',
    '140,640,10',
    '230,760,6',
    '90,820,8',
    '620,240,8',
    '700,380,11',
    '660,560,7',
    '730,680,9',
    '610,800,12',
    '680,900,6',
  ];
  return {
    defs:
      gradient('left', [soft, base, base, shade], [0, 0, 1, 0.1]) +
      gradient('right', [soft, base, shade], [0, 0, 1, 0.1]) +
      gradient('steel', [paper, stone, slate, paper]) +
      `<pattern id="rip" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(3)"><path d="M0 0h34M0 0v34" stroke="${deep}" stroke-width="1.6" opacity=".35"/></pattern>` +
      `<pattern id="teeth" width="56" height="30" patternUnits="userSpaceOnUse" x="372"><path d="M0 4h30l6 4v6l-6 4H0zM56 19H26l-6 4v6l6 4h30z" fill="${graphite}"/><path d="M0 5h28M56 20H28" stroke="${stone}" stroke-width="2"/></pattern>`,
    body:
      area('M-10-10H420V1010H-10z', 'url(#left)') +
      area('M400-10H810V1010H400z', 'url(#right)') +
      area('M-10-10H810V1010H-10z', 'url(#rip)') +
      area(shape('120,-20! 170,200 150,460 200,760 170,1020! 110,1020! 120,700 90,400'), light, 0.3) +
      area(shape('640,-20! 680,240 650,520 700,800 680,1020! 760,1020! 770,500 740,-20!'), deep, 0.25) +
      // Tape, teeth, lips.
      area('M336 0h128v1000H336z', ink) +
      area('M372 0h56v1000h-56z', 'url(#teeth)') +
      area('M348 560h104v440H348z', ink) +
      area(shape('400,520! 372,620 352,760 330,1010! 470,1010! 448,760 428,620'), shade) +
      `<path d="${repeat(15, (tooth) => `M${Math.round(384 - tooth * 3)} ${580 + tooth * 29}h-26v15h26zM${Math.round(416 + tooth * 3)} ${580 + tooth * 29}h26v15h-26z`)}" fill="${graphite}" stroke="${stone}" stroke-width="2"/>` +
      panel('M-10-10H352L346 520L300 1010H-10z', 'url(#left)', deep, weight.contour) +
      panel('M810-10H448L454 520L500 1010H810z', 'url(#right)', deep, weight.contour) +
      area('M-10-10H352L346 520L300 1010H-10zM810-10H448L454 520L500 1010H810z', 'url(#rip)') +
      area('M332-10h20L346 520L300 1010H280L326 520z', light, 0.5) +
      stitches('M310-10L304 520L258 1010', light) +
      stitches('M490-10L496 520L542 1010', soft) +
      stitches('M290-10L284 520L238 1010', light) +
      stitches('M510-10L516 520L562 1010', soft) +
      // Slider and pull.
      area(shape('360,470! 470,470! 490,610 450,900 420,930 380,900'), ink, 0.3) +
      panel(
        shape('344,440! 456,440! 464,480 446,560 430,600! 370,600! 354,560 336,480'),
        'url(#steel)',
        ink,
        weight.contour,
      ) +
      line('M352 450h96', paper, 4) +
      panel('M378 462h44v92h-44z', graphite, ink) +
      panel(shape('366,520! 434,520! 440,580 432,640! 368,640! 360,580'), 'url(#steel)', ink, weight.contour) +
      panel('M386 600h28v30h-28z', ink, ink) +
      panel(shape('378,616! 422,616! 446,700 440,820 424,880 376,880 360,820 354,700'), graphite, ink, weight.contour) +
      line(
        repeat(6, (rib) => `M372 ${720 + rib * 22}h56`),
        ink,
        5,
      ) +
      line('M372 700q4-40 12-66', stone, 4) +
      drops
        .map((drop) => {
          const [x = '0', y = '0', r = '0'] = drop.split(',');
          return `<g transform="translate(${x} ${y}) scale(${Number(r) / 10})"><ellipse cx="3" cy="5" rx="14" ry="18" fill="${deep}" opacity=".45"/><ellipse rx="13" ry="17" fill="${soft}" opacity=".9"/><path d="M-7-5q2-7 7-8" stroke="#fff" stroke-width="4"/></g>`;
        })
        .join(''),
  };
};

export const shellJacket: KindDrawing = { cuts: 1, views: [front, back, zip] };
