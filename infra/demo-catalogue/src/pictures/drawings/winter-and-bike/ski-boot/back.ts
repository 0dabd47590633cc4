import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';

/** From behind: spoiler, spine, walk lever. */
export const back: View = (colours, design) => {
  const { soft, base, shade, deep, ink, graphite, stone, slate, paper } = colours;
  const { cut, trim, mark } = design;
  const top = byCut(design, 226, 280, 330, 176);
  const cuff = shape(
    `288,600! 270,480 262,380 276,${top + 20}! 330,${top} 400,${top - 8} 470,${top} 524,${top + 20}! 538,380 530,480 512,600! 400,640!`,
  );
  const heel = shape('276,560! 262,640 258,720 262,800! 400,820 538,800! 542,720 538,640 524,560! 400,600!');
  return {
    shadows: [
      { x: 420, y: 866, rx: 260, ry: 44 },
      { x: 404, y: 862, rx: 170, ry: 16 },
    ],
    defs:
      gradient('shell', [soft, base, shade], [0, 0, 1, 0.2]) +
      gradient('form', ['#fff/.34', '#fff/.04', '#000/0', '#000/.36'], [0, 0.3, 1, 0.5]) +
      gradient('steel', [paper, stone, slate, stone], [0, 0, 0, 1]),
    body:
      panel(
        shape(
          `300,${top + 40}! 306,${top - 50} 350,${top - 76} 400,${top - 82} 450,${top - 76} 494,${top - 50} 500,${top + 40}!`,
        ),
        graphite,
        ink,
        weight.contour,
      ) +
      line(`M326 ${top - 26}Q400 ${top - 56} 474 ${top - 26}`, slate, 4) +
      panel(`M384 ${top - 60}h32v-44q-16-18-32 0z`, soft, deep) +
      panel(heel, 'url(#shell)', deep, weight.contour) +
      inside('heel', heel, line('M400 590V830', deep) + area('M240 500H560V840H240z', 'url(#form)')) +
      panel(cuff, trim.id === 'tonal' ? base : trim.panel, trim.id === 'tonal' ? deep : trim.edge, weight.contour) +
      inside(
        'cuff',
        cuff,
        panel(
          shape(`346,${top - 10}! 454,${top - 10}! 462,420 446,560 420,640! 380,640! 354,560 338,420!`),
          shade,
          deep,
        ) +
          line(`${curve(`300,${top + 10} 292,400 306,590`)}${curve(`500,${top + 10} 508,400 494,590`)}`, trim.edge) +
          area('M240 140H560V660H240z', 'url(#form)'),
      ) +
      mark(400, top + 62, 26, paper) +
      (cut === 1 || cut === 2
        ? panel('M382 430h36v130h-36z', graphite, ink) +
          panel('M388 440h24v62h-24z', trim.pop, ink) +
          line('M392 520h16M392 534h16', stone)
        : panel('M380 460h40v26h-40z', graphite, ink) + line('M390 473h20', stone, 5)) +
      (cut === 2
        ? ''
        : panel(
            `M270 ${top + 108}Q400 ${top + 132} 530 ${top + 108}L532 ${top + 146}Q400 ${top + 170} 268 ${top + 146}z`,
            graphite,
            ink,
          ) + stitches(`M278 ${top + 120}Q400 ${top + 142} 522 ${top + 120}`, slate)) +
      `<circle cx="284" cy="572" r="17" fill="url(#steel)" stroke="${ink}"/><circle cx="516" cy="572" r="17" fill="url(#steel)" stroke="${ink}"/>` +
      panel(shape('250,780! 400,800 550,780! 562,846! 238,846!'), graphite, ink, weight.contour) +
      line('M248 810Q400 826 552 810', trim.pop, 5) +
      `<path d="M272 848v-22h44v22zM340 848v-22h52v22zM410 848v-22h52v22zM484 848v-22h44v22z" fill="${ink}"/>`,
  };
};
