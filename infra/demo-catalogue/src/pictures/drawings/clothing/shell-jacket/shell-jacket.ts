import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { headwearBehind, headwearFront } from './headwear.ts';
import { made } from './made.ts';
import { makeOf, shellJacketCuts } from './makes.ts';
import { packed } from './packed.ts';
import { zip } from './zip.ts';

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
      headwearFront(cut === 2 ? 'collar' : 'hood', colours, design) +
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
  const { light, soft, shade, deep } = colours;
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
      headwearBehind(cut === 2 ? 'collar' : 'hood', colours, design) +
      mark(
        400,
        cut === 3 ? 410 : 456,
        18,
        cut === 3 || cut === 2 ? light : trim.id === 'tonal' || cut === 1 ? light : trim.pop,
      ),
  };
};

const hero: View = (colours, design) => {
  const make = makeOf(design.cut);
  return make === null ? front(colours, design) : made(colours, design, make, 'front');
};

const reverse: View = (colours, design) => {
  const make = makeOf(design.cut);
  return make === null ? back(colours, design) : made(colours, design, make, 'back');
};

/** Jackets of light cloth are shown packed, the others with their zip. */
const detail: View = (colours, design) => {
  const isLight = ['anorak', 'open', 'windshell', 'kids', 'kids-anorak'].includes(makeOf(design.cut)?.name ?? '');
  return (isLight ? packed : zip)(colours, design);
};

export const shellJacket: KindDrawing = { cuts: shellJacketCuts.length, views: [hero, reverse, detail] };
