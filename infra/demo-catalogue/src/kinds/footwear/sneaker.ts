import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { wholeShoeSizes } from '../../reference/sizes.ts';

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
    'Hinterhof',
    'Kaffeehaus',
    'Bim',
    'Radweg',
    'Sommerkino',
    'Flohmarkt',
    'Plattenladen',
    'Galerie',
    'Freibad',
    'Donaukanal',
    'Nachtbus',
    'Altbau',
    'Gstanzl',
    'Werkstatt',
    'Feierabend',
    'Stammplatz',
    'Heimspiel',
  ],
  colours: ['weiss', 'schwarz', 'grau', 'sand', 'gruen', 'blau', 'rot', 'beere'],
  sizes: wholeShoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/sneaker',
      noun: text('Sneaker', 'Sneaker'),
      genders: [2, 6, 6, 3],
      share: 1,
      price: [60, 130],
      openers: both(
        [
          'Ein Schuh, der zu allem passt und nirgends drückt: Der {name} ist schlicht geschnitten und sauber verarbeitet.',
          'A shoe that goes with everything and pinches nowhere: the {name} is plainly cut and cleanly made.',
        ],
        [
          'Der {name} nimmt die Form alter Hallenschuhe auf und gibt ihr eine Sohle von heute.',
          'The {name} takes up the shape of old indoor shoes and gives it a sole of today.',
        ],
        [
          'Unter der Woche ins Büro, am Samstag auf den Markt: Der {name} ist der Schuh, nach dem du greifst, ohne nachzudenken.',
          'To the office during the week, to the market on Saturday: the {name} is the shoe you reach for without thinking.',
        ],
        [
          'Klare Linien, gutes Leder, keine lauten Zeichen. Der {name} wird mit dem Tragen schöner.',
          'Clear lines, good leather, no loud signs. The {name} gets better with wear.',
        ],
      ),
      bodies: both(
        [
          'Das Obermaterial kommt aus einer Gerberei, die ihr Wasser im Kreislauf führt. Innen ist der Schuh mit weichem Textil gefüttert.',
          'The upper comes from a tannery that recycles its water. Inside, the shoe is lined with soft fabric.',
        ],
        [
          'Die Sohle ist rundum vernäht, nicht nur geklebt. So hält sie auch den dritten Sommer.',
          'The sole is stitched all round, not just glued. That way it survives the third summer as well.',
        ],
        [
          'Eine gedämpfte Einlegesohle stützt das Gewölbe und macht lange Tage auf Pflaster leichter.',
          'A cushioned insole supports the arch and makes long days on cobbles easier.',
        ],
        [
          'Kleine Löcher an den Seiten lassen Luft an den Fuß; die Zunge ist weich gepolstert.',
          'Small perforations at the sides let air in; the tongue is softly padded.',
        ],
      ),
      closers: both(
        [
          'Fällt eher groß aus: Wer zwischen zwei Größen liegt, nimmt die kleinere.',
          'Runs a little large: if you are between two sizes, take the smaller one.',
        ],
        ['Ersatzschnürsenkel in einer zweiten Farbe liegen bei.', 'Spare laces in a second colour are included.'],
        ['Mit einem feuchten Tuch abwischen, das genügt.', 'Wipe with a damp cloth, that is all it takes.'],
      ),
      features: both(
        ['Rundum vernähte Schalensohle', 'Cup sole stitched all round'],
        ['Gedämpfte, herausnehmbare Einlegesohle', 'Cushioned, removable insole'],
        ['Weiches Textilfutter', 'Soft fabric lining'],
        ['Gepolsterte Zunge', 'Padded tongue'],
        ['Zweites Paar Schnürsenkel', 'Second pair of laces'],
        ['Gummisohle mit Anteil aus recycelten Reifen', 'Rubber sole with recycled tyres'],
      ),
      details: (random) => [
        detail(
          text('Obermaterial', 'Upper'),
          random.pick([
            text('Glattleder', 'Smooth leather'),
            text('Velourleder', 'Suede'),
            text('Canvas aus Bio-Baumwolle', 'Organic cotton canvas'),
            text('Leder und Mesh', 'Leather and mesh'),
          ]),
        ),
        detail(text('Sohle', 'Sole'), text('Gummi', 'Rubber')),
        detail(text('Verschluss', 'Closure'), text('Schnürung', 'Laces')),
      ],
      searchWords: 'Sneakers Freizeitschuhe Turnschuhe Halbschuhe Straßenschuhe Schuhe Schuh Streetwear Lifestyle',
    },
  ],
};
