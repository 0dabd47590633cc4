import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { leg, worn, wornDefs } from '../../../motifs/worn-scene.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing, KindDrawing, View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { above, mesh } from './above.ts';
import { closing } from './closures.ts';
import { lastOf, type RunningShoeCut, runningShoeCuts } from './lasts.ts';
import { outsole } from './outsole.ts';
import { overlay } from './overlays.ts';
import { foam, isDarkFoam, midsole, teeth } from './soles.ts';

const moved = (transform: string | null, content: string) =>
  transform === null ? content : `<g transform="${transform}">${content}</g>`;

/** Lateral side, toe to the right; with a leg in it the shoe is drawn smaller and without its finest lines. */
function lateral(colours: Colours, design: Design, isWorn: boolean): Drawing {
  const { light, soft, base, shade, deep, ink, graphite, slate } = colours;
  const last = lastOf(design.cut);
  const isSock = last.name === 'knitted';
  const hasCuff = last.name === 'gaiter';
  const isLaced = last.closure !== 'straps' && !hasCuff;
  const upper = shape(`${last.heel} ${last.instep} 600,670! 200,660!`);
  const sole = shape(last.sole);
  const rubber = shape(last.rubber);
  const isDark = isDarkFoam(last.lugs, design.trim.id);
  const collar = isSock
    ? // The sock's far edge.
      panel(shape('84,306! 150,286 240,282 336,308! 310,330 200,342 120,328'), graphite, ink)
    : hasCuff
      ? panel(shape('104,248! 160,216 250,212 322,256! 260,262 160,258'), graphite, ink)
      : panel(shape('84,412! 150,424 220,428 290,408 322,396! 300,450 210,490 140,462'), graphite, ink);
  const tongue =
    isSock || hasCuff
      ? ''
      : panel(shape('284,452! 304,408 318,372 336,354 358,356 374,378 392,420! 400,460 330,470'), soft, deep) +
        stitches(curve('310,430 328,376 344,364 360,374 376,404'), deep);
  const padding =
    isSock || hasCuff
      ? ''
      : panel(
          shape('70,404! 112,416 146,446 186,472 226,478 262,464 298,428! 308,452 262,496 208,504 152,484 104,446'),
          soft,
          deep,
        );
  const stay = isLaced
    ? panel(
        shape('276,482! 308,452 328,402! 392,438 460,478 530,504! 552,530 524,546 446,524 356,490 306,508'),
        shade,
        deep,
      ) + stitches(curve('312,490 350,474 446,510 524,532'), soft)
    : '';
  const loop = isSock
    ? panel(shape('80,330! 66,300 70,276 86,272 98,286 104,316!'), light, deep)
    : hasCuff
      ? panel('M96 262l-16-4v70l18 6z', design.trim.pop, deep)
      : panel(shape('90,434! 76,410 74,392 86,386 102,396 112,418! 108,438'), light, deep);
  return {
    shadows: last.whole
      ? [{ x: 404, y: 736, rx: 310, ry: 32 }]
      : [
          { x: 412, y: 736, rx: 390, ry: 36 },
          { x: 380, y: 730, rx: 290, ry: 13 },
        ],
    defs:
      foam(colours, design, last) +
      gradient('wedge', [light, soft, base], [0, 0, 1, 0.3]) +
      gradient('form', ['#fff/.38', '#fff/0', '#000/0', '#000/.26'], [0.2, 0, 0.5, 1]) +
      (isWorn ? '' : mesh(shade)),
    body: moved(
      last.whole,
      moved(
        last.upper,
        collar +
          (isWorn ? leg(colours, isSock || hasCuff ? 250 : 330, [128, 276, isSock || hasCuff ? 350 : 480]) : '') +
          tongue +
          panel(upper, base, deep, weight.contour) +
          inside(
            'upper',
            upper,
            (isWorn ? '' : area('M0 200H800V700H0z', 'url(#mesh)', 0.6)) +
              overlay(colours, design, last.name) +
              padding +
              stay +
              line(curve(last.instep.replace('!', '')), light, 11, 0.5) +
              area('M0 200H800V700H0z', 'url(#form)') +
              (isWorn ? '' : area(shape('80,580! 210,606 450,626 700,624! 700,690 80,680'), deep, 0.3)),
          ) +
          loop +
          closing(last.closure, colours, design),
      ) +
        teeth(colours, last.lugs) +
        panel(sole, 'url(#foam)', isDark ? ink : slate, weight.contour) +
        inside(
          'sole',
          sole,
          midsole(colours, design, last.name) +
            panel(rubber, graphite, ink) +
            (isWorn
              ? ''
              : line(
                  repeat(10, (row) => `M${178 + row * 51} 728l6-20`),
                  ink,
                )),
        ),
    ),
  };
}

const side: View = (colours, design) => lateral(colours, design, false);

const wornCuts: readonly RunningShoeCut[] = ['trainer', 'racer', 'trail', 'knitted', 'gaiter', 'fell'];

/** On the run, or the pair from above. */
const second: View = (colours, design) => {
  const { name, lugs } = lastOf(design.cut);
  if (!wornCuts.includes(name)) return above(colours, design);
  const { defs, body } = lateral(colours, design, true);
  return { defs: `${defs ?? ''}${wornDefs(colours)}`, body: worn(body, lugs === 'none' ? 'road' : 'trail', colours) };
};

export const runningShoe: KindDrawing = { cuts: runningShoeCuts.length, views: [side, second, outsole] };
