import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

// One hand around x = 0, fingers up, thumb to the right: gauntlet, short cuff, leather, mitten.
const hand =
  '-112,430! -116,350 -122,280 -128,200 -130,140 -122,112 -104,106 -88,118 -82,150 -78,216! -76,150 -78,70 -70,38 -50,28 -30,38 -24,70 -22,206! -16,150 -14,50 -4,18 18,10 38,20 44,52 42,210! 50,150 56,84 68,58 88,54 104,68 106,100 102,170 98,240 104,280! 124,236 150,206 176,198 192,214 188,246 160,306 130,370 112,430!';
const mitten =
  '-112,430! -118,340 -126,240 -120,140 -96,64 -50,20 0,8 52,20 92,66 106,140 104,220 106,280! 126,236 150,206 176,198 192,214 188,246 160,306 130,370 112,430!';

const cuffs = [
  '-112,420! 0,404 112,420! 130,520 146,640 150,712! 0,742 -150,712! -146,640 -130,520',
  '-112,420! 0,406 112,420! 106,480 108,552! 0,572 -108,552! -106,480',
  '-112,420! 0,404 112,420! 112,500 128,612! 0,634 -128,612! -112,500',
  '-112,420! 0,404 112,420! 124,520 134,646! 0,674 -134,646! -124,520',
] as const;

function outlineOf({ cut }: Design): string {
  return shape(cut === 3 ? mitten : hand);
}

function cuffOf({ cut }: Design): string {
  return shape(cuffs[cut] ?? cuffs[0]);
}

function cuff(colours: Colours, { cut, trim, mark }: Design, id: string): string {
  const { deep, ink, graphite, stone, paper } = colours;
  const outline = shape(cuffs[cut] ?? cuffs[0]);
  const foot = byCut({ cut }, 690, 540, 590, 626);
  return (
    panel(outline, trim.panel, trim.edge, weight.contour) +
    inside(
      id,
      outline,
      area(shape('60,400! 130,420! 160,760! 70,760!'), trim.edge, 0.35) +
        (cut === 1
          ? line(
              repeat(14, (rib) => `M${-104 + rib * 16} 430V580`),
              trim.edge,
              4,
              0.5,
            )
          : line(curve(`-150,${foot - 20} 0,${foot + 6} 150,${foot - 20}`), trim.pop, 7)) +
        line(
          `${curve('-70,440 -80,520 -90,620')}${curve('40,436 46,520 40,600')}`,
          trim.edge,
          2.5,
          cut === 1 ? 0 : 0.6,
        ),
    ) +
    // Wrist strap with its buckle; a cord stopper at the gauntlet.
    (cut === 1
      ? ''
      : panel('M-118 436Q0 414 118 436L116 470Q0 450-116 470z', graphite, ink) +
        panel('M-34 422h56v46h-56z', trim.id === 'dark' ? colours.base : deep, ink) +
        line('M-22 432v26M10 432v26', stone)) +
    (cut === 0
      ? line('M-146 660Q0 690 146 660', ink, 7) +
        panel('M86 660h34v24H86z', graphite, ink) +
        line('M104 684q10 40-6 62', stone, 4)
      : '') +
    (cut === 1
      ? mark(0, 496, 17, trim.pop)
      : mark(-4, byCut({ cut }, 576, 0, 540, 566), 26, trim.id === 'dark' ? paper : trim.pop))
  );
}

/** Back of the hand. */
function backOfHand(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep } = colours;
  const { cut, trim } = design;
  const outline = outlineOf(design);
  const seams =
    cut === 3
      ? `${curve('-104,300 -60,270 0,262 60,270 100,300')}${curve('104,290 90,340 96,410')}`
      : `${curve('-80,220 -78,290 -70,400')}${curve('-22,210 -16,290 -20,400')}${curve('42,214 36,290 34,400')}${curve('104,280 88,340 92,410')}`;
  const patch = byCut(
    design,
    `${panel(shape('-96,250! 0,232 90,252! 84,320 60,350 -66,350 -92,320'), trim.panel, trim.edge)}${line(curve('-84,272 0,256 80,274') + curve('-84,300 0,286 80,302'), trim.pop, 5)}`,
    line(curve('-110,330 -40,250 60,300 100,240') + curve('-110,370 -40,290 60,340 108,290'), trim.pop, 9),
    [-104, -50, 12, 74]
      .map((x, index) =>
        panel(`M${x - 19} ${250 - (index % 3) * 8}q19-16 38 0l-3 54q-16 10-32 0z`, trim.panel, trim.edge),
      )
      .join(''),
    `${panel(shape('-130,230! 0,190 110,230! 100,330 0,366 -110,330'), trim.panel, trim.edge)}${line(curve('-110,250 0,214 96,250'), trim.pop, 6)}`,
  );
  const tips =
    cut === 2
      ? [
          '-132,170! -132,110 -104,92 -76,110 -78,176! -104,164',
          '-84,110! -80,30 -50,16 -20,30 -20,108! -50,94',
          '-18,100! -12,8 18,0 48,8 48,100! 16,86',
          '48,130! 56,50 90,44 112,62 108,136! 78,122',
        ]
          .map((tip) => panel(shape(tip), trim.panel, trim.edge))
          .join('')
      : '';
  return (
    panel(outline, 'url(#cloth)', deep, weight.contour) +
    inside(
      'hand',
      outline,
      area(outline, 'url(#weave)', cut === 2 ? 0.2 : 0.8) +
        area(shape('40,20! 120,60 120,260 210,190 190,300 120,440! 60,440! 70,260'), shade, 0.5) +
        tips +
        line(seams, deep, 2.5) +
        (cut === 3
          ? ''
          : stitches(
              `${curve('-72,236 -70,290 -62,396')}${curve('-14,230 -8,290 -12,396')}${curve('50,236 44,290 42,396')}`,
              soft,
            )) +
        patch,
    ) +
    line(
      cut === 3
        ? curve('-108,190 -100,110 -70,60')
        : curve('-120,180 -120,140 -112,122') + curve('-66,120 -66,70 -56,48') + curve('-4,110 -2,54 6,34'),
      light,
      4,
      0.7,
    ) +
    line(curve('170,214 150,236 128,280'), cut === 2 ? base : soft, 3, 0.7)
  );
}

