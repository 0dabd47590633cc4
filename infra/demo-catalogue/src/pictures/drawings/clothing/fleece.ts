import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../strokes.ts';

const body = shape(
  '282,236! 330,222 400,218 470,222 518,236! 574,272 594,330 600,430 602,580 606,720 608,812! 540,828 400,834 260,828 192,812! 194,720 198,580 200,430 206,330 226,272',
);
const sleeve = shape(
  '284,236! 232,252 192,290 166,356 146,450 126,560 108,670 98,748! 104,770 150,788 170,780! 190,700 208,610 218,530 220,450 226,370',
);

/** Full zip with a yoke, hooded, deep pile with binding, gridded with a slanting side. */
function cloth({ light, soft, base, shade, deep }: Colours, { cut }: Design): string {
  const pile = byCut(
    { cut },
    '<path d="M3 5q3-4 6 0M12 12q3-4 6 0"',
    '<path d="M3 5q3-4 6 0M12 12q3-4 6 0"',
    '<path d="M2 8q4-8 8 0t8-2M10 18q4-7 8 0M0 16q3-5 6 0"',
    '<path d="M0 1h18M1 0v18"',
  );
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.25]) +
    gradient('arm', [light, soft, base, shade], [0, 0.3, 1, 0.6]) +
    gradient('arm2', [base, shade, shade, deep], [0, 0.3, 1, 0.6]) +
    gradient('form', ['#fff/.18', '#fff/0', '#000/0', '#000/.26'], [0, 0.1, 1, 0.25]) +
    `<pattern id="pile" width="18" height="18" patternUnits="userSpaceOnUse">${pile} fill="none" stroke="${deep}" stroke-width="${cut === 3 ? 2.5 : 2}" stroke-linecap="round" opacity=".4"/></pattern>`
  );
}

