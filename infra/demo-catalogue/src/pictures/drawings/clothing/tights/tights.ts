import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { phonePocket } from './pocket.ts';
import { posed } from './posed.ts';
import { poseOf, straightPoseOf, tightsCuts } from './poses.ts';

/** To the ankle; above it; with stirrup-like cuffs; to the ankle in two colours. */
function legOf(design: Design): string {
  return shape(
    byCut(
      design,
      '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,760 290,850 300,926! 340,934 366,930! 372,850 384,760 386,670 380,590 390,500 398,420 404,360! 404,130!',
      '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,760 286,846! 340,856 374,850! 384,760 386,670 380,590 390,500 398,420 404,360! 404,130!',
      '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,760 290,850 290,930! 340,940 372,934! 372,850 384,760 386,670 380,590 390,500 398,420 404,360! 404,130!',
      '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,760 290,850 300,926! 340,934 366,930! 372,850 384,760 386,670 380,590 390,500 398,420 404,360! 404,130!',
    ),
  );
}

function calfOf(design: Design): string {
  return shape(
    byCut(
      design,
      '292,130! 274,190 254,260 252,330 262,430 274,520 274,590 258,670 264,750 288,850 300,926! 340,934 366,930! 374,850 390,750 392,670 380,590 390,500 398,430 404,380! 404,130!',
      '292,130! 274,190 254,260 252,330 262,430 274,520 274,590 258,670 264,750 284,846! 340,856 376,850! 390,750 392,670 380,590 390,500 398,430 404,380! 404,130!',
      '292,130! 274,190 254,260 252,330 262,430 274,520 274,590 258,670 264,750 288,850 290,930! 340,940 374,934! 374,850 390,750 392,670 380,590 390,500 398,430 404,380! 404,130!',
      '292,130! 274,190 254,260 252,330 262,430 274,520 274,590 258,670 264,750 288,850 300,926! 340,934 366,930! 374,850 390,750 392,670 380,590 390,500 398,430 404,380! 404,130!',
    ),
  );
}

/** Contrasting panels of thigh and shin. */
function blocks({ light, soft, deep }: Colours, design: Design): string {
  const { trim } = design;
  return byCut(
    design,
    panel(shape('240,150! 306,166 314,300 306,420 292,520 270,560 230,560!'), trim.panel, trim.edge) +
      area(shape('240,150! 306,166 314,300 306,420 292,520 270,560 230,560!'), 'url(#mesh)') +
      stitches(curve('316,170 324,300 316,422 300,528 274,568'), light),
    panel('M230 480Q320 440 410 420V540Q320 560 230 600z', trim.panel, trim.edge) +
      line('M230 620Q320 580 410 560', trim.pop, 7),
    line(curve('280,170 270,300 284,460 292,600 284,720 306,930'), trim.edge, 21) +
      line(curve('280,170 270,300 284,460 292,600 284,720 306,930'), trim.panel, 16) +
      line(curve('298,170 290,300 302,460 310,600 302,720 322,930'), trim.pop, 4),
    panel(shape('230,620! 300,590 350,600 410,580! 410,960! 200,960!'), trim.panel, trim.edge) +
      stitches(curve('236,608 300,578 350,588 406,570'), trim.id === 'pale' ? deep : soft),
  );
}

const band = shape('294,84! 340,94 400,98 460,94 506,84! 512,120 514,158! 460,170 400,174 340,170 286,158! 288,120');

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('leg', [light, soft, base, shade, deep], [0, 0, 1, 0.06]) +
    gradient('dim', [deep, shade, base, soft, soft], [0, 0, 1, 0.06]) +
    gradient('band', [base, shade, deep], [0, 0, 1, 0.2]) +
    `<pattern id="mesh" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M2 2h.1M8 8h.1" stroke="${deep}" stroke-width="4" stroke-linecap="round"/></pattern>`
  );
}

/** Both legs; the right one is the left mirrored, with its light turned back to the upper left. */
function pair(outline: string, { deep }: Colours, details: string): string {
  return (
    '<g fill="url(#leg)"><g id="one">' +
    `<path d="${outline}" stroke="${deep}" stroke-width="${weight.contour}"/>${inside('cut', outline, `<g fill="none">${details}</g>`)}` +
    '</g></g><use href="#one" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>'
  );
}

function waistband({ soft, light, deep }: Colours, design: Design): string {
  const second = byCut(design, false, true, false, true);
  return (
    panel(band, second ? design.trim.panel : 'url(#band)', second ? design.trim.edge : deep, weight.contour) +
    stitches(curve('290,148 340,160 400,164 460,160 510,148'), soft) +
    line(curve('298,94 340,103 400,107 460,103 500,94'), light, 2.5, 0.6)
  );
}

