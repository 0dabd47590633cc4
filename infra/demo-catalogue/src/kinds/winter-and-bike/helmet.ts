import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { helmetSizes } from '../../reference/sizes.ts';

export const helmet: KindSpec = {
  kind: 'helmet',
  models: 18,
  modelNames: [
    'Schale',
    'Obacht',
    'Kuppe',
    'Windkanal',
    'Rundum',
    'Stirn',
    'Kopfsache',
    'Wächte',
    'Rückhalt',
    'Schirmherr',
    'Luftkanal',
    'Übersicht',
    'Klarsicht',
    'Hochmut',
    'Dickschädel',
    'Tagtraum',
    'Kapitän',
    'Schutzhütte',
    'Scheitel',
    'Leitstern',
    'Windspiel',
    'Festland',
    'Weitblick',
    'Helmut',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gelb', 'rot'],
  sizes: helmetSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      kind: 'ski-helmet',
      category: 'ausruestung/helme/skihelme',
      noun: text('Skihelm', 'Ski helmet'),
      genders: [5, 2, 1, 3],
      share: 0.5,
      price: [70, 190],
      openers: both(
        [
          'Der {name} sitzt fest, ohne zu drücken, und macht den Liftstau erträglich: Die Belüftung regelst du mit einem Schieber.',
          'The {name} sits firmly without pressing and makes the lift queue bearable: a slider controls the vents.',
        ],
        [
          'Leicht genug, um ihn zu vergessen, stark genug für den Ernstfall: der {name}.',
          'Light enough to forget, strong enough for the real thing: the {name}.',
        ],
        [
          'Mit Brille, ohne Spalt: Der {name} schließt an jede gängige Skibrille sauber an.',
          'With goggles, without a gap: the {name} closes cleanly with all common ski goggles.',
        ],
      ),
      bodies: both(
        [
          'Eine gleitende Innenschale nimmt bei schrägem Aufprall Drehkräfte auf, bevor sie am Kopf ankommen.',
          'A sliding liner takes up rotational forces in an angled impact before they reach your head.',
        ],
        [
          'Das Drehrad am Hinterkopf lässt sich mit Handschuhen bedienen, der Verschluss schließt magnetisch.',
          'The dial at the back works with gloves on, and the buckle closes magnetically.',
        ],
        [
          'Die Ohrpolster kann man herausnehmen und waschen; sie dämpfen den Wind, aber nicht die Stimmen.',
          'The ear pads come out and can be washed; they dampen the wind, but not voices.',
        ],
      ),
      closers: both(
        [
          'Kopfumfang an der breitesten Stelle messen, knapp über den Ohren.',
          'Measure your head at its widest point, just above the ears.',
        ],
        [
          'Nach einem starken Sturz bitte ersetzen, auch wenn nichts zu sehen ist.',
          'Please replace it after a hard fall, even if nothing shows.',
        ],
      ),
      features: both(
        ['Schutz gegen Drehkräfte', 'Protection against rotational forces'],
        ['Regelbare Belüftung', 'Adjustable ventilation'],
        ['Magnetverschluss', 'Magnetic buckle'],
        ['Herausnehmbare Ohrpolster', 'Removable ear pads'],
        ['Drehrad zum Anpassen', 'Fit dial'],
      ),
      details: (random) => [
        detail(text('Norm', 'Standard'), text('EN 1077 Klasse B', 'EN 1077 class B')),
        detail(text('Gewicht', 'Weight'), `${random.between(380, 490)} g (55–59 cm)`),
        detail(text('Bauweise', 'Construction'), random.pick(['In-Mold', text('Hartschale', 'Hard shell'), 'Hybrid'])),
      ],
      searchWords: 'Helme Helm Skihelme Schihelm Wintersport Kopfschutz Snowboardhelm',
    },
    {
      category: 'ausruestung/helme/radhelme',
      noun: text('Radhelm', 'Bike helmet'),
      genders: [5, 1, 1, 3],
      share: 0.5,
      price: [50, 180],
      openers: both(
        [
          'Viel Luft, viel Schutz: Der {name} ist für lange Anstiege genauso gemacht wie für den Weg in die Arbeit.',
          'Plenty of air, plenty of protection: the {name} is made for long climbs just as much as for the way to work.',
        ],
        [
          'Tief am Hinterkopf, frei im Blick: Der {name} bleibt auf dem Trail dort, wo er hingehört.',
          'Deep at the back, clear in view: on the trail the {name} stays where it belongs.',
        ],
        [
          'Der {name} zeigt, dass ein sicherer Helm nicht wie einer aussehen muss.',
          'The {name} shows that a safe helmet need not look like one.',
        ],
      ),
      bodies: both(
        [
          'Große Öffnungen vorne und Kanäle im Schaum führen die Luft über den Kopf und hinten wieder hinaus.',
          'Large openings in front and channels in the foam lead air over your head and out at the back.',
        ],
        [
          'Eine gleitende Innenschale nimmt bei schrägem Aufprall Drehkräfte auf.',
          'A sliding liner takes up rotational forces in an angled impact.',
        ],
        [
          'Das Visier lässt sich in drei Stufen stellen; hinten ist Platz für ein Rücklicht.',
          'The visor has three positions; at the back there is room for a rear light.',
        ],
      ),
      closers: both(
        [
          'Kopfumfang an der breitesten Stelle messen, knapp über den Ohren.',
          'Measure your head at its widest point, just above the ears.',
        ],
        [
          'Die Polster sind waschbar, ein zweiter Satz liegt bei.',
          'The pads are washable, and a second set is included.',
        ],
      ),
      features: both(
        ['Schutz gegen Drehkräfte', 'Protection against rotational forces'],
        ['Große Belüftungsöffnungen', 'Large vents'],
        ['Verstellbares Visier', 'Adjustable visor'],
        ['Platz für ein Rücklicht', 'Room for a rear light'],
        ['Waschbare Polster', 'Washable pads'],
      ),
      details: (random) => [
        detail(text('Norm', 'Standard'), 'EN 1078'),
        detail(text('Gewicht', 'Weight'), `${random.between(240, 360)} g (55–59 cm)`),
        detail(text('Belüftung', 'Ventilation'), figure(random.between(12, 21), ' Öffnungen', ' vents')),
      ],
      searchWords: 'Helme Helm Fahrradhelm Fahrradhelme MTB-Helm Bikehelm Kopfschutz Fahrrad Rad',
    },
  ],
};