function sleeves({ shade, deep, light }: Colours, { cut, trim }: Design): string {
  const cuff = cut === 2 ? trim.panel : shade;
  const arm =
    `<path d="${sleeve}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    area(sleeve, 'url(#pile)') +
    (cut === 3 ? panel(shape('108,670! 200,640! 190,712! 100,742!'), trim.panel, trim.edge) : '') +
    line(`${curve('156,424 184,480 190,560 180,640')}${curve('124,600 156,616 204,610')}`, deep, 2, 0.6) +
    panel(shape('98,744! 130,758 176,766! 172,786! 150,794 104,776!'), cuff, cut === 2 ? trim.edge : deep) +
    '</g>';
  return (
    `<g fill="url(#arm)"><g id="left">${arm}</g></g><use href="#left" fill="url(#arm2)" transform="matrix(-1 0 0 1 800 0)"/>` +
    inside('inner', sleeve, area(shape('224,400! 206,560 186,680 158,790! 200,800! 250,600'), shade, 0.6)) +
    line(curve('276,246 228,270 198,306 174,364'), light, 4, 0.7)
  );
}

function panels({ soft, shade, deep }: Colours, { cut, trim }: Design, isBack: boolean): string {
  const yoke = isBack
    ? '190,220! 610,220! 610,380! 500,370 400,364 300,370 190,380!'
    : '190,220! 610,220! 610,400! 500,392 400,390 300,392 190,400!';
  if (cut === 0) {
    return (
      panel(shape(yoke), trim.panel, trim.edge) +
      stitches(isBack ? 'M206 392Q400 374 594 392' : 'M206 412Q400 400 594 412', soft)
    );
  }
  if (cut === 3) {
    return mirrored(
      isBack ? 'flankback' : 'flank',
      panel(shape('190,360! 226,420 262,520 276,640 264,840! 180,840!'), trim.panel, trim.edge) +
        line(curve('214,420 244,520 256,640 246,826'), trim.pop, 2.5, 0.8),
    );
  }
  return mirrored(
    isBack ? 'seamback' : 'seam',
    line(curve('206,330 260,352 330,356 394,352'), deep, 2.5, cut === 2 ? 0 : 0.7) +
      area(shape('200,420! 226,500 232,640 226,834! 184,834!'), shade, 0.45),
  );
}

function collar({ soft, base, shade, deep, ink }: Colours, { cut, trim }: Design): string {
  if (cut === 1) {
    return (
      panel(
        shape('284,246! 268,196 278,142 318,100 400,84 482,100 522,142 532,196 516,246! 470,276 400,284 330,276'),
        'url(#cloth)',
        deep,
        weight.contour,
      ) +
      area(
        shape('284,246! 268,196 278,142 318,100 400,84 482,100 522,142 532,196 516,246! 470,276 400,284 330,276'),
        'url(#pile)',
      ) +
      panel(
        shape('326,252! 304,204 310,156 344,124 400,114 456,124 490,156 496,204 474,252! 440,288 400,296 360,288'),
        trim.panel,
        trim.edge,
      ) +
      area(shape('340,246! 322,204 328,166 356,142 400,134 444,142 472,166 478,204 460,246! 400,230'), ink) +
      panel(shape('308,214! 330,252 360,270 394,278! 394,318! 344,308 304,282 286,248! 292,226'), 'url(#cloth)', deep) +
      panel(shape('492,214! 470,252 440,270 406,278! 406,318! 456,308 496,282 514,248! 508,226'), shade, deep) +
      line(
        repeat(2, (side) => `M${372 + side * 56} 296v44`),
        trim.pop,
        4,
      )
    );
  }
  return (
    panel(shape('306,160! 350,142 400,138 450,142 494,160! 490,226! 310,226!'), deep, deep, weight.contour) +
    area(shape('322,164! 360,152 400,150 440,152 478,164! 470,222! 330,222!'), ink) +
    panel('M384 152h32v12h-32z', trim.pop, deep) +
    panel(
      shape('304,160! 340,174 394,184! 394,256! 340,246 286,240! 292,200'),
      cut === 0 ? trim.panel : soft,
      cut === 0 ? trim.edge : deep,
      weight.contour,
    ) +
    panel(
      shape('496,160! 460,174 406,184! 406,256! 460,246 514,240! 508,200'),
      cut === 0 ? trim.panel : base,
      cut === 0 ? trim.edge : deep,
      weight.contour,
    ) +
    (cut === 2 ? line(`${curve('304,160 340,174 394,184')}${curve('406,184 460,174 496,160')}`, trim.panel, 9) : '')
  );
}

function pockets({ light, soft, deep, ink }: Colours, { cut, trim, mark }: Design): string {
  if (cut === 2) {
    return (
      mirrored(
        'patch',
        panel(shape('228,600! 340,600! 350,640 350,740 340,756! 236,750 222,736 222,650'), trim.panel, trim.edge) +
          stitches('M238 616h94l6 28v88l-6 12-86-4', trim.pop),
      ) +
      panel(shape('446,380! 548,380! 548,452 538,470 458,470 446,452'), trim.panel, trim.edge) +
      panel(shape('440,370! 554,370! 554,398! 497,414 440,398!'), trim.panel, trim.edge) +
      `<circle cx="497" cy="397" r="7" fill="${trim.pop}" stroke="${trim.edge}"/>` +
      mark(284, 430, 18, light)
    );
  }
  return (
    mirrored('pocket', line('M254 570l20 140', deep, 10) + line('M254 570l20 140', trim.pop, 3)) +
    (cut === 0
      ? panel('M454 424h92v104q0 8-8 8h-76q-8 0-8-8z', trim.panel, trim.edge) +
        line('M462 440h76', ink, 5) +
        line('M466 440l-4 24', trim.pop, 5) +
        mark(500, 492, 17, trim.pop)
      : line('M466 430l70-14', deep, 9) +
        line('M466 430l70-14', trim.pop, 3) +
        mark(302, 430, 20, cut === 3 ? light : soft))
  );
}

const front: View = (colours, design) => {
  const { shade, deep, ink } = colours;
  const { cut, trim } = design;
  return {
    shadows: [{ x: 420, y: 852, rx: 320, ry: 32 }],
    defs: cloth(colours, design),
    body:
      sleeves(colours, design) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        area(body, 'url(#pile)') +
          panels(colours, design, false) +
          area(shape('230,650! 290,690 350,694 400,702! 330,722 260,706'), shade, 0.5) +
          area(shape('570,650! 520,694 460,704 408,708! 480,730 550,714'), shade, 0.6) +
          area('M180 200H620V850H180z', 'url(#form)') +
          (cut === 2
            ? panel('M180 796Q400 830 620 796V860H180z', trim.panel, trim.edge)
            : line('M190 792Q400 816 610 792', deep) + stitches('M190 802Q400 826 610 802', shade)),
      ) +
      pockets(colours, design) +
      collar(colours, design) +
      panel(
        `M388 ${cut === 1 ? 282 : 182}q12 5 24 0l2 ${cut === 1 ? 552 : 652}h-28z`,
        cut === 2 ? trim.panel : shade,
        deep,
      ) +
      line(`M400 ${cut === 1 ? 288 : 190}V830`, ink, 7) +
      `<path d="M400 ${cut === 1 ? 290 : 192}V830" stroke="${trim.pop}" stroke-width="3" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel(`M393 ${cut === 1 ? 300 : 204}h14l2 18-9 36-9-36z`, trim.pop, ink),
  };
};

