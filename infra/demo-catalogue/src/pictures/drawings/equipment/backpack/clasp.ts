import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The hip belt's buckle and webbing close up. */
export const clasp: View = ({ light, soft, base, shade, deep, ink, graphite, stone, slate }, design) => ({
  defs:
    gradient('cloth', [soft, base, shade], [0, 0, 1, 1]) +
    gradient('case', [slate, graphite, ink], [0, 0, 0.3, 1]) +
    gradient('web', [graphite, ink], [0, 0, 0, 1]) +
    `<pattern id="rip" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(4)"><path d="M0 0h46M0 0v46" stroke="${deep}" stroke-width="2" opacity=".35"/></pattern>` +
    `<pattern id="weave" width="16" height="12" patternUnits="userSpaceOnUse"><path d="M0 12L8 0L16 12" stroke="${ink}" stroke-width="3" fill="none"/></pattern>`,
  body:
    area('M0 0H800V1000H0z', 'url(#cloth)') +
    area('M0 0H800V1000H0z', 'url(#rip)') +
    area(shape('-20,160! 200,120 420,180 640,110 820,150! 820,210 640,180 420,250 200,180 -20,230!'), light, 0.25) +
    area(shape('-20,820! 200,780 460,840 820,760! 820,880 460,930 200,870 -20,900!'), deep, 0.3) +
    stitches('M-10 90Q400 40 810 84', light) +
    stitches('M-10 108Q400 58 810 102', light) +
    '<g transform="rotate(-8 400 500)">' +
    area('M-80 430H900V640H-80z', ink, 0.25) +
    panel('M-80 400H260V600H-80z', 'url(#web)', ink, weight.contour) +
    area('M-80 400H260V600H-80z', 'url(#weave)') +
    panel('M560 400H900V600H560z', 'url(#web)', ink, weight.contour) +
    area('M560 400H900V600H560z', 'url(#weave)') +
    area(
      byCut(
        design,
        'M-80 488H260v24H-80zM560 488H900v24H560z',
        'M-80 420H260v30H-80zM560 420H900v30H560z',
        'M-80 470H260v20H-80zM560 470H900v20H560zM-80 510H260v20H-80zM560 510H900v20H560z',
        'M-80 550H260v30H-80zM560 550H900v30H560z',
      ),
      design.trim.id === 'dark' ? base : design.trim.panel,
    ) +
    stitches('M-80 416H200M-80 584H200', stone) +
    stitches('M640 416H900M640 584H900', stone) +
    panel('M96 408h44v184H96z', graphite, ink) +
    stitches('M104 420v160M132 420v160', soft) +
    area(shape('220,396! 620,396! 650,520 620,670 220,670! 190,520'), ink, 0.35) +
    // Male half with its two prongs, seen through the windows of the other.
    panel(shape('560,376! 600,376 640,390! 646,500 640,610! 600,624 560,624!'), 'url(#case)', ink, weight.contour) +
    panel('M590 420h28v160h-28z', ink, ink) +
    panel(
      shape(
        '230,372! 470,366 560,376! 590,440! 566,470 566,530 590,560! 560,624 470,634 230,628! 200,600 196,500 200,400',
      ),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel('M226 416h26v168h-26z', ink, ink) +
    area(shape('300,372! 470,366 556,378! 574,424! 520,404 440,396 320,400'), '#fff', 0.16) +
    panel(shape('420,366! 500,366 556,376! 566,400! 520,420 450,414 420,396'), soft, deep) +
    panel(shape('420,634! 500,634 556,624! 566,600! 520,580 450,586 420,604'), base, deep) +
    line('M440 374h96', light, 4) +
    line(
      repeat(5, (rib) => `M${450 + rib * 20} 384l3 18M${450 + rib * 20} 598l3 18`),
      deep,
      4,
    ) +
    panel(shape('330,450! 480,446! 500,500 480,554! 330,550! 320,500'), graphite, ink) +
    design.mark(400, 500, 40, design.trim.pop) +
    line(curve('212,410 206,500 212,590'), slate, 4) +
    '</g>',
});
