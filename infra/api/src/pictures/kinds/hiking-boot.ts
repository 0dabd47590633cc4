import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const upper = shape(
  '120,700! 112,640 122,580 138,520 142,440 132,360 124,290 132,254! 180,240 250,236 310,244 366,262! 380,320 392,380 410,430 444,478 500,520 570,552 640,580 694,620 716,668 716,730! 500,775! 120,765!',
);
const rand = shape(
  '104,664! 180,690 300,700 420,694 520,676 590,632 640,606 690,616 722,660 730,712! 724,760! 112,760!',
);
const sole = shape(
  '106,732! 250,748 420,751 600,742 732,706! 746,730 742,756 718,780! 700,790! 690,792! 600,814! 330,818! 322,800! 292,800! 284,822! 118,822! 106,796 100,760',
);
const hooks = ['388,380', '376,332', '368,290'];
const eyelets = ['516,548', '474,518', '440,482', '412,438'];

function points(list: readonly string[], size: number, colour: string): string {
  return `<path d="${list.map((point) => `M${point}h.1`).join('')}" stroke="${colour}" stroke-width="${size}"/>`;
}

/** Lateral side, toe to the right. */
const side: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone, slate }) => ({
  shadows: [
    { x: 420, y: 828, rx: 390, ry: 44 },
    { x: 410, y: 824, rx: 310, ry: 16 },
  ],
  defs:
    gradient('form', ['#fff/.34', '#fff/0', '#000/0', '#000/.34'], [0.1, 0.1, 0.75, 0.9]) +
    gradient('rubber', [slate, graphite, ink], [0, 0, 0.1, 1]) +
    `<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 2h9M2 0v9" stroke="${deep}" stroke-width="1.4"/></pattern>`,
  body:
    // Far side of the collar and the tongue.
    panel(shape('134,258! 160,222 240,204 320,212 364,240! 360,300! 150,300!'), graphite, ink) +
    panel(
      shape('318,330! 322,250 338,204 372,186 402,200 412,244 422,320 432,392! 390,410!'),
      soft,
      deep,
      weight.contour,
    ) +
    stitches(curve('344,280 350,224 374,204 394,216 402,262 416,350'), deep) +
    panel(upper, base, deep, weight.contour) +
    inside(
      'upper',
      upper,
      // Textile quarter between the leather panels.
      panel(shape('120,410! 210,404 300,418 352,446 366,520 330,600 240,640 100,640!'), shade, deep) +
        area(shape('120,410! 210,404 300,418 352,446 366,520 330,600 240,640 100,640!'), 'url(#weave)', 0.7) +
        // Heel counter and its strap to the ankle.
        panel(shape('90,500! 150,508 196,560 232,640 240,720! 80,720!'), base, deep) +
        stitches(curve('120,520 152,526 184,570 216,646 222,700'), light) +
        panel(shape('90,520! 146,500 250,470 400,414! 420,462! 280,520 170,560 90,580!'), base, deep) +
        stitches(curve('110,532 250,488 394,430'), light) +
        stitches(curve('110,566 276,510 410,456'), light) +
        // Padded collar with two ribs.
        panel(shape('100,240! 240,220 380,240! 372,306 384,364! 340,352 240,346 180,360 110,410!'), soft, deep) +
        line(curve('124,308 200,286 290,286 372,304'), shade) +
        line(curve('130,356 200,318 290,316 376,334'), shade) +
        // Vamp.
        panel(shape('436,470! 520,528 600,556 700,600! 720,760! 420,760! 430,640 400,560 412,500!'), base, deep) +
        stitches(curve('428,500 414,560 444,640 440,700'), light) +
        // Lace stay.
        panel(
          shape(
            '350,250! 380,250! 392,360 412,424 448,474 500,516 552,542! 560,572 530,584 470,552 420,508 384,450 358,370!',
          ),
          shade,
          deep,
        ) +
        stitches(curve('364,290 374,372 396,444 430,496 476,536 530,566'), soft) +
        area('M0 200H800V800H0z', 'url(#form)') +
        panel(rand, 'url(#rubber)', ink) +
        line(curve('120,688 190,710 300,718 420,712 530,694 600,652 644,626 684,634'), stone, 2, 0.5),
    ) +
    line(curve('398,386 416,432 450,480 504,522 570,553 636,580'), light, 4, 0.5) +
    panel(shape('130,318! 114,290 108,240 120,210 144,206 158,228 156,262 150,300 138,318!'), light, deep) +
    line('M130 232l14 2', deep) +
    // Lacing: eyelets below, hooks above.
    points(eyelets, 16, ink) +
    points(eyelets, 8, stone) +
    hooks.map((hook) => panel(`M${hook}m-14-8h20q8 8 0 16h-20q-8-8 0-16z`, stone, ink)).join('') +
    cord(
      'M516 546q14-8 20-24M474 516q14-6 22-22M440 480q16-4 26-20M412 436q20-2 32-14M390 380q22 0 38-12M378 332q24 0 42-8M370 290q22 0 42-4M392 380q34 20 18 56M380 332q32 16 10 46M372 290q28 14 6 40',
      paper,
      deep,
      9,
    ) +
    cord(
      `${curve('404,282 352,250 318,262 322,306 396,290')}${curve('398,290 352,330 350,380')}${curve('404,288 446,270 470,292 448,316 404,290')}`,
      paper,
      deep,
      8,
    ) +
    panel(sole, 'url(#rubber)', ink, weight.contour) +
    inside(
      'sole',
      sole,
      area(shape('90,730! 250,748 420,751 600,742 760,700! 760,722! 600,762 420,771 250,769 90,752!'), soft) +
        line(curve('96,753 250,770 420,772 600,763 750,724'), ink) +
        line('M114 784h166M332 784h290l84-26', slate, 2) +
        `<path d="${repeat(4, (lug) => `M${128 + lug * 40} 822v-24h16v24z`)}${repeat(8, (lug) => `M${350 + lug * 42} 820v-26l12-8h8v34z`)}" fill="${ink}"/>`,
    ),
});

