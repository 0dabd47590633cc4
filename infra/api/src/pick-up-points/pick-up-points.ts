import { asc } from 'drizzle-orm';
import type { ContentLocale, PickUpPoint, PickUpPointSearch, SelectedStore } from 'shared-contracts/entities';
import type { Orm } from '../database/database.ts';
import { type Localized, localized } from '../database/localized.ts';
import { places } from '../database/schema.ts';
import { distanceKm, type Position, roundedKm } from '../stores/distance.ts';
import { findPlace } from '../stores/find-place.ts';

type Kind = Position & { readonly name: string; readonly street: string; readonly hours: Localized };

/** Latitude and longitude are offsets from the town's centre. */
const kinds: readonly Kind[] = [
  {
    name: 'Paketbox Bahnhof',
    street: 'Bahnhofplatz 1',
    hours: { at: 'rund um die Uhr', en: 'open at all hours' },
    latitude: 0.004,
    longitude: 0.006,
  },
  {
    name: 'Trafik Marktplatz',
    street: 'Marktplatz 6',
    hours: { at: 'Mo–Fr 6.30–18.30, Sa 7–12.30 Uhr', en: 'Mon–Fri 6:30–18:30, Sat 7:00–12:30' },
    latitude: 0.001,
    longitude: -0.001,
  },
  {
    name: 'Tankstelle Bundesstraße',
    street: 'Bundesstraße 21',
    hours: { at: 'täglich 6–22 Uhr', en: 'daily 6:00–22:00' },
    latitude: -0.007,
    longitude: 0.002,
  },
];

type Point = Position & {
  readonly sysname: string;
  readonly kind: Kind;
  readonly postcode: string;
  readonly town: string;
};

/**
 * Two pickup points for each known town: a parcel box at the station, and one other kind that depends on the postcode. They are
 * computed, not stored. The number in the sysname is the postcode followed by the kind.
 */
async function loadPoints(orm: Orm): Promise<Point[]> {
  const towns = await orm.select().from(places).orderBy(asc(places.position));
  const byPostcode = new Map(towns.toReversed().map((town) => [town.postcode, town]));
  return [...byPostcode.values()].flatMap(({ postcode, name, latitude, longitude }) =>
    [0, 1 + (Number(postcode) % 2)].flatMap((number) => {
      const kind = kinds[number];
      if (kind === undefined) return [];
      const position = { latitude: latitude + kind.latitude, longitude: longitude + kind.longitude };
      return [{ sysname: `abholstation_${postcode}${number}`, kind, postcode, town: name, ...position }];
    }),
  );
}

/** The nearest pickup points to a town or postcode. */
export async function searchPickUpPoints(
  orm: Orm,
  { q, limit, locale }: { readonly q: string; readonly limit: number; readonly locale: ContentLocale },
): Promise<PickUpPointSearch> {
  const query = q.trim();
  const place = await findPlace(orm, query);
  // A state has no nearest points.
  if (place === null || place.isState) return { query, place: null, points: [] };
  const points = (await loadPoints(orm))
    .map((point) => ({ point, km: distanceKm(place, point) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(
      ({ point: { sysname, kind, postcode, town }, km }): PickUpPoint => ({
        sysname,
        name: kind.name,
        address: { Street: kind.street, ZipCode: postcode, City: town },
        hours: localized(kind.hours, locale),
        distanceKm: roundedKm(km),
      }),
    );
  return { query, place: place.name, points };
}

/** A pickup point in the shape that orders store; null if it is unknown. */
export async function findPickUpPoint(orm: Orm, sysname: string): Promise<SelectedStore | null> {
  const point = (await loadPoints(orm)).find((known) => known.sysname === sysname);
  if (point === undefined) return null;
  const { kind, postcode, town } = point;
  return { sysname, name: `${kind.name}, ${kind.street}`, address: { City: town, ZipCode: postcode } };
}
