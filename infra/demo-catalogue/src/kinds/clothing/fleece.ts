import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const fleece: KindSpec = {
  kind: 'fleece',
  models: 10,
  modelNames: [
    'Schafweide',
    'Kachelofen',
    'Hüttenabend',
    'Moosbett',
    'Wollgras',
    'Stubenwarm',
    'Almrausch',
    'Zwischenlage',
    'Wintergarten',
    'Lodenfrei',
    'Murmelbau',
    'Rastplatz',
    'Herdfeuer',
    'Latschen',
    'Nebelwald',
    'Flechte',
    'Einkehr',
    'Bärenfell',
    'Morgenkühl',
    'Kuschelberg',
    'Talwind',
    'Abendbrot',
    'Heidekraut',
    'Zunder',
    'Holzbank',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'beere', 'sand', 'weiss'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/jacken/fleecejacken/warm',
      noun: text('Fleecejacke', 'Fleece jacket'),
      genders: [0, 5, 5, 3],
      share: 0.5,
      price: [70, 190],
      openers: both(
        [
          'Wenn der Wind am Grat auffrischt, ist die {name} die Schicht, die du zuerst aus dem Rucksack holst.',
          'When the wind picks up on the ridge, the {name} is the layer you pull out first.',
        ],
        [
          'Die {name} ist außen robust und innen so weich, dass sie auf der Hütte keiner mehr auszieht.',
          'The {name} is tough outside and so soft inside that nobody takes it off at the hut.',
        ],
        [
          'Warm, ohne dick zu sein: Die {name} hält Körperwärme in hohem Flor und bleibt dabei beweglich.',
          'Warm without bulk: the {name} keeps body heat in its deep pile and still lets you move.',
        ],
      ),
      bodies: both(
        [
          'Der Flor ist innen hoch und außen dicht. So bleibt Luft stehen, wo sie wärmt, und Schnee draußen.',
          'The pile is high inside and dense outside. Air stays where it warms, snow stays out.',
        ],
        [
          'Die Schultern sind verstärkt, damit Rucksackgurte keine kahlen Stellen reiben.',
          'Reinforced shoulders stop pack straps from rubbing bald patches.',
        ],
        [
          'Hohe Taschen sind auch mit Hüftgurt erreichbar, die Brusttasche nimmt Karte oder Telefon.',
          'High pockets stay reachable above a hip belt; the chest pocket takes map or phone.',
        ],
        [
          'Der Kragen schließt hoch am Kinn, ein weicher Saum hinter dem Zipp schützt die Haut.',
          'The collar closes high at the chin, and a soft backing protects your skin from the zip.',
        ],
      ),
      closers: both(
        ['Normal geschnitten, unter einer Regenjacke ist noch Platz.', 'Regular fit, with room under a rain jacket.'],
        ['In einem Waschbeutel waschen, der hält Fasern zurück.', 'Wash in a fibre-catching bag.'],
        [
          'Bei 30 Grad waschen, ohne Weichspüler, an der Luft trocknen.',
          'Wash at 30 degrees without softener and dry in the air.',
        ],
      ),
      features: both(
        ['Warmer Hochflor', 'Warm deep pile'],
        ['Verstärkte Schultern', 'Reinforced shoulders'],
        ['Zwei hohe Taschen mit Zipp', 'Two high zip pockets'],
        ['Brusttasche', 'Chest pocket'],
        ['Kinnschutz', 'Chin guard'],
        ['Aus recyceltem Polyester', 'Recycled polyester'],
      ),
      details: (random) => [
        detail(text('Material', 'Fabric'), text('100 % Polyester, recycelt', '100% recycled polyester')),
        detail(text('Stoffgewicht', 'Fabric weight'), `${random.pick([260, 280, 300, 320])} g/m²`),
        detail(text('Gewicht', 'Weight'), figure(random.between(410, 560), ' g (Größe M)', ' g (size M)')),
        detail(text('Schnitt', 'Fit'), random.pick([text('normal', 'regular'), text('weit', 'relaxed')])),
      ],
      searchWords: 'Fleecejacken Fleece Fleecepullover Teddyjacke Hochflor Midlayer Jacke Jacken warm',
    },
    {
      category: 'bekleidung/jacken/fleecejacken/leicht',
      noun: text('Fleecejacke', 'Light fleece jacket'),
      genders: [0, 5, 5, 3],
      share: 0.5,
      price: [50, 140],
      openers: both(
        [
          'Für den Aufstieg in der Früh, wenn die Jacke zu viel und das Shirt zu wenig ist: die {name}.',
          'For the early climb, when a jacket is too much and a shirt too little: the {name}.',
        ],
        [
          'Die {name} wärmt, lüftet und ist in zehn Minuten trocken, wenn sie nass wird.',
          'The {name} warms, breathes and is dry within ten minutes if it gets wet.',
        ],
        [
          'Dünn genug für die Tourenjacke, schön genug für die Gondel: So trägt sich die {name} den ganzen Tag.',
          'Thin enough under a touring jacket, neat enough for the gondola: you can wear the {name} all day.',
        ],
      ),
      bodies: both(
        [
          'Das Gitter an der Innenseite fasst Luft und führt Feuchtigkeit weg, sobald du schneller gehst.',
          'The grid inside traps air and moves moisture away as soon as you speed up.',
        ],
        [
          'Elastische Einsätze an den Seiten machen jede Bewegung mit, vom Klettersteig bis zur Loipe.',
          'Stretch panels at the sides follow every move, from via ferrata to cross-country track.',
        ],
        [
          'Daumenschlaufen halten die Ärmel unten, flache Nähte drücken auch unter dem Rucksack nicht.',
          'Thumb loops keep sleeves down; flat seams do not press under a pack.',
        ],
      ),
      closers: both(
        [
          'Körpernah geschnitten. Wer es lockerer mag, nimmt eine Größe mehr.',
          'Close fit. If you like it looser, go up a size.',
        ],
        ['Passt zusammengerollt in eine Jackentasche.', 'Rolls up small enough for a jacket pocket.'],
        ['Bei 30 Grad waschen, ohne Weichspüler.', 'Wash at 30 degrees without softener.'],
      ),
      features: both(
        ['Gitterstruktur innen', 'Grid inside'],
        ['Elastische Seiteneinsätze', 'Stretch side panels'],
        ['Daumenschlaufen', 'Thumb loops'],
        ['Flache Nähte', 'Flat seams'],
        ['Trocknet schnell', 'Dries fast'],
        ['Aus recyceltem Polyester', 'Recycled polyester'],
      ),
      details: (random) => [
        detail(text('Material', 'Fabric'), text('93 % Polyester, 7 % Elasthan', '93% polyester, 7% elastane')),
        detail(text('Stoffgewicht', 'Fabric weight'), `${random.pick([140, 160, 180, 200])} g/m²`),
        detail(text('Gewicht', 'Weight'), figure(random.between(240, 340), ' g (Größe M)', ' g (size M)')),
        detail(text('Schnitt', 'Fit'), text('körpernah', 'close')),
      ],
      searchWords: 'Fleecejacken Fleece Mikrofleece Gridfleece Midlayer Zwischenschicht Jacke Jacken leicht',
    },
  ],
};
