import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const shellJacket: KindSpec = {
  kind: 'shell-jacket',
  models: 32,
  modelNames: [
    'Wetterstein',
    'Schauer',
    'Sturmkar',
    'Regenpause',
    'Luvseite',
    'Föhn',
    'Wolkenbruch',
    'Querung',
    'Gewitterfront',
    'Graupel',
    'Tiefdruck',
    'Nordwest',
    'Nieselregen',
    'Dachluke',
    'Wetterseite',
    'Kaltluft',
    'Sturzbach',
    'Regenbogen',
    'Pfützensprung',
    'Hagelkorn',
    'Trockenzeit',
    'Windfang',
    'Wolkenloch',
    'Starkregen',
    'Schlechtwetter',
  ],
  colours: ['schwarz', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/jacken/regenjacken/hardshell',
      noun: text('Hardshelljacke', 'Hardshell jacket'),
      genders: [0, 6, 6, 1],
      share: 0.55,
      price: [190, 420],
      openers: both(
        [
          'Wenn das Wetter früher umschlägt als angesagt, ist die {name} die Schicht, auf die du dich verlässt.',
          'When the weather turns earlier than forecast, the {name} is the layer you rely on.',
        ],
        [
          'Drei Lagen, eine Aufgabe: Die {name} hält Wind, Regen und Schnee ab und bleibt dabei leise und beweglich.',
          'Three layers, one job: the {name} keeps out wind, rain and snow and stays quiet and flexible.',
        ],
        [
          'Die {name} ist für Touren gedacht, bei denen Umkehren keine schnelle Möglichkeit ist.',
          'The {name} is made for tours on which turning back is no quick option.',
        ],
      ),
      bodies: both(
        [
          'Alle Nähte sind verschweißt, die Zipper abgedeckt. Unter den Armen öffnen lange Reißverschlüsse, wenn es im Aufstieg warm wird.',
          'All seams are sealed, the zips covered. Long zips under the arms open when the climb gets warm.',
        ],
        [
          'Die Kapuze passt über den Helm und lässt sich mit einem Zug enger stellen, ohne die Sicht zu nehmen.',
          'The hood fits over a helmet and tightens with one pull without blocking your view.',
        ],
        [
          'Der Schnitt lässt Platz für eine Isolationsschicht; die Taschen liegen so hoch, dass der Hüftgurt sie nicht verdeckt.',
          'The cut leaves room for an insulating layer; pockets sit high enough to clear a hip belt.',
        ],
        [
          'Das Material ist an Schultern und Ärmeln verstärkt, dort, wo Rucksack und Fels reiben.',
          'The fabric is reinforced at shoulders and sleeves, where pack and rock rub.',
        ],
      ),
      closers: both(
        [
          'Waschen und kurz warm trocknen frischt die Imprägnierung auf.',
          'Washing and a short warm tumble refresh the water repellency.',
        ],
        [
          'Passt normal, mit Raum für eine dünne Daunenjacke darunter.',
          'Regular fit, with room for a thin down jacket underneath.',
        ],
        ['Ohne PFAS imprägniert.', 'PFAS-free water repellency.'],
      ),
      features: both(
        ['3-Lagen-Material mit verschweißten Nähten', '3-layer fabric with sealed seams'],
        ['Helmtaugliche Kapuze', 'Helmet-compatible hood'],
        ['Belüftung unter den Armen', 'Underarm vents'],
        ['Taschen über dem Hüftgurt', 'Pockets above the hip belt'],
        ['Verstärkte Schultern', 'Reinforced shoulders'],
        ['Imprägnierung ohne PFAS', 'PFAS-free water repellency'],
        ['RECCO-Platz im Kragen vorbereitet', 'Prepared for a RECCO reflector in the collar'],
      ),
      details: (random) => [
        detail(text('Wassersäule', 'Water column'), figure(random.pick([20, 25, 28]), '.000 mm', ',000 mm')),
        detail(text('Gewicht', 'Weight'), figure(random.between(340, 520), ' g (Größe M)', ' g (size M)')),
        detail(text('Atmungsaktivität', 'Breathability'), `RET ${random.pick([4, 5, 6])}`),
        detail(text('Passform', 'Fit'), text('normal', 'regular')),
      ],
      searchWords: 'Regenjacke Regenjacken Hardshell Wetterjacke Wetterschutz Jacke Jacken Outdoorjacke wasserdicht',
    },
    {
      category: 'bekleidung/jacken/regenjacken/wandern',
      noun: text('Regenjacke', 'Rain jacket'),
      genders: [0, 5, 5, 5],
      share: 0.45,
      price: [70, 160],
      openers: both(
        [
          'Klein verpackt im Rucksack, groß genug für den Heimweg im Schauer: Die {name} gehört immer mit.',
          'Small enough for your pack, big enough for the way home in a shower: the {name} always comes along.',
        ],
        [
          'Die {name} ist eine Regenjacke ohne Umstände. Anziehen, Kapuze zu, weitergehen.',
          'The {name} is a rain jacket without fuss. Put it on, hood up, walk on.',
        ],
        [
          'Für Schulweg, Fahrrad und Almspaziergang: Die {name} hält dicht und trocknet schnell.',
          'For the way to school, the bike and a stroll on the alp: the {name} stays tight and dries fast.',
        ],
      ),
      bodies: both(
        [
          'Das dünne Gewebe ist wasser- und winddicht und lässt sich in die eigene Tasche packen.',
          'The thin fabric is waterproof and windproof and packs into its own pocket.',
        ],
        [
          'Verstellbare Bündchen und ein Zug am Saum halten den Wind draußen.',
          'Adjustable cuffs and a drawcord at the hem keep the wind out.',
        ],
        [
          'Vorne liegt eine Blende hinter dem Reißverschluss, damit auch starker Regen nicht durchkommt.',
          'A flap behind the front zip keeps out even heavy rain.',
        ],
      ),
      closers: both(
        ['Maschinenwaschbar bei 30 Grad.', 'Machine washable at 30 degrees.'],
        ['Fällt normal aus.', 'True to size.'],
        [
          'Mit reflektierenden Streifen für den Weg in der Dämmerung.',
          'With reflective strips for the way home at dusk.',
        ],
      ),
      features: both(
        ['Wasserdicht und winddicht', 'Waterproof and windproof'],
        ['In die eigene Tasche packbar', 'Packs into its own pocket'],
        ['Verstellbare Kapuze und Bündchen', 'Adjustable hood and cuffs'],
        ['Reflektierende Streifen', 'Reflective strips'],
        ['Zwei Taschen mit Reißverschluss', 'Two zip pockets'],
      ),
      details: (random) => [
        detail(text('Wassersäule', 'Water column'), figure(random.pick([8, 10, 15]), '.000 mm', ',000 mm')),
        detail(text('Gewicht', 'Weight'), figure(random.between(210, 330), ' g (Größe M)', ' g (size M)')),
        detail(text('Material', 'Fabric'), text('100 % Polyamid, recycelt', '100% recycled polyamide')),
      ],
      searchWords: 'Regenjacken Regenschutz Windjacke Jacke Jacken Outdoorjacke wasserdicht Regenmantel',
    },
  ],
};