/** The palm: reinforced, with a nose wipe on the thumb. */
function palm(colours: Colours, design: Design): string {
  const { soft, shade, deep, graphite, ink, slate, stone } = colours;
  const { cut, trim } = design;
  const outline = outlineOf(design);
  const pad = trim.id === 'dark' ? shade : trim.panel;
  const edge = trim.id === 'dark' ? deep : trim.edge;
  return (
    panel(outline, graphite, ink, weight.contour) +
    inside(
      'palm',
      outline,
      panel(shape('-120,260! -60,236 40,240 104,290! 96,380 40,420 -60,420 -112,380'), pad, edge) +
        stitches(curve('-104,276 -56,252 38,256 92,300'), cut === 1 ? stone : trim.pop) +
        line(
          repeat(5, (row) => `M${-84 + row * 6} ${300 + row * 24}h${160 - row * 14}`),
          edge,
          3,
          0.5,
        ) +
        (cut === 3
          ? line(curve('-104,180 0,160 96,180'), slate)
          : line(
              `M-126 176h44M-78 110h54M-16 96h60M52 140h52M-128 220h48M-76 166h54M-14 156h58M50 196h50`,
              slate,
              2.5,
            )) +
        panel(shape('128,290! 150,222 196,190 210,240 170,330 120,370!'), soft, deep) +
        area(shape('40,20! 120,60 120,260 210,190 190,300 120,440! 60,440! 70,260'), ink, 0.25),
    ) +
    line(
      cut === 3
        ? curve('-108,190 -100,110 -70,60')
        : curve('-120,180 -120,140 -112,122') + curve('-66,120 -66,70 -56,48'),
      slate,
      3,
    )
  );
}

function defs({ light, soft, base, shade, deep }: Colours, { cut }: Design): string {
  return (
    gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.9]) +
    `<pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(${cut === 1 ? 0 : 40})"><path d="${cut === 1 ? 'M0 3l5 4 5-4' : 'M0 2h10'}" fill="none" stroke="${deep}" stroke-width="1.5" opacity=".4"/></pattern>`
  );
}

function flatShadow(design: Design, { ink }: Colours): string {
  return `<g transform="translate(12 14)" fill="${ink}" opacity=".16"><path d="${outlineOf(design)}${cuffOf(design)}"/></g>`;
}

/** The pair, backs up. */
const pair: View = (colours, design) => {
  const top = byCut(design, 120, 200, 170, 150);
  return {
    defs: defs(colours, design),
    body:
      `<g transform="translate(240 ${top}) rotate(-6 0 400) scale(1.02)"><g id="one">${flatShadow(design, colours)}${backOfHand(colours, design)}${cuff(colours, design, 'cuff')}</g></g>` +
      `<use href="#one" transform="translate(566 ${top + 10}) rotate(7 0 400) scale(-1.02 1.02)"/>`,
  };
};

/** One turned over: palm in front, back behind. */
const turned: View = (colours, design) => {
  const top = byCut(design, 110, 190, 160, 140);
  return {
    defs: defs(colours, design),
    body:
      `<g transform="translate(510 ${top}) rotate(13 0 400) scale(1.02)">${flatShadow(design, colours)}${backOfHand(colours, design)}<g id="cuff">${cuff(colours, design, 'cuff')}</g></g>` +
      `<g transform="translate(290 ${top + 50}) rotate(-9 0 400) scale(-1.02 1.02)">${flatShadow(design, colours)}${palm(colours, design)}<use href="#cuff"/></g>`,
  };
};

/** Wrist close up: strap, cuff, seams. */
const wrist: View = (colours, design) => {
  const { ink } = colours;
  return {
    defs: defs(colours, design),
    body: `<g transform="translate(390 ${byCut(design, -720, -560, -640, -680)}) rotate(-10 0 500) scale(2.5)"><path d="${cuffOf(design)}" transform="translate(8 8)" fill="${ink}" opacity=".16"/>${backOfHand(colours, design)}${cuff(colours, design, 'cuff')}</g>`,
  };
};

export const glove: KindDrawing = { cuts: 4, views: [pair, turned, wrist] };
