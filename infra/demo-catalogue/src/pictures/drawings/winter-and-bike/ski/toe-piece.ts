import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, weight } from '../../../strokes.ts';

/** The toe piece close up: wings, rollers, the release scale, the sliding plate. */
export const toePiece: View = (
  { light, soft, base, shade, deep, ink, graphite, stone, paper, chalk, slate },
  design,
) => ({
  defs:
    gradient('top', [soft, base, base, shade], [0, 0, 1, 0.2]) +
    gradient('steel', [paper, stone, slate, stone, paper]) +
    gradient('case', [slate, graphite, ink], [0.1, 0, 0.9, 1]) +
    gradient('colour', [light, soft, base, shade], [0, 0, 1, 1]),
  body:
    '<g transform="rotate(-11 400 500)">' +
    area('M190-200h520v1400H190z', ink, 0.16) +
    panel('M150-200h500v1400H150z', ink, ink, weight.contour) +
    area('M158-200h10v1400h-10zM632-200h10v1400h-10z', 'url(#steel)') +
    area('M176-200h448v1400H176z', 'url(#top)') +
    byCut(
      design,
      area('M176 60L624-120V-200H176z', design.trim.panel) +
        area('M176 96L624-84V-104L176 76z', light) +
        area('M176 900L624 780V1200H176z', shade) +
        area('M176 900L624 780V812L176 932z', soft),
      area('M176 950H624V1200H176z', design.trim.panel) + area('M176 930H624V942H176z', design.trim.pop),
      area('M400-200H624V1200H400z', design.trim.panel) +
        line('M176 900L400 1010L624 900M176 970L400 1080L624 970', design.trim.pop, 24),
      area('M176-200H624V120H176z', design.trim.panel) +
        line('M176 120H624', design.trim.pop, 12) +
        area('M176 960L624 900V1200H176z', deep),
    ) +
    line(
      repeat(4, (ring) =>
        curve(
          `176,${1010 + ring * 46} 300,${950 + ring * 40} 400,${990 + ring * 36} 520,${910 + ring * 40} 624,${900 + ring * 44}`,
        ),
      ),
      soft,
      3,
      0.6,
    ) +
    area('M176-200h40v1400h-40z', '#fff', 0.14) +
    // Base plate with its screws.
    area(shape('270,150! 560,150! 590,400 580,900 560,960! 290,960! 262,900 258,400'), ink, 0.35) +
    panel(
      shape('260,130! 540,130! 556,400 552,880 530,930! 270,930! 248,880 244,400'),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    line(curve('266,140 252,400 256,878 274,920'), slate, 3) +
    ['284,880', '516,880', '290,170', '510,170']
      .map(
        (at) =>
          `<g transform="translate(${at})"><circle r="22" fill="${stone}" stroke="${ink}"/><path d="M-11 0h22M0-11v22" stroke="${ink}" stroke-width="5"/><path d="M-15-9q6-10 18-9" stroke="${paper}"/></g>`,
      )
      .join('') +
    // Sliding plate under the boot.
    panel('M300 690h200v150H300z', 'url(#steel)', ink) +
    line(
      repeat(6, (rib) => `M312 ${712 + rib * 21}h176`),
      graphite,
      4,
    ) +
    // Wings with rollers.
    ['', ' matrix(-1 0 0 1 800 0)']
      .map(
        (flip) =>
          `<g transform="${flip}">${area(shape('330,440! 250,560 190,650 180,700 230,720! 300,660 370,600!'), ink, 0.4)}${panel(shape('330,400! 250,500 186,600 172,664 196,688 236,676! 270,610 320,570 380,560!'), 'url(#case)', ink, weight.contour)}${panel(shape('320,440! 260,520 210,602 200,646 214,652 230,642! 258,584 310,540 360,520!'), 'url(#colour)', deep)}<rect x="186" y="640" width="38" height="62" rx="16" fill="url(#steel)" stroke="${ink}"/>${line('M200 652v38', paper, 4)}</g>`,
      )
      .join('') +
    // Housing with the release scale.
    area(shape('300,210! 520,210! 560,330 540,470 500,560 350,560 300,470 280,330'), ink, 0.35) +
    panel(
      shape('290,180! 510,180! 544,300 534,430 486,530 400,552 314,530 266,430 256,300'),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel(shape('312,204! 488,204! 514,300 506,360! 294,360! 286,300'), 'url(#colour)', deep) +
    line('M318 214h160', light, 5) +
    design.mark(400, 292, 30, paper) +
    panel('M336 388h128q12 0 12 12v64q0 12-12 12H336q-12 0-12-12v-64q0-12 12-12z', chalk, ink) +
    line('M344 452h112', graphite, 3) +
    line('M344 452v-22M372 452v-14M400 452v-22M428 452v-14M456 452v-22', graphite, 3) +
    area('M404 400l10 22h-20z', deep) +
    line('M338 398q60-6 118 0', '#fff', 4, 0.8) +
    `<circle cx="400" cy="512" r="24" fill="url(#steel)" stroke="${ink}"/>${line('M384 512h32', ink, 7)}` +
    line(curve('272,300 282,230 300,190'), slate, 4) +
    '</g>',
});
