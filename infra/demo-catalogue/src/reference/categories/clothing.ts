import type { CategoryBranch } from './branch.ts';

const jackets: CategoryBranch = {
  id: 2100,
  slug: 'jacken',
  names: { at: 'Jacken', en: 'Jackets' },
  range: 'outdoor-clothing',
  sports: ['wandern/tagestouren'],
  children: [
    {
      id: 2110,
      slug: 'regenjacken',
      names: { at: 'Regenjacken', en: 'Rain jackets' },
      children: [
        {
          id: 2111,
          slug: 'hardshell',
          names: { at: 'Hardshelljacken', en: 'Hardshell jackets' },
          sports: ['klettern/hochtouren', 'skitouren/genusstouren', 'wandern/trekking'],
          words: 'Dreilagenjacke Hardshelljacken alpin',
        },
        {
          id: 2112,
          slug: 'wandern',
          names: { at: 'Wander-Regenjacken', en: 'Hiking rain jackets' },
          sports: ['wandern/tagestouren', 'alltag/reise'],
          words: 'Wanderjacke Wetterjacke',
        },
      ],
    },
    {
      id: 2120,
      slug: 'daunenjacken',
      names: { at: 'Daunenjacken & Gilets', en: 'Down jackets & vests' },
      sports: ['wandern/tagestouren', 'skitouren/genusstouren'],
      children: [
        {
          id: 2121,
          slug: 'jacken',
          names: { at: 'Daunenjacken', en: 'Down jackets' },
          share: 3,
          words: 'Winterjacke Steppjacke',
        },
        { id: 2122, slug: 'gilets', names: { at: 'Daunengilets', en: 'Down vests' }, words: 'Weste Gilet Steppweste' },
      ],
    },
    {
      id: 2130,
      slug: 'fleecejacken',
      names: { at: 'Fleecejacken', en: 'Fleece jackets' },
      sports: ['wandern/tagestouren', 'wandern/trekking'],
      children: [
        {
          id: 2131,
          slug: 'leicht',
          names: { at: 'Leichte Fleecejacken', en: 'Light fleece jackets' },
          words: 'dünn Mikrofleece Midlayer',
        },
        {
          id: 2132,
          slug: 'warm',
          names: { at: 'Warme Fleecejacken', en: 'Warm fleece jackets' },
          words: 'Hochflor dick Midlayer',
        },
      ],
    },
  ],
};

const tops: CategoryBranch = {
  id: 2200,
  slug: 'oberteile',
  names: { at: 'Oberteile', en: 'Tops' },
  isCollective: true,
  range: 'sports-clothing',
  children: [
    {
      id: 2210,
      slug: 'shirts',
      names: { at: 'Shirts', en: 'T-shirts' },
      children: [
        {
          id: 2211,
          slug: 'funktionsshirts',
          names: { at: 'Funktionsshirts', en: 'Performance T-shirts' },
          sports: ['laufen/strassenlauf', 'fitness/funktionell'],
          words: 'Laufshirt Trainingsshirt Sportshirt',
        },
        {
          id: 2212,
          slug: 'merinoshirts',
          names: { at: 'Merinoshirts', en: 'Merino T-shirts' },
          sports: ['wandern/trekking', 'alltag/reise'],
          words: 'Wolle Merinowolle Wandershirt',
        },
      ],
    },
    {
      id: 2220,
      slug: 'hoodies',
      names: { at: 'Hoodies & Sweater', en: 'Hoodies & sweaters' },
      range: 'lifestyle',
      sports: ['alltag/stadt', 'alltag/reise'],
      words: 'Kapuzenpullover Sweatshirt Kapuzenjacke Pullover',
    },
    {
      id: 2230,
      slug: 'funktionswaesche',
      names: { at: 'Funktionswäsche', en: 'Base layers' },
      range: 'winter-clothing',
      sports: ['skifahren/piste', 'skitouren/genusstouren'],
      children: [
        {
          id: 2231,
          slug: 'merino',
          names: { at: 'Merinowäsche', en: 'Merino base layers' },
          words: 'Wolle warm geruchsneutral',
        },
        {
          id: 2232,
          slug: 'kunstfaser',
          names: { at: 'Kunstfaserwäsche', en: 'Synthetic base layers' },
          words: 'schnell trocknend',
        },
      ],
    },
  ],
};

