import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import { disc, ring } from '../../round.ts';
import type { View } from '../../sheet.ts';
import { cord, gradient, line, panel, repeat, stitches } from '../../strokes.ts';
import {
  bottle,
  drivetrainSide,
  flatBar,
  rearTriangle,
  seatAndPost,
  suspensionFork,
  trailFrame,
  wheel,
} from './bike-parts.ts';

function tube(data: string, width: number, { deep, light }: Colours, colour: string): string {
  return (
    line(data, deep, width + 5) +
    line(data, colour, width) +
    `<g transform="translate(-2 -4)">${line(data, light, 2.5, 0.6)}</g>`
  );
}

/** Paint in the second colour on the down tube and the maker's mark. */
function paint({ base }: Colours, { trim, mark }: Design): string {
  return (
    panel('M430 536L470 488L494 508L452 556z', trim.panel, trim.edge) +
    line('M424 544L446 564M476 482L500 500', trim.pop, 4) +
    mark(404, 588, 11, trim.pop === base ? trim.edge : trim.pop, -50)
  );
}

/** A hardtail as it is, with a bottle. */
function hardtail(colours: Colours, design: Design): string {
  return (
    rearTriangle(colours) +
    seatAndPost(colours) +
    trailFrame(colours) +
    paint(colours, design) +
    suspensionFork(colours) +
    flatBar(colours) +
    drivetrainSide(colours) +
    bottle(colours)
  );
}

/** A rear end with a rocker and a shock. */
function fullSuspension(colours: Colours, design: Design): string {
  const { base, shade, ink, graphite, stone, deep, paper } = colours;
  const { trim } = design;
  return (
    line('M347 644L284 606', graphite, 12) +
    panel('M258 596h46l4 10h-54z', graphite, ink) +
    tube('M340 636L178 628', 15, colours, trim.panel) +
    tube('M178 626L288 500', 13, colours, trim.panel) +
    seatAndPost(colours) +
    trailFrame(colours) +
    paint(colours, design) +
    // Shock under the top tube, rocker on the seat tube.
    line('M318 528L424 474', ink, 21) +
    line('M318 528L372 500', stone, 14) +
    line('M376 498L424 474', trim.id === 'tonal' ? shade : trim.panel, 15) +
    line('M330 520l8 14M346 512l8 14M360 505l8 14', paper, 3) +
    panel(shape('280,490! 300,478 330,510 334,536 316,544 296,520!'), graphite, ink) +
    disc(288, 498, 7, stone, ink) +
    disc(318, 532, 7, stone, ink) +
    disc(424, 474, 6, stone, deep) +
    disc(306, 504, 6, base, deep) +
    suspensionFork(colours) +
    flatBar(colours) +
    drivetrainSide(colours)
  );
}

/** Drop bar, rigid fork; level or sloping top tube. */
function gravel(colours: Colours, design: Design): string {
  const { base, deep, ink, graphite, stone, light } = colours;
  const { trim, mark } = design;
  const level = byCut(design, false, false, false, true, false);
  const seatTop = level ? '304 474' : '308 500';
  return (
    line('M347 644L284 606', graphite, 12) +
    panel('M258 596h46l4 10h-54z', graphite, ink) +
    tube('M347 643L178 627', 11, colours, base) +
    tube(level ? 'M306 488L178 626' : 'M312 522Q250 580 178 626', 9, colours, base) +
    seatAndPost(colours) +
    // Fork, from the crown to the hub.
    tube('M530 456Q586 540 632 626', 15, colours, trim.panel) +
    tube(`M${seatTop}L512 416`, 15, colours, base) +
    tube('M347 644L520 442', 21, colours, base) +
    panel('M430 536L470 490L484 504L442 552z', trim.panel, trim.edge) +
    mark(400, 584, 10, trim.id === 'tonal' ? light : trim.pop, -50) +
    panel('M500 396l20-7 22 58-22 8z', 'url(#tube)', deep) +
    line('M508 400l18 46', light, 3, 0.8) +
    // Stem, tape, hood and lever.
    panel('M494 384l22-8 5 12-22 8z', graphite, ink) +
    line('M506 386L552 368', ink, 15) +
    line('M508 382L550 366', graphite, 7) +
    line('M552 368Q588 356 602 376Q632 398 622 438Q606 474 562 468', ink, 17) +
    line('M552 368Q588 356 602 376Q632 398 622 438Q606 474 562 468', trim.id === 'pale' ? trim.panel : graphite, 11) +
    `<path d="M560 366Q588 356 602 376Q632 398 622 438Q606 474 562 468" stroke="${ink}" stroke-width="12" stroke-dasharray="2 8" stroke-linecap="butt" opacity=".5"/>` +
    panel(shape('588,364! 606,338 622,340 628,362 618,384 600,386!'), graphite, ink) +
    line('M622 366Q646 398 628 438', ink, 8) +
    line('M623 368Q643 398 627 434', stone, 3) +
    cord(curve('604,352 570,340 540,360 530,430'), graphite, ink, 1) +
    drivetrainSide(colours) +
    bottle(colours) +
    (level
      ? ''
      : panel('M330 486L440 450L446 470L404 520L342 536z', graphite, ink) +
        line('M336 492L438 458', trim.pop, 3) +
        stitches('M346 526L402 510L440 468', stone))
  );
}

