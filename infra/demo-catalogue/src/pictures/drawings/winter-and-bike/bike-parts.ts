import type { Colours } from '../../colours.ts';
import { curve, shape } from '../../outline.ts';
import { disc, point, ring } from '../../round.ts';
import { area, cord, line, panel, repeat } from '../../strokes.ts';

/** A wheel around 0, 0: tyre with or without knobs, rim, crossed spokes, brake disc. */
export function wheel({ ink, graphite, stone, chalk }: Colours, tread: 'knobs' | 'smooth', wall: string): string {
  return (
    '<g id="wheel">' +
    (tread === 'knobs'
      ? ring(0, 0, 142, ink, 11, ' stroke-dasharray="8 4.4" stroke-linecap="butt"') + ring(0, 0, 133, ink, 17)
      : ring(0, 0, 137, ink, 12)) +
    ring(0, 0, 129, wall, tread === 'knobs' ? 3 : 6) +
    `<path d="${repeat(14, (spoke) => `M${point(0, 0, 10, spoke * 25.7 + 62)}L${point(0, 0, 118, spoke * 25.7)}M${point(0, 0, 10, spoke * 25.7 - 50)}L${point(0, 0, 118, spoke * 25.7 + 12.8)}`)}" stroke="${stone}" stroke-width="1.6"/>` +
    ring(0, 0, 120, graphite, 9) +
    ring(0, 0, 124, chalk, 1.6) +
    ring(0, 0, 34, stone, 6, ' stroke-dasharray="7 3"') +
    `<path d="${repeat(6, (arm) => `M${point(0, 0, 12, arm * 60)}L${point(0, 0, 31, arm * 60 + 26)}`)}" stroke="${stone}" stroke-width="3"/>` +
    disc(0, 0, 12, graphite, ink) +
    disc(0, 0, 5, chalk, ink) +
    '</g>'
  );
}

/** Far crank and the stays of a wheel at 178, 628. */
export function rearTriangle({ light, base, deep, ink, graphite }: Colours): string {
  return (
    line('M347 644L284 606', graphite, 12) +
    panel('M258 596h46l4 10h-54z', graphite, ink) +
    line('M347 644L178 628', deep, 17) +
    line('M347 643L178 627', base, 12) +
    line('M312 504Q236 560 178 626', deep, 15) +
    line('M312 504Q236 560 178 626', base, 10) +
    line('M308 504Q232 560 180 618', light, 2.5, 0.7)
  );
}

/** Seat tube, post and saddle. */
export function seatAndPost({ light, base, deep, ink, graphite, stone }: Colours): string {
  return (
    line('M305 492L281 396', ink, 13) +
    line('M303 486L280 394', graphite, 8) +
    line('M301 486L279 396', stone, 2) +
    line('M347 644L302 478', deep, 21) +
    line('M347 644L302 478', base, 16) +
    line('M341 640L298 482', light, 3, 0.6) +
    panel('M292 470l22-6 4 14-22 6z', graphite, ink) +
    line('M258 394h46', stone, 4) +
    panel(
      shape('206,372! 212,362 236,366 272,372 312,370 336,372! 338,380 318,384 290,390 256,398 224,392 208,384'),
      ink,
      ink,
    ) +
    line(curve('216,367 238,371 272,377 310,375 330,376'), stone, 2)
  );
}

