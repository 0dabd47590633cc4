import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const sunglasses: KindSpec = {
  kind: 'sunglasses',
  models: 9,
  modelNames: [
    'Gegenlicht',
    'Firnlicht',
    'Zwölf Uhr',
    'Blende',
    'Südhang',
    'Lichtung',
    'Azur',
    'Sonnwend',
    'Goldene Stunde',
    'Flimmern',
    'Spiegelsee',
    'Panorama',
    'Höhensonne',
    'Silhouette',
    'Strahl',
    'Prisma',
    'Fernsicht',
    'Mittagsgrat',
    'Schattenriss',
    'Horizont',
    'Kontrast',
    'Lichtblick',
    'Schneeblind',
    'Brennglas',
    'Zikade',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/brillen/sonnenbrillen',
      noun: text('Sportsonnenbrille', 'Sports sunglasses'),
      genders: [8, 0, 0, 1],
      share: 0.7,
      price: [45, 210],
      openers: both(
        [
          'Die {name} sitzt beim Laufen still und beim Radfahren dicht.',
          'The {name} sit still on a run and close on a ride.',
        ],
        [
          'Sonne von vorne, Staub von der Seite: Die {name} nimmt beides weg und lässt das Panorama da.',
          'Sun ahead, dust from the side: the {name} take both away and leave you the view.',
        ],
        [
          'Leicht, griffig, klar: Mit der {name} siehst du die Wurzel, bevor du sie spürst.',
          'Light, grippy, clear: with the {name} you see the root before you feel it.',
        ],
      ),
      bodies: both(
        [
          'Die Scheibe verstärkt Grün- und Rottöne, das macht Kanten im Gelände lesbar.',
          'The lens lifts greens and reds, which makes edges in the terrain easier to read.',
        ],
        [
          'Nasenpad und Bügelenden sind aus Gummi, der bei Schweiß fester greift.',
          'Nose pad and temple tips are rubber that grips more when you sweat.',
        ],
        [
          'Kleine Öffnungen am oberen Rand lassen Luft durch, damit beim Aufstieg nichts beschlägt.',
          'Small vents along the top let air through so nothing fogs on the climb.',
        ],
        ['Die Scheibe lässt sich ohne Werkzeug wechseln.', 'The lens swaps without tools.'],
      ),
      closers: both(
        ['Mit Hülle und Tuch.', 'With case and cloth.'],
        [
          'Kategorie 3 passt für Tal und Berg, für Gletscher nimm Kategorie 4.',
          'Category 3 suits valley and mountain; take category 4 for glaciers.',
        ],
      ),
      features: both(
        ['100 % UV-Schutz', '100% UV protection'],
        ['Kontrast verstärkende Scheibe', 'Contrast-enhancing lens'],
        ['Rutschfeste Bügel', 'Non-slip temples'],
        ['Verstellbares Nasenpad', 'Adjustable nose pad'],
        ['Scheibe zu wechseln', 'Interchangeable lens'],
        ['Bruchfester Rahmen', 'Shatterproof frame'],
      ),
      details: (random) => [
        detail(text('Filterkategorie', 'Filter category'), `${random.pick([2, 3, 3, 4])}`),
        detail(text('Gewicht', 'Weight'), `${random.between(22, 36)} g`),
        detail(
          text('Scheibe', 'Lens'),
          random.pick([text('Polycarbonat', 'Polycarbonate'), text('Polyamid', 'Polyamide')]),
        ),
      ],
      searchWords: 'Sonnenbrillen Sonnenbrille Sportbrille Sportbrillen Radbrille Laufbrille Bergbrille UV',
    },
    {
      kind: 'city-sunglasses',
      category: 'ausruestung/brillen/sonnenbrillen',
      noun: text('Sonnenbrille', 'Sunglasses'),
      genders: [6, 1, 1, 0],
      share: 0.3,
      price: [39, 150],
      openers: both(
        [
          'Die {name} gehört in jede Jackentasche, von März bis Oktober.',
          'The {name} belong in every jacket pocket from March to October.',
        ],
        [
          'Runder Rahmen, ruhiger Blick: Die {name} steht fast jedem Gesicht.',
          'Round frame, calm look: the {name} suit almost every face.',
        ],
      ),
      bodies: both(
        [
          'Die Gläser sind polarisiert und nehmen die Spiegelung vom Wasser.',
          'The polarised lenses take the glare off water.',
        ],
        [
          'Der Rahmen aus Acetat auf Pflanzenbasis wird warm in der Hand und lässt sich nachbiegen.',
          'The plant-based acetate frame warms in your hand and can be adjusted.',
        ],
        [
          'Die Scharniere sind geschraubt, nicht geklebt, und darum zu reparieren.',
          'The hinges are screwed, not glued, so they can be repaired.',
        ],
      ),
      closers: both(
        ['Mit Etui aus Filz.', 'With a felt case.'],
        ['Auch mit Sehstärke: Frag in der Filiale.', 'Prescription lenses available: ask in store.'],
      ),
      features: both(
        ['Polarisierte Gläser', 'Polarised lenses'],
        ['100 % UV-Schutz', '100% UV protection'],
        ['Acetat auf Pflanzenbasis', 'Plant-based acetate'],
        ['Geschraubte Scharniere', 'Screwed hinges'],
      ),
      details: (random) => [
        detail(text('Filterkategorie', 'Filter category'), `${random.pick([2, 3])}`),
        detail(text('Gewicht', 'Weight'), `${random.between(24, 32)} g`),
      ],
      searchWords: 'Sonnenbrillen Brille Freizeitbrille polarisiert UV Sommer',
    },
  ],
};
