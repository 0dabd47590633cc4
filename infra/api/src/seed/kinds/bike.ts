import { at, decimal, detail, type KindSpec } from '../kind-spec.ts';
import { bikeSizes } from '../sizes.ts';

export const bike: KindSpec = {
  kind: 'bike',
  models: 16,
  modelNames: ['Forststraße', 'Wurzel', 'Schotterpass', 'Talfahrt', 'Höhenmeter', 'Kehrtwende'],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'gelb'],
  sizes: bikeSizes,
  isHeavy: true,
  isBike: true,
  isSki: false,
  lines: [
    {
      category: 'fahrraeder/mountainbikes',
      noun: { at: 'Mountainbike' },
      genders: [6, 1, 1, 0],
      share: 0.45,
      price: [890, 2400],
      openers: at(
        'Das {name} klettert willig und lässt dir bergab Zeit, die richtige Linie zu wählen.',
        'Vom Forstweg auf den Trail: Das {name} ist das eine Rad für beides.',
        'Große Räder, ruhige Lage: Mit dem {name} rollst du über Wurzeln, an denen andere absteigen.',
      ),
      bodies: at(
        'Der Rahmen aus geformtem Aluminium verlegt alle Züge innen; die Federgabel lässt sich vom Lenker aus sperren.',
        'Hydraulische Scheibenbremsen dosieren fein und packen auch bei Nässe zu.',
        'Zwölf Gänge mit breiter Übersetzung reichen für steile Rampen und schnelle Geraden.',
      ),
      closers: at(
        'Wir liefern es zu 95 Prozent montiert; auf Wunsch stellt es deine Filiale fertig ein.',
        'Rahmengröße: Schrittlänge in Zentimetern mal 0,57.',
      ),
      features: at(
        'Aluminiumrahmen mit Innenverlegung',
        'Hydraulische Scheibenbremsen',
        'Federgabel mit Sperre am Lenker',
        '12 Gänge',
        'Schlauchlos vorbereitet',
      ),
      details: (random) => [
        detail('Laufräder', random.pick(['27,5 Zoll', '29 Zoll'])),
        detail('Federweg', `${random.pick([100, 120, 130, 150])} mm`),
        detail('Gewicht', `${decimal(random.between(125, 148) / 10)} kg`),
      ],
      searchWords: 'Mountainbikes MTB Bike Bikes Fahrrad Fahrräder Rad Räder Hardtail Trailbike',
    },
    {
      category: 'fahrraeder/gravelbikes',
      noun: { at: 'Gravelbike' },
      genders: [6, 0, 0, 0],
      share: 0.3,
      price: [990, 2300],
      openers: at(
        'Asphalt bis zum Ortsende, dann Schotter bis zum Pass: Das {name} macht keinen Unterschied.',
        'Das {name} ist schnell genug für die Feierabendrunde und bequem genug für drei Tage mit Gepäck.',
      ),
      bodies: at(
        'Die Karbongabel nimmt feine Schläge auf, der Rahmen hat Ösen für Schutzbleche, Träger und drei Flaschen.',
        'Der Lenker ist unten leicht ausgestellt, das gibt auf losem Grund Ruhe.',
        'Reifen mit 40 Millimetern rollen leicht und greifen in der Kurve.',
      ),
      closers: at(
        'Wir liefern es zu 95 Prozent montiert; auf Wunsch stellt es deine Filiale fertig ein.',
        'Rahmengröße: Schrittlänge in Zentimetern mal 0,66.',
      ),
      features: at(
        'Karbongabel',
        'Ösen für Gepäck und Schutzbleche',
        'Hydraulische Scheibenbremsen',
        '40-mm-Reifen',
        'Ausgestellter Lenker',
      ),
      details: (random) => [
        detail('Laufräder', '28 Zoll'),
        detail('Schaltung', random.pick(['1 × 12 Gänge', '2 × 11 Gänge'])),
        detail('Gewicht', `${decimal(random.between(92, 108) / 10)} kg`),
      ],
      searchWords: 'Gravelbikes Gravel Rennrad Bike Bikes Fahrrad Fahrräder Rad Räder Schotter Bikepacking',
    },
    {
      category: 'fahrraeder/kinderraeder',
      noun: { at: 'Kinderrad' },
      genders: [0, 0, 0, 1],
      share: 0.25,
      price: [260, 480],
      openers: at(
        'Das {name} ist leicht genug, dass Kinder es selbst über die Stiege tragen.',
        'Erst der Hof, dann der Radweg: Das {name} wächst mit dem Mut mit.',
      ),
      bodies: at(
        'Sattel und Lenker lassen sich ohne Werkzeug verstellen, die Bremshebel passen zu kleinen Händen.',
        'Der Rahmen ist niedrig geschnitten, das macht Auf- und Absteigen leicht.',
      ),
      closers: at('Mit Klingel, Reflektoren und Kettenschutz.', 'Radgröße nach Körpergröße wählen, nicht nach Alter.'),
      features: at(
        'Leichter Aluminiumrahmen',
        'Bremshebel für kleine Hände',
        'Kettenschutz',
        'Ohne Werkzeug verstellbar',
        'Reflektoren und Klingel',
      ),
      details: (random) => [
        detail('Gewicht', `${decimal(random.between(58, 89) / 10)} kg`),
        detail('Schaltung', random.pick(['ohne', '7 Gänge'])),
      ],
      searchWords: 'Kinderräder Kinderfahrrad Jugendrad Bike Bikes Fahrrad Fahrräder Rad Räder Kinder',
    },
  ],
};
