import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

/** Where the cuff begins: ankle sock, quarter, crew, knee-high. */
function topOf(design: Design): number {
  return byCut(design, 470, 380, 250, 96);
}

/** A sock from the side, toe to the right. */
function outlineOf(top: number): string {
  const calf = top < 150 ? `238,460 226,300` : `250,${Math.round((top + 600) / 2)}`;
  const shin = top < 150 ? `462,300 452,460` : `436,${Math.round((top + 600) / 2)}`;
  const [left, right] = top < 150 ? [236, 452] : [254, 432];
  return shape(
    `${left},${top}! ${left + 50},${top - 10} ${right - 50},${top - 10} ${right},${top}! ${shin} 440,590 462,652 520,700 596,736 668,774 704,824 700,872 660,898 580,902 480,896 400,892 330,896 272,888 228,852 216,796 228,730 246,660 ${calf}`,
  );
}

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('knit', [light, soft, base, base, shade], [0, 0, 1, 0.35]) +
    gradient('heel', [soft, base, shade], [0, 0, 1, 1]) +
    `<pattern id="loop" width="8" height="9" patternUnits="userSpaceOnUse"><path d="M1 1l3 6 3-6" stroke="${deep}" stroke-width="1.4" fill="none" opacity=".32"/></pattern>`
  );
}

const heelCap = shape('200,700! 262,690 312,730 330,800 316,900! 190,920!');
const toeCap = shape('600,700! 580,780 582,840 604,930! 730,930! 730,740!');

function bands({ soft, base, shade }: Colours, design: Design, top: number): string {
  const { trim } = design;
  const arch = line(
    repeat(7, (rib) => `M${392 + rib * 22} 690q-12 100 4 220`),
    shade,
    5,
    0.55,
  );
  return byCut(
    design,
    // Ankle sock: tab at the heel, mesh over the instep.
    area(shape('440,560! 560,700 600,740 570,780 470,740 420,660'), trim.panel, 0.85) + arch,
    // Two stripes below the cuff.
    area(`M180 ${top + 74}h320v16h-320zM180 ${top + 100}h320v16h-320z`, trim.panel) + arch,
    // Left and right halves, a wide band around the ankle.
    area(`M180 ${top + 84}h320v92h-320z`, trim.panel) +
      area(`M180 ${top + 96}h320v6h-320zM180 ${top + 158}h320v6h-320z`, trim.pop) +
      arch,
    // Knee-high: a shin panel and chevrons up the calf.
    area(shape('330,150! 350,300 340,480 360,600 420,680 480,716! 540,680! 480,100!'), trim.panel) +
      line(
        repeat(6, (row) => `M250 ${212 + row * 62}l34 18 34-18`),
        base === soft ? shade : soft,
        6,
        0.7,
      ) +
      arch,
  );
}

