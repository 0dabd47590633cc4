import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { mondopointSizes } from '../../reference/sizes.ts';

export const skiBoot: KindSpec = {
  kind: 'ski-boot',
  models: 12,
  modelNames: [
    'Flanke',
    'Stützpunkt',
    'Druckpunkt',
    'Vorlage',
    'Rist',
    'Schneid',
    'Kantengriff',
    'Spannkraft',
    'Wade',
    'Aufrecht',
    'Pistenruh',
    'Firngleiter',
    'Sonnenhang',
    'Buckelpiste',
    'Kehrtwende',
    'Schaftholz',
    'Zielhang',
    'Erstspur',
    'Nordhang',
    'Querung',
    'Pulvertag',
    'Liftzeit',
    'Mittelstation',
    'Gegenhang',
    'Felltritt',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'orange', 'rot', 'beere'],
  sizes: mondopointSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'wintersport/skischuhe/piste',
      noun: text('Skischuh', 'Ski boot'),
      genders: [0, 5, 6, 3],
      share: 0.62,
      price: [180, 520],
      openers: both(
        [
          'Ein Skischuh soll halten und nicht drücken. Der {name} bringt beides zusammen, vom ersten Lift bis zum letzten.',
          'A ski boot should hold without hurting. The {name} does both, from first lift to last.',
        ],
        [
          'Der {name} ist für Leute gebaut, die zügig fahren und am Abend trotzdem noch gehen wollen.',
          'The {name} is made for people who ski fast and still want to walk in the evening.',
        ],
        [
          'Präzise im Schwung, freundlich beim Anziehen: Der {name} macht aus kalten Plastikschalen einen Schuh, auf den man sich freut.',
          'Precise in the turn, friendly when you put it on: the {name} turns cold plastic into a boot to look forward to.',
        ],
      ),
      bodies: both(
        [
          'Die Schale wird am Knöchel und am Vorfuß erwärmt und nimmt die Form deines Fußes an. Das dauert in der Filiale eine halbe Stunde.',
          'The shell is heated at ankle and forefoot and takes on the shape of your foot. In the shop that takes half an hour.',
        ],
        [
          'Die Schnallen mit Feinverstellung verteilen den Druck, der Gurt am Schaft führt das Schienbein ohne Kante.',
          'Micro-adjustable buckles spread the pressure; the power strap guides your shin without an edge.',
        ],
        [
          'Der Innenschuh ist am Rist weich und an der Ferse fest. Er lässt sich herausnehmen und über Nacht trocknen.',
          'The liner is soft over the instep and firm at the heel. It comes out and dries overnight.',
        ],
        [
          'Profilierte Sohlen greifen auf Parkplatz und Stiege, ohne dass die Bindung darunter leidet.',
          'Treaded soles grip on car parks and stairs without upsetting the binding.',
        ],
      ),
      closers: both(
        [
          'Mondopoint ist die Fußlänge in Zentimetern: Fuß an die Wand stellen und bis zur längsten Zehe messen.',
          'Mondopoint is the length of your foot in centimetres: heel to the wall, measure to the longest toe.',
        ],
        [
          'Mit einer dünnen Skisocke probieren. Die Zehen dürfen vorne leicht anstehen, wenn du aufrecht stehst.',
          'Try it on with a thin ski sock. Standing upright, your toes may just touch the front.',
        ],
        [
          'Nach dem Skitag Schnallen leicht schließen, dann behält die Schale ihre Form.',
          'Close the buckles lightly after skiing so the shell keeps its shape.',
        ],
      ),
      features: both(
        ['Warm anpassbare Schale', 'Heat-mouldable shell'],
        ['Schnallen mit Feinverstellung', 'Micro-adjustable buckles'],
        ['Herausnehmbarer Innenschuh', 'Removable liner'],
        ['Griffige GripWalk-Sohle', 'Grippy GripWalk sole'],
        ['Breiter Gurt am Schaft', 'Wide power strap'],
        ['Gehstellung', 'Walk mode'],
        ['Neigung des Schafts einstellbar', 'Adjustable cuff alignment'],
      ),
      details: (random) => [
        detail('Flex', `${random.pick([70, 80, 90, 100, 110, 120, 130])}`),
        detail(text('Leisten', 'Last'), `${random.pick([98, 100, 101, 102, 103])} mm`),
        detail(text('Gewicht', 'Weight'), `${random.between(1680, 2150)} g (MP 26.5)`),
        detail(text('Sohle', 'Sole'), 'GripWalk'),
      ],
      searchWords: 'Skischuhe Schischuhe Schischuh Alpinskischuh Skistiefel Skiboots Pistenschuh Ski alpin',
    },
    {
      kind: 'touring-boot',
      category: 'wintersport/skischuhe/skitour',
      noun: text('Tourenskischuh', 'Touring boot'),
      genders: [0, 4, 6, 0],
      share: 0.38,
      price: [320, 680],
      openers: both(
        [
          'Bergauf beweglich, bergab fest: Der {name} wechselt mit einem Hebel die Seite.',
          'Mobile on the way up, solid on the way down: the {name} changes sides with a single lever.',
        ],
        [
          'Der {name} ist leicht genug für lange Anstiege und steif genug für die Abfahrt, die man sich damit verdient.',
          'The {name} is light enough for long climbs and stiff enough for the descent you earn by them.',
        ],
        [
          'Wer vor der Arbeit noch auf den Hausberg will, braucht einen Schuh, der mitgeht. Der {name} tut das.',
          'If you want to climb your local hill before work you need a boot that walks along. The {name} does.',
        ],
      ),
      bodies: both(
        [
          'Der Schaft bewegt sich über sechzig Grad. Im Gehen merkst du kaum, dass du einen Skischuh trägst.',
          'The cuff moves through sixty degrees. Walking, you hardly notice you are in ski boots.',
        ],
        [
          'Zwei Schnallen und ein Seilzug über dem Rist reichen, um den Fuß fest zu halten, auch mit kalten Fingern.',
          'Two buckles and a cable over the instep are all it takes to hold the foot, even with cold fingers.',
        ],
        [
          'Die durchgehende Gummisohle trägt auf Fels und Eis und nimmt Steigeisen mit Kipphebel auf.',
          'The full rubber sole copes with rock and ice and takes semi-automatic crampons.',
        ],
      ),
      closers: both(
        ['Mit Pin-Einsätzen für alle gängigen Tourenbindungen.', 'With pin inserts for all common touring bindings.'],
        [
          'Mondopoint ist die Fußlänge in Zentimetern. Für Touren darf vorne ein halber Zentimeter Luft sein.',
          'Mondopoint is the length of your foot in centimetres. For touring, half a centimetre of space in front is fine.',
        ],
      ),
      features: both(
        ['60 Grad Bewegung im Schaft', '60-degree cuff movement'],
        ['Umstellen mit einem Hebel', 'One-lever ski/walk switch'],
        ['Warm anpassbarer Innenschuh', 'Heat-mouldable liner'],
        ['Pin-Einsätze vorne und hinten', 'Pin inserts front and back'],
        ['Steigeisenfeste Gummisohle', 'Crampon-compatible rubber sole'],
        ['Gamasche gegen Schnee', 'Gaiter against snow'],
      ),
      details: (random) => [
        detail('Flex', `${random.pick([90, 100, 110, 120])}`),
        detail(text('Leisten', 'Last'), `${random.pick([99, 100, 101, 102])} mm`),
        detail(text('Gewicht', 'Weight'), `${random.between(1020, 1440)} g (MP 26.5)`),
        detail(text('Schaftbewegung', 'Range of motion'), `${random.pick([55, 60, 62, 65])}°`),
      ],
      searchWords: 'Tourenskischuhe Tourenschuh Tourenschuhe Skitourenschuh Skitourenschuhe Skischuh Skitour touring',
    },
  ],
};
