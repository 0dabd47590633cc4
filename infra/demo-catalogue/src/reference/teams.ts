import type { Localized } from '@bergauf/catalogue-format/records/fields';
import { logoSeed, type MarkName } from '../pictures/index.ts';
import type { ProductPool } from '../relations/product-pool.ts';

export type SeedTeam = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Path of a sport. */
  readonly sport: string;
  readonly town: string;
  readonly texts: Localized;
  readonly mark: MarkName;
  /** Number of best-selling products by category path. */
  readonly assortment: Readonly<Record<string, number>>;
};

const clubWear = {
  'bekleidung/oberteile/hoodies': 6,
  'bekleidung/oberteile/shirts': 8,
  'bekleidung/accessoires/kappen': 4,
};

// The clubs are invented; the towns are real.
export const seedTeams: readonly SeedTeam[] = [
  {
    id: 1,
    slug: 'fc-salzachau',
    name: 'FC Salzachau',
    sport: 'fussball',
    mark: 'monogram',
    town: 'Hallein',
    texts: {
      at: 'Vom Nachwuchs bis zur Kampfmannschaft: Schuhe, Bälle und Vereinskleidung zu Vereinspreisen.',
      en: 'From the juniors to the first team: boots, balls and club wear at club prices.',
    },
    assortment: { 'schuhe/fussballschuhe': 16, 'sportgeraete/baelle': 10, 'bekleidung/hosen/shorts': 6, ...clubWear },
  },
  {
    id: 2,
    slug: 'skiclub-dachsteinblick',
    name: 'Skiclub Dachsteinblick',
    sport: 'skifahren',
    mark: 'peaks',
    town: 'Schladming',
    texts: {
      at: 'Alles für den Renntag und das Training am Hausberg, abgestimmt mit unseren Trainerinnen und Trainern.',
      en: 'Everything for race day and training on the home hill, agreed with our coaches.',
    },
    assortment: {
      'wintersport/ski/pistenski': 10,
      'wintersport/bindungen/pistenbindungen': 4,
      'wintersport/skischuhe/piste': 6,
      'wintersport/stoecke': 4,
      'ausruestung/helme/skihelme': 6,
      'ausruestung/brillen/skibrillen': 4,
      'bekleidung/hosen/skihosen': 6,
      'bekleidung/oberteile/hoodies': 6,
    },
  },
  {
    id: 3,
    slug: 'lauftreff-donaulaende',
    name: 'Lauftreff Donaulände',
    sport: 'laufen',
    mark: 'trail',
    town: 'Linz',
    texts: {
      at: 'Jeden Dienstag um halb sieben am Wasser. Hier findest du, was unsere Gruppe läuft und trägt.',
      en: 'Every Tuesday at half past six by the river. Here is what our group runs in and wears.',
    },
    assortment: {
      'schuhe/laufschuhe': 20,
      'bekleidung/hosen/shorts/laufshorts': 8,
      'bekleidung/hosen/tights': 8,
      'bekleidung/accessoires/socken/laufsocken': 6,
      ...clubWear,
    },
  },
  {
    id: 4,
    slug: 'tc-traunpark',
    name: 'TC Traunpark',
    sport: 'tennis',
    mark: 'horizon',
    town: 'Wels',
    texts: {
      at: 'Sechs Sandplätze, drei Mannschaften, ein Shop: Schläger und Kleidung für die Meisterschaft.',
      en: 'Six clay courts, three teams, one shop: rackets and clothing for the league.',
    },
    assortment: { 'sportgeraete/schlaeger': 16, 'bekleidung/hosen/shorts': 8, 'schuhe/sneaker': 6, ...clubWear },
  },
  {
    id: 5,
    slug: 'rc-murschotter',
    name: 'RC Murschotter',
    sport: 'radfahren',
    mark: 'wheel',
    town: 'Graz',
    texts: {
      at: 'Gravel entlang der Mur und Trails am Schöckl: Räder, Helme und alles, was unterwegs fehlt.',
      en: 'Gravel along the Mur and trails on the Schöckl: bikes, helmets and whatever is missing on the way.',
    },
    assortment: {
      'fahrraeder/gravelbikes': 8,
      'fahrraeder/mountainbikes': 8,
      'ausruestung/helme/radhelme': 8,
      'fahrraeder/zubehoer': 8,
      'ausruestung/brillen/sonnenbrillen': 6,
      ...clubWear,
    },
  },
  {
    id: 6,
    slug: 'alpingruppe-innufer',
    name: 'Alpingruppe Innufer',
    sport: 'klettern',
    mark: 'links',
    town: 'Innsbruck',
    texts: {
      at: 'Halle im Winter, Fels im Sommer, dazwischen Skitouren: geprüfte Ausrüstung für gemeinsame Touren.',
      en: 'Indoor walls in winter, rock in summer, ski tours in between: proven gear for days out together.',
    },
    assortment: {
      'schuhe/kletterschuhe': 8,
      'ausruestung/klettern': 6,
      'bekleidung/jacken/regenjacken/hardshell': 8,
      'wintersport/ski/tourenski': 6,
      'ausruestung/rucksaecke': 8,
      'schuhe/wanderschuhe': 6,
      'bekleidung/oberteile/hoodies': 4,
    },
  },
];

/** All clubs share one narrow lettering; their marks differ. */
export function teamLogoSeed({ id, mark }: SeedTeam): number {
  return logoSeed(mark, 5, id);
}

/** The product ids of a team's assortment in display order. */
export function assortmentOf({ assortment }: SeedTeam, pool: ProductPool): readonly number[] {
  const chosen = Object.entries(assortment).flatMap(([path, count]) => pool.bestIn(path).slice(0, count));
  return [...new Set(chosen.map(({ id }) => id))];
}