/** From behind: heel counter, pull strap, the profile of the sole. */
const back: View = ({ light, soft, base, shade, deep, ink, graphite, stone, slate }) => {
  const silhouette = shape(
    '262,760! 246,680 262,600 286,520 284,440 268,350 262,270 280,236! 340,220 400,216 460,220 520,236! 538,270 532,350 516,440 514,520 538,600 554,680 538,760!',
  );
  return {
    shadows: [
      { x: 420, y: 850, rx: 300, ry: 46 },
      { x: 404, y: 846, rx: 190, ry: 18 },
    ],
    defs:
      gradient('form', ['#fff/.3', '#fff/.05', '#000/0', '#000/.38'], [0, 0.3, 1, 0.5]) +
      gradient('rubber', [slate, graphite, ink], [0, 0, 1, 0.6]),
    body:
      panel(shape('282,240! 300,196 350,176 400,172 450,176 500,196 518,240! 400,300!'), graphite, ink) +
      panel(shape('326,204! 330,160 360,136 400,130 440,136 470,160 474,204! 400,216!'), soft, deep) +
      stitches(curve('344,196 350,166 400,148 450,166 456,196'), deep) +
      panel(silhouette, base, deep, weight.contour) +
      inside(
        'back',
        silhouette,
        panel(
          shape('240,230! 400,206 560,230! 548,330! 520,400 460,380 400,360 340,380 280,400 252,330!'),
          soft,
          deep,
        ) +
          line(curve('262,290 330,268 400,262 470,268 538,290'), shade) +
          line(curve('268,344 330,314 400,308 470,314 532,344'), shade) +
          panel(shape('230,560! 290,520 350,540 400,548 450,540 510,520 570,560! 590,800! 210,800!'), shade, deep) +
          stitches(curve('250,566 296,536 350,556 400,564 450,556 504,536 550,566'), light) +
          panel(
            shape('220,470! 300,452 400,470 500,452 580,470! 560,520! 500,506 400,526 300,506 240,520!'),
            base,
            deep,
          ) +
          stitches(curve('280,470 400,486 520,470'), light) +
          stitches(curve('286,494 400,512 514,494'), light) +
          area('M200 100H600V800H200z', 'url(#form)') +
          panel(
            shape('210,690! 270,668 340,690 400,696 460,690 530,668 590,690! 580,800! 220,800!'),
            'url(#rubber)',
            ink,
          ) +
          line(curve('250,692 340,712 400,716 460,712 550,692'), stone, 2, 0.5),
      ) +
      panel(shape('378,520! 374,400 378,240 380,200 400,190 420,200 422,240 426,400 422,520! 400,530'), light, deep) +
      stitches('M388 506l-2-270M412 506l2-270', shade) +
      line('M378 300q22 8 44 0M378 470q22 8 44 0', deep) +
      panel(
        shape('248,740! 320,756 400,760 480,756 552,740! 572,790 580,842! 220,842! 228,790'),
        'url(#rubber)',
        ink,
        weight.contour,
      ) +
      area(shape('246,742! 320,758 400,762 480,758 554,742! 560,764! 480,780 400,784 320,780 240,764!'), soft) +
      line('M232 800h336', slate, 2) +
      `<path d="M262 844v-34h30v34zM330 844v-34l20-10h10v44zM440 844v-44h10l20 10v34zM508 844v-34h30v34z" fill="${ink}"/>`,
  };
};

