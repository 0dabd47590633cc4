import type { CategoryBranch } from './branch.ts';

export const winterSports: CategoryBranch = {
  id: 5000,
  slug: 'wintersport',
  names: { at: 'Wintersport', en: 'Winter sports' },
  range: 'ski',
  children: [
    {
      id: 5100,
      slug: 'ski',
      names: { at: 'Ski', en: 'Skis' },
      children: [
        {
          id: 5110,
          slug: 'pistenski',
          names: { at: 'Pistenski', en: 'Piste skis' },
          sports: ['skifahren/piste'],
          children: [
            {
              id: 5111,
              slug: 'carving',
              names: { at: 'Carvingski', en: 'Carving skis' },
              share: 3,
              note: {
                at: 'Taillierung und Spannung sind auf geschnittene Schwünge ausgelegt.',
                en: 'Sidecut and camber are made for carved turns.',
              },
              words: 'Slalomcarver Racecarver sportlich',
            },
            {
              id: 5112,
              slug: 'allmountain',
              names: { at: 'Allmountainski', en: 'All-mountain skis' },
              sports: ['skifahren/piste', 'skifahren/freeride'],
              share: 2,
              note: {
                at: 'Etwas breiter gebaut, damit auch der Neuschnee neben der Piste Freude macht.',
                en: 'Built a little wider, so that the fresh snow beside the piste is fun too.',
              },
              words: 'All-Mountain Allrounder breit',
            },
          ],
        },
        {
          id: 5120,
          slug: 'tourenski',
          names: { at: 'Tourenski', en: 'Touring skis' },
          sports: ['skitouren/genusstouren'],
          children: [
            {
              id: 5121,
              slug: 'klassisch',
              names: { at: 'Klassische Tourenski', en: 'Classic touring skis' },
              share: 3,
              note: {
                at: 'Das Gewicht für den Aufstieg und die Breite für die Abfahrt halten sich die Waage.',
                en: 'Weight for the way up and width for the way down are in balance.',
              },
            },
            {
              id: 5122,
              slug: 'leichtbau',
              names: { at: 'Leichte Tourenski', en: 'Lightweight touring skis' },
              sports: ['skitouren/pistengehen', 'skitouren/genusstouren'],
              share: 1,
              note: {
                at: 'Auf geringes Gewicht getrimmt, für viele Höhenmeter am Stück.',
                en: 'Trimmed for low weight and many vertical metres in one go.',
              },
              words: 'Speedtour leicht Aufstieg',
            },
          ],
        },
      ],
    },
    {
      id: 5200,
      slug: 'bindungen',
      names: { at: 'Bindungen', en: 'Bindings' },
      children: [
        {
          id: 5210,
          slug: 'pistenbindungen',
          names: { at: 'Pistenbindungen', en: 'Alpine bindings' },
          sports: ['skifahren/piste'],
          words: 'Skibindung Alpinbindung',
        },
        {
          id: 5220,
          slug: 'tourenbindungen',
          names: { at: 'Tourenbindungen', en: 'Touring bindings' },
          sports: ['skitouren/genusstouren'],
          words: 'Pinbindung Skitourenbindung',
        },
      ],
    },
    {
      id: 5300,
      slug: 'skischuhe',
      names: { at: 'Skischuhe', en: 'Ski boots' },
      children: [
        {
          id: 5310,
          slug: 'piste',
          names: { at: 'Alpinskischuhe', en: 'Alpine ski boots' },
          sports: ['skifahren/piste'],
          words: 'Alpinskischuh Skistiefel',
        },
        {
          id: 5320,
          slug: 'skitour',
          names: { at: 'Tourenskischuhe', en: 'Touring ski boots' },
          sports: ['skitouren/genusstouren'],
          words: 'Tourenschuh Tourenskischuh',
        },
      ],
    },
    {
      id: 5400,
      slug: 'stoecke',
      names: { at: 'Skistöcke', en: 'Ski poles' },
      sports: ['skifahren/piste', 'skitouren/genusstouren'],
      words: 'Skistöcke Tourenstöcke Stock',
    },
    {
      id: 5500,
      slug: 'snowboards',
      names: { at: 'Snowboards', en: 'Snowboards' },
      range: 'snowboard',
      children: [
        {
          id: 5510,
          slug: 'all-mountain',
          names: { at: 'All-Mountain-Boards', en: 'All-mountain boards' },
          sports: ['snowboarden/all-mountain'],
          share: 2,
          words: 'Allround Einstieg',
        },
        {
          id: 5520,
          slug: 'freestyle',
          names: { at: 'Freestyle-Boards', en: 'Freestyle boards' },
          sports: ['snowboarden/freestyle', 'snowboarden/all-mountain'],
          words: 'Park Twin',
        },
      ],
    },
  ],
};

export const bikes: CategoryBranch = {
  id: 4000,
  slug: 'fahrraeder',
  names: { at: 'Fahrräder', en: 'Bikes' },
  range: 'bike',
  children: [
    {
      id: 4100,
      slug: 'mountainbikes',
      names: { at: 'Mountainbikes', en: 'Mountain bikes' },
      sports: ['radfahren/mountainbike'],
    },
    {
      id: 4200,
      slug: 'gravelbikes',
      names: { at: 'Gravelbikes', en: 'Gravel bikes' },
      sports: ['radfahren/gravel'],
    },
    {
      id: 4300,
      slug: 'kinderraeder',
      names: { at: 'Kinderräder', en: "Kids' bikes" },
      sports: ['radfahren/alltag'],
    },
    {
      id: 4400,
      slug: 'zubehoer',
      names: { at: 'Radzubehör', en: 'Bike accessories' },
      range: 'bike-parts',
      sports: ['radfahren/alltag', 'radfahren/gravel'],
      children: [
        {
          id: 4410,
          slug: 'schloesser',
          names: { at: 'Fahrradschlösser', en: 'Bike locks' },
          words: 'Fahrradschloss Bügelschloss Faltschloss',
        },
        {
          id: 4420,
          slug: 'beleuchtung',
          names: { at: 'Fahrradlichter', en: 'Bike lights' },
          words: 'Radlicht Scheinwerfer Rücklicht',
        },
      ],
    },
  ],
};
