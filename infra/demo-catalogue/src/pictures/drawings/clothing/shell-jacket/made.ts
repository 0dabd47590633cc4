import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { ripstopPattern, topographic } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { headwearBehind, headwearFront } from './headwear.ts';
import type { Make, ShellJacketCut } from './makes.ts';
import { pockets } from './pockets.ts';

type Side = 'front' | 'back';
type Cut = Make & { readonly name: ShellJacketCut };

const isBlouson = (name: ShellJacketCut) => name === 'blouson' || name === 'kids-blouson';
const isAnorak = (name: ShellJacketCut) => name === 'anorak' || name === 'kids-anorak';

const mid = 'M150 230H650V1060H150z';

/** The second colour: shoulders, side panels, a sash, bands, a print; the trim decides which. */
function fabric({ soft, shade, deep }: Colours, { trim }: Design, { name, hem }: Cut, side: Side): string {
  const second = trim.id === 'tonal' ? shade : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  const shoulders =
    panel(shape('150,220! 650,220! 650,380! 570,400 480,370 400,362 320,370 230,400 150,380!'), second, edge) +
    stitches(curve('180,404 230,412 320,382 400,374 480,382 570,412 620,404'), trim.pop);
  const flanks =
    panel(shape('150,380! 222,420 246,540 238,700 250,1060! 120,1060!'), second, edge) +
    panel(shape('650,380! 578,420 554,540 562,700 550,1060! 680,1060!'), second, edge);
  const band = (y: number, high: number) =>
    area(`M120 ${y}H680V${y + high}H120z`, trim.id === 'tonal' ? soft : trim.panel);
  switch (name) {
    case 'anorak':
    case 'kids-anorak':
      return trim.id === 'tonal'
        ? topographic(soft) + panel('M150 600H650V920H150z', second, edge)
        : panel('M150 230H650V470L400 520L150 470z', second, edge) + line('M150 486L400 536L650 486', trim.pop, 6);
    case 'alpine':
      return shoulders + flanks;
    case 'coat':
      return (
        (trim.id === 'pale' ? shoulders : '') +
        line(
          `${curve('300,300 286,430 312,560 290,720 262,1010')}${curve('500,300 514,430 488,560 510,720 538,1010')}`,
          deep,
        ) +
        line('M190 566Q400 592 610 566', edge, 22) +
        line('M190 566Q400 592 610 566', second, 17)
      );
    case 'tail':
      return flanks + band(420, 30) + area('M120 456H680V466H120z', trim.pop);
    case 'blouson':
    case 'kids-blouson':
      return trim.id === 'dark'
        ? shoulders
        : line(`${curve('330,250 318,420 322,620 330,800')}${curve('470,250 482,420 478,620 470,800')}`, deep) +
            (trim.id === 'pale' ? panel(`M150 230H650V420H150z`, second, edge) : area(mid, 'url(#ripstop)'));
    case 'open':
      return side === 'back' ? shoulders : flanks;
    case 'windshell':
      return (
        area(mid, 'url(#ripstop)') +
        (trim.id === 'dark'
          ? panel(shape('150,220! 460,220! 300,560 230,700! 150,760!'), second, edge)
          : trim.id === 'pale'
            ? band(480, 90)
            : shoulders)
      );
    default:
      return band(430, 36) + band(hem - 150, 36) + area(`M120 ${hem - 60}H680V${hem + 60}H120z`, second);
  }
}

function arms(colours: Colours, { trim }: Design, { sleeve, cuff, name }: Cut): string {
  const { light, shade, deep } = colours;
  const outline = shape(sleeve);
  const isSecond = trim.id !== 'tonal' && (name === 'tail' || isAnorak(name));
  const arm =
    `<path d="${outline}" stroke="${isSecond ? trim.edge : deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    inside(
      'arm-skin',
      outline,
      area(
        shape('240,380! 220,470 214,560 200,660 180,830! 150,830! 176,640 196,520'),
        isSecond ? trim.edge : shade,
        0.5,
      ) +
        line(
          name === 'alpine' || name === 'tail'
            ? `${curve('100,500 140,530 190,530')}${curve('92,530 130,556 180,552')}`
            : `${curve('118,570 150,596 206,590')}${curve('126,600 152,616 196,610')}${curve('216,470 192,480 172,474')}`,
          isSecond ? trim.edge : deep,
          2,
          0.7,
        ) +
        (name === 'kids' ? line('M90 540L240 570', trim.pop, 18) : '') +
        (name === 'windshell' ? area('M150 230H300V850H150z', 'url(#ripstop)') : ''),
    ) +
    panel(shape(cuff), isBlouson(name) ? trim.panel : shade, isBlouson(name) ? trim.edge : deep) +
    (isBlouson(name)
      ? line(
          repeat(6, (rib) => `M${98 + rib * 13} 726v50`),
          trim.edge,
          2,
        )
      : '') +
    '</g>';
  return (
    `<g fill="${isSecond ? trim.panel : 'url(#arm)'}"><g id="left">${arm}</g></g><use href="#left" fill="${isSecond ? trim.panel : 'url(#arm2)'}" transform="matrix(-1 0 0 1 800 0)"/>` +
    (name === 'windshell' ? '' : line(curve('262,262 222,282 196,316 178,372'), light, 4, isSecond ? 0.3 : 0.7))
  );
}

function folds({ shade, deep, light }: Colours, { name, hem }: Cut): string {
  return (
    (isBlouson(name)
      ? line(
          repeat(14, (fold) => `M${206 + fold * 30} ${hem - 46}q${fold % 2 ? 6 : -4}-30 2-${50 + (fold % 3) * 26}`),
          deep,
          2.5,
          0.6,
        )
      : name === 'coat'
        ? area(shape('300,600! 330,760 300,900 280,1020! 320,1020! 350,860'), shade, 0.6) +
          area(shape('500,600! 470,760 500,900 520,1020! 480,1020! 450,860'), deep, 0.3)
        : area(
            shape(`230,${hem - 190}! 290,${hem - 160} 400,${hem - 150}! 330,${hem - 134} 260,${hem - 140}`),
            shade,
            0.6,
          ) +
          area(
            shape(`570,${hem - 190}! 520,${hem - 154} 408,${hem - 144}! 480,${hem - 122} 550,${hem - 136}`),
            shade,
            0.8,
          )) +
    area(shape('300,330! 330,480 326,640 300,760 312,560 296,420'), light, 0.14) +
    area(shape(`550,280! 604,330 620,500 640,${hem + 40}! 570,${hem + 40}! 584,640 574,440`), deep, 0.25)
  );
}

function zip({ ink, graphite, shade, deep }: Colours, { trim }: Design, { headwear, zipEnd, name }: Cut): string {
  const top = headwear === 'collar' ? 190 : 286;
  if (name === 'open') return '';
  return (
    panel(
      `M386 ${top}h28l2 ${zipEnd - top}h-32z`,
      name === 'kids' ? trim.panel : shade,
      name === 'kids' ? trim.edge : deep,
    ) +
    line(`M400 ${top + 6}V${zipEnd - 6}`, ink, 7) +
    `<path d="M400 ${top + 10}V${zipEnd - 8}" stroke="${trim.pop}" stroke-width="3" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
    panel(`M394 ${top + 14}h12l2 18-8 34-8-34z`, trim.pop, ink) +
    (headwear === 'hood' || headwear === 'helmet-hood'
      ? line('M322 300q-8 40 2 70M478 300q8 40-2 70', graphite, 4)
      : '')
  );
}

