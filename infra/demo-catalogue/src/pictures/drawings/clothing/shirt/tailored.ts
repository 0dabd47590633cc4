import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { acrossStripes, heatherPattern, mountainPrint, topographic } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { collarBack, collarFront } from './collars.ts';
import type { ShirtCut, Tailoring } from './tailoring.ts';

type Side = 'front' | 'back';

function fabric(colours: Colours, design: Design, name: ShirtCut, side: Side): string {
  const { soft, light, deep, shade } = colours;
  const { trim } = design;
  const isFront = side === 'front';
  const second = trim.id === 'tonal' ? shade : trim.panel;
  if (name === 'kids' || name === 'kids-long') {
    return trim.id === 'dark'
      ? acrossStripes(trim.panel, 320, 760, 56, 26)
      : isFront
        ? mountainPrint(400, 440, 110, trim.id === 'tonal' ? light : trim.pop, trim.edge) +
          area('M200 640H600V800H200z', second, trim.id === 'tonal' ? 0.7 : 1)
        : area('M200 640H600V800H200z', second);
  }
  if (name === 'singlet' || name === 'racerback' || name === 'kids-tank') {
    const flank = (points: string) => panel(shape(points), trim.panel, trim.edge) + area(shape(points), 'url(#knit)');
    return trim.id === 'dark'
      ? area('M190 520L610 400V560L190 680z', trim.panel) + area('M190 700L610 580V606L190 726z', trim.pop)
      : flank('200,380! 262,420 290,520 292,660 268,780 262,900! 200,900!') +
          flank('600,380! 538,420 510,520 508,660 532,780 538,900! 600,900!');
  }
  if (name === 'polo') return trim.id === 'pale' ? acrossStripes(second, 300, 860, 70, 22) : '';
  if (name === 'henley' || name === 'long-sleeve') {
    return trim.id === 'tonal'
      ? area('M150 150H650V920H150z', 'url(#heather)', 0.8)
      : trim.id === 'dark'
        ? acrossStripes(trim.panel, 290, 800, 62, 16)
        : panel(shape('180,150! 620,150! 620,350! 500,372 400,376 300,372 180,350!'), trim.panel, trim.edge);
  }
  if (name === 'cropped') {
    return trim.id === 'pale'
      ? area('M190 420H610V560H190z', trim.panel) + area('M190 420H610V432H190z', trim.pop)
      : trim.id === 'dark'
        ? acrossStripes(trim.panel, 300, 700, 48, 20)
        : area('M190 150H610V760H190z', 'url(#heather)', 0.8);
  }
  if (name === 'oversized')
    return trim.id === 'tonal'
      ? topographic(soft)
      : trim.id === 'dark' && isFront
        ? mountainPrint(400, 480, 130, trim.panel, soft)
        : area('M170 640H630V920H170z', trim.panel);
  return (
    topographic(trim.id === 'tonal' ? soft : deep, 2.5) +
    area('M190 700H610V920H190z', trim.panel, trim.id === 'tonal' ? 0.5 : 1)
  );
}

function folds({ light, shade, deep }: Colours): string {
  return (
    area(shape('250,420! 280,520 286,640 262,780 270,620 256,500'), shade, 0.55) +
    area(shape('556,400! 510,520 500,660 528,800 520,640 540,500'), deep, 0.28) +
    area(shape('300,330! 330,480 326,640 300,760 312,560 296,420'), light, 0.13) +
    area(shape('470,560! 440,680 446,800 470,870! 456,760 462,660'), shade, 0.45) +
    area(shape('580,280! 556,420 552,600 560,868! 620,880 620,280!'), deep, 0.22)
  );
}

