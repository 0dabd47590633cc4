import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { capSizes } from '../../reference/sizes.ts';

export const cap: KindSpec = {
  kind: 'cap',
  models: 9,
  modelNames: [
    'Schattenspender',
    'Mittagssonne',
    'Krempel',
    'Sonnseite',
    'Sommerwind',
    'Blinzeln',
    'Halbschatten',
    'Gipfelrast',
    'Strandgut',
    'Zenit',
    'Hitzefrei',
    'Landpartie',
    'Augustin',
    'Schirmherr',
    'Feldrain',
    'Eisdiele',
    'Ausflug',
    'Sonnenuhr',
    'Südwand',
    'Leichtsinn',
    'Kirschbaum',
    'Weitblick',
    'Dachterrasse',
    'Hochsommer',
    'Stirnseite',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: capSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/accessoires/kappen',
      noun: text('Kappe', 'Cap'),
      genders: [7, 1, 1, 2],
      share: 0.6,
      price: [19, 42],
      openers: both(
        [
          'Die {name} macht Schatten, wo du ihn brauchst, und sonst keine Umstände.',
          'The {name} makes shade where you need it and no fuss elsewhere.',
        ],
        [
          'Fürs Wandern, fürs Warten auf den Zug, für den See: Die {name} ist immer im Rucksack.',
          'For hiking, for waiting for trains, for the lake: the {name} is always in the pack.',
        ],
      ),
      bodies: both(
        [
          'Der Schirm ist vorgeformt und übersteht die Waschmaschine.',
          'The peak is pre-curved and survives the washing machine.',
        ],
        [
          'Innen liegt ein Schweißband aus Baumwolle, das sich nicht einrollt.',
          'Inside is a cotton sweatband that does not roll up.',
        ],
        [
          'Hinten verstellt sie sich mit einem Band, die Größe passt auch noch nach dem Friseur.',
          'A strap at the back adjusts it; it still fits after a haircut.',
        ],
      ),
      closers: both(
        ['Bei 30 Grad waschbar.', 'Machine washable at 30 °C.'],
        ['S/M bis 57 Zentimeter Kopfumfang, darüber L/XL.', 'S/M up to 57 cm head circumference, L/XL above.'],
      ),
      features: both(
        ['Vorgeformter Schirm', 'Pre-curved peak'],
        ['Schweißband aus Baumwolle', 'Cotton sweatband'],
        ['Verstellbar', 'Adjustable'],
        ['Gestickte Ösen', 'Stitched eyelets'],
        ['Bio-Baumwolle', 'Organic cotton'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('100 % Bio-Baumwolle', '100% organic cotton'),
            text('60 % Baumwolle, 40 % Polyester', '60% cotton, 40% polyester'),
          ]),
        ),
        detail(text('Schirm', 'Peak'), random.pick([text('gebogen', 'curved'), text('flach', 'flat')])),
      ],
      searchWords: 'Kappen Cap Caps Schirmkappe Schirmmütze Baseballkappe Kapperl Sonnenschutz Sommer',
    },
    {
      kind: 'running-cap',
      category: 'bekleidung/accessoires/kappen',
      noun: text('Laufkappe', 'Running cap'),
      genders: [7, 1, 1, 0],
      share: 0.4,
      price: [22, 45],
      openers: both(
        [
          'Die {name} wiegt so viel wie drei Blatt Papier und hält den Schweiß aus den Augen.',
          'The {name} weighs as much as three sheets of paper and keeps sweat out of your eyes.',
        ],
        [
          'Gegen Sonne und gegen Regen: Unter der {name} läuft es sich klarer.',
          'Against sun and against rain: running is clearer under the {name}.',
        ],
      ),
      bodies: both(
        [
          'Seiten und Hinterkopf sind aus Netz, die Hitze zieht nach oben ab.',
          'Sides and back are mesh, so the heat escapes upwards.',
        ],
        [
          'Der Schirm ist weich und lässt sich zusammengerollt in die Hosentasche stecken.',
          'The peak is soft and rolls up into a pocket.',
        ],
        [
          'Reflektierende Punkte am Hinterkopf fangen das Licht der Autos.',
          'Reflective dots at the back catch the headlights.',
        ],
      ),
      closers: both(
        ['Handwäsche, trocknet in einer Stunde.', 'Hand wash, dries within the hour.'],
        ['S/M bis 57 Zentimeter Kopfumfang, darüber L/XL.', 'S/M up to 57 cm head circumference, L/XL above.'],
      ),
      features: both(
        ['Einsätze aus Netz', 'Mesh panels'],
        ['Weicher Schirm', 'Soft peak'],
        ['Schnell trocknend', 'Quick drying'],
        ['UV-Schutz 50+', 'UPF 50+'],
        ['Reflektierende Punkte', 'Reflective dots'],
      ),
      details: (random) => [
        detail('Material', text('100 % Polyester, recycelt', '100% recycled polyester')),
        detail(text('Gewicht', 'Weight'), `${random.between(38, 62)} g`),
      ],
      searchWords: 'Laufkappen Laufcap Cap Sportkappe Kappe Trailrunning Laufen Sonnenschutz',
    },
  ],
};