/** Front: shaped knee, mesh along the thigh, zips at the ankle. */
const front: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite } = colours;
  return {
    shadows: [
      { x: 340, y: byCut(design, 944, 866, 944, 944), rx: 110, ry: 18 },
      { x: 480, y: byCut(design, 944, 866, 944, 944), rx: 110, ry: 18 },
    ],
    defs: defs(colours),
    body:
      panel(shape('296,86! 340,74 400,70 460,74 504,86! 460,100 400,104 340,100'), shade, deep) +
      panel('M384 78h32v18h-32z', light, deep) +
      pair(
        legOf(design),
        colours,
        blocks(colours, design) +
          byCut(
            design,
            line(`${curve('276,570 320,548 384,566')}${curve('272,650 320,678 390,654')}`, deep) +
              stitches(curve('276,580 320,558 384,576'), soft) +
              stitches(curve('272,642 320,670 390,646'), soft),
            line('M280 800Q330 822 390 812', deep) + stitches('M280 808Q330 830 390 820', soft),
            area('M270 866H400V950H270z', design.trim.panel) + line('M270 866H400', design.trim.edge),
            '',
          ) +
          area(shape('336,690! 350,780 340,880 350,930! 372,930! 378,780 380,690!'), deep, 0.22) +
          area(shape('300,200! 340,300 346,420 330,520 338,400 326,280'), light, 0.14) +
          `<path d="${curve('400,380 370,400 350,396')}${curve('398,400 376,430 356,436')}" stroke="${deep}" opacity=".6"/>` +
          byCut(
            design,
            line('M290 776Q296 850 310 928', ink, 6) +
              line('M290 778l-6 30', graphite, 6) +
              line(
                repeat(4, (bar) => `M318 ${790 + bar * 22}l34-4`),
                light,
                4,
              ),
            '',
            '',
            // Pocket on the thigh.
            panel('M268 300L330 312L334 420L274 412z', 'none', deep) + line('M268 306L330 318', ink, 5),
          ),
      ) +
      line('M400 174V368', deep) +
      stitches('M408 178V352', soft) +
      waistband(colours, design) +
      design.mark(
        byCut(design, 462, 400, 450, 340),
        byCut(design, 134, 142, 250, 250),
        byCut(design, 12, 15, 16, 16),
        byCut(design, light, design.trim.id === 'tonal' ? light : design.trim.pop, light, light),
      ),
  };
};

