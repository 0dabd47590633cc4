import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const tights: KindSpec = {
  kind: 'tights',
  models: 20,
  modelNames: [
    'Nahtlos',
    'Schwung',
    'Federung',
    'Kraftwerk',
    'Frühnebel',
    'Balance',
    'Zugkraft',
    'Ausdauer',
    'Gleitflug',
    'Beinarbeit',
    'Bogen',
    'Atemzug',
    'Kaltstart',
    'Dehnfuge',
    'Zweite Haut',
    'Pendel',
    'Spannung',
    'Drehmoment',
    'Waldboden',
    'Tempolauf',
    'Grundlage',
    'Ruhepuls',
    'Sehne',
    'Stretch',
    'Langstrecke',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'beere', 'gruen'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/hosen/tights',
      noun: text('Lauftights', 'Running tights'),
      genders: [0, 6, 4, 2],
      share: 1,
      price: [45, 110],
      openers: both(
        [
          'Die {name} halten die Muskeln zusammen und lassen trotzdem jede Bewegung zu.',
          'The {name} hold your muscles together and still allow every movement.',
        ],
        [
          'Für kühle Morgen und lange Läufe: In den {name} bleibt warm, was warm bleiben soll.',
          'For cool mornings and long runs: what should stay warm stays warm in the {name}.',
        ],
        [
          'Kein Rutschen, kein Zwicken: Die {name} sitzen von der ersten bis zur letzten Minute.',
          'No slipping, no pinching: the {name} fit from the first minute to the last.',
        ],
        [
          'Laufen, Krafttraining, Langlauf: Die {name} machen alles mit.',
          'Running, strength training, cross-country skiing: the {name} go along with everything.',
        ],
      ),
      bodies: both(
        [
          'Der hohe Bund liegt flach an und hat hinten eine Tasche, in die ein Telefon passt.',
          'The high waistband lies flat and has a back pocket that fits a phone.',
        ],
        [
          'Der Stoff ist blickdicht, auch in der tiefen Kniebeuge, und kehrt nach jeder Dehnung in seine Form zurück.',
          'The fabric stays opaque even in a deep squat and returns to shape after every stretch.',
        ],
        [
          'Flache Nähte laufen um die empfindlichen Stellen herum, am Knöchel hilft ein kurzer Zipp beim Anziehen.',
          'Flat seams run around the sensitive spots; a short ankle zip helps you in.',
        ],
        [
          'Innen ist der Stoff leicht aufgeraut. Das wärmt ohne Gewicht.',
          'The inside is lightly brushed, which adds warmth without weight.',
        ],
      ),
      closers: both(
        ['Maschinenwaschbar bei 30 Grad, ohne Weichspüler.', 'Machine washable at 30 °C, no fabric softener.'],
        ['Fallen körpernah aus.', 'Close fit.'],
        ['Reflektierende Streifen an der Wade.', 'Reflective stripes at the calf.'],
      ),
      features: both(
        ['Hoher, flacher Bund', 'High, flat waistband'],
        ['Telefontasche am Rücken', 'Phone pocket at the back'],
        ['Blickdicht', 'Opaque'],
        ['Flache Nähte', 'Flat seams'],
        ['Zipp am Knöchel', 'Ankle zip'],
        ['Reflektierende Streifen', 'Reflective stripes'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('78 % Polyamid, 22 % Elasthan', '78% polyamide, 22% elastane'),
            text('84 % Polyester recycelt, 16 % Elasthan', '84% recycled polyester, 16% elastane'),
          ]),
        ),
        detail(text('Länge', 'Length'), random.pick([text('lang', 'long'), '7/8'])),
        detail(text('Kompression', 'Compression'), random.pick([text('leicht', 'light'), text('mittel', 'medium')])),
      ],
      searchWords: 'Tights Leggings Laufhose Laufhosen Hose Hosen Trainingshose Yoga Fitness Running Laufen',
    },
  ],
};
