import { at, detail, type KindSpec } from '../kind-spec.ts';
import { wholeShoeSizes } from '../sizes.ts';

export const sneaker: KindSpec = {
  kind: 'sneaker',
  models: 26,
  modelNames: [
    'Stadtrand',
    'Linie 5',
    'Kiosk',
    'Vorplatz',
    'Retro Court',
    'Promenade',
    'Sonntag',
    'Gürtel',
    'Nordbahn',
  ],
  colours: ['weiss', 'schwarz', 'grau', 'sand', 'gruen', 'blau', 'rot', 'beere'],
  sizes: wholeShoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/sneaker',
      noun: { at: 'Sneaker' },
      genders: [2, 6, 6, 3],
      share: 1,
      price: [60, 130],
      openers: at(
        'Ein Schuh, der zu allem passt und nirgends drückt: Der {name} ist schlicht geschnitten und sauber verarbeitet.',
        'Der {name} nimmt die Form alter Hallenschuhe auf und gibt ihr eine Sohle von heute.',
        'Unter der Woche ins Büro, am Samstag auf den Markt: Der {name} ist der Schuh, nach dem du greifst, ohne nachzudenken.',
        'Klare Linien, gutes Leder, keine lauten Zeichen. Der {name} wird mit dem Tragen schöner.',
      ),
      bodies: at(
        'Das Obermaterial kommt aus einer Gerberei, die ihr Wasser im Kreislauf führt. Innen ist der Schuh mit weichem Textil gefüttert.',
        'Die Sohle ist rundum vernäht, nicht nur geklebt. So hält sie auch den dritten Sommer.',
        'Eine gedämpfte Einlegesohle stützt das Gewölbe und macht lange Tage auf Pflaster leichter.',
        'Kleine Löcher an den Seiten lassen Luft an den Fuß; die Zunge ist weich gepolstert.',
      ),
      closers: at(
        'Fällt eher groß aus: Wer zwischen zwei Größen liegt, nimmt die kleinere.',
        'Ersatzschnürsenkel in einer zweiten Farbe liegen bei.',
        'Mit einem feuchten Tuch abwischen, das genügt.',
      ),
      features: at(
        'Rundum vernähte Schalensohle',
        'Gedämpfte, herausnehmbare Einlegesohle',
        'Weiches Textilfutter',
        'Gepolsterte Zunge',
        'Zweites Paar Schnürsenkel',
        'Gummisohle mit Anteil aus recycelten Reifen',
      ),
      details: (random) => [
        detail(
          'Obermaterial',
          random.pick(['Glattleder', 'Velourleder', 'Canvas aus Bio-Baumwolle', 'Leder und Mesh']),
        ),
        detail('Sohle', 'Gummi'),
        detail('Verschluss', 'Schnürung'),
      ],
      searchWords: 'Sneakers Freizeitschuhe Turnschuhe Halbschuhe Straßenschuhe Schuhe Schuh Streetwear Lifestyle',
    },
  ],
};
