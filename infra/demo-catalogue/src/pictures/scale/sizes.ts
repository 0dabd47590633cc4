import type { ProductKind } from '../product-kinds.ts';

/** The true size of what a drawing's box (`boxes.ts`) shows. All lengths are centimetres. */
export type Size = {
  /** Its height, or its width where that is what shoppers know it by. */
  readonly length: number;
  readonly along: 'height' | 'width';
  /** The length of products for children; missing: the same, for clothing in the ratio of the persons. */
  readonly child?: number;
  readonly beside: 'person' | 'hand';
  /** Height of its lower edge above the ground: clothing is where it is worn. */
  readonly hem?: number;
  /** The upper part of its length that is not measured: the hood of a jacket. */
  readonly skip?: number;
  /** How much wider than its drawing it is: shorts are drawn slim. */
  readonly widen?: number;
};

type Rest = Partial<Size>;

/** Worn by a person of 175 cm: heights of its upper edge and hem above the ground. */
const worn = (top: number, hem: number, rest: Rest = {}): Size => ({ ...tall(top - hem), hem, ...rest });
/** With a hood, which is as high as the head; the length is measured from the neck. */
const hooded = (hem: number): Size => worn(176, hem, { skip: 26 });
/** Hips and legs: from the waist. */
const fromWaist = (hem: number, rest: Rest = {}): Size => worn(104, hem, rest);
const shorts = (hem: number): Size => fromWaist(hem, { widen: 1.35 });

const tall = (length: number, rest: Rest = {}): Size => ({ length, along: 'height', beside: 'person', ...rest });
const wide = (length: number, rest: Rest = {}): Size => ({ ...tall(length, rest), along: 'width' });
const smallTall = (length: number, child = length): Size => tall(length, { child, beside: 'hand' });
const small = (length: number, child = length): Size => wide(length, { child, beside: 'hand' });

