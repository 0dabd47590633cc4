import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

// Straight with side zips, bib with braces, slim softshell, wide with cargo pockets.
const legs = [
  '262,190! 258,260 240,360 228,500 220,660 212,800 206,900! 250,914 310,916 362,908! 366,800 374,660 384,520 400,400! 400,190!',
  '266,250! 256,320 236,400 226,520 218,660 210,800 204,900! 250,914 310,916 364,908! 368,800 376,660 386,520 400,420! 400,250!',
  '272,190! 264,270 254,360 252,480 258,620 262,760 262,886! 290,898 330,900 360,894! 362,780 368,640 382,500 400,390! 400,190!',
  '254,190! 244,280 216,380 200,520 192,680 184,800 180,898! 240,916 310,918 366,908! 370,800 376,660 386,530 400,420! 400,190!',
] as const;

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('near', [light, soft, base, base, shade], [0, 0.2, 1, 0.3]) +
    gradient('far', [soft, base, shade, deep], [0, 0.2, 1, 0.3]) +
    gradient('form', ['#fff/.2', '#fff/0', '#000/.2'], [0, 0, 1, 0.1])
  );
}

/** The left leg; the right one is its mirror image in shade. */
function leg(colours: Colours, design: Design, isBack: boolean): string {
  const { light, soft, shade, deep, ink, graphite } = colours;
  const { cut, trim } = design;
  const outline = shape(legs[cut] ?? legs[0]);
  const knee = byCut(design, 560, 580, 550, 590);
  return (
    `<path d="${outline}" stroke="${deep}" stroke-width="${weight.contour}"/><g fill="none">` +
    inside(
      'leg',
      outline,
      (cut === 0
        ? panel(shape('190,180! 300,180! 286,300 268,420 258,560 250,740 246,930! 180,930!'), trim.panel, trim.edge) +
          line(curve('300,190 286,300 268,420 258,560 250,740 246,912'), trim.pop, 3)
        : '') +
        (cut === 1
          ? panel(
              shape(
                `180,${knee - 40}! 300,${knee - 70} 400,${knee - 40}! 390,${knee + 110}! 300,${knee + 130} 180,${knee + 110}!`,
              ),
              trim.panel,
              trim.edge,
            ) + stitches(curve(`200,${knee - 26} 300,${knee - 54} 384,${knee - 28}`), trim.pop)
          : '') +
        (cut === 2
          ? panel(shape('240,180! 330,180! 320,300 270,430 262,560! 240,560!'), trim.panel, trim.edge) +
            panel(shape('240,760! 300,740 380,770! 380,920! 240,920!'), trim.panel, trim.edge) +
            stitches(curve('332,196 322,300 280,420'), trim.pop)
          : '') +
        (cut === 3 && !isBack
          ? panel(shape('196,480! 300,466 306,480! 302,620 298,634! 190,644!'), trim.panel, trim.edge) +
            panel(shape('194,476! 304,460 308,472! 306,510! 194,526!'), trim.panel, trim.edge) +
            line('M236 508v18M276 502v18', trim.pop, 5)
          : '') +
        // Folds at knee and hip, seam down the leg.
        line(
          `${curve(`232,${knee} 280,${knee + 22} 340,${knee + 18}`)}${curve(`250,${knee + 50} 300,${knee + 40} 366,${knee + 54}`)}${curve('396,420 350,440 300,470')}`,
          deep,
          2,
          0.55,
        ) +
        area(
          shape(`380,${knee - 30}! 330,${knee + 20} 250,${knee + 40}! 320,${knee + 60} 384,${knee + 30}`),
          shade,
          0.5,
        ) +
        area(shape('400,400! 372,560 360,760 350,920! 400,920!'), deep, 0.3) +
        (cut === 3 ? line(curve('330,200 316,400 306,640 300,910'), deep, 2, 0.7) : '') +
        // Gaiter edge and reinforced inner ankle.
        panel(shape('318,800! 400,770! 400,930! 326,930!'), graphite, ink) +
        line('M180 868Q300 892 380 872', deep) +
        stitches('M180 876Q300 900 380 880', soft),
    ) +
    (isBack
      ? line(byCut(design, 'M296 330l70 14', 'M300 360h60', 'M300 320l66 10', 'M280 350h80'), deep, 9) +
        line(byCut(design, 'M296 330l70 14', 'M300 360h60', 'M300 320l66 10', 'M280 350h80'), trim.pop, 3)
      : line(byCut(design, 'M326 216l-34 96', 'M300 290l-24 90', 'M328 214l-30 84', 'M322 214l-44 96'), deep, 9) +
        line(byCut(design, 'M326 216l-34 96', 'M300 290l-24 90', 'M328 214l-30 84', 'M322 214l-44 96'), trim.pop, 3)) +
    // Thigh vent.
    (cut === 2
      ? ''
      : line(
          byCut(
            design,
            curve('250,400 240,470 236,540'),
            curve('236,430 230,500 228,550'),
            '',
            curve('222,400 212,440 208,466'),
          ),
          ink,
          5,
        )) +
    line(
      byCut(
        design,
        curve('246,340 234,480 228,600'),
        curve('242,400 230,520 226,600'),
        curve('264,320 260,420 258,500'),
        curve('226,380 208,520 200,640'),
      ),
      light,
      4,
      0.5,
    ) +
    '</g>'
  );
}

