import type { Colours } from '../colours.ts';
import type { Design } from '../design.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

// With a yoke, in two colours with high pockets, with a sash and a collar, long with flaps.
function bodyOf({ cut }: Design): string {
  const down = cut === 3 ? 46 : cut === 2 ? -24 : 0;
  return shape(
    `270,252! 330,236 400,232 470,236 530,252! 582,290 600,340 606,440 608,600 612,${740 + down} 616,${846 + down}! 540,${862 + down} 400,${868 + down} 260,${862 + down} 184,${846 + down}! 188,${740 + down} 192,600 194,440 200,340 218,290`,
  );
}

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

/** Second colour and seams of the body, the same lines in front and behind. */
function panels({ soft, shade, deep, light }: Colours, { cut, trim }: Design, isBack: boolean): string {
  const yokeFill = trim.id === 'tonal' ? soft : trim.panel;
  const sides =
    area(shape('180,400! 222,430 236,560 226,700 220,920! 170,920!'), shade) +
    area(shape('620,400! 578,430 564,560 574,700 580,920! 630,920!'), shade);
  const sideSeams = line(
    `${curve('194,404 222,430 236,560 226,700 220,902')}${curve('606,404 578,430 564,560 574,700 580,902')}`,
    deep,
  );
  if (cut === 1) {
    return (
      panel(shape('170,560! 300,520 400,540 500,520 630,560! 630,920! 170,920!'), trim.panel, trim.edge) +
      stitches(curve('186,570 300,532 400,552 500,532 614,570'), trim.pop) +
      line('M194 430q20 60 16 130M606 430q-20 60-16 130', deep, 2.5)
    );
  }
  if (cut === 2) {
    return (
      sides +
      sideSeams +
      panel(
        shape(isBack ? '620,240! 620,420! 180,700! 180,520!' : '180,240! 180,420! 620,700! 620,520!'),
        trim.panel,
        trim.edge,
      ) +
      line(isBack ? 'M620 446L180 726' : 'M180 446L620 726', trim.pop, 6)
    );
  }
  if (cut === 3) {
    return (
      sideSeams +
      panel(
        shape('180,240! 620,240! 620,350! 500,362 400,364 300,362 180,350!'),
        yokeFill,
        trim.id === 'tonal' ? deep : trim.edge,
      ) +
      line('M190 660Q400 680 610 660', deep, 9) +
      line('M190 658Q400 678 610 658', light, 3, 0.6)
    );
  }
  return (
    panel(
      shape(
        isBack
          ? '180,240! 620,240! 620,430! 540,420 470,396 400,388 330,396 260,420 180,430!'
          : '180,240! 620,240! 620,400! 560,404 480,420 400,444 320,420 240,404 180,400!',
      ),
      yokeFill,
      trim.id === 'tonal' ? deep : trim.edge,
    ) +
    sides +
    sideSeams +
    stitches(
      curve(isBack ? '196,442 260,432 330,408 400,400 470,408 540,432 604,442' : '196,412 240,414 320,430 388,450'),
      trim.id === 'tonal' ? shade : trim.pop,
    )
  );
}

