import type { CategoryBranch } from './branch.ts';

export const equipment: CategoryBranch = {
  id: 3000,
  slug: 'ausruestung',
  names: { at: 'Ausrüstung', en: 'Equipment' },
  children: [
    {
      id: 3100,
      slug: 'rucksaecke',
      names: { at: 'Rucksäcke', en: 'Backpacks' },
      range: 'packs',
      children: [
        {
          id: 3110,
          slug: 'tagesrucksaecke',
          names: { at: 'Tagesrucksäcke', en: 'Daypacks' },
          sports: ['wandern/tagestouren', 'alltag/reise'],
          words: 'Wanderrucksack Daypack',
        },
        {
          id: 3120,
          slug: 'trekkingrucksaecke',
          names: { at: 'Trekkingrucksäcke', en: 'Trekking packs' },
          sports: ['wandern/trekking', 'camping/zelten'],
          words: 'groß Mehrtagestour Backpack',
        },
        {
          id: 3130,
          slug: 'tourenrucksaecke',
          names: { at: 'Touren- & Lawinenrucksäcke', en: 'Touring & avalanche packs' },
          sports: ['skitouren/genusstouren', 'skifahren/freeride'],
          words: 'Lawinenrucksack Airbag Skitourenrucksack',
        },
      ],
    },
    {
      id: 3200,
      slug: 'camping',
      names: { at: 'Camping', en: 'Camping' },
      range: 'camping',
      children: [
        {
          id: 3210,
          slug: 'zelte',
          names: { at: 'Zelte', en: 'Tents' },
          children: [
            {
              id: 3211,
              slug: 'trekkingzelte',
              names: { at: 'Trekkingzelte', en: 'Trekking tents' },
              sports: ['wandern/trekking', 'camping/biwak'],
              words: 'leicht Kuppelzelt Ultraleichtzelt',
            },
            {
              id: 3212,
              slug: 'campingzelte',
              names: { at: 'Campingzelte', en: 'Camping tents' },
              sports: ['camping/zelten'],
              words: 'Familienzelt Tunnelzelt',
            },
          ],
        },
        {
          id: 3220,
          slug: 'schlafsaecke',
          names: { at: 'Schlafsäcke', en: 'Sleeping bags' },
          sports: ['camping/zelten', 'wandern/trekking'],
          children: [
            {
              id: 3221,
              slug: 'daune',
              names: { at: 'Daunenschlafsäcke', en: 'Down sleeping bags' },
              sports: ['wandern/trekking', 'camping/biwak'],
              words: 'Daunenschlafsack leicht',
            },
            {
              id: 3222,
              slug: 'kunstfaser',
              names: { at: 'Kunstfaserschlafsäcke', en: 'Synthetic sleeping bags' },
              words: 'Kunstfaserschlafsack pflegeleicht',
            },
          ],
        },
        {
          id: 3230,
          slug: 'isomatten',
          names: { at: 'Isomatten', en: 'Sleeping mats' },
          sports: ['camping/zelten', 'camping/biwak', 'wandern/trekking'],
          words: 'Schlafmatte Luftmatratze',
        },
      ],
    },
    {
      id: 3300,
      slug: 'klettern',
      names: { at: 'Kletterausrüstung', en: 'Climbing gear' },
      range: 'climbing',
      children: [
        {
          id: 3310,
          slug: 'klettergurte',
          names: { at: 'Klettergurte', en: 'Harnesses' },
          sports: ['klettern/sportklettern', 'klettern/hochtouren'],
          words: 'Klettergurt Hüftgurt Sitzgurt',
        },
      ],
    },
    {
      id: 3400,
      slug: 'helme',
      names: { at: 'Helme', en: 'Helmets' },
      range: 'helmets',
      children: [
        {
          id: 3410,
          slug: 'skihelme',
          names: { at: 'Skihelme', en: 'Ski helmets' },
          sports: ['skifahren/piste', 'snowboarden/all-mountain'],
        },
        {
          id: 3420,
          slug: 'radhelme',
          names: { at: 'Radhelme', en: 'Bike helmets' },
          sports: ['radfahren/mountainbike', 'radfahren/gravel', 'radfahren/alltag'],
          words: 'Fahrradhelm',
        },
      ],
    },
    {
      id: 3500,
      slug: 'brillen',
      names: { at: 'Brillen', en: 'Eyewear' },
      range: 'eyewear',
      children: [
        {
          id: 3510,
          slug: 'skibrillen',
          names: { at: 'Skibrillen', en: 'Ski goggles' },
          sports: ['skifahren/piste', 'snowboarden/all-mountain', 'skifahren/freeride'],
          words: 'Schneebrille Goggle Snowboardbrille',
        },
        {
          id: 3520,
          slug: 'sonnenbrillen',
          names: { at: 'Sonnenbrillen', en: 'Sunglasses' },
          sports: ['wandern/tagestouren', 'radfahren/gravel', 'laufen/trailrunning'],
          words: 'Sportbrille Radbrille Laufbrille',
        },
        {
          id: 3530,
          slug: 'schwimmbrillen',
          names: { at: 'Schwimmbrillen', en: 'Swim goggles' },
          range: 'swim',
          sports: ['schwimmen/bahnen', 'schwimmen/badesee'],
          words: 'Taucherbrille Schwimmbrille',
        },
      ],
    },
  ],
};

export const sportsGear: CategoryBranch = {
  id: 6000,
  slug: 'sportgeraete',
  names: { at: 'Ball, Schläger & Training', en: 'Balls, rackets & training' },
  isCollective: true,
  children: [
    {
      id: 6100,
      slug: 'baelle',
      names: { at: 'Bälle', en: 'Balls' },
      range: 'football',
      children: [
        {
          id: 6110,
          slug: 'fussbaelle',
          names: { at: 'Fußbälle', en: 'Footballs' },
          sports: ['fussball/rasen', 'fussball/halle'],
          words: 'Fußball Matchball Trainingsball',
        },
      ],
    },
    {
      id: 6200,
      slug: 'schlaeger',
      names: { at: 'Schläger', en: 'Rackets' },
      range: 'tennis',
      children: [
        {
          id: 6210,
          slug: 'tennisschlaeger',
          names: { at: 'Tennisschläger', en: 'Tennis rackets' },
          sports: ['tennis/einstieg', 'tennis/turnier'],
          words: 'Racket Tennisracket',
        },
      ],
    },
    {
      id: 6300,
      slug: 'training',
      names: { at: 'Fitness & Yoga', en: 'Fitness & yoga' },
      isCollective: true,
      range: 'fitness',
      children: [
        {
          id: 6310,
          slug: 'hanteln',
          names: { at: 'Hanteln', en: 'Dumbbells' },
          sports: ['fitness/krafttraining', 'fitness/funktionell'],
          words: 'Kurzhantel Gewichte Kettlebell',
        },
        {
          id: 6320,
          slug: 'matten',
          names: { at: 'Matten', en: 'Mats' },
          sports: ['yoga/flow', 'yoga/pilates', 'fitness/funktionell'],
          words: 'Yogamatte Gymnastikmatte Trainingsmatte',
        },
      ],
    },
  ],
};
