import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../strokes.ts';

// Raglan with a round neck, half zip with a stand collar, seamless with knitted zones, striped merino.
const body = shape(
  '300,196! 340,210 400,216 460,210 500,196! 548,216 580,250 588,330 580,420 566,520 560,620 566,720 572,812! 500,826 400,830 300,826 228,812! 234,720 240,620 234,520 220,420 212,330 220,250 252,216',
);
const sleeve = shape(
  '262,210! 218,232 190,276 172,350 158,450 142,560 126,670 116,762! 122,776 158,784 170,776! 184,690 200,600 214,510 224,430 232,350',
);

function defs({ light, soft, base, shade, deep }: Colours, { cut }: Design): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.25]) +
    gradient('arm', [light, soft, base, shade], [0, 0.3, 1, 0.6]) +
    gradient('arm2', [base, shade, shade, deep], [0, 0.3, 1, 0.6]) +
    gradient('form', ['#fff/.16', '#fff/0', '#000/0', '#000/.28'], [0, 0.1, 1, 0.2]) +
    `<pattern id="rib" width="${cut === 2 ? 9 : 6}" height="9" patternUnits="userSpaceOnUse"><path d="${cut === 2 ? 'M1 9l4-9 4 9' : 'M1 0v9'}" fill="none" stroke="${deep}" stroke-width="1.2" opacity=".35"/></pattern>`
  );
}

/** Parts that show on body and sleeves alike: stripes. */
function stripes({ cut, trim }: Design, from: number, count: number): string {
  if (cut !== 3) return '';
  return repeat(
    count,
    (row) =>
      `<path d="M80 ${from + row * 46}Q400 ${from + 22 + row * 46} 720 ${from + row * 46}" stroke="${trim.panel}" stroke-width="${row % 4 === 3 ? 8 : 20}"/>`,
  );
}

function sleeves(colours: Colours, design: Design): string {
  const { light, shade, deep } = colours;
  const { cut, trim } = design;
  const arm =
    `<path d="${sleeve}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    inside(
      'arm',
      sleeve,
      stripes(design, 290, 9) +
        (cut === 2
          ? panel(shape('120,560! 220,520! 216,620 190,640 112,650!'), trim.panel, trim.edge) +
            line('M140 575l62-12M136 598l62-8M132 622l60-4', trim.pop, 3.5)
          : '') +
        (cut === 1
          ? area(shape('200,200! 170,360 110,780! 140,784! 196,420 236,240!'), trim.panel) +
            line(curve('214,240 186,400 146,690 136,784'), trim.pop, 3)
          : '') +
        area(sleeve, 'url(#rib)', cut === 0 ? 0.5 : 0.8) +
        line(`${curve('166,430 196,470 204,540 192,620')}${curve('136,610 166,624 198,618')}`, deep, 2, 0.55),
    ) +
    panel(
      shape('118,748! 144,758 176,760! 170,776! 158,786 122,776!'),
      cut === 0 ? trim.panel : shade,
      cut === 0 ? trim.edge : deep,
    ) +
    '</g>';
  return `<g fill="url(#arm)"><g id="left">${arm}</g></g><use href="#left" fill="url(#arm2)" transform="matrix(-1 0 0 1 800 0)"/>${line(curve('254,222 218,246 198,290 182,352'), light, 4, 0.6)}`;
}

function zones(colours: Colours, design: Design, isBack: boolean): string {
  const { light, soft, shade, deep } = colours;
  const { cut, trim } = design;
  const id = isBack ? 'zoneb' : 'zone';
  if (cut === 0) {
    return (
      mirrored(
        id,
        panel(shape('190,180! 300,190! 306,260 262,360 226,420! 190,420!'), trim.panel, trim.edge) +
          stitches(curve('314,222 290,300 240,400'), trim.pop),
      ) + mirrored(`${id}s`, area(shape('216,420! 240,520 244,640 236,820! 200,820!'), shade, 0.5))
    );
  }
  if (cut === 1) {
    return mirrored(
      id,
      area(shape('214,340! 252,440 266,560 258,700 262,830! 210,830!'), trim.panel) +
        line(curve('214,340 252,440 266,560 258,700 262,826'), trim.pop, 3),
    );
  }
  if (cut === 2) {
    const vents = isBack
      ? repeat(9, (row) => `M${388 - Math.abs(4 - row) * 7} ${290 + row * 44}h${24 + Math.abs(4 - row) * 14}`)
      : repeat(5, (row) => `M${330 + row * 14} ${356 + row * 30}H${470 - row * 14}`);
    return (
      mirrored(
        id,
        panel(shape('200,300! 250,360 290,460 296,560 270,660 240,720! 190,720!'), trim.panel, trim.edge) +
          line(
            repeat(7, (row) =>
              curve(
                `${222 + row * 3},${420 + row * 38} ${252 + row * 3},${432 + row * 34} ${280 - Math.abs(3 - row) * 6},${470 + row * 24}`,
              ),
            ),
            trim.pop,
            3.5,
          ),
      ) +
      line(vents, deep, 6, 0.6) +
      line(isBack ? 'M400 290V650' : curve('300,780 400,750 500,780'), soft, 3, 0.7)
    );
  }
  return (
    stripes(design, 240, 13) +
    mirrored(id, area(shape('216,420! 236,520 242,640 234,820! 200,820!'), deep, 0.18)) +
    (isBack ? '' : line(curve('262,230 252,300 240,380'), light, 3, 0.4))
  );
}

function neck({ soft, base, shade, deep, ink }: Colours, { cut, trim }: Design): string {
  if (cut === 1) {
    return (
      panel(shape('320,150! 360,136 400,132 440,136 480,150! 484,216! 316,216!'), deep, deep, weight.contour) +
      area(shape('334,156! 400,144 466,156! 460,212! 340,212!'), ink) +
      panel(shape('318,148! 350,164 394,172! 394,246! 346,232 300,206! 308,176'), soft, deep, weight.contour) +
      panel(shape('482,148! 450,164 406,172! 406,246! 454,232 500,206! 492,176'), base, deep, weight.contour) +
      panel('M389 172q11 5 22 0l1 250q-12 8-24 0z', shade, deep) +
      line('M400 178V412', ink, 6) +
      `<path d="M400 182V412" stroke="${trim.pop}" stroke-width="2.5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel('M394 190h12l2 16-8 30-8-30z', trim.pop, ink)
    );
  }
  return (
    panel(shape('296,198! 340,178 400,172 460,178 504,198! 470,250 400,270 330,250'), ink, deep) +
    area(shape('318,202! 400,186 482,202! 460,226 400,236 340,226'), shade, 0.8) +
    panel('M384 186h32v20h-32z', trim.pop, deep) +
    panel(
      shape(
        '290,196! 302,192! 322,232 360,252 400,258 440,252 478,232 498,192! 510,196! 492,246 450,276 400,284 350,276 308,246',
      ),
      cut === 3 ? trim.panel : cut === 0 ? trim.panel : soft,
      cut === 2 ? deep : trim.edge,
      weight.contour,
    )
  );
}

