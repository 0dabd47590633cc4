export const terms: Readonly<Record<string, string>> = {
  Radius:
    'The radius of the turn the ski draws by itself on its edge. Up to 13 m are short turns, from 16 m long and fast ones.',
  'Waist width':
    'How wide the ski is under the binding. Up to 75 mm changes edges fast on the piste, from 90 mm floats in powder.',
  Profile:
    'How the ski curves when it lies flat. Camber lifts the middle and holds on hard snow, rocker lifts the tip and turns easily.',
  Downturn:
    'How far the sole is pulled down towards the toe. Much of it grips on overhangs, none is comfortable for long.',
  Shape:
    'A true twin is the same at both ends and rides both ways. A directional board has its nose in front and floats in powder.',
  Flex: 'How hard the board is to bend. Soft forgives and turns easily, stiff holds at speed.',
  'Flex (mondopoint)':
    'How hard the boot gives forward. 60 to 90 is for beginners and light people, from 110 for power and speed. Every brand measures a little differently.',
  Last: 'How wide the boot is inside at the ball, at mondopoint 26.5. 98 mm is narrow, 100 mm medium, from 102 mm wide.',
  'DIN range':
    'At which force the binding releases. It depends on weight, height, sole length and skill; the workshop sets it.',
  'Stand height':
    'How high the boot stands above the ski. Higher puts more pressure on the edge, lower feels the snow better.',
  Drop: 'The height difference between heel and toes. 8 to 12 mm relieve the calf, 0 to 6 mm favour the forefoot.',
  'Water column':
    'How much water pressure the fabric withstands. From 10,000 mm it stays dry under rucksack straps; tents do with 3,000 mm.',
  'Hydrostatic head': 'How much water pressure the fabric withstands. Tents do with 3,000 mm.',
  Breathability: 'RET measures how hard vapour gets out. Below 6 is very good, up to 13 good: the lower the better.',
  Comfort: 'Down to this temperature one sleeps relaxed and warm (EN ISO 23537).',
  'R-value':
    'How well the mat keeps off the cold ground. 2 is enough for summer, 3 to 4 for autumn, more than 5 on snow.',
  'Filter category':
    'How dark the lenses are, from 0 to 4. Category 3 is for mountains and lakes, 4 for glaciers and not for driving.',
  Travel: 'How far the fork gives. 100 mm are enough for forest roads and roots, 120 to 140 mm for rough trails.',
  'Security level': 'How long the lock resists tools, from 1 to 15. For the city take at least 7.',
};