/** Both sleeves: the right one is the left mirrored, in shade. */
function sleeves({ light, base, shade, deep }: Colours, { cut, trim }: Design): string {
  const folds = [
    curve('150,404 182,470 190,560 178,640'),
    curve('118,586 150,606 196,602'),
    curve('214,470 190,480 172,474'),
  ];
  const arm =
    `<path d="${sleeve}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    (cut === 3
      ? inside('arm', sleeve, panel(shape('80,560! 230,530! 220,620! 90,650!'), trim.panel, trim.edge))
      : cut === 1
        ? inside('arm', sleeve, panel(shape('60,560! 240,520! 240,860! 60,860!'), trim.panel, trim.edge))
        : '') +
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

/** Where the hands go: below the belt, on the chest, under flaps. */
function pockets({ shade, deep, ink, graphite, base }: Colours, { cut, trim }: Design): string {
  if (cut === 3) {
    return (
      [226, 456]
        .map(
          (x) =>
            panel(`M${x} 700h118v120q-58 14-118 0z`, base, deep) +
            panel(`M${x - 6} 690h130v44q-64 14-130 0z`, trim.panel, trim.edge) +
            `<circle cx="${x + 59}" cy="728" r="7" fill="${trim.pop}" stroke="${trim.edge}"/>`,
        )
        .join('') +
      panel('M460 420h96v86q-48 10-96 0z', base, deep) +
      panel('M454 412h108v30q-54 10-108 0z', trim.panel, trim.edge)
    );
  }
  if (cut === 1) {
    return (
      line('M322 400l-8 140M478 400l8 140', deep, 11) +
      line('M322 402l-8 136M478 402l8 136', trim.pop, 3) +
      line('M314 536l-4 26M486 536l4 26', graphite, 7)
    );
  }
  return (
    panel('M266 560l14-4 26 150-14 4zM534 560l-14-4-26 150 14 4z', shade, deep) +
    line('M273 562l26 144M527 562l-26 144', ink, 4) +
    line('M297 700l6 30M503 700l-6 30', trim.pop, 7) +
    (cut === 0 ? line('M452 476l76-22', ink, 4) + line('M454 475l-4 24', trim.pop, 7) : '')
  );
}

/** A collar with the hood rolled into it. */
function collar({ soft, base, deep, ink }: Colours, { trim }: Design): string {
  return (
    panel(shape('300,176! 350,150 400,146 450,150 500,176! 496,252! 304,252!'), deep, deep, weight.contour) +
    area(shape('320,178! 360,162 400,160 440,162 480,178! 474,246! 326,246!'), ink) +
    panel('M384 162h32v14h-32z', trim.pop, deep) +
    panel(
      shape('298,176! 340,190 394,200! 394,286! 340,280 282,262! 288,214'),
      trim.id === 'tonal' ? soft : trim.panel,
      trim.edge,
      weight.contour,
    ) +
    panel(
      shape('502,176! 460,190 406,200! 406,286! 460,280 518,262! 512,214'),
      trim.id === 'tonal' ? base : trim.panel,
      trim.edge,
      weight.contour,
    ) +
    line(`${curve('300,196 340,210 390,220')}${curve('500,196 460,210 410,220')}`, trim.pop, 4)
  );
}

function hoodUp({ light, soft, shade, deep, ink, graphite }: Colours, { cut, trim }: Design): string {
  return (
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
    panel(
      shape('320,104! 360,92 400,88 440,92 480,104! 488,124 470,132 400,120 330,132 312,124'),
      cut === 0 ? soft : trim.panel,
      cut === 0 ? deep : trim.edge,
    )
  );
}

/** Front, zipped, hood up. */
const front: View = (colours, design) => {
  const { light, shade, deep, ink, graphite } = colours;
  const { cut, trim, mark } = design;
  const body = bodyOf(design);
  const down = cut === 3 ? 46 : cut === 2 ? -24 : 0;
  return {
    shadows: [{ x: 420, y: 884 + down, rx: 330, ry: 34 }],
    defs: cloth(colours),
    body:
      sleeves(colours, design) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        panels(colours, design, false) +
          // Folds at the waist cord.
          (cut === 1
            ? ''
            : area(shape('226,660! 280,690 340,692 400,700! 330,716 260,706'), shade, 0.6) +
              area(shape('574,660! 520,696 460,704 408,706! 480,728 550,714'), shade, 0.8)) +
          area(shape('540,280! 600,330 620,500 620,860! 566,860! 584,640 572,440'), deep, 0.25) +
          line(
            `${curve('260,744 290,770 340,776')}${curve('540,740 510,776 470,782')}${curve('300,560 330,590 384,600')}`,
            shade,
          ) +
          // Hem with its cord.
          line(`M184 ${822 + down}Q400 ${850 + down} 616 ${822 + down}`, deep) +
          stitches(`M186 ${832 + down}Q400 ${860 + down} 614 ${832 + down}`, shade),
      ) +
      pockets(colours, design) +
      (cut === 2 ? collar(colours, design) : hoodUp(colours, design)) +
      // Front zip with storm flap.
      panel(
        `M${cut === 3 ? 376 : 386} ${cut === 2 ? 190 : 284}h${cut === 3 ? 48 : 28}l2 ${(cut === 2 ? 674 : 580) + down}h${cut === 3 ? -52 : -32}z`,
        cut === 3 ? trim.panel : shade,
        cut === 3 ? trim.edge : deep,
      ) +
      (cut === 3
        ? stitches(`M384 290V${860 + down}M416 290V${860 + down}`, trim.pop) +
          repeat(
            5,
            (snap) => `<circle cx="400" cy="${340 + snap * 120}" r="9" fill="${trim.pop}" stroke="${trim.edge}"/>`,
          )
        : line(`M400 ${cut === 2 ? 196 : 286}V${864 + down}`, ink, 7) +
          `<path d="M400 ${cut === 2 ? 200 : 290}V${864 + down}" stroke="${trim.pop}" stroke-width="3" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
          panel(`M394 ${cut === 2 ? 206 : 296}h12l2 18-8 34-8-34z`, trim.pop, ink)) +
      (cut === 2
        ? ''
        : line('M322 300q-8 40 2 70M478 300q8 40-2 70', graphite, 4) +
          panel('M318 366h12v20h-12zM470 366h12v20h-12z', graphite, ink)) +
      mark(
        290,
        cut === 2 ? 340 : 468,
        19,
        cut === 0 || cut === 1 || cut === 3 ? light : trim.id === 'tonal' ? light : trim.pop,
      ),
  };
};