/** Lacing at the ankle: leather, hooks, the cord around them. */
const lacing: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone, slate }) => {
  const hook = (x: number, y: number, flip: number) =>
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">${area('M-62-44H30q34 44 0 96H-62z', ink, 0.28)}${panel('M-70-50H20q40 50 0 100H-70q-24-50 0-100z', 'url(#steel)', ink, weight.contour)}<circle cx="-44" cy="0" r="17" fill="${graphite}"/><circle cx="-48" cy="-4" r="11" fill="${stone}"/>${line('M-66-38H14', '#fff', 3, 0.7)}</g>`;
  const rows = [-130, 150, 430, 710, 990];
  return {
    defs:
      gradient('steel', [paper, stone, slate, stone]) +
      gradient('left', ['#fff/.2', '#000/.05', '#000/.34'], [0, 0, 1, 0.1]) +
      gradient('tongue', [shade, soft, base, deep], [0, 0, 1, 0.1]),
    body:
      area('M0 0H800V1000H0z', 'url(#tongue)') +
      line(
        repeat(5, (rib) => curve(`250,${70 + rib * 210} 400,${96 + rib * 210} 560,${70 + rib * 210}`)),
        deep,
        3,
        0.6,
      ) +
      area(shape('-20,-20! 300,-20! 286,300 296,640 280,1020! -20,1020!'), deep, 0.5) +
      panel(shape('-20,-20! 270,-20! 258,300 268,640 250,1020! -20,1020!'), base, deep, weight.contour) +
      area(shape('-20,-20! 270,-20! 258,300 268,640 250,1020! -20,1020!'), 'url(#left)') +
      panel(shape('820,-20! 540,-20! 552,300 542,640 560,1020! 820,1020!'), shade, deep, weight.contour) +
      stitches(curve('246,-10 234,300 244,640 226,1010'), light) +
      stitches(curve('228,-10 216,300 226,640 208,1010'), light) +
      stitches(curve('564,-10 576,300 566,640 584,1010'), soft) +
      stitches(curve('582,-10 594,300 584,640 602,1010'), soft) +
      line(curve('20,-10 40,300 20,640 40,1010'), deep, 3, 0.6) +
      line(curve('740,-10 720,300 746,640 730,1010'), deep, 3, 0.7) +
      `<g stroke="${ink}" stroke-width="34" opacity=".3">${rows.map((y) => `<path d="M196 ${y + 16}Q390 ${y + 160} 604 ${y + 296}M604 ${y + 16}Q410 ${y + 160} 196 ${y + 296}"/>`).join('')}</g>` +
      cord(rows.map((y) => `M596 ${y}Q410 ${y + 130} 204 ${y + 280}`).join(''), soft, deep, 28) +
      cord(rows.map((y) => `M204 ${y}Q390 ${y + 130} 596 ${y + 280}`).join(''), paper, deep, 28) +
      `<g stroke="${shade}" stroke-width="5" stroke-dasharray="3 22">${rows.map((y) => `<path d="M204 ${y - 4}Q390 ${y + 126} 596 ${y + 276}"/><path d="M204 ${y + 6}Q390 ${y + 136} 596 ${y + 286}" stroke-dashoffset="12"/>`).join('')}</g>` +
      rows.map((y) => hook(180, y, 1) + hook(620, y, -1)).join(''),
  };
};

export const hikingBoot: KindDrawing = { cuts: 1, views: [side, back, lacing] };
