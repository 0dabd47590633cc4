import type { SiteLocale } from 'shared-contracts/app';
import type { Cluster } from './clusters.ts';
import { isCovered, labelText, type MapLabel, mapLabels } from './map-labels.ts';
import type { MapPoint } from './projection.ts';

/** An area that names must not cover, around its centre. Sizes are pixels. */
export type Obstacle = MapPoint & { readonly halfWidth: number; readonly halfHeight: number };

/** In pixels, as in the stylesheets: half the height of a letter, and the distance of a name's centre below its point. */
const drawn: Readonly<Record<MapLabel['kind'], { readonly letter: number; readonly below: number }>> = {
  state: { letter: 4.5, below: -4 },
  country: { letter: 4.3, below: -4 },
  water: { letter: 2.8, below: -4 },
  town: { letter: 3, below: 23 },
};
const halfLine = 6;
const [smallMarker, largeMarker] = [8, 14];

/** In map units: farther from its own place, the name of a state would be in another state. */
const farthest = 600;

/** Candidate places for the name of a state, as offsets in pixels: its own place, then the nearest, vertical before horizontal. */
const offsets = [0, -18, 18, -36, 36, -54, 54]
  .flatMap((x) => [0, -12, 12, -24, 24, -36, 36].map((y) => ({ x, y })))
  .sort((a, b) => distance(a) - distance(b));

function distance({ x, y }: MapPoint): number {
  return Math.hypot(x, y * 0.8);
}

/**
 * The names at a zoom, none of them below a marker. Names of states move aside; other names, and states without free space, are left out.
 * @param units map units of a pixel
 * @param taken other areas of the map that must stay free
 * @param locale of the page, in whose language the names are
 */
export function placedLabels(
  zoom: number,
  markers: readonly Cluster[],
  units: number,
  taken: readonly Obstacle[] = [],
  locale: SiteLocale = 'at',
): MapLabel[] {
  const shown = mapLabels
    .filter(({ from, until }) => zoom >= from && zoom < until)
    .map((label) => ({ ...label, text: labelText(label, locale) }));
  const of = (...kinds: MapLabel['kind'][]) => shown.filter(({ kind }) => kinds.includes(kind));
  const towns = of('town').filter((label) => !isCovered(label, markers, units));
  const obstacles: Obstacle[] = [...taken, ...markers.map(markerBox), ...towns.map((town) => box(town, units))];
  const placed: MapLabel[] = [];
  for (const label of of('state', 'country', 'water')) {
    const places =
      label.kind === 'state' ? offsets.filter(({ x, y }) => Math.hypot(x, y) * units <= farthest) : [{ x: 0, y: 0 }];
    const place = places
      .map(({ x, y }) => ({ ...label, x: label.x + x * units, y: label.y + y * units }))
      .find((moved) => obstacles.every((obstacle) => !overlaps(box(moved, units), obstacle, units)));
    if (!place) continue;
    placed.push(place);
    obstacles.push(box(place, units));
  }
  return [...placed, ...towns];
}

function markerBox({ stores: [first, ...others], x, y }: Cluster): Obstacle {
  const radius = others.length > 0 || first.number !== null ? largeMarker : smallMarker;
  return { x, y, halfWidth: radius, halfHeight: radius };
}

function box({ text, kind, x, y }: MapLabel, units: number): Obstacle {
  const { letter, below } = drawn[kind];
  return { x, y: y + below * units, halfWidth: text.length * letter, halfHeight: halfLine };
}

function overlaps(a: Obstacle, b: Obstacle, units: number): boolean {
  return (
    Math.abs(a.x - b.x) / units < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) / units < a.halfHeight + b.halfHeight
  );
}
