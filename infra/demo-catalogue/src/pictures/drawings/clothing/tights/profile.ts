import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { Profile, Side, TightsCut } from './poses.ts';

/** One leg in profile, clipped panels along its length. */
function profileLeg(
  colours: Colours,
  { trim }: Design,
  outline: string,
  id: string,
  fill: string,
  name: TightsCut,
): string {
  const { deep, light } = colours;
  const isRunning = name === 'running';
  return (
    panel(outline, fill, deep, weight.contour) +
    inside(
      id,
      outline,
      (isRunning
        ? area('M-10 760L420 560L520 640L330 860z', trim.panel) + area('M420 640L700 520V800H420z', trim.panel)
        : area('M260 640H620V760H260z', trim.panel) + line('M260 776H620', trim.pop, 7)) +
        (isRunning
          ? line('M180 560l70 120M206 544l70 120M470 640l110 50M460 664l110 50', light, 6)
          : line(
              repeat(3, (bar) => `M330 ${820 + bar * 22}H570`),
              light,
              5,
            )),
    )
  );
}

/** Both legs from the side, and the band. */
export function inProfile(colours: Colours, design: Design, pose: Profile & { name: TightsCut }, side: Side): string {
  const { soft, light, shade, deep } = colours;
  const { trim, mark } = design;
  const isRunning = pose.name === 'running';
  const near = shape(pose.near);
  const fill = trim.id === 'tonal' ? 'url(#band)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  const drawn =
    profileLeg(colours, design, shape(pose.far), 'far', 'url(#dim)', pose.name) +
    panel(isRunning ? 'M352 84Q420 70 486 84L486 112H352z' : 'M338 84Q410 70 476 84V112H338z', shade, deep) +
    profileLeg(colours, design, near, 'near', 'url(#leg)', pose.name) +
    inside(
      'thigh',
      near,
      line(
        isRunning
          ? curve('420,150 410,240 440,310 520,370 620,420')
          : curve('420,150 410,280 424,420 414,560 400,700 408,930'),
        trim.edge,
        18,
      ) +
        line(
          isRunning
            ? curve('420,150 410,240 440,310 520,370 620,420')
            : curve('420,150 410,280 424,420 414,560 400,700 408,930'),
          trim.pop,
          11,
        ) +
        area(
          isRunning
            ? shape('300,300! 400,410 540,470! 540,520! 380,430 290,320!')
            : shape('300,300! 340,430 350,560! 300,560!'),
          deep,
          0.3,
        ) +
        line(
          isRunning
            ? curve('520,440 560,420 600,440')
            : `${curve('356,556 400,570 440,560')}${curve('310,320 350,350 400,352')}`,
          deep,
          2.5,
          0.6,
        ) +
        panel(isRunning ? 'M430 250l80-22 22 74-70 34z' : 'M440 260h76v150h-70z', 'none', soft),
    ) +
    panel(
      isRunning
        ? shape('344,80! 420,96 494,80! 502,160! 424,178 330,160!')
        : shape('330,80! 404,96 482,80! 494,160! 406,178 318,160!'),
      fill,
      edge,
      weight.contour,
    ) +
    stitches(isRunning ? 'M346 108h44v36h-46z' : 'M332 108h44v36h-46z', trim.id === 'tonal' ? soft : trim.pop) +
    mark(440, 132, 14, trim.id === 'tonal' ? light : trim.pop);
  return side === 'front' ? drawn : `<g transform="matrix(-1 0 0 1 800 0)">${drawn}</g>`;
}
