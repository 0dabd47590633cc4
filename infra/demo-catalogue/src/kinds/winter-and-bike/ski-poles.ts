import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { poleSizes } from '../../reference/sizes.ts';

export const skiPoles: KindSpec = {
  kind: 'ski-poles',
  models: 7,
  modelNames: [
    'Taktstock',
    'Abstoß',
    'Teller',
    'Griffig',
    'Fingerzeig',
    'Rohr',
    'Pulverteller',
    'Schlaufe',
    'Dritter Fuß',
    'Rhythmus',
    'Zweitakt',
    'Stütze',
    'Einstich',
    'Anschub',
    'Doppelstock',
    'Gleichmaß',
    'Schwungholz',
    'Spitze',
    'Weggefährte',
    'Federleicht',
    'Langarm',
    'Setzpunkt',
    'Steigtakt',
    'Zeiger',
    'Gerte',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gelb', 'orange', 'rot', 'beere'],
  sizes: poleSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'wintersport/stoecke',
      noun: text('Skistöcke', 'Ski poles'),
      genders: [6, 2, 2, 3],
      share: 1,
      price: [30, 130],
      openers: both(
        [
          'Leicht in der Hand und ruhig im Schwung: Die {name} geben den Takt vor, ohne müde zu machen.',
          'Light in the hand and calm in the turn: the {name} set the beat without tiring you.',
        ],
        [
          'Ein guter Stock fällt nicht auf. Bei den {name} merkst du erst am Abend, dass die Schultern noch frisch sind.',
          'A good pole goes unnoticed. With the {name} you only realise in the evening that your shoulders are still fresh.',
        ],
        [
          'Die {name} halten auch den Tag aus, an dem sie als Zaun, Anlehnstütze und Skiträger herhalten.',
          'The {name} also survive the day they serve as fence, prop and ski rack.',
        ],
        [
          'Für Piste und Tiefschnee daneben: Mit den {name} setzt du den Schwung dort an, wo du ihn haben willst.',
          'For the piste and the powder beside it: with the {name} you start the turn where you want it.',
        ],
      ),
      bodies: both(
        [
          'Das Rohr aus gehärtetem Aluminium federt nach einem Schlag zurück, statt zu knicken.',
          'The hardened aluminium shaft springs back after a knock instead of buckling.',
        ],
        [
          'Der Griff ist zweifarbig gespritzt, an den Fingern weich und am Kopf fest, damit du dich darauf stützen kannst.',
          'The two-part grip is soft at the fingers and firm at the top, so you can lean on it.',
        ],
        [
          'Die Schlaufe lässt sich mit Handschuhen verstellen und gibt bei starkem Zug nach oben frei.',
          'The strap adjusts with gloves on and lets go upwards under a strong pull.',
        ],
        [
          'Der Teller sitzt auf einem Gewinde. Im Neuschnee tauschst du ihn in ein paar Sekunden gegen den großen.',
          'The basket sits on a thread. In fresh snow you swap it for the large one in seconds.',
        ],
      ),
      closers: both(
        [
          'Die Länge stimmt, wenn der Unterarm waagrecht steht, sobald du den umgedrehten Stock unter dem Teller hältst.',
          'The length is right if your forearm is level when you hold the upturned pole below its basket.',
        ],
        [
          'Faustregel: Körpergröße mal 0,7. Im Zweifel die kürzere Länge nehmen.',
          'Rule of thumb: height times 0.7. If in doubt, take the shorter length.',
        ],
        ['Spitzen und Teller gibt es als Ersatzteil.', 'Tips and baskets are available as spares.'],
      ),
      features: both(
        ['Gehärtetes Aluminiumrohr', 'Hardened aluminium shaft'],
        ['Griff mit zwei Zonen', 'Dual-density grip'],
        ['Schlaufe gibt bei Zug frei', 'Strap releases under load'],
        ['Wechselbarer Teller', 'Interchangeable basket'],
        ['Spitze aus Hartmetall', 'Carbide tip'],
        ['Verlängerter Griff für Querungen', 'Extended grip for traverses'],
        ['Ein zweites Tellerpaar liegt bei', 'Second pair of baskets included'],
      ),
      details: (random) => [
        detail(
          text('Rohr', 'Shaft'),
          random.pick([
            text('Aluminium, 16 mm', 'Aluminium, 16 mm'),
            text('Aluminium, 18 mm', 'Aluminium, 18 mm'),
            text('Carbon, 14 mm', 'Carbon, 14 mm'),
          ]),
        ),
        detail(text('Gewicht', 'Weight'), figure(random.between(170, 260), ' g (Stück, 120 cm)', ' g (each, 120 cm)')),
        detail(text('Teller', 'Basket'), `${random.pick([55, 65, 85, 95])} mm`),
      ],
      searchWords: 'Skistock Skistöcke Schistöcke Stöcke Alpinstöcke Tourenstöcke Stock poles',
    },
  ],
};
