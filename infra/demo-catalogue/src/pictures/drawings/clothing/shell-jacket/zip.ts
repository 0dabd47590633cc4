import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The two-way zip under the flap, a slider in the wet-weather lip, drops on the cloth. */
export const zip: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { cut, trim, mark } = design;
  const drops = [
    '120,180,9',
    '170,330,6',
    '90,420,12',
    '210,520,7',
    '140,640,10',
    '230,760,6',
    '90,820,8',
    '620,240,8',
    '700,380,11',
    '660,560,7',
    '730,680,9',
    '610,800,12',
    '680,900,6',
  ];
  return {
    defs:
      gradient('left', [soft, base, base, shade], [0, 0, 1, 0.1]) +
      gradient('right', cut === 1 || cut === 2 ? [trim.panel, trim.panel, trim.edge] : [soft, base, shade], [
        0,
        0,
        cut === 1 || cut === 2 ? 2 : 1,
        0.1,
      ]) +
      gradient('steel', [paper, stone, slate, paper]) +
      `<pattern id="rip" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(3)"><path d="M0 0h34M0 0v34" stroke="${deep}" stroke-width="1.6" opacity=".35"/></pattern>` +
      `<pattern id="teeth" width="56" height="30" patternUnits="userSpaceOnUse" x="372"><path d="M0 4h30l6 4v6l-6 4H0zM56 19H26l-6 4v6l6 4h30z" fill="${graphite}"/><path d="M0 5h28M56 20H28" stroke="${stone}" stroke-width="2"/></pattern>`,
    body:
      area('M-10-10H420V1010H-10z', 'url(#left)') +
      area('M400-10H810V1010H400z', 'url(#right)') +
      area('M-10-10H810V1010H-10z', 'url(#rip)') +
      area(shape('120,-20! 170,200 150,460 200,760 170,1020! 110,1020! 120,700 90,400'), light, 0.3) +
      area(shape('640,-20! 680,240 650,520 700,800 680,1020! 760,1020! 770,500 740,-20!'), deep, 0.25) +
      // Tape, teeth, lips.
      area('M336 0h128v1000H336z', ink) +
      area('M372 0h56v1000h-56z', 'url(#teeth)') +
      area('M348 560h104v440H348z', ink) +
      area(shape('400,520! 372,620 352,760 330,1010! 470,1010! 448,760 428,620'), shade) +
      `<path d="${repeat(15, (tooth) => `M${Math.round(384 - tooth * 3)} ${580 + tooth * 29}h-26v15h26zM${Math.round(416 + tooth * 3)} ${580 + tooth * 29}h26v15h-26z`)}" fill="${graphite}" stroke="${stone}" stroke-width="2"/>` +
      panel('M-10-10H352L346 520L300 1010H-10z', 'url(#left)', deep, weight.contour) +
      panel('M810-10H448L454 520L500 1010H810z', 'url(#right)', deep, weight.contour) +
      area('M-10-10H352L346 520L300 1010H-10zM810-10H448L454 520L500 1010H810z', 'url(#rip)') +
      area('M332-10h20L346 520L300 1010H280L326 520z', light, 0.5) +
      stitches('M310-10L304 520L258 1010', light) +
      stitches('M490-10L496 520L542 1010', soft) +
      stitches('M290-10L284 520L238 1010', light) +
      stitches('M510-10L516 520L562 1010', soft) +
      // Slider and pull.
      area(shape('360,470! 470,470! 490,610 450,900 420,930 380,900'), ink, 0.3) +
      panel(
        shape('344,440! 456,440! 464,480 446,560 430,600! 370,600! 354,560 336,480'),
        'url(#steel)',
        ink,
        weight.contour,
      ) +
      line('M352 450h96', paper, 4) +
      panel('M378 462h44v92h-44z', graphite, ink) +
      panel(shape('366,520! 434,520! 440,580 432,640! 368,640! 360,580'), 'url(#steel)', ink, weight.contour) +
      panel('M386 600h28v30h-28z', ink, ink) +
      panel(
        shape('378,616! 422,616! 446,700 440,820 424,880 376,880 360,820 354,700'),
        trim.id === 'tonal' ? graphite : trim.pop,
        ink,
        weight.contour,
      ) +
      line(
        repeat(6, (rib) => `M372 ${720 + rib * 22}h56`),
        ink,
        5,
      ) +
      line('M372 700q4-40 12-66', stone, 4) +
      mark(190, 250, 50, light, -4) +
      drops
        .map((drop) => {
          const [x = '0', y = '0', r = '0'] = drop.split(',');
          return `<g transform="translate(${x} ${y}) scale(${Number(r) / 10})"><ellipse cx="3" cy="5" rx="14" ry="18" fill="${deep}" opacity=".45"/><ellipse rx="13" ry="17" fill="${soft}" opacity=".9"/><path d="M-7-5q2-7 7-8" stroke="#fff" stroke-width="4"/></g>`;
        })
        .join(''),
  };
};
