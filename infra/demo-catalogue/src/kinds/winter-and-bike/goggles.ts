import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { noSizes } from '../../reference/sizes.ts';

export const goggles: KindSpec = {
  kind: 'goggles',
  models: 9,
  modelNames: [
    'Weitblick',
    'Panorama',
    'Föhnlage',
    'Gletscherlicht',
    'Schneelicht',
    'Klarsicht',
    'Horizont',
    'Sonnseitn',
    'Diffus',
    'Blende',
    'Zwielicht',
    'Morgenglanz',
    'Spiegelsee',
    'Firnblick',
    'Ausguck',
    'Sichtfeld',
    'Flachlicht',
    'Halbschatten',
    'Nebelbank',
    'Polar',
    'Funkeln',
    'Schirm',
    'Strahlkraft',
    'Umsicht',
    'Augenweide',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/brillen/skibrillen',
      noun: text('Skibrille', 'Ski goggles'),
      genders: [8, 2, 1, 3],
      share: 1,
      price: [45, 190],
      openers: both(
        [
          'Flaches Licht, tiefe Sonne, Schneefall am Nachmittag: Die {name} zeigt dir die Welle, bevor du sie spürst.',
          'Flat light, low sun, snowfall in the afternoon: the {name} shows you the bump before you feel it.',
        ],
        [
          'Ein weites Sichtfeld macht ruhig. Mit der {name} siehst du, wer von der Seite kommt.',
          'A wide field of view keeps you calm. With the {name} you see who is coming from the side.',
        ],
        [
          'Die {name} sitzt ohne Spalt am Helm und ohne Druck auf der Nase, auch am dritten Skitag in Folge.',
          'The {name} sits flush with your helmet and easy on your nose, even on the third ski day in a row.',
        ],
        [
          'Wer gern bis zur letzten Gondel fährt, braucht eine Scheibe, die mit dem Licht mitgeht. Die {name} hat sie.',
          'If you like to ski until the last gondola, you need a lens that follows the light. The {name} has it.',
        ],
      ),
      bodies: both(
        [
          'Die Scheibe filtert das grelle Blau heraus und hebt Kanten im Schnee hervor. Das hilft, wenn alles weiß in weiß liegt.',
          'The lens filters out harsh blue and brings out edges in the snow. That helps when everything is white on white.',
        ],
        [
          'Zwei Scheiben mit Luft dazwischen und feine Öffnungen im Rahmen halten die Sicht frei, auch wenn du zu Fuß aufsteigst.',
          'Two panes with air between them and fine vents in the frame keep your view clear, even when you hike up.',
        ],
        [
          'Drei Lagen Schaum gleichen unterschiedliche Nasen und Wangen aus. Die weichste liegt auf der Haut.',
          'Three layers of foam make up for different noses and cheeks. The softest one lies on your skin.',
        ],
        [
          'Die Scheibe löst sich mit einem Griff. Bei schlechtem Licht setzt du die hellere ein, ohne die Brille abzunehmen.',
          'The lens comes off in one movement. In poor light you fit the brighter one without taking the goggles off.',
        ],
      ),
      closers: both(
        [
          'Filterklasse S1 passt für trübe Tage, S2 für wechselndes Licht, S3 für Sonne am Gletscher.',
          'Filter S1 suits dull days, S2 changing light, S3 sun on the glacier.',
        ],
        [
          'Innen nie wischen: ausschütteln, trocknen lassen, in den Beutel geben.',
          'Never wipe the inside: shake it out, let it dry, put it in its pouch.',
        ],
        [
          'Passt über die meisten Brillen, die schmäler als 140 Millimeter sind.',
          'Fits over most glasses narrower than 140 millimetres.',
        ],
      ),
      features: both(
        ['Doppelscheibe gegen Beschlagen', 'Anti-fog double lens'],
        ['Kontrastverstärkende Tönung', 'Contrast-enhancing tint'],
        ['100 Prozent UV-Schutz', '100 per cent UV protection'],
        ['Dreilagiger Gesichtsschaum', 'Triple-layer face foam'],
        ['Rutschfestes Band für den Helm', 'Non-slip helmet strap'],
        ['Schneller Scheibenwechsel', 'Quick lens change'],
        ['Beutel aus Mikrofaser', 'Microfibre pouch'],
      ),
      details: (random) => [
        detail(text('Filterklasse', 'Filter category'), random.pick(['S1', 'S2', 'S2', 'S3', 'S1–S3'])),
        detail(
          text('Scheibe', 'Lens'),
          random.pick([text('sphärisch', 'spherical'), text('zylindrisch', 'cylindrical'), text('torisch', 'toric')]),
        ),
        detail(
          text('Für Brillenträger', 'Fits over glasses'),
          random.pick([text('ja', 'yes'), text('ja', 'yes'), text('nein', 'no')]),
        ),
        detail(text('Norm', 'Standard'), 'EN ISO 18527-1'),
      ],
      searchWords: 'Skibrillen Schibrille Schneebrille Goggles Goggle Snowboardbrille Brille Brillen Ski',
    },
  ],
};
