import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** A corner close up: webbing, pole tip in its eyelet, peg and guy line. */
export const corner: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const fly = byCut(
    design,
    'M-40-40H720Q640 300 380 520Q180 640-40 690z',
    'M-40-40H640Q600 260 420 480Q200 600-40 640z',
    'M-40-40H760L400 500L-40 700z',
    'M-40-40H600Q560 300 420 500Q200 560-40 580z',
  );
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('steel', [slate, paper, stone, slate], [0, 0, 1, 0.4]) +
      `<pattern id="rip" width="38" height="38" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M0 0h38M0 0v38" stroke="${deep}" stroke-width="2" opacity=".3"/></pattern>` +
      `<pattern id="weave" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 10L7 0L14 10" stroke="${ink}" stroke-width="3" fill="none"/></pattern>` +
      `<radialGradient id="soil"><stop stop-color="${ink}" stop-opacity=".4"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`,
    body:
      area(fly.replace('M-40-40', 'M0 60').replace('z', 'z'), ink, 0.1) +
      panel(fly, 'url(#cloth)', deep, weight.contour) +
      inside(
        'fly',
        fly,
        area(fly, 'url(#rip)') +
          area(shape('-40,300! 160,280 300,380 420,520! 300,620 -40,720!'), trim.panel) +
          line(curve('-40,300 160,280 300,380 420,520'), trim.edge, 4) +
          `<path d="${curve('-40,276 170,256 316,360 440,500')}" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
          area(shape('500,-40! 440,160 300,330 420,280 560,60'), '#fff', 0.2) +
          area(shape('720,-40! 600,260 400,520! 520,300 600,60'), deep, 0.26),
      ) +
      mark(120, 440, 44, trim.pop, -12) +
      // Webbing with its ring.
      `<g transform="translate(404 506) rotate(44)">${panel('M-44-40h150v80h-150z', graphite, ink, weight.contour)}${area('M-44-40h150v80h-150z', 'url(#weave)')}${stitches('M-34-28h80v56h-80zM-34-28l80 56M46-28l-80 56', stone)}<circle cx="150" cy="0" r="54" stroke="${ink}" stroke-width="24"/><circle cx="150" cy="0" r="54" stroke="url(#steel)" stroke-width="18"/></g>` +
      // Pole running to the eyelet.
      line('M760-40Q700 300 470 560', trim.edge, 40) +
      line('M760-40Q700 300 470 560', trim.panel, 33) +
      line('M748-40Q688 296 462 552', trim.pop, 5, 0.7) +
      line('M520 500L462 566', ink, 46) +
      line('M516 500L466 556', stone, 34) +
      // The peg through the ring, into the ground.
      '<ellipse cx="560" cy="850" rx="180" ry="46" fill="url(#soil)"/>' +
      line('M466 590L570 846', ink, 36) +
      line('M466 590L570 846', byCut(design, 'url(#steel)', base, slate, soft), 28) +
      line('M462 604L556 832', paper, 5, 0.8) +
      line('M430 600Q450 540 504 566', ink, 32) +
      line('M430 600Q450 540 504 566', byCut(design, stone, base, slate, soft), 24) +
      // Guy line with slider.
      cord('M380 440Q300 560 200 760T60 1020', trim.id === 'tonal' ? soft : trim.pop, deep, 13) +
      `<path d="M380 440Q300 560 200 760T60 1020" stroke="${ink}" stroke-width="13" stroke-dasharray="5 17" stroke-linecap="butt" opacity=".5"/>` +
      `<g transform="translate(214 732) rotate(-66)">${panel('M-70-26h140q16 0 16 16v20q0 16-16 16h-140q-16 0-16-16v-20q0-16 16-16z', graphite, ink, weight.contour)}${disc(-46, 0, 12, ink, slate)}${disc(0, 0, 12, ink, slate)}${disc(46, 0, 12, ink, slate)}${line('M-66-18h120', stone, 3)}</g>` +
      line(
        repeat(
          9,
          (blade) =>
            `M${410 + blade * 36} ${886 + (blade % 3) * 12}q${4 - (blade % 2) * 10}-26 ${10 - (blade % 4) * 6}-44`,
        ),
        shade,
        4,
        0.5,
      ),
  };
};
