import { at, detail, type KindSpec } from '../kind-spec.ts';
import { clothingSizes } from '../sizes.ts';

export const downJacket: KindSpec = {
  kind: 'down-jacket',
  models: 24,
  modelNames: ['Winterruh', 'Biwak', 'Flaum', 'Polar', 'Kaltfront', 'Hüttenabend', 'Raureif', 'Zirbe'],
  colours: ['schwarz', 'blau', 'petrol', 'oliv', 'orange', 'rot', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/jacken/daunenjacken/jacken',
      noun: { at: 'Daunenjacke' },
      genders: [0, 6, 6, 2],
      share: 0.75,
      price: [140, 360],
      openers: at(
        'Warm wie ein Bett und kaum schwerer als ein Hemd: Die {name} macht aus der Gipfelrast eine Pause.',
        'Die {name} kommt mit, wenn der Abend länger wird als der Tag: am Hüttentisch, am Loipenrand, auf dem Bahnsteig.',
        'Für kalte, trockene Tage gibt es nichts Besseres als Daune. Die {name} zeigt, warum.',
      ),
      bodies: at(
        'Die Kammern sind an Schultern und Brust größer, an den Seiten schmäler. So sitzt die Wärme dort, wo du sie brauchst.',
        'Das Gewebe ist dicht genug, dass keine Feder durchkommt, und so dünn, dass die Jacke in ihre Tasche passt.',
        'Der hohe Kragen ist mit weichem Stoff gefüttert; die Bündchen schließen eng, ohne einzuschneiden.',
      ),
      closers: at(
        'Die Daune stammt aus nachvollziehbarer, tierschutzgerechter Herkunft.',
        'Mit Daunenwaschmittel waschen und mit zwei Tennisbällen trocknen.',
        'Passt normal und lässt sich unter einer Regenjacke tragen.',
      ),
      features: at(
        'Körpergerecht verteilte Kammern',
        'In die eigene Tasche packbar',
        'Wasserabweisendes Außenmaterial',
        'Gefütterter Kragen',
        'Elastische Bündchen',
        'Daune mit Herkunftsnachweis',
      ),
      details: (random) => [
        detail('Füllung', `90/10 Daune, ${random.pick([650, 700, 750, 800])} cuin`),
        detail('Gewicht', `${random.between(280, 480)} g (Größe M)`),
        detail('Temperatur', random.pick(['bis −5 °C in Ruhe', 'bis −10 °C in Ruhe'])),
      ],
      searchWords: 'Daunenjacken Winterjacke Winterjacken Steppjacke Isolationsjacke Jacke Jacken warm Daune',
    },
    {
      category: 'bekleidung/jacken/daunenjacken/gilets',
      noun: { at: 'Daunengilet' },
      genders: [0, 4, 4, 0],
      share: 0.25,
      price: [100, 210],
      openers: at(
        'Warmer Rumpf, freie Arme: Das {name} ist die Schicht für Tage, die sich nicht entscheiden können.',
        'Das {name} passt unter jede Jacke und an den ersten Herbsttagen über jeden Pullover.',
      ),
      bodies: at(
        'Schmale Kammern halten die Daune an ihrem Platz; an den Seiten sorgt ein elastischer Einsatz für Bewegung.',
        'Zwei gefütterte Taschen wärmen die Hände, innen liegt eine dritte für Handschuhe oder Haube.',
      ),
      closers: at('Fällt körpernah aus.', 'Die Daune stammt aus nachvollziehbarer, tierschutzgerechter Herkunft.'),
      features: at(
        'Elastische Seiteneinsätze',
        'Gefütterte Handtaschen',
        'In die eigene Tasche packbar',
        'Daune mit Herkunftsnachweis',
      ),
      details: (random) => [
        detail('Füllung', `90/10 Daune, ${random.pick([600, 650, 700])} cuin`),
        detail('Gewicht', `${random.between(190, 290)} g (Größe M)`),
      ],
      searchWords: 'Gilet Weste Daunenweste Steppweste Isolationsweste Daunenjacken Daune warm',
    },
  ],
};
