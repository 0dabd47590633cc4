export const terms: Readonly<Record<string, string>> = {
  Radius:
    'The radius of the turn the ski draws by itself on its edge. Up to 13 m are short turns, from 16 m long and fast ones.',
  'Waist width':
    'How wide the ski is under the binding. Up to 75 mm changes edges fast on the piste, from 90 mm floats in powder.',
  Profile:
    'How the ski curves when it lies flat. Camber lifts the middle and holds on hard snow, rocker lifts the tip and turns easily.',
  Downturn:
    'How far the sole is pulled down towards the toe. Much of it grips on overhangs, none is comfortable for long.',
  Level: 'Whose skill the ski is built for: from beginner, which forgives mistakes, to sporty, which demands strength.',
  'Level (snowboard-length)': 'Whose skill the board is built for. A lower level means that it forgives more.',
  Shape:
    'A true twin is the same at both ends and rides both ways. A directional board has its nose in front and floats in powder.',
  Flex: 'How hard the board is to bend. Soft forgives and turns easily, stiff holds at speed.',
  'Flex (mondopoint)':
    'How hard the boot gives forward. 60 to 90 is for beginners and light people, from 110 for power and speed. Every brand measures a little differently.',
  Last: 'How wide the boot is inside at the ball, at mondopoint 26.5. 98 mm is narrow, 100 mm medium, from 102 mm wide.',
  'Sole (mondopoint)': 'GripWalk soles are curved and easier to walk in. The binding must be approved for them.',
  Soles: 'Which soles fit the binding. ISO 5355 is the flat alpine sole, ISO 23223 is GripWalk.',
  'DIN range':
    'At which force the binding releases. It depends on weight, height, sole length and skill; the workshop sets it.',
  'Release value': 'At which force the binding releases. The workshop sets it for your weight and skill.',
  'Stand height':
    'How high the boot stands above the ski. Higher puts more pressure on the edge, lower feels the snow better.',
  'Climbing aids': 'How far the heel can be raised while you climb a steep slope.',
  Drop: 'The height difference between heel and toes. 8 to 12 mm relieve the calf, 0 to 6 mm favour the forefoot.',
  Cushioning: 'Soft absorbs the impact on long runs, firm gives more feel for the ground and for speed.',
  'Lug depth': 'How far the profile of the sole sticks out. From 4 mm it grips in woods and mud.',
  Crampons:
    'Whether crampons hold: boots for strap-on crampons take models with baskets, crampon compatible ones also those with bails.',
  'Water column':
    'How much water pressure the fabric withstands. From 10,000 mm it stays dry under rucksack straps; tents do with 3,000 mm.',
  'Hydrostatic head': 'How much water pressure the fabric withstands. Tents do with 3,000 mm.',
  Breathability: 'RET measures how hard vapour gets out. Below 6 is very good, up to 13 good: the lower the better.',
  Membrane:
    'The thin layer that keeps water out and lets vapour through. Without it the shoe is airier and dries faster.',
  Comfort: 'Down to this temperature one sleeps relaxed and warm (EN ISO 23537).',
  'R-value':
    'How well the mat keeps off the cold ground. 2 is enough for summer, 3 to 4 for autumn, more than 5 on snow.',
  Fill: 'What keeps you warm: down is lighter and packs smaller, synthetic fibre also warms when it is wet.',
  Insulation:
    'What keeps you warm, and how much of it there is on a square metre. Down is lighter, synthetic fibre also warms when it is wet.',
  'Fabric weight': 'How much a square metre of the fabric weighs. More is warmer.',
  'Filter category':
    'How dark the lenses are, from 0 to 4. Sunglasses of category 3 are for mountains and lakes, 4 for glaciers and not for driving. Goggles with S1 are for fog and dusk, S2 for changing light, S3 for bright sun.',
  Lens: 'Spherical lenses curve in two directions and distort the least, toric ones do so with a flatter curve, cylindrical ones are lighter.',
  Construction:
    'In-mould helmets are foamed in one piece and light, a hard shell withstands knocks and scratches for longer.',
  Standard: 'The European test by which the product protects.',
  Travel: 'How far the fork gives. 100 mm are enough for forest roads and roots, 120 to 140 mm for rough trails.',
  Gears: 'How many gears the bike has: those in front times those at the back.',
  Balance:
    'Where the centre of gravity is, measured from the end of the handle. Further to the front the racket hits harder, further back it is more agile.',
  'Head size': 'The area of the strings. Above 645 cm² the ball is easier to hit, smaller heads are more precise.',
  'Security level': 'How long the lock resists tools, from 1 to 15. For the city take at least 7.',
  Brightness: 'How bright it is in the beam. 30 lux are enough in town; outside of it take 70 and more.',
  Compression: 'How tightly the fabric holds the muscles. That supports them, and is a matter of taste.',
};