/** Front or back of a jacket of the later makes. */
export function made(colours: Colours, design: Design, cut: Cut, side: Side): Drawing {
  const { soft, light, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const { name, hem } = cut;
  const body = shape(cut.body);
  const isFront = side === 'front';
  const front = shape(
    `270,252! 300,240 322,250! 344,320 350,440 330,620 306,760 296,${hem + 8}! 240,${hem + 4} 180,${hem - 10}! 186,740 192,600 194,440 200,340 218,290`,
  );
  return {
    shadows: [
      {
        x: 420,
        y: name === 'coat' ? 906 : name.startsWith('kids') ? 812 : hem + (name === 'alpine' ? 126 : 62),
        rx: 320,
        ry: 34,
      },
    ],
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.25]) +
      gradient('arm', [light, soft, base, shade], [0, 0.3, 1, 0.6]) +
      gradient('arm2', [base, shade, shade, deep], [0, 0.3, 1, 0.6]) +
      gradient('hood', [soft, base, shade], [0, 0, 1, 0.4]) +
      ripstopPattern(deep, name === 'windshell' ? 14 : 20),
    body:
      `<g transform="${cut.whole}">` +
      (name === 'tail'
        ? panel(shape('204,720! 596,720! 596,840 540,884 400,896 260,884 204,840'), shade, deep, weight.contour) +
          line(curve('216,836 264,870 400,880 536,870 584,836'), trim.pop, 7)
        : '') +
      arms(colours, design, cut) +
      (name === 'open' && isFront
        ? headwearFront(cut.headwear, colours, design) +
          panel(shape(`290,262! 400,250 510,262! 530,600 520,${hem}! 280,${hem}! 270,600`), trim.panel, trim.edge) +
          line(
            repeat(7, (row) => `M280 ${330 + row * 76}H520`),
            trim.edge,
            3,
            0.5,
          ) +
          panel('M380 284h40v26h-40z', light, deep) +
          mirrored(
            'front-half',
            panel(front, 'url(#cloth)', deep, weight.contour) +
              inside(
                'half',
                front,
                fabric(colours, design, cut, side) +
                  area(shape('340,300! 350,440 330,620 296,870! 330,870! 370,560'), deep, 0.3),
              ) +
              line(curve(`324,256 346,322 352,440 332,620 308,760 298,${hem}`), ink, 6),
          )
        : panel(body, 'url(#cloth)', deep, weight.contour) +
          inside(
            'body',
            body,
            fabric(colours, design, cut, side) +
              folds(colours, cut) +
              line(`M140 ${hem - 24}Q400 ${hem + 6} 660 ${hem - 24}`, deep) +
              stitches(`M140 ${hem - 14}Q400 ${hem + 16} 660 ${hem - 14}`, shade),
          )) +
      (isBlouson(name)
        ? panel(
            shape('200,778! 300,796 400,800 500,796 600,778! 598,838! 500,854 400,858 300,854 202,838!'),
            trim.panel,
            trim.edge,
            weight.contour,
          ) +
          line(
            repeat(25, (rib) => `M${214 + rib * 15.5} ${784 + Math.round(16 * Math.sin((rib / 24) * Math.PI))}v54`),
            trim.edge,
            2,
          )
        : '') +
      (isFront
        ? pockets(name, colours, design) +
          (name === 'open' ? '' : headwearFront(cut.headwear, colours, design)) +
          zip(colours, design, cut)
        : headwearBehind(cut.headwear, colours, design)) +
      mark(isFront ? 300 : 400, isFront ? 430 : 470, 18, trim.id === 'tonal' ? light : trim.pop) +
      '</g>',
  };
}