function drawSock(colours: Colours, design: Design, id: string): string {
  const { light, soft, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const top = topOf(design);
  const outline = outlineOf(top);
  const rib = byCut(design, 34, 56, 64, 44);
  return (
    panel(outline, 'url(#knit)', deep, weight.contour) +
    inside(
      id,
      outline,
      bands(colours, design, top) +
        area(outline, 'url(#loop)') +
        panel(heelCap, trim.id === 'tonal' ? 'url(#heel)' : trim.panel, trim.edge) +
        panel(toeCap, trim.id === 'tonal' ? 'url(#heel)' : trim.panel, trim.edge) +
        area(`${heelCap}${toeCap}`, 'url(#loop)') +
        line(curve('308,730 290,776 230,792'), trim.edge, 2, 0.6) +
        line('M596 716q-22 80 2 200', trim.pop, 3, 0.7) +
        // Folds at the instep and the shadowed sole.
        area(shape('436,600! 390,660 330,690 380,700 450,672'), deep, 0.22) +
        area(shape('220,860! 330,872 480,872 620,880 700,840! 720,930! 200,930!'), deep, 0.26) +
        area(shape(`400,${top}! 420,${Math.round((top + 560) / 2)} 404,560 430,660! 480,660! 480,${top}!`), deep, 0.2) +
        area(shape(`270,${top + 30}! 286,${Math.round((top + 600) / 2)} 272,640 262,700! 258,600`), '#fff', 0.22) +
        // Cuff.
        area(`M180 ${top - 20}h320v${rib + 20}h-320z`, trim.id === 'tonal' ? shade : trim.panel) +
        line(
          repeat(30, (stitch) => `M${222 + stitch * 8} ${top - 12}v${rib + 10}`),
          trim.edge,
          2,
          0.5,
        ) +
        line(`M180 ${top + rib}h320`, trim.edge, 2.5, 0.8) +
        area(`M400 ${top - 20}h100v${rib + 20}h-100z`, ink, 0.14),
    ) +
    byCut(
      design,
      panel(
        shape(`254,${top + 2}! 240,${top - 40} 268,${top - 62} 300,${top - 56} 316,${top - 8}!`),
        trim.panel,
        trim.edge,
      ) + mark(500, 800, 18, light, 20),
      mark(346, 590, 22, light),
      mark(344, top + 130, 20, trim.id === 'pale' ? deep : light),
      mark(410, 250, 24, trim.pop),
    ) +
    line(
      curve(
        `${top < 150 ? 246 : 262},${top + rib + 8} ${top < 150 ? '240,320 250,470' : `260,${Math.round((top + 640) / 2)}`} 252,680`,
      ),
      soft,
      2.5,
      0.5,
    )
  );
}

/** The pair, one before the other. */
const pair: View = (colours, design) => {
  const lift = byCut(design, -110, -70, 0, 50);
  return {
    shadows: [
      { x: 470, y: 902 + lift, rx: 290, ry: 26 },
      { x: 400, y: 842 + lift, rx: 240, ry: 20 },
    ],
    defs: defs(colours),
    body: `<g transform="translate(${byCut(design, -24, -24, -24, -30)} ${lift})"><g transform="translate(84 -58)">${drawSock(colours, design, 'far')}${area(outlineOf(topOf(design)), colours.ink, 0.12)}</g>${drawSock(colours, design, 'near')}</g>`,
  };
};

/** Folded as sold: both laid together under the maker's band. */
const folded: View = (colours, design) => {
  const { light, soft, shade, deep, ink, paper, slate } = colours;
  const { trim, mark } = design;
  const lay = shape(
    '292,110! 340,98 460,98 508,110! 516,300 520,520 528,700 524,820 500,890 446,918 400,922 354,918 300,890 276,820 272,700 280,520 284,300',
  );
  const rib = byCut(design, 60, 90, 120, 70);
  return {
    defs: defs(colours),
    body:
      '<g transform="rotate(-8 400 500)">' +
      `<g transform="translate(26 26)" opacity=".16">${area(lay, ink)}</g>` +
      `<g transform="translate(34 12) rotate(4 400 500)">${panel(lay, shade, deep, weight.contour)}${area(lay, 'url(#loop)')}${inside('under-cuff', lay, area(`M240 90H560V${90 + rib}H240z`, trim.panel))}</g>` +
      panel(lay, 'url(#knit)', deep, weight.contour) +
      inside(
        'lay',
        lay,
        area(lay, 'url(#loop)') +
          byCut(
            design,
            area('M240 300H560V640H240z', trim.panel, 0.4),
            area('M240 230H560V252H240zM240 268H560V290H240z', trim.panel),
            area('M240 240H560V330H240z', trim.panel) + area('M240 254H560V262H240zM240 308H560V316H240z', trim.pop),
            area('M400 160H560V600H400z', trim.panel),
          ) +
          panel('M240 760Q400 720 560 760V960H240z', trim.id === 'tonal' ? 'url(#heel)' : trim.panel, trim.edge) +
          line('M240 746Q400 706 560 746', trim.pop, 3, 0.7) +
          area(`M240 80H560V${100 + rib}H240z`, trim.id === 'tonal' ? shade : trim.panel) +
          line(
            repeat(30, (stitch) => `M${276 + stitch * 8.4} 92v${rib}`),
            trim.edge,
            2,
            0.5,
          ) +
          area(shape('470,90! 490,400 480,700 500,930! 560,930! 560,90!'), deep, 0.24) +
          area(shape('300,120! 316,400 306,760 330,900! 290,800 290,300'), '#fff', 0.2),
      ) +
      // Paper band with the maker's mark.
      `<g transform="translate(8 10)" opacity=".22">${area('M262 420H540V612H262z', ink)}</g>` +
      panel('M264 412Q400 424 538 412V598Q400 610 264 598z', paper, slate) +
      area('M264 412Q400 424 538 412V440Q400 452 264 440z', soft) +
      mark(350, 512, 34, deep) +
      line('M410 492h96M410 512h76M410 532h56', slate, 5, 0.7) +
      line('M270 590Q400 602 532 590', light, 3) +
      '</g>',
  };
};

/** Cuff and knit close up. */
const knit: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const edge = byCut(design, 330, 400, 460, 370);
  const row = (id: string, colour: string, dark: string) =>
    `<pattern id="${id}" width="34" height="30" patternUnits="userSpaceOnUse"><path d="M0-4Q4 16 17 28Q30 16 34-4M0 26Q4 46 17 58" fill="none" stroke="${dark}" stroke-width="15" opacity=".5"/><path d="M1-6Q5 13 17 24M33-6Q29 13 17 24M1 24Q5 40 10 46M33 24Q29 40 24 46" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"/></pattern>`;
  return {
    defs:
      row('knit', base, deep) +
      row('second', trim.panel, trim.edge) +
      gradient('rib', [soft, base, shade], [0, 0, 1, 0.3]) +
      gradient('light', ['#ffffff/.4', '#ffffff/0', `${ink}/.05`, `${ink}/.42`], [0, 0, 1, 0.6]),
    body:
      area('M0 0H800V1000H0z', base) +
      area('M0 0H800V1000H0z', 'url(#knit)') +
      byCut(
        design,
        area('M0 780H800V1000H0z', trim.panel) + area('M0 780H800V1000H0z', 'url(#second)'),
        area('M0 600H800V690H0zM0 780H800V870H0z', trim.panel) +
          area('M0 600H800V690H0zM0 780H800V870H0z', 'url(#second)'),
        area('M0 630H800V900H0z', trim.panel) + area('M0 630H800V900H0z', 'url(#second)'),
        area('M510 300H800V1000H510z', trim.panel) + area('M510 300H800V1000H510z', 'url(#second)'),
      ) +
      area(`M0 ${edge}H800V${edge + 54}H0z`, ink, 0.3) +
      panel(`M-20 60Q400 100 820 60V${edge}Q400 ${edge + 40}-20 ${edge}z`, 'url(#rib)', deep, weight.contour) +
      line(
        repeat(21, (wale) => `M${wale * 40} 84V${edge + 26}`),
        deep,
        12,
        0.5,
      ) +
      line(
        repeat(21, (wale) => `M${wale * 40 - 18} 86V${edge + 22}`),
        light,
        7,
        0.45,
      ) +
      line(`M-20 ${edge - 46}Q400 ${edge - 6} 820 ${edge - 46}`, trim.pop, 9, 0.85) +
      line('M-20 66Q400 106 820 66', light, 6, 0.7) +
      area('M-20-20H820V64Q400 104-20 64z', shade) +
      area('M-20-20H820V30Q400 70-20 30z', ink, 0.5) +
      `<g opacity=".92">${mark(byCut(design, 400, 300, 400, 260), byCut(design, 600, 500, 765, 700), byCut(design, 84, 40, 80, 80), byCut(design, light, light, trim.pop, light))}</g>` +
      area('M0 0H800V1000H0z', 'url(#light)'),
  };
};

const all: KindDrawing = { cuts: 4, views: [pair, folded, knit] };

export const sock = only(all, [0, 1]);
export const hikingSock = only(all, [1, 2]);
export const skiSock = only(all, [2, 3]);
