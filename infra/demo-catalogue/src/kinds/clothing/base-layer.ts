import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const baseLayer: KindSpec = {
  kind: 'base-layer',
  models: 9,
  modelNames: [
    'Erste Schicht',
    'Hautnah',
    'Grundton',
    'Unterzug',
    'Merle',
    'Wollmilch',
    'Nachtruhe',
    'Sockel',
    'Innenfutter',
    'Zweite Haut',
    'Ruhepuls',
    'Feinripp',
    'Basislager',
    'Steppengras',
    'Lammzeit',
    'Leisetritt',
    'Dauerwarm',
    'Körperklima',
    'Grundschritt',
    'Wärmestube',
    'Schurzeit',
    'Tragwerk',
    'Frühaufsteher',
    'Unterstand',
    'Weichfaser',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'orange', 'rot', 'beere', 'sand', 'weiss'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/oberteile/funktionswaesche/merino',
      noun: text('Merino-Longsleeve', 'Merino long sleeve'),
      genders: [0, 5, 5, 2],
      share: 0.5,
      price: [60, 140],
      openers: both(
        [
          'Fünf Tage Hüttentour, ein Shirt: Das {name} riecht auch am letzten Abend nach nichts.',
          'Five days hut to hut, one shirt: the {name} smells of nothing even on the last evening.',
        ],
        [
          'Das {name} wärmt, wenn du stehst, und kühlt, wenn du gehst. Wolle kann das seit immer.',
          'The {name} warms you when you stop and cools you when you go. Wool has always done that.',
        ],
        [
          'Weich auf der Haut, ruhig unter jeder Jacke: Das {name} ziehst du in der Früh an und denkst nicht mehr daran.',
          'Soft on your skin, calm under any jacket: put the {name} on in the morning and forget about it.',
        ],
      ),
      bodies: both(
        [
          'Die Fasern sind 18,5 Mikrometer fein, feiner als das, was auf der Haut kratzen könnte.',
          'At 18.5 microns the fibres are finer than anything that could itch.',
        ],
        [
          'Ein Kern aus Nylon in jedem Faden macht die Wolle reißfest, ohne dass du ihn spürst.',
          'A nylon core in every yarn makes the wool hard-wearing without you feeling it.',
        ],
        [
          'Die Schulternaht liegt vorne und die Seitennaht hinten, damit unter Rucksackgurten nichts drückt.',
          'Shoulder seams sit forward and side seams back, so nothing presses under pack straps.',
        ],
      ),
      closers: both(
        ['Die Wolle kommt von Betrieben ohne Mulesing.', 'The wool comes from mulesing-free farms.'],
        [
          'Meist reicht auslüften. Sonst im Wollprogramm waschen und liegend trocknen.',
          'Airing is usually enough. Otherwise wash on the wool cycle and dry flat.',
        ],
        [
          'Liegt am Körper an. Wer es lockerer mag, nimmt eine Größe mehr.',
          'Close fit. If you like it looser, go up a size.',
        ],
      ),
      features: both(
        ['Feine Merinowolle', 'Fine merino wool'],
        ['Nimmt kaum Geruch an', 'Hardly takes on odour'],
        ['Flache, versetzte Nähte', 'Flat, offset seams'],
        ['Verlängerter Rücken', 'Longer back'],
        ['Wärmt auch feucht', 'Warm even when damp'],
        ['Ohne Mulesing', 'Mulesing-free'],
      ),
      details: (random) => [
        detail(text('Material', 'Fabric'), text('87 % Merinowolle, 13 % Polyamid', '87% merino wool, 13% polyamide')),
        detail(text('Stoffgewicht', 'Fabric weight'), `${random.pick([150, 175, 200, 260])} g/m²`),
        detail(text('Schnitt', 'Fit'), text('körpernah', 'close')),
      ],
      searchWords:
        'Merinoshirt Funktionsunterwäsche Skiunterwäsche Unterhemd Langarmshirt Unterwäsche Wolle base layer',
    },
    {
      category: 'bekleidung/oberteile/funktionswaesche/kunstfaser',
      noun: text('Funktionsshirt langarm', 'Long-sleeve base layer'),
      genders: [0, 5, 5, 4],
      share: 0.5,
      price: [35, 95],
      openers: both(
        [
          'Schwitzen gehört dazu, nass bleiben nicht: Das {name} trägt Feuchtigkeit nach außen, bevor dir kalt wird.',
          'Sweating is part of it, staying wet is not: the {name} moves moisture out before you get cold.',
        ],
        [
          'Das {name} ist nahtlos gestrickt und sitzt wie eine zweite Haut, vom Langlauf bis zur Skitour.',
          'The {name} is knitted without seams and sits like a second skin, from cross-country to ski touring.',
        ],
        [
          'Wer schnell unterwegs ist, braucht eine Schicht, die mithält. Das {name} ist trocken, bevor du oben bist.',
          'If you move fast you need a layer that keeps up. The {name} is dry before you reach the top.',
        ],
      ),
      bodies: both(
        [
          'Unterschiedlich dichte Zonen wärmen an Brust und Nieren und lüften unter den Achseln und am Rücken.',
          'Zones of different density warm chest and kidneys and vent underarms and back.',
        ],
        [
          'Die hohlen Fasern halten Luft und damit Wärme, wiegen aber weniger als ein Apfel.',
          'Hollow fibres hold air and therefore warmth, yet weigh less than an apple.',
        ],
        [
          'Silberfreie Ausrüstung bremst Geruch, ohne ins Wasser zu gehen.',
          'A silver-free finish slows odour without washing out.',
        ],
      ),
      closers: both(
        ['Sitzt eng, so arbeitet das Material am besten.', 'Fits tight, which is how the fabric works best.'],
        ['Bei 40 Grad waschen, ohne Weichspüler.', 'Wash at 40 degrees without softener.'],
        ['Trocknet über Nacht auf jeder Hüttenleine.', 'Dries overnight on any hut line.'],
      ),
      features: both(
        ['Nahtlos gestrickt', 'Seamless knit'],
        ['Wärmende und lüftende Zonen', 'Warming and venting zones'],
        ['Trocknet sehr schnell', 'Dries very fast'],
        ['Daumenschlaufe', 'Thumb loop'],
        ['Elastisch in alle Richtungen', 'Four-way stretch'],
        ['Aus recyceltem Garn', 'Recycled yarn'],
      ),
      details: (random) => [
        detail(
          text('Material', 'Fabric'),
          random.pick([
            text('64 % Polyamid, 30 % Polypropylen, 6 % Elasthan', '64% polyamide, 30% polypropylene, 6% elastane'),
            text('92 % Polyester, 8 % Elasthan', '92% polyester, 8% elastane'),
          ]),
        ),
        detail(text('Gewicht', 'Weight'), figure(random.between(130, 195), ' g (Größe M)', ' g (size M)')),
        detail(text('Schnitt', 'Fit'), text('eng', 'tight')),
      ],
      searchWords: 'Funktionsunterwäsche Skiunterwäsche Thermowäsche Unterhemd Langarmshirt Unterwäsche base layer',
    },
  ],
};