/** Back: pocket in the band, calf panels. */
const back: View = (colours, design) => {
  const { light, soft, deep, ink, graphite } = colours;
  const { trim, mark } = design;
  return {
    shadows: [
      { x: 340, y: byCut(design, 944, 866, 944, 944), rx: 110, ry: 18 },
      { x: 480, y: byCut(design, 944, 866, 944, 944), rx: 110, ry: 18 },
    ],
    defs: defs(colours),
    body:
      pair(
        calfOf(design),
        colours,
        byCut(
          design,
          panel(
            shape('250,600! 300,580 384,594 400,600! 396,700 372,780 340,830 300,790 270,700'),
            trim.panel,
            trim.edge,
          ) +
            area(shape('250,600! 300,580 384,594 400,600! 396,700 372,780 340,830 300,790 270,700'), 'url(#mesh)') +
            stitches(curve('262,660 292,780 340,842 382,776 400,680'), light),
          panel('M230 480Q320 440 410 420V540Q320 560 230 600z', trim.panel, trim.edge) +
            line('M230 620Q320 580 410 560', trim.pop, 7),
          line(curve('276,170 264,300 280,460 284,600 270,720 306,930'), trim.edge, 21) +
            line(curve('276,170 264,300 280,460 284,600 270,720 306,930'), trim.panel, 16) +
            area('M270 866H400V950H270z', trim.panel),
          panel(shape('230,620! 300,590 350,600 410,580! 410,960! 200,960!'), trim.panel, trim.edge),
        ) +
          line(curve('270,220 320,260 410,268'), deep) +
          stitches(curve('270,230 320,270 410,278'), soft) +
          `<path d="${curve('300,400 340,420 390,410')}${curve('296,560 330,572 376,566')}${curve('300,574 330,584 372,578')}" stroke="${deep}" opacity=".55"/>` +
          area(shape('290,280! 310,380 300,520! 326,420 318,320'), light, 0.14) +
          line(
            repeat(4, (bar) => `M318 ${846 + bar * 20}l36-4`),
            light,
            4,
          ),
      ) +
      line('M400 174V388', deep) +
      area(shape('392,240! 408,320 396,390! 386,320'), deep, 0.4) +
      waistband(colours, design) +
      panel('M346 108q54 8 108 0v46q-54 8-108 0z', 'url(#band)', deep) +
      line('M354 124q46 7 92 0', ink, 6) +
      `<path d="M354 124q46 7 92 0" stroke="${graphite}" stroke-width="2.5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      line('M358 126l-6 26', light, 6) +
      mark(430, 138, 9, light),
  };
};

/** The ankle close up: zip with its garage, reflecting bars, flat seams. */
const ankle: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }, { trim, mark, cut }) => {
  const upper =
    [
      '460,-40! 500,160 520,360 500,520 560,560 760,500! 760,-40!',
      '90,60! 400,-20 760,-60! 760,260! 420,300 120,400!',
      '540,-60! 560,200 540,480 520,940! 600,940! 640,480 660,200 650,-60!',
      '100,420! 400,340 760,300! 760,1000! 100,1000!',
    ][cut] ?? '';
  const silhouette = shape(
    '130,-40! 150,180 196,420 226,640 236,900! 330,926 470,932 600,912! 640,640 690,400 712,180 720,-40!',
  );
  return {
    shadows: [{ x: 430, y: 926, rx: 300, ry: 40 }],
    defs:
      gradient('leg', [light, soft, base, base, shade, deep], [0, 0, 1, 0.06]) +
      gradient('steel', [paper, stone, slate, stone]) +
      `<pattern id="mesh" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M5 5h.1M17 17h.1" stroke="${deep}" stroke-width="9" stroke-linecap="round"/></pattern>`,
    body:
      panel(silhouette, 'url(#leg)', deep, weight.contour) +
      inside(
        'cut',
        silhouette,
        panel(shape(upper), trim.panel, trim.edge, weight.contour) +
          (cut === 0 ? area(shape(upper), 'url(#mesh)') : '') +
          mark(560, cut === 3 ? 560 : 200, 44, trim.pop) +
          (cut === 0 ? stitches(curve('442,-30 482,164 500,356 480,528 556,580 740,516'), light) : '') +
          line('M200 842Q400 892 640 838', deep, 4) +
          stitches('M200 856Q400 906 640 852', light) +
          stitches('M200 870Q400 920 640 866', light) +
          area(shape('170,100! 250,360 300,640 290,900! 250,900! 220,600'), light, 0.35) +
          area(shape('640,600! 560,700 540,860 560,930! 640,930!'), deep, 0.3) +
          line(
            `${curve('210,600 270,640 330,640')}${curve('214,660 260,684 310,684')}${curve('630,620 580,660 540,664')}`,
            deep,
            4,
            0.55,
          ) +
          line(
            repeat(5, (bar) => `M470 ${650 + bar * 38}l110-12`),
            paper,
            14,
          ) +
          line(
            repeat(5, (bar) => `M470 ${654 + bar * 38}l110-12`),
            stone,
            3,
          ) +
          // Zip.
          area('M312 330h74l30 620h-80z', deep, 0.35) +
          panel('M300 316q36-30 72 0l34 640h-80z', shade, deep, weight.contour) +
          stitches('M310 326l24 600M362 326l32 600', light) +
          line('M338 350L366 940', ink, 24) +
          `<path d="M338 350L366 940" stroke="${stone}" stroke-width="16" stroke-dasharray="6 7" stroke-linecap="butt"/><path d="M338 350L366 940" stroke="${ink}" stroke-width="3"/>` +
          panel(shape('306,300! 338,286 370,300! 374,350 366,376! 312,376! 304,350'), deep, ink) +
          panel(shape('316,372! 364,370! 372,410 362,446! 326,448! 314,412'), 'url(#steel)', ink, weight.contour) +
          panel('M334 400h16l3 60h-20z', graphite, ink) +
          line('M343 458L348 520', ink, 10) +
          panel(shape('328,510! 366,508! 376,580 372,650 352,662 332,652 324,580'), graphite, ink) +
          line(
            repeat(4, (rib) => `M338 ${550 + rib * 22}h24`),
            stone,
            4,
          ),
      ),
  };
};

const hero: View = (colours, design) => {
  const pose = poseOf(design.cut);
  return pose === null ? front(colours, design) : posed(colours, design, pose, 'front');
};

const reverse: View = (colours, design) => {
  const pose = poseOf(design.cut);
  return pose === null ? back(colours, design) : posed(colours, design, pose, 'back');
};

const straight: View = (colours, design) => {
  const pose = straightPoseOf(design.cut);
  return pose === null ? front(colours, design) : posed(colours, design, pose, 'front');
};

/** The ankle where it has a zip or a cuff, otherwise the pocket. */
const detail: View = (colours, design) => {
  const pose = poseOf(design.cut);
  if (pose === null) return ankle(colours, design);
  // Their ankles have the zip of the first cut.
  return pose.name === 'bib' || pose.name === 'winter'
    ? ankle(colours, { ...design, cut: 0 })
    : phonePocket(colours, design);
};

export const tights: KindDrawing = { cuts: tightsCuts.length, views: [hero, reverse, detail], upright: straight };