const bottoms: CategoryBranch = {
  id: 2300,
  slug: 'hosen',
  names: { at: 'Hosen', en: 'Trousers' },
  isCollective: true,
  range: 'sports-clothing',
  children: [
    {
      id: 2310,
      slug: 'shorts',
      names: { at: 'Shorts', en: 'Shorts' },
      children: [
        {
          id: 2311,
          slug: 'laufshorts',
          names: { at: 'Laufshorts', en: 'Running shorts' },
          sports: ['laufen/strassenlauf', 'fitness/funktionell'],
        },
        {
          id: 2312,
          slug: 'wandershorts',
          names: { at: 'Wandershorts', en: 'Hiking shorts' },
          range: 'outdoor-clothing',
          sports: ['wandern/tagestouren', 'alltag/reise'],
        },
      ],
    },
    {
      id: 2320,
      slug: 'tights',
      names: { at: 'Tights', en: 'Tights' },
      sports: ['laufen/strassenlauf', 'yoga/flow'],
      words: 'Leggings Laufhose',
    },
    {
      id: 2330,
      slug: 'skihosen',
      names: { at: 'Skihosen', en: 'Ski trousers' },
      range: 'winter-clothing',
      children: [
        {
          id: 2331,
          slug: 'piste',
          names: { at: 'Alpinskihosen', en: 'Alpine ski trousers' },
          sports: ['skifahren/piste', 'snowboarden/all-mountain'],
          words: 'Schneehose Snowboardhose warm',
        },
        {
          id: 2332,
          slug: 'skitour',
          names: { at: 'Skitourenhosen', en: 'Ski touring trousers' },
          sports: ['skitouren/genusstouren', 'skifahren/freeride'],
          words: 'Tourenhose Softshellhose Hardshellhose',
        },
      ],
    },
  ],
};

const swimwear: CategoryBranch = {
  id: 2400,
  slug: 'bademode',
  names: { at: 'Bademode', en: 'Swimwear' },
  range: 'swim',
  children: [
    {
      id: 2410,
      slug: 'badeanzuege',
      names: { at: 'Badeanzüge', en: 'Swimsuits' },
      sports: ['schwimmen/bahnen', 'schwimmen/badesee'],
      words: 'Schwimmanzug Einteiler',
    },
    {
      id: 2420,
      slug: 'badehosen',
      names: { at: 'Badehosen', en: 'Swim shorts' },
      sports: ['schwimmen/badesee', 'schwimmen/bahnen'],
      words: 'Badeshorts Schwimmhose',
    },
  ],
};

const accessories: CategoryBranch = {
  id: 2500,
  slug: 'accessoires',
  names: { at: 'Hauben, Handschuhe & Socken', en: 'Hats, gloves & socks' },
  isCollective: true,
  range: 'winter-accessories',
  children: [
    {
      id: 2510,
      slug: 'hauben',
      names: { at: 'Hauben', en: 'Beanies' },
      sports: ['skifahren/piste', 'alltag/stadt'],
      words: 'Haube Mütze Beanie Strickmütze Mützen',
    },
    {
      id: 2520,
      slug: 'kappen',
      names: { at: 'Kappen', en: 'Caps' },
      range: 'lifestyle',
      sports: ['wandern/tagestouren', 'alltag/stadt'],
      words: 'Kappe Cap Schirmkappe Laufkappe',
    },
    {
      id: 2530,
      slug: 'handschuhe',
      names: { at: 'Handschuhe', en: 'Gloves' },
      children: [
        {
          id: 2531,
          slug: 'skihandschuhe',
          names: { at: 'Skihandschuhe', en: 'Ski gloves' },
          sports: ['skifahren/piste', 'snowboarden/all-mountain'],
          words: 'Fäustling Winterhandschuhe',
        },
        {
          id: 2532,
          slug: 'tourenhandschuhe',
          names: { at: 'Tourenhandschuhe', en: 'Touring gloves' },
          sports: ['skitouren/genusstouren', 'wandern/tagestouren'],
          words: 'dünn Fingerhandschuhe Laufhandschuhe',
        },
      ],
    },
    {
      id: 2540,
      slug: 'socken',
      names: { at: 'Socken', en: 'Socks' },
      range: 'socks',
      children: [
        {
          id: 2541,
          slug: 'laufsocken',
          names: { at: 'Laufsocken', en: 'Running socks' },
          sports: ['laufen/strassenlauf', 'laufen/trailrunning'],
        },
        {
          id: 2542,
          slug: 'wandersocken',
          names: { at: 'Wandersocken', en: 'Hiking socks' },
          sports: ['wandern/tagestouren', 'wandern/trekking'],
        },
        {
          id: 2543,
          slug: 'skisocken',
          names: { at: 'Skisocken', en: 'Ski socks' },
          sports: ['skifahren/piste', 'skitouren/genusstouren'],
        },
      ],
    },
  ],
};

export const clothing: CategoryBranch = {
  id: 2000,
  slug: 'bekleidung',
  names: { at: 'Bekleidung', en: 'Clothing' },
  children: [jackets, tops, bottoms, swimwear, accessories],
};
