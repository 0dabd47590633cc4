import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, line, panel, repeat, weight } from '../../../strokes.ts';
import { defs, hasPins } from './parts.ts';

/** A length of ski below the binding. */
function deck({ light, base, shade, deep, ink, stone }: Colours, y: number): string {
  return (
    panel(`M-20 ${y}H820v30H-20z`, base, deep, weight.contour) +
    area(`M-20 ${y}H820v8H-20z`, light, 0.7) +
    area(`M-20 ${y + 20}H820v10H-20z`, shade) +
    panel(`M-20 ${y + 30}H820v8H-20z`, stone, ink)
  );
}

function brake({ ink, graphite, stone, base }: Colours): string {
  return (
    line(curve('470,660 420,700 380,770 366,800'), ink, 15) +
    line(curve('470,660 420,700 380,770 366,800'), stone, 8) +
    panel(shape('350,776! 386,768! 380,830 364,852 340,850 336,820'), graphite, ink) +
    line('M352 800l18-4M350 818l18-4', base, 4) +
    panel('M430 628h70v14h-70z', graphite, ink)
  );
}

function toe(colours: Colours, { cut, trim, mark }: Design): string {
  const { light, soft, deep, ink, graphite, slate, stone, paper } = colours;
  if (hasPins({ cut })) {
    return (
      panel(shape('120,690! 130,650 160,640 230,644 250,690!'), graphite, ink, weight.contour) +
      panel(shape('150,650! 148,580 160,530 184,512 206,528 214,580 216,650!'), 'url(#colour)', deep, weight.contour) +
      panel(shape('168,536! 182,520 200,540 204,600 180,610 164,600'), trim.panel, trim.edge) +
      `<circle cx="212" cy="560" r="9" fill="url(#steel)" stroke="${ink}"/>` +
      line('M212 560h22', ink, 9) +
      line('M212 560h20', stone, 5) +
      panel(shape('96,640! 60,600 50,570 66,560 84,580 130,640!'), trim.panel, trim.edge) +
      mark(184, 628, 12, light)
    );
  }
  const tall = cut === 2 ? 16 : 0;
  return (
    panel(shape('70,690! 80,650 140,642 300,644 320,690!'), graphite, ink, weight.contour) +
    line('M96 666H300', slate) +
    panel(
      shape(`96,650! 84,590 96,${540 - tall} 140,${516 - tall} 200,${520 - tall} 240,548 252,590 250,650!`),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel(
      shape(`104,600! 106,${556 - tall} 140,${532 - tall} 190,${534 - tall} 216,560 220,604! 160,616`),
      cut === 1 ? trim.panel : 'url(#colour)',
      cut === 1 ? trim.edge : deep,
    ) +
    line(curve(`112,${572 - tall} 140,${544 - tall} 186,${546 - tall}`), '#fff', 4, 0.6) +
    // Wing over the boot's welt, roller, release scale.
    panel(shape('216,570! 262,556 300,574 312,600 300,618 270,612 230,620!'), trim.panel, trim.edge, weight.contour) +
    panel('M286 582h22v34h-22z', 'url(#steel)', ink) +
    panel('M122 620h56v22h-56z', paper, ink) +
    line('M132 638v-8M142 638v-12M152 638v-8M162 638v-12', graphite, 2.5) +
    area('M148 620h6l-3 10z', deep) +
    panel('M250 632h66v16h-66z', 'url(#steel)', ink) +
    line(curve('258,604 250,626 250,640'), soft, 3) +
    mark(162, 576 - tall / 2, 15, cut === 1 ? trim.pop : paper)
  );
}

function heel(colours: Colours, { cut, trim, mark }: Design): string {
  const { light, soft, base, deep, ink, graphite, slate, stone, paper } = colours;
  if (cut === 3) {
    return (
      panel(shape('520,690! 530,656 600,648 700,652 716,690!'), graphite, ink, weight.contour) +
      panel(shape('566,652! 560,590 572,540 610,524 650,540 664,590 660,652!'), 'url(#case)', ink, weight.contour) +
      panel(shape('574,560! 608,536 644,556! 652,600 610,612 568,600'), 'url(#colour)', deep) +
      line('M566 566h-34M566 590h-34', ink, 10) +
      line('M564 566h-30M564 590h-30', stone, 5) +
      panel(shape('580,526! 612,496 670,492 690,506! 660,524 640,536'), trim.panel, trim.edge) +
      mark(612, 578, 13, paper) +
      line('M590 630h44', slate, 4)
    );
  }
  const race = cut === 2;
  return (
    panel(shape('470,690! 480,652 560,646 740,648 752,690!'), graphite, ink, weight.contour) +
    line('M492 668H736', slate) +
    panel(
      shape(
        race
          ? '520,650! 512,570 520,500 560,462 620,458 664,500 690,580 700,650!'
          : '516,650! 508,580 520,520 560,486 620,480 668,516 694,590 704,650!',
      ),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel(
      shape('540,600! 540,540 572,508 618,504 650,540 664,600! 600,614'),
      cut === 1 ? trim.panel : 'url(#colour)',
      cut === 1 ? trim.edge : deep,
    ) +
    line(curve('550,548 576,522 614,518'), '#fff', 4, 0.6) +
    // Cup that holds the heel, and the lever to step out.
    panel(shape('520,560! 470,560 452,580 456,604 480,606 500,640 526,640!'), trim.panel, trim.edge, weight.contour) +
    line(curve('470,576 492,584 510,620'), trim.pop, 3) +
    panel(
      shape(
        race
          ? '600,470! 640,420 720,380 760,376 772,392 740,420 690,452 660,500!'
          : '610,492! 650,446 724,420 764,424 772,440 740,460 694,480 664,516!',
      ),
      race ? 'url(#steel)' : 'url(#colour)',
      race ? ink : deep,
      weight.contour,
    ) +
    line(race ? curve('630,462 690,412 750,390') : curve('640,486 690,452 750,438'), light, 4) +
    panel('M566 622h80v22h-80z', paper, ink) +
    line('M578 640v-8M590 640v-12M602 640v-8M614 640v-12M626 640v-8', graphite, 2.5) +
    area('M602 622h6l-3 10z', base) +
    mark(602, 562, 19, cut === 1 ? trim.pop : soft)
  );
}

/** Toe and heel piece on their plates, and the strip between them. */
function pieces(colours: Colours, design: Design): string {
  const { deep, ink, graphite, slate } = colours;
  const { cut, trim } = design;
  const base = byCut(
    design,
    panel('M60 684H770v18H60z', graphite, ink) + line('M80 692H750', slate),
    panel('M70 684H330v18H70zM470 684H760v18H470z', graphite, ink),
    panel('M40 668H780v34H40z', trim.panel, trim.edge) +
      line('M52 678H768', trim.pop, 4) +
      repeat(6, (hole) => `<circle cx="${100 + hole * 120}" cy="690" r="7" fill="${ink}"/>`),
    panel('M110 686H262v16H110zM510 686H726v16H510z', graphite, ink),
    panel('M110 686H262v16H110zM470 684H760v18H470z', graphite, ink),
  );
  const lift = liftOf(design);
  return (
    base +
    `<g transform="translate(0 ${lift})">${toe(colours, design)}${heel(colours, design)}</g>` +
    (cut === 3 ? '' : panel(`M330 ${666 + lift}H460v22H330z`, deep, ink) + line(`M344 ${676 + lift}H446`, trim.pop, 4))
  );
}

const liftOf = ({ cut }: Design): number => (cut === 2 ? -18 : 0);

/** From the side on a length of ski. */
export const side: View = (colours, design) => {
  const { ink, graphite } = colours;
  return {
    shadows: [
      { x: 410, y: 790, rx: 400, ry: 36 },
      { x: 404, y: 770, rx: 380, ry: 14 },
    ],
    defs: defs(colours),
    body:
      deck(colours, 702) +
      (design.cut === 3
        ? panel('M420 676h70v26h-70z', graphite, ink) + line('M420 676l-30-30', ink, 10)
        : `<g transform="translate(0 ${liftOf(design) + 40})">${brake(colours)}</g>`) +
      pieces(colours, design),
  };
};

/** As it lies in its box: without the ski and the brake below it. */
export const withoutSki: View = (colours, design) => ({ defs: defs(colours), body: pieces(colours, design) });
