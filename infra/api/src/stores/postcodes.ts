import type { Position } from './distance.ts';
import type { FoundPlace } from './found-place.ts';

export type KnownPostcode = Position & { readonly name: string; readonly postcode: string };

/** The first and the last postcode that Austria has assigned: of Vienna's first district and of Iselsberg-Stronach. */
const assigned = { first: 1010, last: 9992 };

/** Digits of a postcode that stand for a region of some valleys, the more the smaller. With two it has about the size of a district. */
const sharedDigits = [3, 2];

/**
 * The place with a postcode. Where that is not known, the middle of the known ones that share its first digits: postcodes follow the routes of the
 * post, so numbers that are near each other can be in different valleys, but the same digits are the same area.
 * @param known those with the same two first digits at least, the most important ones first
 * @returns null where no area has such postcodes
 */
export function placeOfPostcode(code: string, known: readonly KnownPostcode[]): FoundPlace | null {
  const own = known.find(({ postcode }) => postcode === code);
  if (own) return { name: own.name, postcode: code, latitude: own.latitude, longitude: own.longitude };
  if (Number(code) < assigned.first || Number(code) > assigned.last) return null;
  for (const digits of sharedDigits) {
    const area = known.filter(({ postcode }) => postcode.startsWith(code.slice(0, digits)));
    if (area.length > 0) return { name: code, isApproximate: true, ...middleOf(area) };
  }
  return null;
}

function middleOf(places: readonly Position[]): Position {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}