function sleeves(colours: Colours, { trim }: Design, { sleeve, cuff, name }: Tailoring & { name: ShirtCut }): string {
  if (sleeve === null) return '';
  const { light, shade, deep } = colours;
  const outline = shape(sleeve);
  const isLong = name === 'long-sleeve' || name === 'kids-long' || name === 'sun-hoodie';
  const second = trim.id !== 'tonal' && (name === 'kids' || name === 'kids-long' || name === 'long-sleeve');
  const drawn =
    `<path d="${outline}" stroke="${second ? trim.edge : deep}" stroke-width="${weight.contour}"/>` +
    inside(
      'sleeve-skin',
      outline,
      `<g fill="none">${area(shape('246,360! 226,420 210,500 196,620 180,780! 150,780 170,640 190,480 214,390'), second ? trim.edge : shade, 0.45)}` +
        (name === 'polo' || name === 'cropped' || name === 'henley'
          ? line(curve(cuff), trim.edge, 32) + line(curve(cuff), trim.panel, 27)
          : line(curve(cuff), second ? trim.edge : deep) +
            `<g transform="translate(0 9)">${stitches(curve(cuff), second ? trim.pop : light)}</g>`) +
        (isLong
          ? line(
              `${curve('118,560 148,580 186,574')}${curve('110,600 138,612 176,604')}${curve('214,470 190,480 172,474')}`,
              deep,
              2,
              0.6,
            )
          : line(`${curve('240,372 214,366 196,376')}${curve('238,390 206,400 186,430')}`, deep, 2, 0.6)) +
        (name === 'sun-hoodie' ? area(shape('108,740! 128,748 126,770 106,764!'), deep) : '') +
        '</g>',
    );
  return `<g fill="${second ? trim.panel : 'url(#sleeve)'}"><g id="sleeve-left">${drawn}</g></g><use href="#sleeve-left" fill="${second ? trim.panel : 'url(#dim)'}" transform="matrix(-1 0 0 1 800 0)"/>`;
}

/** Front or back of a shirt of the later cuts. */
export function tailored(colours: Colours, design: Design, cut: Tailoring & { name: ShirtCut }, side: Side): Drawing {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const isFront = side === 'front';
  const isSleeveless = cut.sleeve === null;
  const neck = isFront
    ? cut.front
    : cut.name === 'racerback'
      ? '440,214 418,236 400,240 382,236 360,214 354,182!'
      : isSleeveless
        ? '440,210 400,220 360,210 348,178!'
        : '450,168 400,164 350,168';
  const trunk = shape(`${cut.sides} ${neck}`);
  const armholes = isSleeveless
    ? ''
    : line(`${curve('256,212 240,280 236,340 242,390')}${curve('544,212 560,280 564,340 558,390')}`, deep);
  return {
    shadows: [{ x: 420, y: cut.hem + 44, rx: 300, ry: 28 }],
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
      gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.6]) +
      gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.6]) +
      heatherPattern(shade, soft) +
      `<pattern id="knit" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2 2h.1M7 7h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/></pattern>`,
    body:
      `<g transform="${cut.whole}">` +
      (isFront ? collarBack(colours, design, cut) : '') +
      sleeves(colours, design, cut) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        fabric(colours, design, cut.name, side) +
          area(trunk, 'url(#knit)', 0.16) +
          folds(colours) +
          (isSleeveless
            ? line(
                curve(
                  `${isFront ? '306,182 302,250 284,318 250,366 226,388' : '300,200 296,260 280,318 250,366 226,388'}`,
                ),
                trim.panel,
                22,
              )
            : '') +
          line(
            `M170 ${cut.hem - 22}Q400 ${cut.hem + 12} 630 ${cut.hem - 22}`,
            deep,
            2.5,
            cut.name === 'henley' || cut.name === 'racerback' ? 0 : 1,
          ) +
          area(`M486 ${cut.hem - 90}h34v10h-34z`, ink, 0.5) +
          stitches(`M170 ${cut.hem - 14}Q400 ${cut.hem + 20} 630 ${cut.hem - 14}`, light),
      ) +
      armholes +
      collarFront(colours, design, cut, side) +
      (isFront && !cut.name.startsWith('kids') ? mark(470, 350, 16, trim.id === 'tonal' ? light : trim.pop) : '') +
      (isFront ? '' : mark(400, 250, 15, trim.id === 'tonal' ? light : trim.pop)) +
      '</g>',
  };
}
