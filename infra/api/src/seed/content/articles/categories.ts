import type { Localized } from '../../../database/localized.ts';
import type { SceneName } from '../../../media/scenes.ts';

type ArticleCategory = {
  readonly id: string;
  readonly names: Localized;
  readonly texts: Localized;
  readonly scene: SceneName;
};

/** The categories of the guide in menu order. The id is part of the path: `/blog/<id>/`. */
export const articleCategories = [
  {
    id: 'laufen',
    names: { at: 'Laufen', en: 'Running' },
    texts: {
      at: 'Schuhe, Wege und Gewohnheiten: was dir auf Asphalt und auf Wurzeln hilft.',
      en: 'Shoes, routes and habits that help on asphalt and on roots.',
    },
    scene: 'guide-laufen',
  },
  {
    id: 'wandern',
    names: { at: 'Wandern', en: 'Hiking' },
    texts: {
      at: 'Von der Almrunde bis zur Hüttentour: leichter packen, trockener ankommen.',
      en: 'From the alpine pasture to the hut tour: pack lighter, arrive drier.',
    },
    scene: 'guide-wandern',
  },
  {
    id: 'ski',
    names: { at: 'Ski & Winter', en: 'Skiing & winter' },
    texts: {
      at: 'Länge, Kante, Wachs, Wärme: damit der Tag am Berg länger wird als die Schlange am Lift.',
      en: 'Length, edges, wax, warmth: so that the day on the mountain lasts.',
    },
    scene: 'guide-ski',
  },
  {
    id: 'rad',
    names: { at: 'Rad', en: 'Cycling' },
    texts: {
      at: 'Rahmen, Reifen, Werkzeug und Licht: was ein Rad braucht, damit du es nimmst.',
      en: 'Frames, tyres, tools and lights: what a bike needs so that you use it.',
    },
    scene: 'guide-rad',
  },
  {
    id: 'draussen',
    names: { at: 'Draußen schlafen', en: 'Camping' },
    texts: {
      at: 'Zelt, Matte, Schlafsack: gut geschlafen ist halb gegangen.',
      en: 'Tent, mat, sleeping bag: a good night is half the walk.',
    },
    scene: 'guide-zelt',
  },
  {
    id: 'klettern',
    names: { at: 'Klettern', en: 'Climbing' },
    texts: {
      at: 'Gurt, Schuh und der erste Weg von der Halle an den Fels.',
      en: 'Harness, shoes and the first step from the gym to rock.',
    },
    scene: 'guide-klettern',
  },
  {
    id: 'training',
    names: { at: 'Training & Team', en: 'Training & team' },
    texts: {
      at: 'Kraft, Schwimmen, Tennis, Fußball: kurz erklärt und gleich anwendbar.',
      en: 'Strength, swimming, tennis, football: explained briefly, ready to use.',
    },
    scene: 'guide-training',
  },
  {
    id: 'pflege',
    names: { at: 'Pflege & Reparatur', en: 'Care & repair' },
    texts: {
      at: 'Waschen, imprägnieren, flicken: was lange hält, muss man nicht neu kaufen.',
      en: 'Wash, proof, mend: what lasts need not be bought again.',
    },
    scene: 'guide-pflege',
  },
] as const satisfies readonly ArticleCategory[];

export type ArticleCategoryId = (typeof articleCategories)[number]['id'];