/** Back: hood volume adjuster, yoke, drop hem. */
const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite } = colours;
  const { cut, trim, mark } = design;
  const body = bodyOf(design);
  const down = cut === 3 ? 46 : cut === 2 ? -24 : 0;
  return {
    shadows: [{ x: 420, y: 900 + down, rx: 330, ry: 34 }],
    defs: cloth(colours),
    body:
      sleeves(colours, design) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        panels(colours, design, true) +
          area(shape('380,420! 400,520 396,660 404,820! 372,700 366,540'), shade, 0.5) +
          area(shape('540,280! 600,330 620,500 620,860! 560,860! 584,640 572,440'), deep, 0.25) +
          area(shape('230,680! 300,700 400,706 500,700 570,680! 500,730 400,736 300,730'), shade, 0.7) +
          line(`${curve('250,760 290,786 350,790')}${curve('550,760 510,790 460,796')}`, shade) +
          line(`M184 ${826 + down}Q400 ${850 + down} 616 ${826 + down}`, deep),
      ) +
      `<g transform="translate(0 ${down})">` +
      panel(shape('186,838! 300,856 400,860 500,856 614,838! 604,880 540,902 400,910 260,902 196,880'), shade, deep) +
      stitches(curve('200,874 262,890 400,898 538,890 600,874'), soft) +
      '</g>' +
      (cut === 2
        ? panel(
            shape('300,190! 350,170 400,166 450,170 500,190! 516,262! 460,282 400,288 340,282 284,262!'),
            trim.id === 'tonal' ? soft : trim.panel,
            trim.edge,
            weight.contour,
          ) + line(curve('300,212 350,196 400,192 450,196 500,212'), trim.pop, 4)
        : panel(
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
          panel('M392 272h16v18h-16z', light, ink)) +
      mark(
        400,
        cut === 3 ? 410 : 456,
        18,
        cut === 3 || cut === 2 ? light : trim.id === 'tonal' || cut === 1 ? light : trim.pop,
      ),
  };
};

/** The two-way zip under the flap, a slider in the wet-weather lip, drops on the cloth. */
const zip: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { cut, trim, mark } = design;
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
      gradient('right', cut === 1 || cut === 2 ? [trim.panel, trim.panel, trim.edge] : [soft, base, shade], [
        0,
        0,
        cut === 1 || cut === 2 ? 2 : 1,
        0.1,
      ]) +
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
      panel(
        shape('378,616! 422,616! 446,700 440,820 424,880 376,880 360,820 354,700'),
        trim.id === 'tonal' ? graphite : trim.pop,
        ink,
        weight.contour,
      ) +
      line(
        repeat(6, (rib) => `M372 ${720 + rib * 22}h56`),
        ink,
        5,
      ) +
      line('M372 700q4-40 12-66', stone, 4) +
      mark(190, 250, 50, light, -4) +
      drops
        .map((drop) => {
          const [x = '0', y = '0', r = '0'] = drop.split(',');
          return `<g transform="translate(${x} ${y}) scale(${Number(r) / 10})"><ellipse cx="3" cy="5" rx="14" ry="18" fill="${deep}" opacity=".45"/><ellipse rx="13" ry="17" fill="${soft}" opacity=".9"/><path d="M-7-5q2-7 7-8" stroke="#fff" stroke-width="4"/></g>`;
        })
        .join(''),
  };
};

export const shellJacket: KindDrawing = { cuts: 4, views: [front, back, zip] };
