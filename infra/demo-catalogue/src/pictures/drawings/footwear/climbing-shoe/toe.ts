import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, weight } from '../../../strokes.ts';

/** Toe rubber, closure and stitching close up. */
export const toe: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { trim, mark } = design;
  const rand = byCut(
    design,
    '-40,760! 160,640 330,600 520,560 700,470 840,330! 840,1040! -40,1040!',
    '-40,820! 160,720 300,620 430,480 600,380 840,300! 840,1040! -40,1040!',
    '-40,800! 180,700 400,660 600,580 840,440! 840,1040! -40,1040!',
    '-40,700! 140,640 320,540 500,470 680,430 840,410! 840,1040! -40,1040!',
  );
  return {
    defs:
      gradient('skin', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('rubber', [slate, graphite, ink], [0, 0, 0.5, 1]) +
      gradient('band', [trim.panel, trim.panel, trim.edge], [0, 0, 0.4, 1]) +
      `<pattern id="hide" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M6 8h.1M22 20h.1M14 28h.1" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".28"/><path d="M5 6h.1M21 18h.1" stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".4"/></pattern>` +
      `<pattern id="hook" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M4 4h.1M12 12h.1" stroke="${slate}" stroke-width="6" stroke-linecap="round"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#skin)') +
      area('M0 0H800V1000H0z', 'url(#hide)') +
      area(shape('560,-20! 700,120 760,300 820,330! 820,-20!'), deep, 0.2) +
      byCut(
        design,
        [0, 230]
          .map(
            (down) =>
              `<g transform="translate(${down * 0.5} ${down})">${area('M-200 292L560 40L620 170L-200 440z', ink, 0.3)}${panel('M-200 262L540 20Q600 20 610 90T560 190L-200 428z', 'url(#band)', trim.edge, weight.contour)}<path d="M-190 288L536 46Q580 50 582 92T548 166L-190 398" stroke="${trim.pop}" stroke-width="5" stroke-dasharray="20 12"/></g>`,
          )
          .join(''),
        `${area('M-40 300L600 60L700 300L-40 640z', ink, 0.3)}${panel('M-40 260L560 40Q640 40 670 130T620 300L-40 600z', 'url(#band)', trim.edge, weight.contour)}<path d="M-20 286L556 68Q620 72 640 136T604 276L-20 570" stroke="${trim.pop}" stroke-width="5" stroke-dasharray="20 12"/>${area('M-40 300L140 232L180 480L-40 570z', ink)}${area('M-40 300L140 232L180 480L-40 570z', 'url(#hook)')}`,
        panel('M120-40L420-40L640 520Q500 600 400 560z', shade, deep, weight.contour) +
          [0, 1, 2, 3]
            .map(
              (row) =>
                cord(
                  `M${150 + row * 66} ${60 + row * 140}L${470 + row * 56} ${10 + row * 140}`,
                  trim.id === 'pale' ? paper : trim.pop,
                  deep,
                  28,
                ) +
                disc(150 + row * 66, 60 + row * 140, 26, stone, ink) +
                disc(150 + row * 66, 60 + row * 140, 12, ink, ink) +
                disc(470 + row * 56, 10 + row * 140, 26, stone, ink) +
                disc(470 + row * 56, 10 + row * 140, 12, ink, ink),
            )
            .join(''),
        panel('M-40-40H520Q500 240 360 400Q200 520-40 540z', 'url(#band)', trim.edge, weight.contour) +
          line(
            repeat(14, (rib) => `M${-20 + rib * 40}-40Q${-10 + rib * 30} 240 ${-60 + rib * 26} 560`),
            trim.edge,
            12,
            0.35,
          ) +
          `<path d="M550-40Q530 260 384 424Q216 548-40 570" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>`,
      ) +
      `<g transform="translate(0 -14)">${area(shape(rand), ink, 0.3)}</g>` +
      panel(shape(rand), 'url(#rubber)', ink, weight.contour) +
      inside(
        'rand',
        shape(rand),
        area('M-40 880Q400 860 840 700V1040H-40z', ink, 0.5) +
          line('M-40 876Q400 856 840 696', slate, 4) +
          line(
            curve(
              rand
                .replaceAll('!', '')
                .split(' ')
                .slice(0, -2)
                .map((point) => point.replace(/,(\d+)/, (_, y: string) => `,${Number(y) + 22}`))
                .join(' '),
            ),
            stone,
            5,
            0.5,
          ) +
          mark(540, 740, 56, slate, -14),
      ),
  };
};