function top(colours: Colours, design: Design, isBack: boolean): string {
  const { soft, base, shade, deep, ink, graphite, stone, light } = colours;
  const { cut, trim, mark } = design;
  if (cut === 1) {
    const bib = isBack
      ? '266,256! 280,190 320,150 350,110! 400,104 450,110! 480,150 520,190 534,256! 400,280'
      : '264,256! 272,200 286,150 300,104! 400,116 500,104! 514,150 528,200 536,256! 400,280';
    return (
      // Braces.
      (isBack
        ? line('M366 116L340 44M434 116L460 44', ink, 27) + line('M366 116L340 44M434 116L460 44', trim.panel, 20)
        : line('M322 118Q316 60 350 30M478 118Q484 60 450 30', ink, 27) +
          line('M322 118Q316 60 350 30M478 118Q484 60 450 30', trim.panel, 20) +
          panel('M306 104h32v34h-32zM462 104h32v34h-32z', graphite, ink) +
          line('M314 120h16M470 120h16', stone)) +
      panel(shape(bib), 'url(#near)', deep, weight.contour) +
      area(shape('440,110! 500,110! 534,256! 460,268'), deep, 0.25) +
      (isBack
        ? ''
        : panel('M340 160h120v70q-60 14-120 0z', trim.panel, trim.edge) + line('M350 172h100', trim.pop, 4)) +
      line('M270 250Q400 274 530 250', deep) +
      stitches('M270 260Q400 284 530 260', shade) +
      (isBack ? mark(400, 170, 18, light) : line('M400 120V150M400 240V420', ink, 6)) +
      (isBack ? '' : mark(316, 340, 15, light))
    );
  }
  const wide = byCut(design, 262, 0, 272, 254);
  return (
    panel(
      `M${wide} 160Q400 ${isBack ? 128 : 176} ${800 - wide} 160V216Q400 ${isBack ? 196 : 232} ${wide} 216z`,
      cut === 3 ? trim.panel : base,
      cut === 3 ? trim.edge : deep,
      weight.contour,
    ) +
    (isBack
      ? stitches(`M${wide + 6} 206Q400 186 ${794 - wide} 206`, soft) + panel('M376 150h48v34h-48z', trim.pop, deep)
      : stitches(`M${wide + 6} 206Q400 222 ${794 - wide} 206`, soft) +
        line('M404 180V390', deep, 3) +
        line(curve('404,230 420,330 404,392'), deep) +
        `<circle cx="416" cy="194" r="9" fill="${stone}" stroke="${ink}"/>` +
        panel(`M${wide + 30} 172h30v22h-30zM${740 - wide} 172h30v22h-30z`, graphite, ink)) +
    `<path d="M${wide + 78} ${isBack ? 140 : 160}v66M${722 - wide} ${isBack ? 140 : 160}v66" stroke="${deep}" stroke-width="13"/><path d="M${wide + 78} ${isBack ? 140 : 160}v66M${722 - wide} ${isBack ? 140 : 160}v66" stroke="${shade}" stroke-width="7"/>` +
    (isBack ? mark(470, 290, 15, light) : mark(356, byCut(design, 360, 0, 350, 380), 15, light))
  );
}

