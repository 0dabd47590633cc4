/** A point on the map, in map units. */
export type MapPoint = { readonly x: number; readonly y: number };

/** The drawn map in map units: Austria with a margin. */
export const mapSize = { width: 10_000, height: 5260 } as const;

const unitsPerDegree = 1300;
const west = 9.5;
const north = 49.05;

/** Latitude in degrees, stretched as in the Mercator projection. */
const stretched = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** The square world of Web Mercator in map units. */
export const world = {
  x: (-180 - west) * unitsPerDegree,
  y: (stretched(north) - 180) * unitsPerDegree,
  size: 360 * unitsPerDegree,
} as const;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The map position of coordinates, to 6 m: Mercator, so that north is up and shapes are preserved. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint {
  return {
    x: tenths((longitude - west) * unitsPerDegree),
    y: tenths((stretched(north) - stretched(latitude)) * unitsPerDegree),
  };
}
