import { both, detail, type KindSpec, measured, text } from '../../generator/kind-spec.ts';
import { tentSizes } from '../../reference/sizes.ts';

export const tent: KindSpec = {
  kind: 'tent',
  models: 9,
  modelNames: [
    'Biwak',
    'Hochlager',
    'Wiesenrand',
    'Almboden',
    'Mondnacht',
    'Windschatten',
    'Seeufer',
    'Lagerfeuer',
    'Sternwarte',
    'Heuboden',
    'Karwinkel',
    'Tauernwind',
    'Nachtquartier',
    'Moosbett',
    'Lichtung',
    'Felsdach',
    'Morgenrot',
    'Regenpause',
    'Grenzkamm',
    'Zirbe',
    'Steinmann',
    'Uferlos',
    'Höhenweg',
    'Schattendach',
    'Waldsaum',
  ],
  colours: ['grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'sand'],
  sizes: tentSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/camping/zelte/trekkingzelte',
      noun: text('Trekkingzelt', 'Trekking tent'),
      genders: [1, 0, 0, 0],
      share: 0.6,
      price: [180, 640],
      openers: both(
        [
          'Das {name} steht in vier Minuten, auch wenn der Wind dagegen ist.',
          'The {name} is up in four minutes, even with the wind against it.',
        ],
        [
          'Leicht genug für den Rücken, groß genug für eine Nacht, in der es regnet: das {name}.',
          'Light enough for your back, big enough for a night of rain: the {name}.',
        ],
        [
          'Wer weit geht, trägt alles selbst. Das {name} spart dort, wo man es nicht merkt, und nirgends sonst.',
          'If you go far you carry everything yourself. The {name} saves weight where you do not notice, and nowhere else.',
        ],
      ),
      bodies: both(
        [
          'Das Außenzelt aus Ripstop-Nylon ist beidseitig beschichtet und hängt beim Aufbau schon am Innenzelt: Drinnen bleibt es trocken, auch wenn du im Regen aufstellst.',
          'The ripstop nylon fly is coated on both sides and already attached to the inner: it stays dry inside even if you pitch in the rain.',
        ],
        [
          'Die Stangen aus Aluminium sind farbig markiert und rasten von selbst ein.',
          'The aluminium poles are colour-coded and click into place.',
        ],
        [
          'Zwei Lüfter unter der Kuppe lassen sich von innen öffnen. So bleibt die Wand am Morgen trocken.',
          'Two vents under the crown open from inside, so the wall stays dry in the morning.',
        ],
        [
          'In der Apsis haben Rucksack und Schuhe Platz, ohne dass man darübersteigt.',
          'The vestibule holds pack and boots without you having to climb over them.',
        ],
      ),
      closers: both(
        [
          'Vor dem Verstauen trocknen lassen. Wir imprägnieren und flicken in der Werkstatt.',
          'Let it dry before storing. Our workshop reproofs and patches.',
        ],
        ['Heringe, Leinen und Flickzeug liegen bei.', 'Pegs, guy lines and repair kit included.'],
      ),
      features: both(
        ['Wassersäule 3.000 mm', '3,000 mm hydrostatic head'],
        ['Stangen aus Aluminium', 'Aluminium poles'],
        ['Innen- und Außenzelt gemeinsam aufzustellen', 'Inner and fly pitch together'],
        ['Zwei Lüfter, von innen zu bedienen', 'Two vents, operated from inside'],
        ['Reflektierende Leinen', 'Reflective guy lines'],
        ['Apsis für Gepäck', 'Vestibule for gear'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), measured(random.between(115, 260) / 100, 2, 'kg')),
        detail(text('Packmaß', 'Packed size'), `${random.between(40, 48)} × ${random.between(13, 17)} cm`),
        detail(text('Wassersäule', 'Hydrostatic head'), text('3.000 mm', '3,000 mm')),
      ],
      searchWords: 'Zelt Zelte Trekkingzelt Kuppelzelt Ultraleichtzelt Biwakzelt Camping Zelten',
    },
    {
      kind: 'camping-tent',
      category: 'ausruestung/camping/zelte/campingzelte',
      noun: text('Campingzelt', 'Camping tent'),
      genders: [1, 0, 0, 0],
      share: 0.4,
      price: [120, 420],
      openers: both(
        [
          'Ein Wochenende am See, alle unter einem Dach: Das {name} hat Platz, in dem man sich umdrehen kann.',
          'A weekend by the lake, everyone under one roof: the {name} has room to turn around in.',
        ],
        [
          'Das {name} ist zum Bleiben gemacht: hoch, hell und schnell aufgebaut.',
          'The {name} is made for staying: tall, bright and quick to pitch.',
        ],
      ),
      bodies: both(
        [
          'Die Schlafkabine ist aus dunklem Stoff. Wer Kinder hat, weiß, warum das um halb fünf früh zählt.',
          'The sleeping cabin is made of dark fabric. If you have children you know why that matters at half past four.',
        ],
        [
          'Der Eingang lässt sich seitlich aufrollen oder als Vordach abspannen.',
          'The door rolls to the side or pitches out as an awning.',
        ],
        [
          'Der Boden ist als Wanne genäht und zehn Zentimeter hochgezogen, Wasser bleibt draußen.',
          'The groundsheet is sewn as a tub, ten centimetres high, and keeps water out.',
        ],
      ),
      closers: both(
        [
          'Mit Tragetasche, Heringen und einer Anleitung, die man auch bei Dämmerung versteht.',
          'With carry bag, pegs and instructions you can follow at dusk.',
        ],
        [
          'Vor dem Urlaub einmal daheim aufstellen, dann sitzt jeder Griff.',
          'Pitch it once at home before the holiday and you will know every step.',
        ],
      ),
      features: both(
        ['Stehhöhe im Eingang', 'Standing height at the entrance'],
        ['Dunkle Schlafkabine', 'Dark sleeping cabin'],
        ['Wannenboden', 'Bathtub groundsheet'],
        ['Tür als Vordach', 'Door doubles as an awning'],
        ['Insektengitter an allen Öffnungen', 'Insect mesh on all openings'],
        ['Wassersäule 3.000 mm', '3,000 mm hydrostatic head'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), measured(random.between(52, 118) / 10, 1, 'kg')),
        detail(text('Höhe innen', 'Inner height'), `${random.between(150, 205)} cm`),
        detail(text('Wassersäule', 'Hydrostatic head'), text('3.000 mm', '3,000 mm')),
      ],
      searchWords: 'Zelt Zelte Campingzelt Familienzelt Tunnelzelt Camping Zelten Campingplatz Festival',
    },
  ],
};