/** Cassette, derailleur, chain, crank and pedal around a bottom bracket at 347, 644. */
export function drivetrainSide({ soft, deep, ink, graphite, stone }: Colours): string {
  return (
    ring(178, 628, 40, graphite, 10, ' stroke-dasharray="5 3.4" stroke-linecap="butt"') +
    ring(178, 628, 31, stone, 4) +
    ring(178, 628, 22, graphite, 4) +
    ring(178, 628, 14, stone, 4) +
    line('M170 586L340 610M196 700L352 678', ink, 4) +
    `<path d="M170 586L340 610M196 700L352 678" stroke="${stone}" stroke-width="1.6" stroke-dasharray="3 4"/>` +
    line('M178 628Q208 650 200 676L186 704', ink, 13) +
    line('M180 630Q206 650 198 678L188 698', graphite, 7) +
    disc(200, 672, 8, graphite, ink) +
    disc(188, 704, 8, graphite, ink) +
    ring(347, 644, 34, ink, 7, ' stroke-dasharray="4.4 3" stroke-linecap="butt"') +
    ring(347, 644, 29, graphite, 6) +
    `<path d="${repeat(4, (arm) => `M347 644L${point(347, 644, 28, arm * 90 + 30)}`)}" stroke="${graphite}" stroke-width="8"/>` +
    line('M347 644L410 682', ink, 17) +
    line('M347 644L410 682', graphite, 11) +
    line('M350 641L402 673', stone, 2.5) +
    disc(347, 644, 12, graphite, ink) +
    disc(347, 644, 5, soft, deep) +
    panel('M384 682h54l4 6-4 8h-54l-4-8z', graphite, ink) +
    line('M388 681v-6M400 681v-6M422 681v-6M434 681v-6', stone, 3)
  );
}

/** A bottle on the down tube. */
export function bottle({ soft, ink, graphite, chalk }: Colours): string {
  return (
    '<g transform="translate(404 556) rotate(-51)">' +
    panel('M-34-50h66q8 0 8 8v16q0 8-8 8h-66q-8 0-8-8v-16q0-8 8-8z', chalk, graphite) +
    panel('M40-42h10v16H40zM50-39h8v10h-8z', graphite, ink) +
    line('M-26-20v-14q0-18 24-18M-26-20h52l6 14', graphite, 5) +
    area('M-20-48h12v28h-12z', soft) +
    '</g>'
  );
}

/** Top tube and down tube of a trail bike, swelling towards the head. */
export function trailFrame({ light, deep }: Colours): string {
  return (
    panel(shape('304,476! 400,438 500,404! 510,428! 410,462 314,496!'), 'url(#tube)', deep) +
    panel(shape('512,420! 531,452! 470,530 400,612 360,654! 334,640! 390,566 452,490'), 'url(#tube)', deep) +
    line(curve('318,476 400,445 496,411'), light, 2.5, 0.8) +
    line(curve('506,434 452,500 396,570 350,630'), light, 3, 0.8)
  );
}

/** Lowers, stanchions, crown. */
export function suspensionFork({ ink, graphite, stone, chalk, paper }: Colours): string {
  return (
    line('M592 590L532 452', ink, 17) +
    line('M592 590L532 452', chalk, 12) +
    line('M588 588L530 456', paper, 3) +
    line('M630 630L574 528', ink, 25) +
    panel(shape('560,516! 586,506! 606,552 632,606 646,628! 640,642 622,642! 606,616 580,566'), graphite, ink) +
    line(curve('568,520 590,566 612,606'), stone, 3) +
    panel(shape('560,524! 588,508! 606,514 616,530! 606,548 580,560!'), graphite, ink) +
    line(curve('568,526 590,514 604,518'), stone, 2) +
    panel(shape('518,448! 542,438! 556,462 548,478 528,476'), graphite, ink)
  );
}

/** Head tube, spacers, stem, bar and lever. */
export function flatBar({ light, deep, ink, graphite, stone }: Colours): string {
  return (
    panel('M498 402l22-9 20 46-24 10z', 'url(#tube)', deep) +
    line('M506 404l18 40', light, 3, 0.8) +
    panel('M494 394l22-9 4 8-22 9z', graphite, ink) +
    panel('M490 384l28-12 20 4 2 10-18 2-26 10z', graphite, ink) +
    disc(532, 382, 10, ink, ink) +
    line('M532 380Q516 362 500 360', ink, 10) +
    line('M502 360L470 366', ink, 16) +
    line('M500 357L472 362', graphite, 5) +
    line('M516 366Q540 376 548 396', stone, 5) +
    disc(516, 364, 7, graphite, ink) +
    cord(curve('524,372 556,380 566,420 548,450'), graphite, ink, 1) +
    line(`${curve('526,376 548,402 536,430 522,436')}${curve('550,452 584,500 600,580')}`, ink, 2.5) +
    line('M604 590l26 12', stone, 8)
  );
}
