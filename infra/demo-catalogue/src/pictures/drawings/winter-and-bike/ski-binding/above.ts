import { byCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, line, panel, repeat, weight } from '../../../strokes.ts';
import { defs, hasPins } from './parts.ts';

/** The pair from above, ready to be mounted. */
export const above: View = (colours, design) => {
  const { light, soft, base, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const wide = byCut(design, 58, 74, 60, 46, 54);
  const one =
    area(`M${-wide + 14} 20h${wide * 2}v210h${-wide * 2}zM${-wide + 14} 540h${wide * 2}v250h${-wide * 2}z`, ink, 0.14) +
    (cut === 0 || cut === 2
      ? panel(
          `M${-wide + 14}-10h${wide * 2 - 28}v780h${-wide * 2 + 28}z`,
          cut === 2 ? trim.panel : graphite,
          cut === 2 ? trim.edge : ink,
          weight.contour,
        )
      : '') +
    line(
      repeat(2, (row) => `M${-wide + 24} ${330 + row * 130}h${wide * 2 - 48}`),
      slate,
      3,
    ) +
    // Toe piece.
    panel(
      shape(`${-wide},210! ${-wide + 4},60 ${-wide + 24},10 0,0 ${wide - 24},10 ${wide - 4},60 ${wide},210! 0,226`),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    (hasPins(design)
      ? [-1, 1]
          .map(
            (flip) =>
              panel(
                shape(`${flip * 14},60! ${flip * 40},60 ${flip * 46},120 ${flip * 42},190 ${flip * 18},196!`),
                'url(#colour)',
                deep,
              ) + line(`M${flip * 20} 130h${-flip * 16}`, stone, 7),
          )
          .join('') + panel('M-12-46h24v70h-24z', trim.panel, trim.edge)
      : panel(
          shape(`-34,30! 34,30! 44,90 36,140! -36,140! -44,90`),
          cut === 1 ? trim.panel : 'url(#colour)',
          cut === 1 ? trim.edge : deep,
        ) +
        [-1, 1]
          .map((flip) =>
            panel(
              shape(
                `${flip * 26},150! ${flip * (wide + 8)},190 ${flip * (wide + 20)},236 ${flip * (wide - 6)},244 ${flip * (wide - 26)},210 ${flip * 14},190!`,
              ),
              trim.panel,
              trim.edge,
            ),
          )
          .join('') +
        panel('M-30 206h60v46h-60z', 'url(#steel)', ink) +
        line('M-22 218h44M-22 229h44M-22 240h44', graphite, 3)) +
    mark(0, 88, hasPins(design) ? 12 : 20, cut === 1 ? trim.pop : paper) +
    // Brake and heel piece.
    (cut === 3
      ? ''
      : [-1, 1]
          .map(
            (flip) =>
              line(`M${flip * (wide - 6)} 520L${flip * (wide + 30)} 470V330`, ink, 13) +
              line(`M${flip * (wide - 6)} 520L${flip * (wide + 30)} 470V330`, stone, 7) +
              panel(`M${flip * (wide + 30) - 12} 290h24v66h-24z`, graphite, ink),
          )
          .join('') + panel('M-40 470h80v40h-80z', graphite, ink)) +
    panel(
      shape(
        `${-wide + 4},760! ${-wide},600 ${-wide + 14},540 0,526 ${wide - 14},540 ${wide},600 ${wide - 4},760! 0,776`,
      ),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel(
      shape(`-34,560! 34,560! 42,620 34,676! -34,676! -42,620`),
      cut === 1 ? trim.panel : 'url(#colour)',
      cut === 1 ? trim.edge : deep,
    ) +
    panel(shape(`-30,520! 0,508 30,520! 26,556! -26,556!`), trim.panel, trim.edge) +
    panel(shape('-24,690! 24,690! 30,800 20,836 -20,836 -30,800'), cut === 2 ? 'url(#steel)' : soft, ink) +
    line('M-14 706h28', light, 4) +
    line('M-16 600h32M-16 614h32M-16 628h32', base, 4) +
    mark(0, 652, 13, cut === 1 ? trim.pop : paper);
  return {
    defs: defs(colours),
    body: `<g transform="translate(270 96) rotate(5 0 400)"><g id="one">${one}</g></g><use href="#one" transform="translate(540 96) rotate(5 0 400)"/>`,
  };
};
