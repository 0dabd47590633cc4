import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import { daysBefore } from '../catalogue-day.ts';
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
  readonly region: Localized;
  readonly colours: { readonly primary: string; readonly secondary: string };
  readonly contact: { readonly name: string; readonly phone: string };
  readonly delivery: NonNullable<TeamTermsRecord['delivery']>;
  /** Weeks from the catalogue's day until the offer ends; null: without end. */
  readonly weeks: number | null;
  readonly minimumAmount: number;
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
    region: { at: 'Salzburg', en: 'Salzburg' },
    colours: { primary: '#1E4FA3', secondary: '#F4F1E6' },
    contact: { name: 'Miriam Lindner', phone: '+43 6245 70 115' },
    delivery: { name: 'Sportplatz FC Salzachau', street: 'Auweg', streetNo: '12', postal: '5400', city: 'Hallein' },
    weeks: 4,
    minimumAmount: 11,
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
    region: { at: 'Steiermark', en: 'Styria' },
    colours: { primary: '#B3202C', secondary: '#F4F1E6' },
    contact: { name: 'Jakob Reiter', phone: '+43 3687 22 408' },
    delivery: {
      name: 'Clubhaus Skiclub Dachsteinblick',
      street: 'Planaistraße',
      streetNo: '40',
      postal: '8970',
      city: 'Schladming',
    },
    weeks: 7,
    minimumAmount: 8,
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
    region: { at: 'Oberösterreich', en: 'Upper Austria' },
    colours: { primary: '#0F6B66', secondary: '#F2B632' },
    contact: { name: 'Petra Hofer', phone: '+43 732 66 31 20' },
    delivery: {
      name: 'Bootshaus Lauftreff Donaulände',
      street: 'Untere Donaulände',
      streetNo: '28',
      postal: '4020',
      city: 'Linz',
    },
    weeks: null,
    minimumAmount: 5,
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
    region: { at: 'Oberösterreich', en: 'Upper Austria' },
    colours: { primary: '#2C6E3F', secondary: '#F4F1E6' },
    contact: { name: 'Stefan Moser', phone: '+43 7242 40 917' },
    delivery: { name: 'Clubhaus TC Traunpark', street: 'Traunaustraße', streetNo: '3', postal: '4600', city: 'Wels' },
    weeks: 3,
    minimumAmount: 6,
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
    region: { at: 'Steiermark', en: 'Styria' },
    colours: { primary: '#5A3A86', secondary: '#E9E4DA' },
    contact: { name: 'Nora Fuchs', phone: '+43 316 82 77 14' },
    delivery: { name: 'Werkstatt RC Murschotter', street: 'Lendkai', streetNo: '51', postal: '8020', city: 'Graz' },
    weeks: 6,
    minimumAmount: 5,
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
    region: { at: 'Tirol', en: 'Tyrol' },
    colours: { primary: '#C4551B', secondary: '#10201A' },
    contact: { name: 'Lukas Egger', phone: '+43 512 29 03 66' },
    delivery: {
      name: 'Vereinslokal Alpingruppe Innufer',
      street: 'Innrain',
      streetNo: '76',
      postal: '6020',
      city: 'Innsbruck',
    },
    weeks: null,
    minimumAmount: 4,
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

/** Cents for each piece. */
const surcharges = { name: 800, number: 500, crest: 450 };

/** What clubs have printed. */
const printedWear = ['bekleidung/oberteile/shirts', 'bekleidung/oberteile/hoodies'];

/** How the club's members order; `products` is its assortment. @param day the catalogue's day, an ISO date */
export function termsOf(team: SeedTeam, products: readonly number[], pool: ProductPool, day: string): TeamTermsRecord {
  const { slug, region, colours, contact, delivery, weeks, minimumAmount } = team;
  const wear = new Set(printedWear.flatMap((path) => pool.bestIn(path).map(({ id }) => id)));
  const printed = products.filter((id) => wear.has(id));
  return {
    region,
    colours,
    contact: { ...contact, email: `teamshop@${slug}.example` },
    ...(weeks !== null && { until: daysBefore(day, -7 * weeks) }),
    minimumAmount,
    delivery,
    ...(printed.length > 0 && { printing: { ...surcharges, products: printed } }),
  };
}
