import type { Localized } from '@bergauf/catalogue-format/records/fields';

/** A sport, or a sub-sport with its parent. The id equals that of the filter value. */
export type SeedSport = {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly path: string;
  readonly names: Localized;
  readonly position: number;
};

// Ids are 4000 + 10 × number of the sport + number of the sub-sport: add new ones at the end of their list.
const rows = [
  ['laufen', 'Laufen', 'Running'],
  ['laufen/strassenlauf', 'Straßenlauf', 'Road running'],
  ['laufen/trailrunning', 'Trailrunning', 'Trail running'],
  ['laufen/wettkampf', 'Wettkampf', 'Racing'],
  ['wandern', 'Wandern', 'Hiking'],
  ['wandern/tagestouren', 'Tagestouren', 'Day hikes'],
  ['wandern/trekking', 'Trekking', 'Trekking'],
  ['klettern', 'Klettern', 'Climbing'],
  ['klettern/sportklettern', 'Sportklettern', 'Sport climbing'],
  ['klettern/bouldern', 'Bouldern', 'Bouldering'],
  ['klettern/hochtouren', 'Hochtouren', 'Mountaineering'],
  ['skifahren', 'Skifahren', 'Alpine skiing'],
  ['skifahren/piste', 'Piste', 'On-piste'],
  ['skifahren/freeride', 'Freeride', 'Freeride'],
  ['skitouren', 'Skitouren', 'Ski touring'],
  ['skitouren/genusstouren', 'Genusstouren', 'Classic touring'],
  ['skitouren/pistengehen', 'Pistengehen', 'Fitness touring'],
  ['snowboarden', 'Snowboarden', 'Snowboarding'],
  ['snowboarden/all-mountain', 'All-Mountain', 'All-mountain'],
  ['snowboarden/freestyle', 'Freestyle', 'Freestyle'],
  ['radfahren', 'Radfahren', 'Cycling'],
  ['radfahren/mountainbike', 'Mountainbiken', 'Mountain biking'],
  ['radfahren/gravel', 'Gravel', 'Gravel'],
  ['radfahren/alltag', 'Rad im Alltag', 'Everyday cycling'],
  ['fussball', 'Fußball', 'Football'],
  ['fussball/rasen', 'Rasen', 'Grass'],
  ['fussball/halle', 'Halle', 'Indoor'],
  ['tennis', 'Tennis', 'Tennis'],
  ['tennis/einstieg', 'Einstieg', 'First steps'],
  ['tennis/turnier', 'Turnier', 'Tournament'],
  ['schwimmen', 'Schwimmen', 'Swimming'],
  ['schwimmen/bahnen', 'Bahnenschwimmen', 'Lap swimming'],
  ['schwimmen/badesee', 'Badesee', 'Lake and beach'],
  ['fitness', 'Fitness', 'Fitness'],
  ['fitness/krafttraining', 'Krafttraining', 'Strength training'],
  ['fitness/funktionell', 'Funktionelles Training', 'Functional training'],
  ['yoga', 'Yoga & Pilates', 'Yoga & Pilates'],
  ['yoga/flow', 'Yoga', 'Yoga'],
  ['yoga/pilates', 'Pilates', 'Pilates'],
  ['camping', 'Camping', 'Camping'],
  ['camping/zelten', 'Zelten', 'Tent camping'],
  ['camping/biwak', 'Biwak', 'Bivouac'],
  ['alltag', 'Alltag & Reise', 'Everyday & travel'],
  ['alltag/stadt', 'Stadt', 'City'],
  ['alltag/reise', 'Reise', 'Travel'],
] as const satisfies readonly (readonly [path: string, at: string, en: string])[];

type Path = (typeof rows)[number][0];

/** The path of a sub-sport. Products belong to sub-sports, and through them to sports. */
export type SubSport = Extract<Path, `${string}/${string}`>;

function createSports(): readonly SeedSport[] {
  const sports: SeedSport[] = [];
  let top: SeedSport | null = null;
  let tops = 0;
  let below = 0;
  for (const [path, at, en] of rows) {
    const isTop = !path.includes('/');
    below = isTop ? 0 : below + 1;
    if (isTop) tops += 1;
    const sport: SeedSport = {
      id: 4000 + tops * 10 + below,
      parentId: isTop ? null : (top?.id ?? null),
      slug: path.slice(path.indexOf('/') + 1),
      path,
      names: { at, en },
      position: sports.length,
    };
    if (isTop) top = sport;
    sports.push(sport);
  }
  return sports;
}

export const seedSports: readonly SeedSport[] = createSports();

const byPath = new Map(seedSports.map((sport) => [sport.path, sport]));

export function sportByPath(path: string): SeedSport {
  const sport = byPath.get(path);
  if (sport === undefined) throw new Error(`Sport "${path}" is missing`);
  return sport;
}