/** The size of every kind in its middle size. A list has one of each cut, in the order of the drawing. */
export const sizes: Readonly<Record<ProductKind, Size | readonly Size[]>> = {
  // Shoes in size 42, and 33 for children.
  'running-shoe': small(30, 23),
  'hiking-boot': small(31, 24),
  'hiking-shoe': small(31, 24),
  sneaker: small(30, 23),
  'football-boot': small(29, 23),
  'climbing-shoe': small(26, 21),
  'performance-climbing-shoe': small(25, 21),
  'ski-boot': small(34, 27),
  'touring-boot': small(33, 27),

  'shell-jacket': [
    hooded(77), // yoke
    hooded(77), // two-tone
    worn(153, 78), // sash
    hooded(70), // parka
    hooded(77), // anorak
    hooded(79), // alpine
    hooded(58), // coat
    hooded(74), // tail
    hooded(82), // blouson
    worn(155, 77), // open
    hooded(78), // windshell
    hooded(77), // kids
    hooded(78), // kids-anorak
    hooded(80), // kids-blouson
  ],
  'down-jacket': [
    worn(155, 77), // narrow
    hooded(76), // hooded
    worn(155, 77), // two-tone
    worn(155, 77), // slanted
    hooded(60), // coat
    worn(154, 86), // puffer
    worn(150, 80), // diamond
    hooded(76), // belay
    worn(154, 79), // hybrid
    hooded(77), // chevron
    worn(155, 73), // fitted
    hooded(79), // kids
  ],
  // To the hip.
  'down-vest': [worn(155, 86), hooded(86), worn(155, 86), worn(150, 87), worn(154, 89), hooded(86)],
  fleece: [worn(154, 80), hooded(80), worn(154, 80), worn(154, 80)],
  hoodie: hooded(78),
  sweater: worn(153, 79),
  shirt: [
    worn(149, 79), // raglan
    worn(149, 80), // bands
    worn(149, 77), // v-neck
    worn(154, 80), // half-zip
    worn(149, 80), // singlet
    worn(149, 79), // long-sleeve
    worn(151, 80), // polo
    worn(149, 97), // cropped
    worn(149, 78), // henley
    worn(149, 80), // racerback
    worn(149, 77), // oversized
    worn(149, 80), // kids
    hooded(77), // sun-hoodie
    worn(149, 80), // kids-long
    worn(149, 80), // kids-tank
  ],
  'base-layer': [worn(149, 79), worn(155, 79), worn(149, 79), worn(149, 79)],
  // The inseam of the texts ends at the hem: the crotch is 81 cm above the ground.
  shorts: [68, 71, 64, 71, 63, 71, 63, 71, 66, 68, 68].map(shorts),
  'hiking-shorts': [55, 53, 55, 58, 58, 54, 58].map(shorts),
  'swim-shorts': [66, 64, 60, 68].map(shorts),
  tights: [
    fromWaist(8), // mesh
    fromWaist(18), // banded
    fromWaist(8), // striped
    fromWaist(8), // cargo
    fromWaist(10), // astride
    fromWaist(8), // skirted
    worn(138, 8, { skip: 34 }), // bib
    fromWaist(8), // overshorts
    fromWaist(6), // stirrup
    fromWaist(24), // running
    fromWaist(8), // standing
    fromWaist(18), // crossed
    fromWaist(8), // winter
    fromWaist(8), // kids
    fromWaist(18), // kids-cropped
    fromWaist(19), // cropped-astride
    fromWaist(18), // cropped-shorts
  ],
  'ski-pants': [fromWaist(4), worn(140, 4, { skip: 36 }), fromWaist(4), fromWaist(4)],
  swimwear: [worn(147, 75), worn(147, 75), worn(147, 75), worn(147, 66)],
  cap: small(27, 25),
  'running-cap': small(26, 24),
  beanie: [smallTall(22, 20), smallTall(25, 22), smallTall(28, 25), smallTall(21, 19)],
  glove: [smallTall(27, 20), smallTall(24, 18), smallTall(25, 19), smallTall(26, 20)],
  sock: [smallTall(27, 20), smallTall(29, 21)],
  'hiking-sock': [smallTall(30, 22), smallTall(36, 26)],
  'ski-sock': [smallTall(40, 29), smallTall(45, 32)],

  ski: tall(163, { child: 120 }),
  'touring-ski': tall(163, { child: 120 }),
  snowboard: tall(153, { child: 115 }),
  'ski-poles': tall(120, { child: 90 }),
  // For soles of 30 cm.
  'ski-binding': small(46),
  'touring-binding': small(44),
  helmet: small(28, 26),
  'ski-helmet': small(27, 25),
  goggles: small(20, 17),

  bike: wide(178),
  'gravel-bike': wide(175),
  // With wheels of 20 inches.
  'kids-bike': wide(135),
  'bike-light': small(11),
  'u-lock': smallTall(27),
  'folding-lock': smallTall(30),
  'chain-lock': smallTall(38),
  'cable-lock': smallTall(20),

  // By the litres of each cut.
  backpack: [
    tall(54), // pocket-lid
    tall(54), // roll-slant
    tall(53), // laced
    tall(50), // dome
    tall(46), // daypack
    tall(46), // speed
    tall(54), // profile
    tall(54), // poles
    tall(46), // square-roll
    tall(56), // rain-cover
    tall(36), // kids
    tall(58), // bedroll
    tall(44), // canvas
    tall(36), // kids-daypack
    tall(35), // kids-canvas
  ],
  'trekking-pack': tall(78),
  'avalanche-pack': tall(60),
  // With guy lines.
  tent: wide(200, { widen: 1.15 }),
  'camping-tent': [wide(290), wide(270)],
  'sleeping-bag': tall(210, { child: 160 }),
  'blanket-sleeping-bag': tall(200, { child: 155 }),
  mat: [wide(62), tall(61), wide(62), tall(61)],
  'sleeping-mat': [smallTall(30), wide(53)],
  racket: tall(68.5, { child: 58 }),
  // Of size 5, and 4 for children.
  ball: small(22, 20),
  dumbbell: small(24),
  'vinyl-dumbbell': small(20),
  'climbing-harness': small(38, 30),
  sunglasses: small(14, 12),
  'city-sunglasses': small(14, 12),
  'swim-goggles': small(17, 15),
};