/** Small wheels, low frame, chain guard. */
function kids(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep, ink, graphite, stone, chalk } = colours;
  const { trim, mark } = design;
  const low = byCut(design, false, false, false, false, false, true, false);
  return (
    line('M360 668L300 640', graphite, 10) +
    panel('M280 630h36l3 9h-42z', graphite, ink) +
    tube('M360 668L212 662', 13, colours, base) +
    tube('M320 520Q270 590 212 660', 11, colours, base) +
    line('M322 520L306 430', ink, 12) +
    line('M320 516L305 430', stone, 6) +
    tube('M360 668L318 508', 16, colours, base) +
    panel(shape('250,414! 262,400 300,404 350,406 372,414! 366,428 320,434 276,438 254,430'), trim.panel, trim.edge) +
    line(curve('262,408 300,410 350,412'), trim.pop, 3) +
    // Fork and frame tubes.
    tube('M532 470L588 660', 14, colours, trim.panel) +
    tube(low ? 'M336 574Q440 580 514 452' : 'M324 528L512 440', 14, colours, base) +
    tube('M362 664Q450 600 524 470', 19, colours, base) +
    panel('M498 404l20-6 24 70-20 8z', 'url(#tube)', deep) +
    // Bar with grips, bell and basket or number plate.
    line('M508 402L496 356', ink, 13) +
    line('M507 398L497 358', stone, 7) +
    line('M500 358Q480 336 440 342', ink, 11) +
    line('M500 356Q482 340 446 343', stone, 5) +
    line('M456 341L414 346', ink, 18) +
    line('M454 340L418 344', trim.panel, 12) +
    line('M456 352Q440 372 424 372', graphite, 6) +
    disc(484, 338, 12, stone, ink) +
    line('M478 332q6-5 12-1', chalk, 3) +
    (low
      ? panel(shape('516,352! 606,352! 594,430 584,438 536,438 526,430!'), chalk, graphite) +
        line(
          `${repeat(5, (wire) => `M${526 + wire * 17} 356l${4 - wire * 2} 78`)}M520 380H602M524 408H598`,
          graphite,
          2,
        )
      : panel('M522 356l58 8-8 62-52-8z', trim.panel, trim.edge) + mark(547, 391, 14, trim.pop)) +
    // Chain guard, crank, pedal.
    ring(212, 662, 20, graphite, 8) +
    panel(
      shape('196,640! 280,632 372,624 396,640 404,668 396,696 372,708! 280,686 204,680!'),
      trim.id === 'tonal' ? soft : trim.panel,
      trim.id === 'tonal' ? deep : trim.edge,
    ) +
    line(curve('214,650 290,642 370,636 388,652'), light, 3, 0.7) +
    line('M360 668L414 702', ink, 14) +
    line('M360 668L412 700', stone, 7) +
    disc(360, 668, 11, graphite, ink) +
    panel('M394 700h42l4 6-4 8h-42l-4-8z', shade, ink) +
    mark(438, 606, 12, trim.id === 'tonal' ? light : trim.pop, -40) +
    disc(212, 662, 6, chalk, ink) +
    disc(588, 662, 6, chalk, ink)
  );
}

/** Drive side, riding to the right: two trail bikes, a full-suspension one, two for gravel, two for children. */
export const bikeSide: View = (colours, design) => {
  const { light, soft, base, shade, stone, chalk, paper, graphite, ink } = colours;
  const small = byCut(design, false, false, false, false, false, true, true);
  const gravelly = byCut(design, false, false, false, true, true, false, false);
  const wheels = wheel(
    colours,
    gravelly ? 'smooth' : 'knobs',
    byCut(
      design,
      graphite,
      graphite,
      design.trim.pop,
      design.trim.id === 'pale' ? base : graphite,
      stone,
      design.trim.pop,
      graphite,
    ),
  );
  const frame = byCut(design, hardtail, fullSuspension, hardtail, gravel, gravel, kids, kids);
  return {
    shadows: small
      ? [
          { x: 406, y: 752, rx: 330, ry: 24 },
          { x: 212, y: 750, rx: 80, ry: 10 },
          { x: 590, y: 750, rx: 80, ry: 10 },
        ]
      : [
          { x: 410, y: 758, rx: 400, ry: 26 },
          { x: 178, y: 756, rx: 100, ry: 11 },
          { x: 634, y: 756, rx: 100, ry: 11 },
        ],
    defs:
      gradient('tube', [light, soft, base, shade], [0.2, 0, 0.8, 1]) +
      gradient('fork', [paper, stone, chalk], [0, 0, 1, 0.2]),
    body:
      '<g transform="translate(0 -20)">' +
      (small
        ? `<g transform="translate(212 662) scale(.72)">${wheels}</g><use href="#wheel" transform="translate(588 662) scale(.72)"/>`
        : `<g transform="translate(176 628)">${wheels}</g><use href="#wheel" x="632" y="628"/>`) +
      frame(colours, design) +
      (small ? '' : disc(176, 628, 6, chalk, ink) + disc(632, 628, 6, chalk, ink)) +
      '</g>',
  };
};
