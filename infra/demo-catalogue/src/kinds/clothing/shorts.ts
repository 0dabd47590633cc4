import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const shorts: KindSpec = {
  kind: 'shorts',
  models: 24,
  modelNames: [
    'Sprint',
    'Uferweg',
    'Talrunde',
    'Hitzefrei',
    'Startnummer',
    'Kurve',
    'Seeblick',
    'Auszeit',
    'Sprungturm',
    'Ferienlauf',
    'Stoppuhr',
    'Strandbad',
    'Staubweg',
    'Kiesbank',
    'Sommerloch',
    'Rundlauf',
    'Vormittag',
    'Grillabend',
    'Badesteg',
    'Feldweg',
    'Luftzug',
    'Sonnenstich',
    'Endspurt',
    'Leichtgang',
    'Hochstart',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'oliv', 'orange', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/hosen/shorts/laufshorts',
      noun: text('Laufshorts', 'Running shorts'),
      genders: [0, 5, 5, 2],
      share: 0.55,
      price: [30, 65],
      openers: both(
        [
          'Kurz, leicht, fertig: Die {name} sind für heiße Tage und schnelle Runden gemacht.',
          'Short, light, done: the {name} are made for hot days and fast laps.',
        ],
        [
          'Mit den {name} läufst du los und denkst nicht mehr an die Hose.',
          'Set off in the {name} and stop thinking about your shorts.',
        ],
        [
          'Schlüssel, Gel, Telefon: Die {name} nehmen alles auf, und nichts davon hüpft.',
          'Keys, gel, phone: the {name} take it all, and nothing bounces.',
        ],
      ),
      bodies: both(
        [
          'Die Innenhose sitzt weich und ohne Reiben, der Außenstoff ist seitlich geschlitzt und gibt jeden Schritt frei.',
          'The inner brief sits softly without rubbing; the outer is slit at the side and frees every stride.',
        ],
        [
          'Der breite Bund liegt flach an und wird innen mit einer Kordel gehalten.',
          'The wide waistband lies flat and is held by an inner drawcord.',
        ],
        [
          'Das Gewebe nimmt kaum Wasser auf und ist nach dem Lauf in Minuten trocken.',
          'The fabric takes up hardly any water and is dry within minutes of your run.',
        ],
      ),
      closers: both(
        ['Maschinenwaschbar bei 30 Grad.', 'Machine washable at 30 °C.'],
        ['Fallen normal aus.', 'True to size.'],
        ['Reflektierende Punkte am Saum.', 'Reflective dots at the hem.'],
      ),
      features: both(
        ['Weiche Innenhose', 'Soft inner brief'],
        ['Rückentasche mit Reißverschluss', 'Zipped back pocket'],
        ['Seitliche Schlitze', 'Side slits'],
        ['Breiter, flacher Bund', 'Wide, flat waistband'],
        ['Reflektierende Details', 'Reflective details'],
      ),
      details: (random) => [
        detail('Material', text('100 % Polyester, recycelt', '100% recycled polyester')),
        detail(text('Schrittlänge', 'Inseam'), `${random.pick([8, 12, 15, 18])} cm`),
        detail(text('Taschen', 'Pockets'), random.pick([text('eine', 'one'), text('drei', 'three')])),
      ],
      searchWords: 'Shorts kurze Hose Hosen Laufhose Sporthose Running Laufen Sommer',
    },
    {
      kind: 'hiking-shorts',
      category: 'bekleidung/hosen/shorts/wandershorts',
      noun: text('Wandershorts', 'Hiking shorts'),
      genders: [0, 4, 4, 2],
      share: 0.45,
      price: [45, 95],
      openers: both(
        [
          'Robust genug für den Klettersteig, bequem genug für die Jause danach: die {name}.',
          'Tough enough for the via ferrata, comfortable enough for the snack after it: the {name}.',
        ],
        [
          'Die {name} sind für lange Sommertouren geschnitten, mit Platz am Oberschenkel und Taschen, die nützen.',
          'The {name} are cut for long summer days, with room at the thigh and pockets you will use.',
        ],
        [
          'Viel Bewegung, wenig Gewicht: In den {name} geht es sich auch bei dreißig Grad gut.',
          'Lots of movement, little weight: walking is good in the {name} even at thirty degrees.',
        ],
      ),
      bodies: both(
        [
          'Der Stoff dehnt sich in vier Richtungen und ist am Gesäß doppelt gelegt.',
          'The fabric stretches four ways and is doubled at the seat.',
        ],
        [
          'Eine Beintasche mit Reißverschluss nimmt Karte oder Telefon auf; der Bund trägt unter dem Hüftgurt nicht auf.',
          'A zipped leg pocket takes map or phone; the waistband adds no bulk under a hip belt.',
        ],
        [
          'Wasser perlt ab, und was doch nass wird, trocknet im Gehen.',
          'Water beads off, and what does get wet dries as you walk.',
        ],
      ),
      closers: both(
        ['Maschinenwaschbar bei 40 Grad.', 'Machine washable at 40 °C.'],
        ['Fallen normal aus.', 'True to size.'],
        ['Mit abnehmbarem Gürtel.', 'With removable belt.'],
      ),
      features: both(
        ['Dehnbar in vier Richtungen', 'Four-way stretch'],
        ['Beintasche mit Reißverschluss', 'Zipped leg pocket'],
        ['Verstärktes Gesäß', 'Reinforced seat'],
        ['Wasserabweisend ohne PFAS', 'PFAS-free water repellency'],
        ['Abnehmbarer Gürtel', 'Removable belt'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('94 % Polyamid, 6 % Elasthan', '94% polyamide, 6% elastane'),
            text('88 % Polyamid, 12 % Elasthan', '88% polyamide, 12% elastane'),
          ]),
        ),
        detail(text('Schrittlänge', 'Inseam'), `${random.pick([22, 25, 28])} cm`),
        detail(text('Gewicht', 'Weight'), `${random.between(180, 260)} g (M)`),
      ],
      searchWords: 'Shorts kurze Hose Hosen Wanderhose Wanderhosen Outdoorhose Bermuda Trekking Wandern Sommer',
    },
  ],
};