const front: View = (colours, design) => {
  const { light, shade, deep, paper } = colours;
  const { cut, trim, mark } = design;
  return {
    shadows: [{ x: 420, y: 846, rx: 280, ry: 30 }],
    defs: defs(colours, design),
    body:
      sleeves(colours, design) +
      panel(body, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        body,
        zones(colours, design, false) +
          area(body, 'url(#rib)', cut === 0 ? 0.5 : 0.8) +
          area(shape('250,640! 300,668 360,672 400,678! 340,692 280,682'), shade, 0.5) +
          area(shape('550,630! 500,664 450,674 408,680! 470,696 530,684'), shade, 0.6) +
          area('M200 180H600V840H200z', 'url(#form)') +
          line('M220 796Q400 816 580 796', deep) +
          stitches('M220 804Q400 824 580 804', shade),
      ) +
      neck(colours, design) +
      mark(byCut(design, 470, 330, 400, 486), byCut(design, 340, 340, 312, 336), 18, cut === 3 ? paper : light) +
      (cut === 1 ? '' : line('M566 770h14v28h-14', trim.pop, 4)),
  };
};

const back: View = (colours, design) => {
  const { soft, shade, deep } = colours;
  const { cut, trim, mark } = design;
  return {
    shadows: [{ x: 420, y: 846, rx: 280, ry: 30 }],
    defs: defs(colours, design),
    body:
      (cut === 1
        ? panel(
            shape('322,152! 360,140 400,136 440,140 478,152! 494,210! 400,230 306,210!'),
            soft,
            deep,
            weight.contour,
          )
        : '') +
      sleeves(colours, design) +
      panel(
        shape(
          '300,196! 340,186 400,182 460,186 500,196! 548,216 580,250 588,330 580,420 566,520 560,620 566,720 572,812! 500,830 400,836 300,830 228,812! 234,720 240,620 234,520 220,420 212,330 220,250 252,216',
        ),
        'url(#cloth)',
        deep,
        weight.contour,
      ) +
      inside(
        'body',
        shape(
          '300,196! 400,182 500,196! 548,216 580,250 588,330 566,520 560,620 572,812! 400,836 228,812! 240,620 234,520 212,330 220,250 252,216',
        ),
        zones(colours, design, true) +
          area('M200 170H600V840H200z', 'url(#rib)', cut === 0 ? 0.5 : 0.8) +
          area(shape('386,440! 402,540 398,660 404,790! 376,700 370,560'), shade, 0.4) +
          area('M200 170H600V840H200z', 'url(#form)') +
          line('M220 798Q400 820 580 798', deep) +
          stitches('M220 806Q400 828 580 806', shade),
      ) +
      (cut === 1
        ? line(curve('306,208 350,196 400,192 450,196 494,208'), deep)
        : panel(
            shape('294,198! 340,184 400,180 460,184 506,198! 496,212! 450,202 400,198 350,202 304,212!'),
            cut === 2 ? soft : trim.panel,
            cut === 2 ? deep : trim.edge,
          )) +
      mark(400, cut === 2 ? 250 : 240, 15, cut === 3 && trim.id === 'pale' ? deep : colours.light),
  };
};

