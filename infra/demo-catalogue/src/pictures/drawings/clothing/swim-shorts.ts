import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

/** The left leg: short trunk, mid length, boardshorts to the knee, wide retro cut. */
function legOf(design: Design): string {
  return shape(
    byCut(
      design,
      '246,286! 220,370 198,460 184,548 170,640! 240,672 320,684 384,680! 394,630 400,590 404,560! 404,400 404,280!',
      '246,286! 218,380 192,490 172,600 156,712! 230,748 310,760 382,756! 392,690 398,620 404,560! 404,400 404,280!',
      '248,286! 226,400 204,520 186,650 174,800! 240,830 316,838 384,832! 392,740 398,640 404,560! 404,400 404,280!',
      '244,286! 200,380 164,480 138,560 118,640! 200,694 300,714 386,708! 394,640 400,590 404,556! 404,400 404,280!',
    ),
  );
}

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.4]) +
    gradient('dim', [soft, base, shade, shade], [0, 0, 1, 0.4]) +
    gradient('band', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.2]) +
    gradient('waist', [base, shade, deep], [0, 0, 1, 0.2])
  );
}

/** Hem of the left leg: where it begins at the side and ends at the inseam. */
const hemOf = (design: Design) => byCut(design, 640, 712, 800, 640);

/** Prints and patches over both legs. */
function print(colours: Colours, design: Design): string {
  const { soft, light, deep } = colours;
  const { trim } = design;
  return byCut(
    design,
    // Contrast side panels.
    panel(shape('120,280! 262,286! 250,400 222,540 208,700! 120,700!'), trim.panel, trim.edge) +
      panel(shape('680,280! 538,286! 550,400 578,540 592,700! 680,700!'), trim.panel, trim.edge),
    // Waves.
    area(
      repeat(
        4,
        (wave) =>
          `M100 ${380 + wave * 106}q50-40 100 0t100 0t100 0t100 0t100 0t100 0v44q-50-40-100 0t-100 0t-100 0t-100 0t-100 0t-100 0z`,
      ),
      trim.panel,
      0.92,
    ),
    // Blocks and a rising stripe.
    area('M100 620L720 480V900H100z', trim.panel) +
      line('M100 596L720 456', trim.pop, 12) +
      line('M100 568L720 428', soft, 5, 0.8),
    // Leaves, scattered.
    `<g fill="${trim.panel}" opacity=".95">${repeat(22, (leaf) => {
      const x = 150 + (leaf % 5) * 110 + (Math.floor(leaf / 5) % 2) * 50;
      const y = 350 + Math.floor(leaf / 5) * 88 + (leaf % 3) * 16;
      return `<path transform="translate(${x} ${y}) rotate(${(leaf * 61) % 360}) scale(.9)" d="M0-26Q17-8 0 26Q-17-8 0-26z"/>`;
    })}</g>${line(curve('130,620 260,660 400,676 540,660 670,620'), trim.id === 'pale' ? deep : light, 4, 0.5)}`,
  );
}

function legs(colours: Colours, design: Design, split: string): string {
  const { deep, shade, soft, ink } = colours;
  const leg = legOf(design);
  const hem = hemOf(design);
  const right = `<g transform="matrix(-1 0 0 1 800 0)">`;
  return (
    `<path d="${leg}" fill="url(#cloth)" stroke="${deep}" stroke-width="${weight.contour}"/>${right}<path d="${leg}" fill="url(#dim)" stroke="${deep}" stroke-width="${weight.contour}"/></g>` +
    inside('left-leg', leg, `<g id="print">${print(colours, design)}</g>`) +
    `<clipPath id="right-leg"><path d="${leg}" transform="matrix(-1 0 0 1 800 0)"/></clipPath><g clip-path="url(#right-leg)"><use href="#print"/>${area('M400 280H720V900H400z', ink, 0.1)}</g>` +
    inside(
      'left-folds',
      leg,
      area(shape('396,420! 362,520 352,620 372,840! 420,840!'), deep, 0.26) +
        area(shape('290,340! 318,460 300,600 262,760 280,580 292,460'), '#fff', 0.18) +
        area(shape('220,420! 230,540 206,640 190,760! 210,600'), shade, 0.4) +
        stitches(`M110 ${hem - 20}Q250 ${hem + 34} 392 ${hem + 26}`, soft),
    ) +
    `${right}${inside('right-folds', leg, area(shape('240,300! 210,460 180,640 168,840! 100,840! 140,500'), deep, 0.3) + area(shape('396,420! 370,520 362,620 380,840! 420,840!'), deep, 0.2) + stitches(`M110 ${hem - 20}Q250 ${hem + 34} 392 ${hem + 26}`, soft))}</g>` +
    line(`${curve('400,500 364,540 334,556')}${curve('402,500 436,540 466,556')}`, deep, 2.5, 0.5) +
    `<path d="${leg}" stroke="${deep}" stroke-width="${weight.contour}"/>${right}<path d="${leg}" stroke="${deep}" stroke-width="${weight.contour}"/></g>` +
    split
  );
}

const waistband = shape(
  '244,226! 320,240 400,244 480,240 556,226! 562,258 562,290! 480,304 400,308 320,304 238,290! 238,258',
);

