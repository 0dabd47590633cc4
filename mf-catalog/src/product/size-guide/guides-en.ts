import {
  clothingRows,
  frameRows,
  gloveRows,
  mondopointRows,
  type SizeGuide,
  type SizeGuides,
  shoeRows,
} from './measures.ts';

const plain = (text: string): SizeGuide => ({ text, table: null });

export const guides: SizeGuides = {
  'shoes-eu': {
    text: 'Measure your foot in the evening while standing, from heel to longest toe. Add half a size to a whole one for running and hiking shoes; climbing shoes fit tighter.',
    table: { head: ['EU', 'Foot length'], rows: shoeRows(36, 47, '.') },
  },
  'shoes-eu-kids': {
    text: 'Stand your child on a sheet of paper and measure to the longest toe. The table already includes 12 to 15 mm for rolling and growing.',
    table: { head: ['EU', 'Foot length'], rows: shoeRows(28, 38, '.') },
  },
  clothing: {
    text: 'Measure at the widest point, the tape close but not tight. Between two sizes take the smaller one for a close fit, the larger one to wear something underneath. Measurements in centimetres.',
    table: { head: ['Size', 'Women’s chest', 'Women’s hips', 'Men’s chest', 'Men’s waist'], rows: clothingRows },
  },
  'clothing-kids': plain(
    "Children's sizes are the body height in centimetres: 128 fits children of 123 to 128 cm. Between two sizes take the larger one; it will still fit next season.",
  ),
  gloves: {
    text: "Measure around your hand at its widest point, without the thumb. Children's gloves go by age.",
    table: { head: ['Size', 'equals', 'Hand cm'], rows: gloveRows('.') },
  },
  socks: plain(
    'Sock sizes are ranges of EU shoe sizes. Just between two? Take the smaller one: a sock that creases rubs.',
  ),
  cap: plain(
    'Measure around your head over ears and brows: up to 57 cm takes S/M, more takes L/XL. Wool gives a little.',
  ),
  head: plain(
    "Measure a finger's breadth above your brows. A helmet fits if it does not move, even open, when you shake your head. Between two sizes take the smaller one and open the wheel.",
  ),
  'ski-length': plain(
    'Length is in centimetres. On the piste take 10 to 20 cm less than your height, off piste and for touring 0 to 10 cm less. Shorter turns more easily, longer runs more calmly. Children: about up to the chin.',
  ),
  'snowboard-length': plain(
    'Stood on end the board reaches between chin and nose. Shorter if you are light or ride the park, longer if you are heavy or ride powder. From shoe size EU 44.5 look for a wide board.',
  ),
  'pole-length': plain(
    'Turn the pole over and hold it below the basket: with your forearm level the length is right. As a rule height times 0.7, rounded to five centimetres.',
  ),
  mondopoint: {
    text: 'Mondopoint (MP) is the length of your foot in centimetres. Ski boots fit closely: your toes just touch the shell, and no longer when you bend your knees.',
    table: { head: ['Mondopoint', 'about'], rows: mondopointRows(22.5, 30.5, '.') },
  },
  'brake-width': plain(
    "The binding's brake must reach over the ski. Take the width that equals your ski's waist or is up to 15 mm more; you find it among the ski's facts.",
  ),
  frame: {
    text: 'Frame size follows your inside leg: in socks with your back to the wall and a book firmly between your legs, measure from the floor to its upper edge.',
    table: { head: ['Frame', 'Inside leg cm'], rows: frameRows },
  },
  wheel: {
    text: "Children's bikes are named for their wheels. In the saddle your child can put both feet flat on the ground.",
    table: {
      head: ['Wheel', 'Height cm', 'Age'],
      rows: [
        ['16″', '100–115', '4–5'],
        ['20″', '115–130', '6–8'],
        ['24″', '130–145', '9–11'],
      ],
    },
  },
  'back-length': plain(
    'Measure from the seventh vertebra (the bone that stands out when you nod) down to the level of your hip bones. The hip belt carries the load, not your shoulders.',
  ),
  'body-length': plain(
    'The body height up to which you lie stretched out. Too long is cold: what you do not fill you have to warm.',
  ),
  mat: plain(
    'Length by width. For sleeping take it at least as long as yourself; side sleepers rest better on the wide one. For training your height is enough.',
  ),
  persons: plain(
    'Counted at 55 to 60 cm of width a sleeper. If rucksacks and wet jackets come inside, take a tent for one more.',
  ),
  ball: plain('Football: size 3 up to 8 years, size 4 from 8 to 12, size 5 from 13 years and for adults.'),
  grip: plain(
    'Hold the grip: the index finger of your other hand just fits between fingertips and palm. L1 and L2 suit most women, L2 to L4 most men. Rather too thin than too thick; an overgrip adds to it.',
  ),
  'racket-length': plain(
    '19 inches up to 5 years, 21 up to 7, 23 up to 9, 25 up to 11 years. With your arm hanging down the racket just clears the ground.',
  ),
  weight: plain(
    'Take the weight with which you do 12 clean repetitions and the last one is hard work. It is the weight of one piece.',
  ),
  'one-size': plain('This item comes in one size. Its measures are among the facts.'),
};
