import { at, detail, type KindSpec } from '../kind-spec.ts';
import { clothingSizes } from '../sizes.ts';

export const tights: KindSpec = {
  kind: 'tights',
  models: 20,
  modelNames: ['Nahtlos', 'Schwung', 'Federung', 'Kraftwerk', 'Frühnebel', 'Balance', 'Zugkraft'],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'beere', 'gruen'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/hosen/tights',
      noun: { at: 'Lauftights' },
      genders: [0, 6, 4, 2],
      share: 1,
      price: [45, 110],
      openers: at(
        'Die {name} halten die Muskeln zusammen und lassen trotzdem jede Bewegung zu.',
        'Für kühle Morgen und lange Läufe: In den {name} bleibt warm, was warm bleiben soll.',
        'Kein Rutschen, kein Zwicken: Die {name} sitzen von der ersten bis zur letzten Minute.',
        'Laufen, Krafttraining, Langlauf: Die {name} machen alles mit.',
      ),
      bodies: at(
        'Der hohe Bund liegt flach an und hat hinten eine Tasche, in die ein Telefon passt.',
        'Der Stoff ist blickdicht, auch in der tiefen Kniebeuge, und kehrt nach jeder Dehnung in seine Form zurück.',
        'Flache Nähte laufen um die empfindlichen Stellen herum, am Knöchel hilft ein kurzer Zipp beim Anziehen.',
        'Innen ist der Stoff leicht aufgeraut. Das wärmt ohne Gewicht.',
      ),
      closers: at(
        'Maschinenwaschbar bei 30 Grad, ohne Weichspüler.',
        'Fallen körpernah aus.',
        'Reflektierende Streifen an der Wade.',
      ),
      features: at(
        'Hoher, flacher Bund',
        'Telefontasche am Rücken',
        'Blickdicht',
        'Flache Nähte',
        'Zipp am Knöchel',
        'Reflektierende Streifen',
      ),
      details: (random) => [
        detail('Material', random.pick(['78 % Polyamid, 22 % Elasthan', '84 % Polyester recycelt, 16 % Elasthan'])),
        detail('Länge', random.pick(['lang', '7/8'])),
        detail('Kompression', random.pick(['leicht', 'mittel'])),
      ],
      searchWords: 'Tights Leggings Laufhose Laufhosen Hose Hosen Trainingshose Yoga Fitness Running Laufen',
    },
  ],
};
