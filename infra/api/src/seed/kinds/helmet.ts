import { at, detail, type KindSpec } from '../kind-spec.ts';
import { helmetSizes } from '../sizes.ts';

export const helmet: KindSpec = {
  kind: 'helmet',
  models: 18,
  modelNames: ['Schale', 'Obacht', 'Kuppe', 'Windkanal', 'Rundum', 'Stirn'],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gelb', 'rot'],
  sizes: helmetSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      kind: 'ski-helmet',
      category: 'ausruestung/helme/skihelme',
      noun: { at: 'Skihelm' },
      genders: [5, 2, 1, 3],
      share: 0.5,
      price: [70, 190],
      openers: at(
        'Der {name} sitzt fest, ohne zu drücken, und macht den Liftstau erträglich: Die Belüftung regelst du mit einem Schieber.',
        'Leicht genug, um ihn zu vergessen, stark genug für den Ernstfall: der {name}.',
        'Mit Brille, ohne Spalt: Der {name} schließt an jede gängige Skibrille sauber an.',
      ),
      bodies: at(
        'Eine gleitende Innenschale nimmt bei schrägem Aufprall Drehkräfte auf, bevor sie am Kopf ankommen.',
        'Das Drehrad am Hinterkopf lässt sich mit Handschuhen bedienen, der Verschluss schließt magnetisch.',
        'Die Ohrpolster kann man herausnehmen und waschen; sie dämpfen den Wind, aber nicht die Stimmen.',
      ),
      closers: at(
        'Kopfumfang an der breitesten Stelle messen, knapp über den Ohren.',
        'Nach einem starken Sturz bitte ersetzen, auch wenn nichts zu sehen ist.',
      ),
      features: at(
        'Schutz gegen Drehkräfte',
        'Regelbare Belüftung',
        'Magnetverschluss',
        'Herausnehmbare Ohrpolster',
        'Drehrad zum Anpassen',
      ),
      details: (random) => [
        detail('Norm', 'EN 1077 Klasse B'),
        detail('Gewicht', `${random.between(380, 490)} g (55–59 cm)`),
        detail('Bauweise', random.pick(['In-Mold', 'Hartschale', 'Hybrid'])),
      ],
      searchWords: 'Helme Helm Skihelme Schihelm Wintersport Kopfschutz Snowboardhelm',
    },
    {
      category: 'ausruestung/helme/radhelme',
      noun: { at: 'Radhelm' },
      genders: [5, 1, 1, 3],
      share: 0.5,
      price: [50, 180],
      openers: at(
        'Viel Luft, viel Schutz: Der {name} ist für lange Anstiege genauso gemacht wie für den Weg in die Arbeit.',
        'Tief am Hinterkopf, frei im Blick: Der {name} bleibt auf dem Trail dort, wo er hingehört.',
        'Der {name} zeigt, dass ein sicherer Helm nicht wie einer aussehen muss.',
      ),
      bodies: at(
        'Große Öffnungen vorne und Kanäle im Schaum führen die Luft über den Kopf und hinten wieder hinaus.',
        'Eine gleitende Innenschale nimmt bei schrägem Aufprall Drehkräfte auf.',
        'Das Visier lässt sich in drei Stufen stellen; hinten ist Platz für ein Rücklicht.',
      ),
      closers: at(
        'Kopfumfang an der breitesten Stelle messen, knapp über den Ohren.',
        'Die Polster sind waschbar, ein zweiter Satz liegt bei.',
      ),
      features: at(
        'Schutz gegen Drehkräfte',
        'Große Belüftungsöffnungen',
        'Verstellbares Visier',
        'Platz für ein Rücklicht',
        'Waschbare Polster',
      ),
      details: (random) => [
        detail('Norm', 'EN 1078'),
        detail('Gewicht', `${random.between(240, 360)} g (55–59 cm)`),
        detail('Belüftung', `${random.between(12, 21)} Öffnungen`),
      ],
      searchWords: 'Helme Helm Fahrradhelm Fahrradhelme MTB-Helm Bikehelm Kopfschutz Fahrrad Rad',
    },
  ],
};