/** Front: drawcord or laced fly, pockets. */
const front: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, paper, stone } = colours;
  const { trim, mark } = design;
  const laced = byCut(design, false, false, true, false);
  const foot = hemOf(design) + byCut(design, 104, 76, 30, 122);
  return {
    shadows: [{ x: 420, y: foot, rx: 290, ry: 28 }],
    defs: defs(colours, design),
    body:
      `<g transform="translate(0 ${byCut(design, 60, 30, -10, 60)})">` +
      panel(shape('248,228! 320,212 400,208 480,212 552,228! 480,248 400,252 320,248'), shade, deep) +
      panel('M382 218h36v22h-36z', light, deep) +
      legs(
        colours,
        design,
        line(`${curve('258,314 250,380 226,436')}${curve('542,314 550,380 574,436')}`, ink, 5) +
          stitches(`${curve('270,316 262,386 236,446')}${curve('530,316 538,386 564,446')}`, soft),
      ) +
      line('M400 306V556', deep) +
      stitches('M409 310V540', soft) +
      panel(waistband, laced ? 'url(#waist)' : 'url(#band)', laced ? deep : trim.edge, weight.contour) +
      (laced
        ? panel(shape('400,250! 436,254! 432,400 404,424!'), 'url(#waist)', deep) +
          [0, 1, 2]
            .map(
              (row) =>
                `<path d="M392 ${272 + row * 38}L424 ${280 + row * 38}M424 ${272 + row * 38}L392 ${280 + row * 38}" stroke="${deep}" stroke-width="9"/><path d="M392 ${272 + row * 38}L424 ${280 + row * 38}M424 ${272 + row * 38}L392 ${280 + row * 38}" stroke="${paper}" stroke-width="5"/>`,
            )
            .join('') +
          cord(
            `${curve('408,270 372,280 360,320 388,316 410,276')}${curve('410,272 446,284 460,322 430,320 410,278')}${curve('406,276 388,340 380,372')}${curve('414,276 430,340 436,368')}`,
            paper,
            deep,
            6,
          )
        : line(
            repeat(24, (rib) => `M${256 + rib * 12.5} ${236 + Math.round(10 * Math.sin((rib / 23) * Math.PI))}v56`),
            trim.edge,
            2,
            0.5,
          ) +
          `<path d="M374 284h.1M426 284h.1" stroke="${stone}" stroke-width="15"/><path d="M374 284h.1M426 284h.1" stroke="${ink}" stroke-width="6"/>` +
          cord(
            `${curve('374,286 388,306 400,310 412,306 426,286')}${curve('398,310 360,324 350,352 380,354 402,314')}${curve('402,310 440,322 452,348 424,354 400,316')}${curve('398,314 384,368 376,410')}${curve('404,314 420,368 418,418')}`,
            trim.id === 'pale' ? soft : paper,
            deep,
            7,
          ) +
          line('M376 406l-2 16M418 414v16', graphite, 9)) +
      mark(
        byCut(design, 232, 222, 236, 196),
        hemOf(design) - byCut(design, 40, 44, 50, 24),
        18,
        byCut(design, trim.id === 'tonal' ? light : trim.pop, light, trim.pop, light),
      ) +
      '</g>',
  };
};

/** Back: zipped or flap pocket with its drain eyelet. */
const back: View = (colours, design) => {
  const { soft, deep, ink, graphite, stone, light } = colours;
  const { trim, mark } = design;
  return {
    shadows: [{ x: 420, y: hemOf(design) + byCut(design, 104, 76, 30, 122), rx: 290, ry: 28 }],
    defs: defs(colours, design),
    body:
      `<g transform="translate(0 ${byCut(design, 60, 30, -10, 60)})">` +
      legs(
        colours,
        design,
        line(`${curve('246,352 330,372 400,376 470,372 554,352')}`, deep) +
          stitches(curve('246,360 330,380 400,384 470,380 554,360'), soft),
      ) +
      line('M400 300V556', deep) +
      area(shape('392,400! 408,470 394,560! 380,500'), deep, 0.4) +
      panel(waistband, 'url(#band)', trim.edge, weight.contour) +
      line(
        repeat(24, (rib) => `M${256 + rib * 12.5} ${236 + Math.round(10 * Math.sin((rib / 23) * Math.PI))}v56`),
        trim.edge,
        2,
        0.5,
      ) +
      byCut(
        design,
        `${line('M462 430L548 416', ink, 8)}<path d="M462 430L548 416" stroke="${stone}" stroke-width="3.5" stroke-dasharray="3 4" stroke-linecap="butt"/>${line('M470 430l-6 30', graphite, 7)}`,
        panel('M450 410L556 396L562 500L458 512z', 'url(#dim)', deep) +
          panel('M446 404L558 390L560 424L504 440L450 438z', trim.panel, trim.edge) +
          line('M504 422h.1', stone, 9),
        panel('M450 420L550 408L556 530L458 540z', 'url(#dim)', deep) +
          panel('M446 412L552 400L554 440L450 452z', trim.panel, trim.edge) +
          line('M470 430h60', trim.pop, 4),
        `${line('M462 430L548 416', ink, 8)}<path d="M462 430L548 416" stroke="${stone}" stroke-width="3.5" stroke-dasharray="3 4" stroke-linecap="butt"/>${line('M540 417l8 30', graphite, 7)}`,
      ) +
      `<path d="M508 ${byCut(design, 470, 488, 516, 474)}h.1" stroke="${stone}" stroke-width="14"/><path d="M508 ${byCut(design, 470, 488, 516, 474)}h.1" stroke="${ink}" stroke-width="6"/>` +
      mark(280, 430, 16, light) +
      line('M386 250v-20q14-10 28 0v20', trim.edge, 6) +
      '</g>',
  };
};

