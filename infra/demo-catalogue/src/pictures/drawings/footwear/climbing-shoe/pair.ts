import { byCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

/** The pair: one from above, one showing its sole. */
export const pair: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, slate, stone } = colours;
  const { trim, mark } = design;
  const outline = shape(
    byCut(
      design,
      '200,120! 250,128 300,190 322,280 328,380 318,480 306,580 306,690 300,790 268,850 220,870 172,850 142,790 134,700 128,590 108,480 96,370 106,260 140,170',
      '168,110! 230,116 290,180 318,270 326,360 312,460 286,560 282,680 284,780 256,846 212,866 168,846 142,780 140,690 136,590 110,480 94,360 98,250 124,160',
      '206,116! 256,128 302,190 322,280 330,380 324,480 314,590 312,700 304,800 270,856 222,874 174,856 140,796 132,700 124,590 104,480 94,370 106,250 146,160',
      '190,124! 246,132 300,190 322,280 326,370 312,470 292,570 290,690 286,790 256,846 214,864 172,846 146,790 142,700 136,590 112,480 98,370 104,260 136,170',
    ),
  );
  const split = byCut(design, false, true, false, true);
  const underside =
    panel(outline, split ? shade : 'url(#rubber)', ink, weight.contour) +
    inside(
      'sole',
      outline,
      (split
        ? panel('M80 60H350V470Q220 520 80 450zM80 620Q220 590 350 640V900H80z', 'url(#rubber)', ink) +
          area('M80 460Q220 530 350 478V500Q220 552 80 482z', trim.panel)
        : area('M80 470Q220 540 350 490V560Q220 610 80 540z', trim.panel)) +
        line(
          repeat(7, (row) => `M96 ${180 + row * 40}Q220 ${206 + row * 40} 330 ${176 + row * 40}`),
          slate,
          2,
          0.45,
        ) +
        area('M80 60H150Q120 400 170 900H80z', '#fff', 0.12) +
        `<g opacity=".9">${mark(214, 330, 44, stone)}${mark(222, 770, 22, stone)}</g>`,
    );
  const above =
    panel(outline, 'url(#skin)', deep, weight.contour) +
    inside(
      'top',
      outline,
      area(outline, 'url(#hide)') +
        panel('M60 80H360V236Q280 190 210 210T60 290z', 'url(#rubber)', ink) +
        panel('M100 900H340V800Q220 760 100 800z', 'url(#rubber)', ink) +
        area('M280 200Q340 400 290 900H360V200z', deep, 0.2),
    ) +
    panel(
      shape('214,500! 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'),
      'url(#rubber)',
      deep,
      weight.contour,
    ) +
    inside(
      'opening',
      shape('214,500! 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'),
      area('M140 480H300V900H140z', trim.panel, trim.id === 'tonal' ? 1 : 0.85) +
        area('M140 480H220Q190 640 220 830H140z', ink, 0.3),
    ) +
    line(shape('214,500 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'), soft, 6) +
    byCut(
      design,
      panel('M110 330L316 300L320 350L112 384z', trim.panel, trim.edge, weight.contour) +
        panel('M120 440L312 414L308 466L130 490z', trim.panel, trim.edge, weight.contour) +
        stitches('M120 342L160 336V366L122 372zM270 424L302 420V456L270 460z', trim.pop),
      panel('M106 320L318 300L312 440L126 460z', trim.panel, trim.edge, weight.contour) +
        stitches('M116 336L170 330V440L132 446z', trim.pop),
      `${panel('M180 250L254 240L262 500L176 510z', shade, deep)}<path d="${repeat(6, (row) => `M172 ${280 + row * 38}L262 ${262 + row * 38}M262 ${282 + row * 38}L172 ${262 + row * 38}`)}" stroke="${deep}" stroke-width="9"/><path d="${repeat(6, (row) => `M172 ${280 + row * 38}L262 ${262 + row * 38}M262 ${282 + row * 38}L172 ${262 + row * 38}`)}" stroke="${trim.pop}" stroke-width="5"/>`,
      panel('M128 380Q220 350 310 370L304 500Q220 470 134 500z', trim.panel, trim.edge, weight.contour) +
        line(
          repeat(8, (rib) => `M${146 + rib * 22} 376v112`),
          trim.edge,
          4,
          0.5,
        ),
    ) +
    mark(214, 250, 16, light);
  return {
    shadows: [
      { x: 230, y: 890, rx: 150, ry: 30 },
      { x: 600, y: 890, rx: 150, ry: 30 },
    ],
    defs: defs(colours) + gradient('under', [graphite, ink], [0, 0, 1, 1]),
    body: `<g transform="translate(-18 10) rotate(-3 214 500)">${above}</g><g transform="translate(388 10) rotate(4 214 500)">${underside}</g>`,
  };
};
