import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { gloveSizes } from '../../reference/sizes.ts';

export const glove: KindSpec = {
  kind: 'glove',
  models: 9,
  modelNames: [
    'Handschlag',
    'Fünfer',
    'Griffbrett',
    'Faust',
    'Fingerhut',
    'Pranke',
    'Zugriff',
    'Handwarm',
    'Bärentatze',
    'Kralle',
    'Seilgriff',
    'Daumen',
    'Ofenbank',
    'Schneeball',
    'Handfläche',
    'Pratze',
    'Zwirn',
    'Klammer',
    'Winterhand',
    'Halteseil',
    'Fausthieb',
    'Schippe',
    'Ringfinger',
    'Tatz',
    'Knöchel',
  ],
  colours: ['schwarz', 'grau', 'weiss', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'beere', 'sand'],
  sizes: gloveSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/accessoires/handschuhe/skihandschuhe',
      noun: text('Skihandschuhe', 'Ski gloves'),
      genders: [3, 4, 4, 5],
      share: 0.6,
      price: [40, 170],
      openers: both(
        [
          'Kalte Finger beenden einen Skitag früher als müde Beine. Die {name} sind dagegen gemacht.',
          'Cold fingers end a ski day sooner than tired legs. The {name} are made to prevent that.',
        ],
        [
          'Schlepplift, Schneeballschlacht, Schuhschnallen: Mit den {name} bleibt alles drin, was warm ist.',
          'Drag lift, snowball fight, boot buckles: the {name} keep the warmth where it belongs.',
        ],
        [
          'Die {name} sind dick gefüttert und greifen trotzdem den Zipp am Kragen.',
          'The {name} are thickly lined and still grip the zip at your collar.',
        ],
      ),
      bodies: both(
        [
          'Die Membran liegt zwischen Obermaterial und Futter und hält auch Nassschnee den ganzen Tag ab.',
          'The membrane between shell and lining keeps out even wet snow all day.',
        ],
        [
          'Weiches Ziegenleder an der Innenhand hält Stöcke und Lifttasche, ohne hart zu werden.',
          'Soft goat leather on the palm grips poles and straps without going stiff.',
        ],
        [
          'Eine Schlaufe am Handgelenk fängt den Handschuh auf, wenn du am Lift kurz die Finger brauchst.',
          'A wrist leash catches the glove when you need your fingers on the lift.',
        ],
        [
          'Über dem Daumen sitzt weicher Flor, für die Nase und für beschlagene Brillen.',
          'A soft patch on the thumb is there for your nose and for fogged goggles.',
        ],
      ),
      closers: both(
        [
          'Umfang der Hand ohne Daumen messen: 20 Zentimeter entsprechen Größe 8.',
          'Measure around your hand without the thumb: 20 centimetres is size 8.',
        ],
        [
          'Bei Raumtemperatur trocknen und das Leder einmal im Winter fetten.',
          'Dry at room temperature and treat the leather once a winter.',
        ],
        [
          'Wer leicht friert, wählt eine halbe Nummer größer: Luft wärmt.',
          'If you feel the cold, go half a size up: air insulates.',
        ],
      ),
      features: both(
        ['Wasserdichte Membran', 'Waterproof membrane'],
        ['Innenhand aus Ziegenleder', 'Goat leather palm'],
        ['Schlaufe fürs Handgelenk', 'Wrist leash'],
        ['Stulpe mit Einhandzug', 'One-hand gauntlet closure'],
        ['Vorgeformte Finger', 'Pre-curved fingers'],
        ['Herausnehmbarer Innenhandschuh', 'Removable liner'],
      ),
      details: (random) => [
        detail(text('Füllung', 'Insulation'), random.pick(['120 g/m²', '170 g/m²', '200 g/m²'])),
        detail(
          text('Innenhand', 'Palm'),
          random.pick([text('Ziegenleder', 'Goat leather'), text('Kunstleder', 'Synthetic leather')]),
        ),
        detail(
          text('Temperatur', 'Temperature'),
          random.pick([
            text('bis −10 °C', 'down to −10 °C'),
            text('bis −18 °C', 'down to −18 °C'),
            text('bis −25 °C', 'down to −25 °C'),
          ]),
        ),
      ],
      searchWords: 'Skihandschuh Schihandschuhe Handschuhe Handschuh Fäustlinge Fäustling Winterhandschuhe Ski gloves',
    },
    {
      category: 'bekleidung/accessoires/handschuhe/tourenhandschuhe',
      noun: text('Tourenhandschuhe', 'Touring gloves'),
      genders: [5, 2, 2, 1],
      share: 0.4,
      price: [30, 110],
      openers: both(
        [
          'Felle abziehen, Karte lesen, Seil einhängen: Mit den {name} bleibt das Gefühl in den Fingern.',
          'Strip skins, read the map, clip the rope: the {name} keep the feeling in your fingers.',
        ],
        [
          'Im Aufstieg sind dicke Handschuhe zu warm. Die {name} halten den Wind ab und lassen den Rest durch.',
          'On the way up thick gloves are too hot. The {name} stop the wind and let the rest through.',
        ],
        [
          'Die {name} sind leicht genug, um sie immer dabeizuhaben, auch im Mai.',
          'The {name} are light enough to carry always, even in May.',
        ],
      ),
      bodies: both(
        [
          'Elastischer Stoff am Handrücken, dünnes Leder an den Fingern: So geht jeder Karabiner auf.',
          'Stretch fabric on the back, thin leather at the fingers: every carabiner opens.',
        ],
        [
          'Daumen und Zeigefinger sind leitfähig, das Telefon lässt sich ohne Ausziehen bedienen.',
          'Thumb and index finger are conductive, so you can use your phone with gloves on.',
        ],
        [
          'Der Bund ist lang und eng, er schließt unter der Jacke ohne Wulst.',
          'The cuff is long and slim and sits under your jacket without bulk.',
        ],
      ),
      closers: both(
        [
          'Umfang der Hand ohne Daumen messen: 20 Zentimeter entsprechen Größe 8.',
          'Measure around your hand without the thumb: 20 centimetres is size 8.',
        ],
        ['Bei 30 Grad waschbar.', 'Washable at 30 degrees.'],
      ),
      features: both(
        ['Winddicht und atmungsaktiv', 'Windproof and breathable'],
        ['Touchscreen-tauglich', 'Touchscreen compatible'],
        ['Verstärkte Innenhand', 'Reinforced palm'],
        ['Langer, enger Bund', 'Long, slim cuff'],
        ['Karabinerschlaufe', 'Carabiner loop'],
      ),
      details: (random) => [
        detail(text('Material', 'Fabric'), text('Polyester, Elasthan, Leder', 'Polyester, elastane, leather')),
        detail(text('Gewicht', 'Weight'), figure(random.between(58, 110), ' g (Paar, Größe 8)', ' g (pair, size 8)')),
        detail(text('Temperatur', 'Temperature'), text('um 0 °C', 'around 0 °C')),
      ],
      searchWords:
        'Tourenhandschuh Handschuhe Handschuh Fingerhandschuhe Softshellhandschuhe Langlaufhandschuhe gloves',
    },
  ],
};
