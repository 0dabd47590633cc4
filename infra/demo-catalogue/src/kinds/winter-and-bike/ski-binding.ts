import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { bindingSizes } from '../../reference/sizes.ts';

const standFeatures = both(
  ['Bremse in vier Breiten erhältlich', 'Brake available in four widths'],
  ['Auslösung an Spitze und Ferse einstellbar', 'Adjustable release at toe and heel'],
  ['Gut ablesbare Skala', 'Easy-to-read release scale'],
);

export const skiBinding: KindSpec = {
  kind: 'ski-binding',
  models: 8,
  modelNames: [
    'Einrast',
    'Fersenschluss',
    'Klickwerk',
    'Haltepunkt',
    'Kantenruh',
    'Drehmoment',
    'Backenzahn',
    'Festsitz',
    'Auslöser',
    'Gelenk',
    'Ankerpunkt',
    'Kraftschluss',
    'Bügel',
    'Sperrklinke',
    'Freilauf',
    'Standfest',
    'Riegel',
    'Taktgeber',
    'Schnapper',
    'Fundament',
    'Brücke',
    'Zugriff',
    'Nachgiebig',
    'Spurtreu',
    'Steigfrei',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gelb', 'orange', 'rot'],
  sizes: bindingSizes,
  isHeavy: false,
  isBike: false,
  isSki: true,
  lines: [
    {
      category: 'wintersport/bindungen/pistenbindungen',
      noun: text('Pistenbindung', 'Alpine binding'),
      genders: [6, 0, 0, 1],
      share: 0.6,
      price: [130, 320],
      openers: both(
        [
          'Ein Tritt, ein Klick, ein sicherer Stand: Die {name} macht keine Umstände und löst aus, wenn sie soll.',
          'One step, one click, a secure stance: the {name} makes no fuss and releases when it should.',
        ],
        [
          'Die {name} überträgt jede Bewegung direkt auf die Kante und bleibt auch bei Schlägen ruhig.',
          'The {name} passes every movement straight to the edge and stays calm over chatter.',
        ],
        [
          'Für Tage auf der Piste, an denen du die Bindung einfach vergessen willst: die {name}.',
          'For days on the piste when you simply want to forget about your binding: the {name}.',
        ],
      ),
      bodies: both(
        [
          'Der Vorderbacken federt seitlich und nach oben, bevor er freigibt. So bleibst du bei einem harten Schlag im Ski und kommst bei einem Sturz heraus.',
          'The toe piece gives sideways and upwards before it lets go. You stay in through a hard knock and come out in a fall.',
        ],
        [
          'Der Fersenautomat liegt breit auf und führt den Schuh über die ganze Länge, das spürst du in langen Schwüngen.',
          'The wide heel piece guides the boot along its whole length, which you feel in long turns.',
        ],
        [
          'Eine gleitende Platte unter dem Ballen gleicht Schnee und Schmutz an der Sohle aus, damit die Auslösung gleich bleibt.',
          'A sliding plate under the ball of the foot makes up for snow and dirt on the sole, so release stays consistent.',
        ],
        [
          'Die Schiene ist ohne Werkzeug verstellbar. Wer den Schuh wechselt, stellt in einer Minute um.',
          'The track adjusts without tools. If you change boots, you are set in a minute.',
        ],
      ),
      closers: both(
        [
          'Wir montieren und stellen auf Gewicht, Größe und Können ein.',
          'We mount it and set it to your weight, height and ability.',
        ],
        [
          'Die Bremse soll fünf bis fünfzehn Millimeter breiter sein als dein Ski unter der Bindung.',
          'Choose a brake five to fifteen millimetres wider than your ski underfoot.',
        ],
        [
          'Lass die Einstellung einmal im Jahr prüfen, am besten vor der ersten Fahrt.',
          'Have the setting checked once a year, ideally before your first run.',
        ],
      ),
      features: [
        ...standFeatures,
        ...both(
          ['Passt zu Alpin- und GripWalk-Sohlen', 'Fits alpine and GripWalk soles'],
          ['Gleitplatte unter dem Vorderfuß', 'Sliding plate under the forefoot'],
          ['Stufenlos verstellbare Schiene', 'Continuously adjustable track'],
          ['Leichter Einstieg auch im Tiefschnee', 'Easy step-in, even in deep snow'],
        ),
      ],
      details: (random) => [
        detail(text('Z-Wert', 'DIN range'), random.pick(['3–10', text('3,5–11', '3.5–11'), '4–13'])),
        detail(text('Gewicht', 'Weight'), figure(random.between(920, 1180), ' g (Stück)', ' g (each)')),
        detail(text('Standhöhe', 'Stand height'), `${random.between(17, 27)} mm`),
        detail(text('Sohlen', 'Soles'), 'ISO 5355, ISO 23223'),
      ],
      searchWords: 'Skibindung Skibindungen Bindung Bindungen Alpinbindung Schibindung Ski alpin binding',
    },
    {
      kind: 'touring-binding',
      category: 'wintersport/bindungen/tourenbindungen',
      noun: text('Tourenbindung', 'Touring binding'),
      genders: [1, 0, 0, 0],
      share: 0.4,
      price: [280, 560],
      openers: both(
        [
          'Zwei Pins vorne, zwei hinten und sonst fast nichts: Die {name} macht den Aufstieg leicht.',
          'Two pins in front, two behind and hardly anything else: the {name} makes the climb easy.',
        ],
        [
          'Mit der {name} gehst du zügig bergauf und fährst ohne schlechtes Gefühl wieder hinunter.',
          'With the {name} you climb briskly and ski back down without a second thought.',
        ],
        [
          'Wer viele Höhenmeter macht, spürt jedes Gramm. Die {name} spart sie dort, wo du sie bei jedem Schritt hebst.',
          'If you climb a lot, you feel every gram. The {name} saves them where you lift them with each step.',
        ],
      ),
      bodies: both(
        [
          'Die Ferse lässt sich mit dem Stock drehen. Zwei Steighilfen reichen vom flachen Forstweg bis zur steilen Rinne.',
          'The heel turns with your pole. Two climbing aids cover everything from flat forest roads to steep couloirs.',
        ],
        [
          'Die Backen aus geschmiedetem Aluminium halten fest und lassen sich vom Eis befreien, ohne dass du dich bücken musst.',
          'The forged aluminium toe holds tight and clears of ice without you having to bend down.',
        ],
        [
          'Seitlich und nach vorne löst die {name} getrennt aus, beide Werte stellst du mit einem Schraubenzieher ein.',
          'The {name} releases separately to the side and forwards; you set both values with a screwdriver.',
        ],
      ),
      closers: both(
        ['Für Schuhe mit Pin-Einsätzen an Spitze und Ferse.', 'For boots with pin inserts at toe and heel.'],
        [
          'Wir montieren sie mittig auf deine Sohlenlänge, mit Spielraum für den nächsten Schuh.',
          'We mount it centred on your sole length, with room for the next boot.',
        ],
      ),
      features: [
        ...standFeatures,
        ...both(
          ['Zwei Steighilfen', 'Two climbing aids'],
          ['Geschmiedete Vorderbacken', 'Forged toe piece'],
          ['Harscheisen nachrüstbar', 'Takes ski crampons'],
          ['Einstiegshilfe für die Schuhspitze', 'Step-in guide for the toe'],
        ),
      ],
      details: (random) => [
        detail(text('Auslösewert', 'Release value'), random.pick(['4–10', '5–12', '4–12'])),
        detail(text('Gewicht', 'Weight'), figure(random.between(240, 390), ' g (Stück)', ' g (each)')),
        detail(text('Steighilfen', 'Climbing aids'), text('0, 38 und 50 mm', '0, 38 and 50 mm')),
      ],
      searchWords: 'Tourenbindungen Pinbindung Skitourenbindung Bindung Skitour Skitouren touring binding',
    },
  ],
};