const back: View = (colours, design) => {
  const { soft, shade, deep, light } = colours;
  const { cut, trim, mark } = design;
  return {
    shadows: [{ x: 420, y: 852, rx: 320, ry: 32 }],
    defs: cloth(colours, design),
    body:
      sleeves(colours, design) +
      panel(
        shape('306,196! 350,178 400,174 450,178 494,196! 496,250! 304,250!'),
        cut === 0 ? trim.panel : soft,
        deep,
        weight.contour,
      ) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        area(body, 'url(#pile)') +
          panels(colours, design, true) +
          area(shape('384,420! 402,520 398,660 404,800! 374,700 368,540'), shade, 0.45) +
          area('M180 200H620V850H180z', 'url(#form)') +
          (cut === 2
            ? panel('M180 796Q400 830 620 796V860H180z', trim.panel, trim.edge)
            : line('M190 792Q400 816 610 792', deep) + stitches('M190 802Q400 826 610 802', shade)),
      ) +
      (cut === 1
        ? panel(
            shape('290,240! 270,190 284,140 330,106 400,94 470,106 516,140 530,190 510,240! 470,286 400,300 330,286'),
            'url(#cloth)',
            deep,
            weight.contour,
          ) +
          area(
            shape('290,240! 270,190 284,140 330,106 400,94 470,106 516,140 530,190 510,240! 470,286 400,300 330,286'),
            'url(#pile)',
          ) +
          panel(shape('372,98! 400,94 428,98! 436,200 426,294! 400,300 374,294! 364,200'), trim.panel, trim.edge) +
          line(curve('300,160 340,118 400,106'), light, 4, 0.6)
        : panel(
            shape('306,198! 350,182 400,178 450,182 494,198! 500,240! 450,252 400,254 350,252 300,240!'),
            cut === 0 ? trim.panel : 'url(#cloth)',
            cut === 0 ? trim.edge : deep,
            weight.contour,
          )) +
      mark(400, cut === 1 ? 350 : 310, 16, cut === 0 ? trim.pop : light),
  };
};

/** Collar and zip close up, the pile between the seams. */
const closeUp: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { cut, trim, mark } = design;
  const curl = byCut(
    design,
    `<path id="curl" d="M4 16q8-14 16 0t16-4M18 34q8-13 16 0" stroke-width="5"`,
    `<path id="curl" d="M4 12q8-10 16 0M24 30q8-10 16 0" stroke-width="4"`,
    `<path id="curl" d="M2 20q6-20 18-8t-2 14q-8 2-8-5M26 40q8-16 18-4" stroke-width="6"`,
    `<path id="curl" d="M0 3h44M3 0v44" stroke-width="8"`,
  );
  return {
    defs:
      gradient('left', [light, soft, base], [0, 0, 1, 0.6]) +
      gradient('right', [soft, base, shade], [0, 0, 1, 0.4]) +
      gradient('steel', [paper, stone, slate, stone]) +
      `<pattern id="loop" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(${cut === 3 ? 0 : 8})">${curl} fill="none" stroke="${deep}" stroke-linecap="round" opacity=".3"/><use href="#curl" x="-2" y="-3" opacity=".5"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', deep) +
      area('M330 0h140v1000H330z', ink) +
      `<path d="M400 0V1000" stroke="${graphite}" stroke-width="46" stroke-dasharray="14 12" stroke-linecap="butt"/><path d="M400 0V1000" stroke="${stone}" stroke-width="6" stroke-dasharray="14 12" stroke-linecap="butt"/>` +
      panel(shape('-20,-20! 366,-20! 352,300 360,640 344,1020! -20,1020!'), 'url(#left)', deep, weight.contour) +
      panel(shape('820,-20! 434,-20! 448,300 440,640 456,1020! 820,1020!'), 'url(#right)', deep, weight.contour) +
      area('M-20-20H366Q340 300 360 640L344 1020H-20zM820-20H434Q462 300 440 640L456 1020H820z', 'url(#loop)') +
      panel(shape('310,-20! 366,-20! 352,300 360,640 344,1020! 288,1020! 304,640 296,300'), trim.panel, trim.edge) +
      panel(shape('490,-20! 434,-20! 448,300 440,640 456,1020! 512,1020! 496,640 504,300'), trim.panel, trim.edge) +
      stitches(curve('324,-10 310,300 318,640 302,1010'), trim.pop) +
      stitches(curve('476,-10 490,300 482,640 498,1010'), trim.pop) +
      line(curve('-20,330 120,300 296,318'), deep, 5) +
      line(curve('504,318 680,300 820,330'), deep, 5) +
      area(shape('370,330! 450,330! 466,460 450,720 420,770 380,750'), ink, 0.35) +
      panel(shape('358,300! 442,300! 450,350 432,420! 368,420! 350,350'), 'url(#steel)', ink, weight.contour) +
      panel('M384 330h32v66h-32z', graphite, ink) +
      panel(shape('384,404! 416,404! 434,500 430,640 412,690 388,690 370,640 366,500'), trim.pop, ink, weight.contour) +
      line('M384 600h32M382 626h36M384 652h32', deep, 5) +
      `<g transform="rotate(-3 160 560)">${area('M76 506h176v116H76z', deep, 0.35)}${panel('M68 496h176v116H68z', trim.id === 'pale' ? graphite : paper, ink)}${stitches('M78 506h156v96H78z', stone)}${mark(156, 554, 30, trim.id === 'pale' ? paper : ink)}</g>`,
  };
};

export const fleece: KindDrawing = { cuts: 4, views: [front, back, closeUp] };
