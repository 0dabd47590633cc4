import { at, detail, type KindSpec } from '../kind-spec.ts';
import { noSizes } from '../sizes.ts';

export const backpack: KindSpec = {
  kind: 'backpack',
  models: 14,
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
      share: 1,
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
  ],
};