/** Cuff with its thumb loop, the knit close up. */
const cuffDetail: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper, graphite, stone } = colours;
  const { cut, trim, mark } = design;
  const tube = shape('250,-40! 640,-40! 630,200 600,420 560,640! 540,760! 380,800 230,760! 226,640! 246,420 250,200');
  return {
    shadows: [{ x: 430, y: 560, rx: 290, ry: 420 }],
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.1]) +
      gradient('cuff', [trim.panel, trim.panel, trim.edge], [0, 0, 1.6, 0.2]) +
      gradient('form', ['#fff/.24', '#fff/0', '#000/0', '#000/.34'], [0, 0, 1, 0.1]) +
      `<pattern id="rib" width="18" height="20" patternUnits="userSpaceOnUse"><path d="${cut === 2 ? 'M0 20l9-18 9 18' : 'M3 0v20'}" fill="none" stroke="${deep}" stroke-width="3" opacity=".3"/><path d="${cut === 2 ? 'M0 14l9-18 9 18' : 'M9 0v20'}" fill="none" stroke="${light}" stroke-width="2" opacity=".35"/></pattern>`,
    body:
      '<g transform="rotate(8 400 400)">' +
      panel(tube, 'url(#cloth)', deep, weight.contour) +
      inside(
        'tube',
        tube,
        (cut === 3
          ? repeat(
              3,
              (row) =>
                `<path d="M200 ${90 + row * 190}Q420 ${130 + row * 190} 680 ${90 + row * 190}" stroke="${trim.panel}" stroke-width="${row === 1 ? 28 : 84}"/>`,
            )
          : '') +
          (cut === 2
            ? panel(shape('200,120! 420,180 680,100! 680,400! 430,440 200,400!'), trim.panel, trim.edge) +
              line(
                repeat(6, (row) => `M260 ${196 + row * 40}Q430 ${236 + row * 40} 620 ${190 + row * 40}`),
                trim.pop,
                9,
              )
            : '') +
          (cut === 1
            ? area('M250-40h110q10 300-60 680l-80 20z', trim.panel) +
              line(curve('360,-40 350,240 300,640'), trim.pop, 7)
            : '') +
          area('M180-60H700V660H180z', 'url(#rib)') +
          line(`${curve('300,80 400,180 420,320 380,440')}${curve('560,160 500,260 520,360')}`, deep, 5, 0.35) +
          area(shape('210,630! 380,664 570,630! 560,700! 210,700!'), ink, 0.25) +
          panel(shape('200,640! 380,676 600,640! 600,820! 180,820!'), 'url(#cuff)', trim.edge) +
          line(
            repeat(20, (rib) => `M${214 + rib * 19} 650V810`),
            trim.edge,
            5,
            0.4,
          ) +
          area('M180-60H700V830H180z', 'url(#form)'),
      ) +
      // Thumb loop.
      panel(shape('250,700! 300,690 340,706 350,736! 320,766 270,762 240,744!'), ink, trim.edge, weight.contour) +
      line(curve('244,722 290,684 350,700 362,740 330,776 262,772'), trim.pop, 9) +
      stitches(curve('232,690 300,660 380,690 392,750'), trim.pop) +
      `<g transform="translate(470 ${cut === 2 ? 540 : 500}) rotate(-4)">${panel('M-80-52H80V52H-80z', trim.id === 'pale' ? graphite : paper, stone)}${stitches('M-70-42H70V42H-70z', stone)}${mark(0, 0, 28, trim.id === 'pale' ? paper : ink)}</g>` +
      '</g>',
  };
};

export const baseLayer: KindDrawing = { cuts: 4, views: [front, back, cuffDetail] };
