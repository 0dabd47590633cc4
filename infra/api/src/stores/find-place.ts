import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';
import type { Position } from './distance.ts';

export type FoundPlace = Position & { readonly name: string };

const coordinates = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
const postcode = /(?:^|\D)([1-9]\d{3})(?:\D|$)/;

function readCoordinates(query: string): FoundPlace | null {
  const [, latitude, longitude] = coordinates.exec(query) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { name: '', latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/** The place with this postcode, or the one with the nearest postcode in the same region. */
async function findPostcode(orm: Orm, code: string): Promise<FoundPlace | null> {
  const [found] = await selectRows<FoundPlace>(
    orm,
    sql`
      select name, latitude, longitude from places
      where left(postcode, 1) = left(${code}::text, 1)
      order by abs(postcode::int - ${code}::int), position limit 1`,
  );
  return found ?? null;
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

/** Finds a town by its full name, its beginning, a part of it, or similarity, in that order. */
async function findTown(orm: Orm, name: string): Promise<FoundPlace | null> {
  const folded = normaliseTownName(name);
  if (folded.length < 2) return null;
  const [found] = await selectRows<FoundPlace>(
    orm,
    sql`
      select name, latitude, longitude from places
      where starts_with(folded, ${folded}::text) or position(${folded}::text in folded) > 0 or similarity(folded, ${folded}::text) > 0.38
      order by folded = ${folded}::text desc, starts_with(folded, ${folded}::text) desc, position(' ' || ${folded}::text in folded) > 0 desc,
        similarity(folded, ${folded}::text) desc, position limit 1`,
  );
  return found ?? null;
}

/** Finds a place by coordinates, postcode, name, or both as in `6020 Innsbruck`. */
export async function findPlace(orm: Orm, query: string): Promise<FoundPlace | null> {
  const position = readCoordinates(query);
  if (position !== null) return position;
  const code = postcode.exec(query)?.[1];
  if (code !== undefined) return findPostcode(orm, code);
  return findTown(orm, query);
}