function figure(colours: Colours, design: Design, isBack: boolean) {
  return {
    shadows: [{ x: 416, y: 918, rx: 280, ry: 34 }],
    defs: defs(colours),
    body:
      (isBack || design.cut === 1
        ? ''
        : panel(
            `M${byCut(design, 262, 0, 272, 254)} 162Q400 110 ${byCut(design, 538, 0, 528, 546)} 162Q400 200 ${byCut(design, 262, 0, 272, 254)} 162z`,
            colours.deep,
            colours.ink,
          )) +
      `<g fill="url(#near)"><g id="leg">${leg(colours, design, isBack)}</g></g><use href="#leg" fill="url(#far)" transform="matrix(-1 0 0 1 800 0)"/>` +
      area(shape('400,200! 430,320 440,400! 400,430! 380,330'), colours.deep, 0.2) +
      top(colours, design, isBack),
  };
}

const front: View = (colours, design) => figure(colours, design, false);
const back: View = (colours, design) => figure(colours, design, true);

/** Hem close up: the snow gaiter below, the zip at the side, the guard against edges. */
const hem: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { trim, mark } = design;
  const outer = shape('150,-40! 660,-40! 680,200 690,440 700,660! 560,700 420,712 270,700 110,660! 120,440 136,200');
  return {
    shadows: [{ x: 420, y: 900, rx: 300, ry: 40 }],
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.2]) +
      gradient('form', ['#fff/.22', '#fff/0', '#000/0', '#000/.34'], [0, 0, 1, 0.1]) +
      gradient('steel', [paper, stone, slate, stone]) +
      `<pattern id="rip" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 0h26M0 0v26" stroke="${deep}" stroke-width="1.5" opacity=".3"/></pattern>`,
    body:
      // Gaiter with its gripping edge and hook.
      panel(
        shape('210,600! 600,600! 610,760 600,880! 500,904 400,908 300,904 216,880! 204,760'),
        graphite,
        ink,
        weight.contour,
      ) +
      line(
        repeat(
          9,
          (fold) => `M${244 + fold * 40} ${700 + (fold % 3) * 6}Q${252 + fold * 38} 780 ${246 + fold * 39} 850`,
        ),
        ink,
        4,
        0.7,
      ) +
      panel('M214 850Q400 890 602 850V884Q400 926 214 884z', trim.panel, trim.edge) +
      line('M226 868Q400 904 590 868', trim.pop, 5) +
      panel('M386 876h34v26l-17 20-17-20z', 'url(#steel)', ink) +
      area(shape('110,640! 270,680 420,692 560,680 700,640! 690,740! 420,780 130,740!'), ink, 0.3) +
      panel(outer, 'url(#cloth)', deep, weight.contour) +
      inside(
        'outer',
        outer,
        area(outer, 'url(#rip)') +
          panel(
            shape(
              byCut(
                design,
                '470,-40! 500,200 490,440 500,740! 720,740! 720,-40!',
                '90,420! 300,380 500,400 720,360! 720,740! 90,740!',
                '90,300! 260,240 420,300 720,260! 720,740! 90,740!',
                '420,-40! 440,200 430,440 440,740! 720,740! 720,-40!',
              ),
            ),
            trim.panel,
            trim.edge,
          ) +
          panel(shape('90,470! 200,440 300,470 330,560 340,740! 90,740!'), graphite, ink) +
          stitches(curve('110,484 200,456 288,484 314,560 322,720'), slate) +
          line(
            `${curve('200,60 260,160 240,300')}${curve('320,220 380,320 360,430')}${curve('580,100 540,220 570,340')}`,
            deep,
            5,
            0.35,
          ) +
          line('M110 628Q420 700 700 628', deep, 4) +
          stitches('M112 642Q420 714 698 642M114 656Q420 728 696 656', soft) +
          area('M90-60H720V740H90z', 'url(#form)'),
      ) +
      // Side zip with its storm flap.
      area('M560-20h40l22 690h-44z', deep, 0.4) +
      panel('M548-40h26l20 712h-30z', shade, deep) +
      `<path d="M588-40L608 672" stroke="${ink}" stroke-width="16"/><path d="M588-40L608 672" stroke="${stone}" stroke-width="7" stroke-dasharray="7 6" stroke-linecap="butt"/>` +
      panel('M584 560h36l4 60h-44z', 'url(#steel)', ink) +
      panel(shape('592,610! 614,610! 626,690 620,750 592,750 584,690'), trim.pop, ink, weight.contour) +
      mark(400, 560, 34, trim.id === 'tonal' || design.cut === 0 || design.cut === 3 ? light : trim.pop),
  };
};

export const skiPants: KindDrawing = { cuts: 4, views: [front, back, hem] };
