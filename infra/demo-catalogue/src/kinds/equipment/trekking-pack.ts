import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { backLengthSizes } from '../../reference/sizes.ts';

export const trekkingPack: KindSpec = {
  kind: 'trekking-pack',
  models: 9,
  modelNames: [
    'Lastesel',
    'Sherpa',
    'Weitweg',
    'Fernwanderer',
    'Sieben Tage',
    'Höhenweg',
    'Biwak',
    'Saumpfad',
    'Wandertrieb',
    'Haflinger',
    'Karawane',
    'Nomade',
    'Transalp',
    'Kraxe',
    'Hüttenwart',
    'Passhöhe',
    'Meilenstein',
    'Tragtier',
    'Wegzehrung',
    'Rucksackreise',
    'Etappe',
    'Fernweg',
    'Proviant',
    'Marschtag',
    'Gipfelkreuz',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'sand'],
  sizes: backLengthSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/rucksaecke/trekkingrucksaecke',
      noun: text('Trekkingrucksack', 'Trekking pack'),
      genders: [5, 3, 3, 0],
      share: 0.6,
      price: [130, 340],
      openers: both(
        [
          'Zelt, Essen für vier Tage und trotzdem ein gerader Rücken: Der {name} trägt, was du nicht daheim lassen willst.',
          'Tent, four days of food and still a straight back: the {name} carries what you do not want to leave behind.',
        ],
        [
          'Der {name} setzt die Last dorthin, wo sie hingehört, auf die Hüfte.',
          'The {name} puts the load where it belongs: on your hips.',
        ],
        [
          'Von Hütte zu Hütte oder quer durch Lappland: Mit dem {name} gehst du los und packst unterwegs nicht um.',
          'From hut to hut or across Lapland: with the {name} you set off and never have to repack.',
        ],
      ),
      bodies: both(
        [
          'Der Rücken lässt sich um zwölf Zentimeter verstellen, auch mit dem Rucksack auf den Schultern.',
          'The back adjusts by twelve centimetres, even with the pack on.',
        ],
        [
          'Der Hüftgurt ist innen weich und außen fest, seine Taschen nehmen Riegel und Telefon.',
          'The hip belt is soft inside and firm outside; its pockets take bars and a phone.',
        ],
        [
          'Ein Zipp vorne öffnet den ganzen Sack. Du kommst an den Schlafsack, ohne alles auszuräumen.',
          'A front zip opens the whole pack. You reach your sleeping bag without unpacking everything.',
        ],
        [
          'Das Bodenfach ist abgetrennt und nimmt Nasses auf, darunter halten zwei Riemen die Matte.',
          'The separate base compartment takes wet things; two straps below hold your mat.',
        ],
      ),
      closers: both(
        [
          'Rückenlänge vom siebten Halswirbel bis zur Höhe der Beckenknochen messen.',
          'Measure your back from the seventh vertebra to the level of your hip bones.',
        ],
        [
          'Die Regenhülle steckt im Boden, die Farbe sieht man auch im Nebel.',
          'The rain cover lives in the base; its colour shows even in fog.',
        ],
        [
          'Probiere ihn beladen: Zwölf Kilo zeigen, ob er sitzt. In unseren Filialen liegen Gewichte bereit.',
          'Try it loaded: twelve kilos tell you whether it fits. Our stores have weights ready.',
        ],
      ),
      features: both(
        ['Verstellbare Rückenlänge', 'Adjustable back length'],
        ['Zugriff von vorne', 'Front access'],
        ['Getrenntes Bodenfach', 'Separate base compartment'],
        ['Hüftgurt mit Taschen', 'Hip belt with pockets'],
        ['Regenhülle im Boden', 'Rain cover in the base'],
        ['Abnehmbarer Deckel', 'Removable lid'],
        ['Stoff aus recyceltem Polyamid', 'Recycled polyamide fabric'],
      ),
      details: (random) => [
        detail(text('Volumen', 'Volume'), figure(random.pick([45, 50, 55, 60, 65, 70]), ' + 10 Liter', ' + 10 litres')),
        detail(text('Gewicht', 'Weight'), `${random.between(1480, 2240)} g`),
        detail(text('Empfohlene Last', 'Recommended load'), text('bis 20 kg', 'up to 20 kg')),
        detail(text('Material', 'Fabric'), text('Polyamid 210 D und 420 D', '210D and 420D polyamide')),
      ],
      searchWords: 'Trekkingrucksäcke Rucksack Rucksäcke Tourenrucksack Reiserucksack Backpack Mehrtagestour Wandern',
    },
    {
      kind: 'avalanche-pack',
      category: 'ausruestung/rucksaecke/tourenrucksaecke',
      noun: text('Tourenrucksack', 'Touring pack'),
      genders: [5, 2, 2, 0],
      share: 0.4,
      price: [110, 260],
      openers: both(
        [
          'Schaufel, Sonde und Harscheisen haben im {name} ihren Platz und sind mit einem Griff heraußen.',
          'Shovel, probe and ski crampons have their place in the {name} and are out in one move.',
        ],
        [
          'Der {name} liegt eng am Rücken und bleibt dort, auch wenn der Schnee tief und der Schwung schnell ist.',
          'The {name} sits close to your back and stays there, however deep the snow and fast the turn.',
        ],
        [
          'Für Skitouren, Freeride und Hochtouren im Frühjahr: Der {name} trägt Ski, Pickel und Seil.',
          'For ski tours, freeride and spring mountaineering: the {name} carries skis, axe and rope.',
        ],
      ),
      bodies: both(
        [
          'Das Notfallfach ist getrennt und farbig gekennzeichnet. So findest du es auch mit klammen Fingern.',
          'The emergency compartment is separate and colour-marked. You find it even with numb fingers.',
        ],
        [
          'Ski lassen sich seitlich und diagonal befestigen, die Schlaufen sind gegen Kanten verstärkt.',
          'Skis attach at the sides or diagonally; the loops are reinforced against edges.',
        ],
        [
          'Der Zugang am Rücken öffnet weit, du musst den Sack im Schnee nicht auf die Gurte legen.',
          'Back access opens wide, so the straps never have to lie in the snow.',
        ],
      ),
      closers: both(
        [
          'Lawinenausrüstung gehört dazu, und der Umgang damit geübt. Kurse findest du bei den alpinen Vereinen.',
          'Avalanche gear is part of it, and so is practice. Alpine clubs offer courses.',
        ],
        [
          'Vorbereitet für eine Trinkblase, mit isoliertem Schlauch.',
          'Ready for a hydration bladder, with insulated hose.',
        ],
      ),
      features: both(
        ['Getrenntes Fach für Schaufel und Sonde', 'Separate shovel and probe compartment'],
        ['Skibefestigung seitlich und diagonal', 'Side and diagonal ski carry'],
        ['Zugriff am Rücken', 'Back access'],
        ['Pickelschlaufen', 'Axe loops'],
        ['Helmnetz', 'Helmet net'],
        ['Schneeabweisender Rücken', 'Snow-shedding back panel'],
      ),
      details: (random) => [
        detail(text('Volumen', 'Volume'), figure(random.pick([22, 26, 30, 34, 38]), ' Liter', ' litres')),
        detail(text('Gewicht', 'Weight'), `${random.between(880, 1390)} g`),
        detail(text('Material', 'Fabric'), text('Polyamid 420 D', '420D polyamide')),
      ],
      searchWords: 'Tourenrucksäcke Skitourenrucksack Lawinenrucksack Freeriderucksack Rucksack Rucksäcke Skitour',
    },
  ],
};
