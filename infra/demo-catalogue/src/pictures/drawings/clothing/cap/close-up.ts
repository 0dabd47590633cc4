import { byCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';

/** Seams on the peak, sweatband, mark close up. */
export const closeUp: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const netted = byCut(design, false, false, false, true);
  const front = shape('-40,-40! 840,-40! 840,470! 700,520 560,548 400,556 240,548 100,520 -40,470!');
  const brim = shape('-40,462! 100,514 240,544 400,552 560,544 700,514 840,462! 840,1040! -40,1040!');
  return {
    defs:
      gradient('dome', [light, soft, base, shade], [0, 0, 0.6, 1]) +
      gradient('brim', [shade, base, base, soft], [0, 0, 0, 1]) +
      `<pattern id="twill" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 0v14" stroke="${deep}" stroke-width="4" opacity=".2"/><path d="M6 0v14" stroke="${light}" stroke-width="3" opacity=".2"/></pattern>` +
      `<pattern id="net" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h44M0 0v44" stroke="${trim.edge}" stroke-width="12"/></pattern>`,
    body:
      area(front, 'url(#dome)') +
      area(front, 'url(#twill)') +
      (netted
        ? inside('net-side', 'M-40-40H150Q190 260 170 560H-40z', area(front, trim.panel) + area(front, 'url(#net)')) +
          line('M150-40Q190 260 170 560', deep, 4)
        : area(
            byCut(
              design,
              'M-40-40H130Q190 260 170 560H-40z',
              'M-40 330Q400 440 840 330V600H-40z',
              'M-40-40H90Q190 200 200 560H-40z',
              'M0 0',
            ),
            trim.panel,
          ) +
          line(
            byCut(design, 'M130-40Q190 260 170 560', 'M-40 330Q400 440 840 330', 'M90-40Q190 200 200 560', 'M0 0'),
            trim.edge,
            4,
          )) +
      line(
        byCut(
          design,
          'M690-40Q640 260 650 560',
          'M760-40Q740 200 744 356',
          'M700-40Q640 220 640 560',
          'M690-40Q650 260 660 560',
        ),
        deep,
        4,
      ) +
      stitches(
        byCut(
          design,
          'M672-40Q622 260 632 560M708-40Q658 260 668 560',
          'M742-40Q722 200 726 356M778-40Q758 200 762 356',
          'M682-40Q622 220 622 560M718-40Q658 220 658 560',
          'M672-40Q632 260 642 560',
        ),
        soft,
      ) +
      `<g transform="translate(6 8)" opacity=".4">${mark(410, 236, 96, deep)}</g>` +
      mark(410, 236, 96, byCut(design, light, light, light, light)) +
      panel(brim, byCut(design, 'url(#brim)', trim.panel, 'url(#brim)', trim.panel), deep, weight.contour) +
      inside(
        'brim-cloth',
        brim,
        area(brim, 'url(#twill)') +
          area(
            shape(
              '-40,462! 100,514 240,544 400,552 560,544 700,514 840,462! 840,520! 700,576 560,606 400,614 240,606 100,576 -40,520!',
            ),
            ink,
            0.26,
          ) +
          [0, 1, 2, 3, 4]
            .map((row) => {
              const y = 640 + row * 84;
              return `<path d="M-40 ${y - 86}Q400 ${y + 70} 840 ${y - 86}" stroke="${ink}" stroke-width="5" opacity=".18"/><path d="M-40 ${y - 92}Q400 ${y + 64} 840 ${y - 92}" stroke="${byCut(design, soft, trim.pop, soft, trim.pop)}" stroke-width="7" stroke-dasharray="26 14"/>`;
            })
            .join(''),
      ),
  };
};
