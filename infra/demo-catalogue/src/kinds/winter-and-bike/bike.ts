import { both, detail, type KindSpec, measured, text } from '../../generator/kind-spec.ts';
import { bikeSizes } from '../../reference/sizes.ts';

export const bike: KindSpec = {
  kind: 'bike',
  models: 16,
  modelNames: [
    'Forststraße',
    'Wurzel',
    'Schotterpass',
    'Talfahrt',
    'Höhenmeter',
    'Kehrtwende',
    'Waldkante',
    'Kurbelei',
    'Bachlauf',
    'Querfeldein',
    'Feldrain',
    'Hohlweg',
    'Kettenblitz',
    'Rüttelpiste',
    'Almrunde',
    'Umweg',
    'Steilkurve',
    'Fernsicht',
    'Radstand',
    'Zweitausender',
    'Weiler',
    'Rollsplitt',
    'Murgang',
    'Ausritt',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'gelb'],
  sizes: bikeSizes,
  isHeavy: true,
  isBike: true,
  isSki: false,
  lines: [
    {
      category: 'fahrraeder/mountainbikes',
      noun: text('Mountainbike', 'Mountain bike'),
      genders: [6, 1, 1, 0],
      share: 0.45,
      price: [890, 2400],
      openers: both(
        [
          'Das {name} klettert willig und lässt dir bergab Zeit, die richtige Linie zu wählen.',
          'The {name} climbs willingly and gives you time to choose your line on the way down.',
        ],
        [
          'Vom Forstweg auf den Trail: Das {name} ist das eine Rad für beides.',
          'From forest road to trail: the {name} is the one bike for both.',
        ],
        [
          'Große Räder, ruhige Lage: Mit dem {name} rollst du über Wurzeln, an denen andere absteigen.',
          'Big wheels, calm handling: the {name} rolls over roots where others get off.',
        ],
      ),
      bodies: both(
        [
          'Der Rahmen aus geformtem Aluminium verlegt alle Züge innen; die Federgabel lässt sich vom Lenker aus sperren.',
          'The shaped aluminium frame routes all cables inside; the suspension fork locks from the handlebar.',
        ],
        [
          'Hydraulische Scheibenbremsen dosieren fein und packen auch bei Nässe zu.',
          'Hydraulic disc brakes modulate finely and bite in the wet.',
        ],
        [
          'Zwölf Gänge mit breiter Übersetzung reichen für steile Rampen und schnelle Geraden.',
          'Twelve gears with a wide range cover steep ramps and fast straights.',
        ],
      ),
      closers: both(
        [
          'Wir liefern es zu 95 Prozent montiert; auf Wunsch stellt es deine Filiale fertig ein.',
          'Delivered 95 per cent assembled; your store sets it up if you like.',
        ],
        ['Rahmengröße: Schrittlänge in Zentimetern mal 0,57.', 'Frame size: inseam in centimetres times 0.57.'],
      ),
      features: both(
        ['Aluminiumrahmen mit Innenverlegung', 'Aluminium frame with internal routing'],
        ['Hydraulische Scheibenbremsen', 'Hydraulic disc brakes'],
        ['Federgabel mit Sperre am Lenker', 'Suspension fork with remote lockout'],
        ['12 Gänge', '12 speeds'],
        ['Schlauchlos vorbereitet', 'Tubeless ready'],
      ),
      details: (random) => [
        detail(text('Laufräder', 'Wheels'), random.pick([text('27,5 Zoll', '27.5 in'), text('29 Zoll', '29 in')])),
        detail(text('Federweg', 'Travel'), `${random.pick([100, 120, 130, 150])} mm`),
        detail(text('Gewicht', 'Weight'), measured(random.between(125, 148) / 10, 1, 'kg')),
      ],
      searchWords: 'Mountainbikes MTB Bike Bikes Fahrrad Fahrräder Rad Räder Hardtail Trailbike',
    },
    {
      kind: 'gravel-bike',
      category: 'fahrraeder/gravelbikes',
      noun: text('Gravelbike', 'Gravel bike'),
      genders: [6, 0, 0, 0],
      share: 0.3,
      price: [990, 2300],
      openers: both(
        [
          'Asphalt bis zum Ortsende, dann Schotter bis zum Pass: Das {name} macht keinen Unterschied.',
          'Tarmac to the edge of town, then gravel to the pass: the {name} makes no difference.',
        ],
        [
          'Das {name} ist schnell genug für die Feierabendrunde und bequem genug für drei Tage mit Gepäck.',
          'The {name} is fast enough for the after-work loop and comfortable enough for three days with bags.',
        ],
      ),
      bodies: both(
        [
          'Die Karbongabel nimmt feine Schläge auf, der Rahmen hat Ösen für Schutzbleche, Träger und drei Flaschen.',
          'The carbon fork soaks up chatter; the frame has mounts for mudguards, racks and three bottles.',
        ],
        [
          'Der Lenker ist unten leicht ausgestellt, das gibt auf losem Grund Ruhe.',
          'The bar flares slightly, which steadies it on loose ground.',
        ],
        [
          'Reifen mit 40 Millimetern rollen leicht und greifen in der Kurve.',
          'Tyres of 40 millimetres roll easily and grip in corners.',
        ],
      ),
      closers: both(
        [
          'Wir liefern es zu 95 Prozent montiert; auf Wunsch stellt es deine Filiale fertig ein.',
          'Delivered 95 per cent assembled; your store sets it up if you like.',
        ],
        ['Rahmengröße: Schrittlänge in Zentimetern mal 0,66.', 'Frame size: inseam in centimetres times 0.66.'],
      ),
      features: both(
        ['Karbongabel', 'Carbon fork'],
        ['Ösen für Gepäck und Schutzbleche', 'Rack and mudguard mounts'],
        ['Hydraulische Scheibenbremsen', 'Hydraulic disc brakes'],
        ['40-mm-Reifen', '40 mm tyres'],
        ['Ausgestellter Lenker', 'Flared bar'],
      ),
      details: (random) => [
        detail(text('Laufräder', 'Wheels'), text('28 Zoll', '28 in')),
        detail(
          text('Schaltung', 'Gears'),
          random.pick([text('1 × 12 Gänge', '1 × 12 speed'), text('2 × 11 Gänge', '2 × 11 speed')]),
        ),
        detail(text('Gewicht', 'Weight'), measured(random.between(92, 108) / 10, 1, 'kg')),
      ],
      searchWords: 'Gravelbikes Gravel Rennrad Bike Bikes Fahrrad Fahrräder Rad Räder Schotter Bikepacking',
    },
    {
      kind: 'kids-bike',
      category: 'fahrraeder/kinderraeder',
      noun: text('Kinderrad', 'Kids’ bike'),
      genders: [0, 0, 0, 1],
      share: 0.25,
      price: [260, 480],
      openers: both(
        [
          'Das {name} ist leicht genug, dass Kinder es selbst über die Stiege tragen.',
          'The {name} is light enough for children to carry it up the stairs themselves.',
        ],
        [
          'Erst der Hof, dann der Radweg: Das {name} wächst mit dem Mut mit.',
          'First the yard, then the cycle path: the {name} grows with their courage.',
        ],
      ),
      bodies: both(
        [
          'Sattel und Lenker lassen sich ohne Werkzeug verstellen, die Bremshebel passen zu kleinen Händen.',
          'Saddle and bar adjust without tools; the brake levers fit small hands.',
        ],
        [
          'Der Rahmen ist niedrig geschnitten, das macht Auf- und Absteigen leicht.',
          'The frame is low, which makes getting on and off easy.',
        ],
      ),
      closers: both(
        ['Mit Klingel, Reflektoren und Kettenschutz.', 'With bell, reflectors and chain guard.'],
        ['Radgröße nach Körpergröße wählen, nicht nach Alter.', 'Choose the wheel size by height, not by age.'],
      ),
      features: both(
        ['Leichter Aluminiumrahmen', 'Light aluminium frame'],
        ['Bremshebel für kleine Hände', 'Brake levers for small hands'],
        ['Kettenschutz', 'Chain guard'],
        ['Ohne Werkzeug verstellbar', 'Tool-free adjustment'],
        ['Reflektoren und Klingel', 'Reflectors and bell'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), measured(random.between(58, 89) / 10, 1, 'kg')),
        detail(text('Schaltung', 'Gears'), random.pick([text('ohne', 'none'), text('7 Gänge', '7 speed')])),
      ],
      searchWords: 'Kinderräder Kinderfahrrad Jugendrad Bike Bikes Fahrrad Fahrräder Rad Räder Kinder',
    },
  ],
};
