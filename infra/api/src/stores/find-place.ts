import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import { germanPlaceName } from './english-place-names.ts';
import type { FoundPlace } from './found-place.ts';
import { type KnownPostcode, placeOfPostcode } from './postcodes.ts';

const coordinates = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
const postcode = /(?:^|\D)([1-9]\d{3})(?:\D|$)/;

function readCoordinates(query: string): FoundPlace | null {
  const [, latitude, longitude] = coordinates.exec(query) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { name: '', latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

async function findPostcode(orm: Orm, code: string): Promise<FoundPlace | null> {
  const known = await selectRows<KnownPostcode>(
    orm,
    sql`
      select name, postcode, latitude, longitude from (
        select name, postcode, latitude, longitude, 0 as source, position from places
        union all
        select town, postcode, latitude, longitude, 1, id from stores
      ) as known
      where left(postcode, 2) = left(${code}::text, 2)
      order by source, position`,
  );
  return placeOfPostcode(code, known);
}

const spelled: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/\bsankt\b/g, 'st'],
  [/\bwr\b/g, 'wiener'],
  [/[^a-z0-9]+/g, ' '],
];

/** A town's name for comparison: `Sankt Pölten`, `St. Poelten` and `st pölten` are equal. */
export function normaliseTownName(name: string): string {
  const bare = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return spelled.reduce((text, [pattern, by]) => text.replace(pattern, by), bare).trim();
}

async function findExactTown(orm: Orm, folded: string): Promise<FoundPlace | null> {
  const [found] = await selectRows<FoundPlace>(
    orm,
    sql`select name, latitude, longitude from places where folded = ${folded}::text order by position limit 1`,
  );
  return found ?? null;
}

async function findState(orm: Orm, folded: string): Promise<FoundPlace | null> {
  const states = await selectRows<FoundPlace>(
    orm,
    sql`select state as name, avg(latitude) as latitude, avg(longitude) as longitude from stores group by state`,
  );
  const found = states.find(({ name }) => normaliseTownName(name) === folded);
  return found ? { ...found, isState: true } : null;
}

/** Finds a town by the beginning of its name, a part of it, or similarity, in that order. */
async function findSimilarTown(orm: Orm, folded: string): Promise<FoundPlace | null> {
  const [found] = await selectRows<FoundPlace>(
    orm,
    sql`
      select name, latitude, longitude from places
      where starts_with(folded, ${folded}::text) or position(${folded}::text in folded) > 0 or similarity(folded, ${folded}::text) > 0.38
      order by starts_with(folded, ${folded}::text) desc, position(' ' || ${folded}::text in folded) > 0 desc,
        similarity(folded, ${folded}::text) desc, position limit 1`,
  );
  return found ?? null;
}

/** Wien and Salzburg are towns and federal states: the town is found, whose stores are the nearest. */
async function findName(orm: Orm, name: string): Promise<FoundPlace | null> {
  const folded = germanPlaceName(normaliseTownName(name));
  if (folded.length < 2) return null;
  return (await findExactTown(orm, folded)) ?? (await findState(orm, folded)) ?? (await findSimilarTown(orm, folded));
}

/**
 * Finds a place by coordinates, postcode, name, or both as in `6020 Innsbruck`. Together with an unknown postcode only the full name of a
 * town counts: similar names are often elsewhere.
 */
export async function findPlace(orm: Orm, query: string): Promise<FoundPlace | null> {
  const position = readCoordinates(query);
  if (position !== null) return position;
  const code = postcode.exec(query)?.[1];
  if (code === undefined) return findName(orm, query);
  const found = await findPostcode(orm, code);
  if (found !== null && found.isApproximate !== true) return found;
  const named = germanPlaceName(normaliseTownName(query.replace(code, ' ')));
  return (await findExactTown(orm, named)) ?? found;
}
