import { at, detail, type KindSpec } from '../kind-spec.ts';
import { noSizes } from '../sizes.ts';

export const backpack: KindSpec = {
  kind: 'backpack',
  models: 20,
  modelNames: ['Jause', 'Übergang', 'Rast', 'Traglast', 'Biwakzeug', 'Tagwerk', 'Fernweg', 'Proviant'],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'sand'],
  sizes: noSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/rucksaecke/tagesrucksaecke',
      noun: { at: 'Wanderrucksack' },
      genders: [6, 2, 1, 2],
      share: 0.65,
      price: [70, 150],
      openers: at(
        'Regenjacke, Jause, zwei Flaschen und noch Platz: Der {name} ist der Rucksack für den ganzen Tag.',
        'Der {name} trägt sich, als hätte man die Hälfte daheim gelassen.',
        'Ein Griff nach hinten genügt: Beim {name} ist alles dort, wo du es erwartest.',
      ),
      bodies: at(
        'Ein gespanntes Netz hält den Rücken frei, damit Luft durchzieht. Der Hüftgurt nimmt die Last von den Schultern.',
        'Im Deckel liegen die kleinen Dinge, vorne eine Netztasche für Nasses, seitlich halten Schlaufen die Stöcke.',
        'Der Stoff ist dicht gewebt und am Boden doppelt; die Regenhülle steckt in einem eigenen Fach.',
      ),
      closers: at(
        'Vorbereitet für eine Trinkblase bis drei Liter.',
        'Mit einem feuchten Tuch reinigen, nicht in der Maschine waschen.',
        'Die Rückenlänge lässt sich verstellen.',
      ),
      features: at(
        'Belüfteter Netzrücken',
        'Regenhülle im eigenen Fach',
        'Hüftgurt mit zwei Taschen',
        'Halterung für Stöcke',
        'Fach für Trinkblase',
        'Aus recyceltem Polyamid',
      ),
      details: (random) => [
        detail('Volumen', `${random.pick([18, 22, 26, 30, 34])} l`),
        detail('Gewicht', `${random.between(780, 1180)} g`),
        detail('Rückensystem', 'Netzrücken'),
      ],
      searchWords: 'Rucksäcke Rucksack Daypack Tagesrucksack Tourenrucksack Wandern Tasche',
    },
    {
      category: 'ausruestung/rucksaecke/trekkingrucksaecke',
      noun: { at: 'Trekkingrucksack' },
      genders: [4, 2, 2, 0],
      share: 0.35,
      price: [150, 270],
      openers: at(
        'Eine Woche unterwegs, alles am Rücken: Der {name} verteilt die Last so, dass du abends noch lachst.',
        'Für Weitwanderwege und Zeltnächte gebaut: Der {name} trägt auch fünfzehn Kilo ruhig.',
      ),
      bodies: at(
        'Zwei Aluminiumstreben leiten das Gewicht auf den Hüftgurt, die Schulterträger lassen sich in der Höhe verstellen.',
        'Das Hauptfach öffnet auch von vorne, so kommst du an den Schlafsack, ohne alles auszuräumen.',
        'Kompressionsriemen an den Seiten halten die Last nahe am Körper, auch wenn der Rucksack halb leer ist.',
      ),
      closers: at('Deckel abnehmbar, als kleine Tasche zu tragen.', 'Mit Regenhülle und Signalpfeife.'),
      features: at(
        'Verstellbare Rückenlänge',
        'Zugriff von vorne',
        'Abnehmbarer Deckel',
        'Gepolsterter Hüftgurt',
        'Inklusive Regenhülle',
      ),
      details: (random) => [
        detail('Volumen', `${random.pick(['45 + 10', '55 + 10', '60 + 10', '65 + 15'])} l`),
        detail('Gewicht', `${random.between(1620, 2180)} g`),
        detail('Traglast', `bis ${random.pick([14, 16, 18, 20])} kg`),
      ],
      searchWords: 'Rucksäcke Rucksack Trekking Fernwandern Weitwandern Reiserucksack Tourenrucksack Wandern',
    },
  ],
};