/** Waistband, eyelets and wet cloth close up. */
const waist: View = (colours, design) => {
  const { soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const laced = byCut(design, false, false, true, false);
  const knot = `${curve('396,470 290,520 262,620 336,636 398,480')}${curve('404,470 506,514 530,614 454,638 404,480')}${curve('390,480 346,680 330,850')}${curve('408,480 456,680 460,870')}`;
  return {
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 1]) +
      gradient('band', [trim.panel, trim.panel, trim.edge], [0, 0, 0.06, 1]) +
      gradient('steel', [paper, stone, slate, paper]) +
      `<pattern id="weave" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 0h18M0 0v18" stroke="${deep}" stroke-width="1.6" opacity=".2"/></pattern>` +
      `<pattern id="drops" width="280" height="320" patternUnits="userSpaceOnUse"><g fill="#fff" fill-opacity=".36" stroke="${deep}" stroke-opacity=".4" stroke-width="1.6"><ellipse cx="50" cy="60" rx="10" ry="12"/><ellipse cx="200" cy="130" rx="7" ry="8"/><ellipse cx="110" cy="240" rx="12" ry="15"/><ellipse cx="244" cy="284" rx="5" ry="6"/></g></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      byCut(
        design,
        area('M-10 520H150Q190 760 130 1020H-10z', trim.panel) + line('M150 520Q190 760 130 1020', trim.edge, 4),
        area('M-20 680q110-90 220 0t220 0t220 0t220 0v96q-110-90-220 0t-220 0t-220 0t-220 0z', trim.panel) +
          area('M-20 880q110-90 220 0t220 0t220 0t220 0v96q-110-90-220 0t-220 0t-220 0t-220 0z', trim.panel),
        area('M-10 860L810 680V1020H-10z', trim.panel) + line('M-10 826L810 646', trim.pop, 22),
        `<g fill="${trim.panel}">${repeat(12, (leaf) => `<path transform="translate(${70 + (leaf % 4) * 210 + (Math.floor(leaf / 4) % 2) * 90} ${650 + Math.floor(leaf / 4) * 140}) rotate(${(leaf * 61) % 360}) scale(2.3)" d="M0-26Q17-8 0 26Q-17-8 0-26z"/>`)}</g>`,
      ) +
      area('M0 0H800V1000H0z', 'url(#weave)') +
      area(shape('470,560! 560,760 540,1020! 640,1020! 620,760'), deep, 0.18) +
      area(shape('150,540! 210,700 190,1020! 250,1020! 250,740'), '#fff', 0.12) +
      area('M-10 160H810V580H-10z', deep, 0.3) +
      panel('M-10 96Q400 136 810 96V530Q400 570-10 530z', 'url(#band)', trim.edge, weight.contour) +
      (laced
        ? ''
        : line(
            repeat(40, (rib) => `M${10 + rib * 20} 116q${rib % 2 ? 5 : -5} 200 0 410`),
            trim.edge,
            5,
            0.3,
          )) +
      `<path d="M-10 130Q400 170 810 130M-10 500Q400 540 810 500" stroke="${trim.pop}" stroke-width="5" stroke-dasharray="20 12"/>` +
      [290, 510]
        .map(
          (x) =>
            `<circle cx="${x + 5}" cy="368" r="50" fill="${ink}" opacity=".3"/><circle cx="${x}" cy="358" r="46" fill="url(#steel)" stroke="${ink}"/><circle cx="${x}" cy="358" r="26" fill="${ink}"/><path d="M${x - 34} 340q10-24 34-26" stroke="${paper}" stroke-width="5"/>`,
        )
        .join('') +
      `<g transform="translate(12 16)" opacity=".22">${line(knot, ink, 30)}</g>` +
      cord('M290 362Q340 460 396 464Q460 460 510 362', trim.id === 'pale' ? soft : paper, deep, 26) +
      cord(knot, trim.id === 'pale' ? soft : paper, deep, 26) +
      cord('M376 444q28 44 52 2M380 480q24-24 46 0', trim.id === 'pale' ? soft : paper, deep, 24) +
      line('M330 836l-8 60M460 852l2 64', graphite, 34) +
      line('M322 846l-6 46M452 860l2 52', stone, 4) +
      mark(660, 330, 44, trim.pop) +
      area('M0 560H800V1000H0z', 'url(#drops)'),
  };
};

export const swimShorts: KindDrawing = { cuts: 4, views: [front, back, waist] };
