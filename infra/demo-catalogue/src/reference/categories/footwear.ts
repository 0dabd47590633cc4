import type { CategoryBranch } from './branch.ts';

export const footwear: CategoryBranch = {
  id: 1000,
  slug: 'schuhe',
  names: { at: 'Schuhe', en: 'Footwear' },
  children: [
    {
      id: 1100,
      slug: 'laufschuhe',
      names: { at: 'Laufschuhe', en: 'Running shoes' },
      range: 'running',
      children: [
        {
          id: 1110,
          slug: 'strasse',
          names: { at: 'Straßenlaufschuhe', en: 'Road running shoes' },
          sports: ['laufen/strassenlauf'],
          children: [
            {
              id: 1111,
              slug: 'training',
              names: { at: 'Trainingslaufschuhe', en: 'Training shoes' },
              share: 5,
              note: {
                at: 'Gedacht für das tägliche Training, vom lockeren Dauerlauf bis zum langen Lauf am Wochenende.',
                en: 'Meant for daily training, from the easy run to the long one at the weekend.',
              },
              words: 'Trainingsschuhe Dauerlauf Joggingschuhe',
            },
            {
              id: 1112,
              slug: 'wettkampf',
              names: { at: 'Wettkampfschuhe', en: 'Racing shoes' },
              sports: ['laufen/wettkampf', 'laufen/strassenlauf'],
              share: 2,
              note: {
                at: 'Für den Tag, an dem die Zeit zählt: direkter abgestimmt als ein Trainingsschuh.',
                en: 'For the day that counts: a firmer, quicker tune than a training shoe.',
              },
              words: 'Wettkampfschuhe Marathon Halbmarathon Racing',
            },
            {
              id: 1113,
              slug: 'stabilitaet',
              names: { at: 'Stabilschuhe', en: 'Stability shoes' },
              share: 2,
              note: {
                at: 'Mit breiterer Auflage und festerer Innenseite für Füße, die gern nach innen kippen.',
                en: 'With a broader base and a firmer inner side for feet that tend to roll inwards.',
              },
              words: 'Stabilschuhe Pronation Stütze',
            },
          ],
        },
        {
          id: 1120,
          slug: 'trailrunning',
          names: { at: 'Trailrunningschuhe', en: 'Trail running shoes' },
          sports: ['laufen/trailrunning'],
          children: [
            {
              id: 1121,
              slug: 'alpin',
              names: { at: 'Alpine Trailschuhe', en: 'Alpine trail shoes' },
              share: 3,
              note: {
                at: 'Abgestimmt auf Fels und Geröll oberhalb der Baumgrenze.',
                en: 'Tuned for rock and scree above the tree line.',
              },
              words: 'Skyrunning Berglaufschuhe technisch',
            },
            {
              id: 1122,
              slug: 'wald-und-forstweg',
              names: { at: 'Waldlaufschuhe', en: 'Forest trail shoes' },
              share: 4,
              note: {
                at: 'Auf Waldwegen daheim, und das Stück Asphalt von der Haustür weg läuft er ruhig mit.',
                en: 'At home on forest tracks, and calm on the stretch of tarmac from your front door.',
              },
              words: 'Waldlauf Door-to-Trail leicht',
            },
            {
              id: 1123,
              slug: 'wettkampf',
              names: { at: 'Trail-Wettkampfschuhe', en: 'Trail racing shoes' },
              sports: ['laufen/trailrunning', 'laufen/wettkampf'],
              share: 1,
              note: {
                at: 'Leicht und direkt, für die Startnummer und für schnelle Einheiten.',
                en: 'Light and direct, for race numbers and fast sessions.',
              },
              words: 'Ultra Berglauf Wettkampfschuhe',
            },
          ],
        },
      ],
    },
    {
      id: 1200,
      slug: 'wanderschuhe',
      names: { at: 'Wanderschuhe', en: 'Hiking shoes' },
      range: 'hiking',
      sports: ['wandern/tagestouren'],
      children: [
        {
          id: 1210,
          slug: 'wanderstiefel',
          names: { at: 'Wanderstiefel', en: 'Hiking boots' },
          children: [
            {
              id: 1211,
              slug: 'tageswandern',
              names: { at: 'Stiefel für Tagestouren', en: 'Day hiking boots' },
              share: 3,
              note: {
                at: 'Biegsam genug für den Tag auf der Alm, stabil genug für den Gipfel danach.',
                en: 'Supple enough for a day on the alpine pasture, stable enough for the summit after it.',
              },
            },
            {
              id: 1212,
              slug: 'trekking',
              names: { at: 'Trekkingstiefel', en: 'Trekking boots' },
              sports: ['wandern/trekking', 'wandern/tagestouren'],
              share: 2,
              note: {
                at: 'Mit steiferer Sohle für mehrere Tage mit schwerem Rucksack.',
                en: 'With a stiffer sole for several days under a heavy pack.',
              },
              words: 'Trekkingstiefel Bergschuhe Mehrtagestour',
            },
          ],
        },
        {
          id: 1220,
          slug: 'halbschuhe',
          names: { at: 'Wanderhalbschuhe', en: 'Low-cut hiking shoes' },
          words: 'Multifunktionsschuhe Halbschuh',
        },
      ],
    },
    {
      id: 1300,
      slug: 'sneaker',
      names: { at: 'Sneaker', en: 'Sneakers' },
      range: 'lifestyle',
      sports: ['alltag/stadt'],
      children: [
        { id: 1310, slug: 'retro', names: { at: 'Retro-Sneaker', en: 'Retro sneakers' }, words: 'Vintage Klassiker' },
        {
          id: 1320,
          slug: 'sportlich',
          names: { at: 'Sportliche Sneaker', en: 'Sporty sneakers' },
          sports: ['alltag/stadt', 'alltag/reise'],
          words: 'Freizeitschuhe bequem',
        },
      ],
    },
    {
      id: 1400,
      slug: 'fussballschuhe',
      names: { at: 'Fußballschuhe', en: 'Football boots' },
      range: 'football',
      children: [
        {
          id: 1410,
          slug: 'rasen',
          names: { at: 'Fußballschuhe für Rasen', en: 'Firm ground boots' },
          sports: ['fussball/rasen'],
          share: 3,
          note: {
            at: 'Für Naturrasen, trocken bis feucht.',
            en: 'For natural grass, dry to damp.',
          },
          words: 'Nockenschuhe Stollenschuhe FG Naturrasen',
        },
        {
          id: 1420,
          slug: 'kunstrasen',
          names: { at: 'Fußballschuhe für Kunstrasen', en: 'Artificial turf boots' },
          sports: ['fussball/rasen'],
          share: 2,
          note: {
            at: 'Für Kunstrasen, mit mehr und kürzeren Nocken.',
            en: 'For artificial turf, with more and shorter studs.',
          },
          words: 'Multinocken AG Kunstrasenschuhe',
        },
        {
          id: 1430,
          slug: 'halle',
          names: { at: 'Hallenfußballschuhe', en: 'Indoor football shoes' },
          sports: ['fussball/halle'],
          share: 1,
          words: 'Hallenschuhe Indoor Futsal',
        },
      ],
    },
    {
      id: 1500,
      slug: 'kletterschuhe',
      names: { at: 'Kletterschuhe', en: 'Climbing shoes' },
      range: 'climbing',
      children: [
        {
          id: 1510,
          slug: 'einstieg',
          names: { at: 'Einsteiger-Kletterschuhe', en: 'Entry-level climbing shoes' },
          sports: ['klettern/bouldern', 'klettern/sportklettern'],
          words: 'bequem Anfänger Kletterhalle Boulderhalle',
        },
        {
          id: 1520,
          slug: 'leistung',
          names: { at: 'Sportkletterschuhe', en: 'Performance climbing shoes' },
          sports: ['klettern/sportklettern', 'klettern/bouldern'],
          words: 'Vorspannung Downturn Fels Überhang',
        },
      ],
    },
  ],
};
