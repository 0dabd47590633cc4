import { describe, expect, it } from 'vitest';
import { austria } from './austria.ts';
import { type Cluster, clustersOf, type MapStore, markerDistance, markerText } from './clusters.ts';
import { isCovered, type MapLabel, mapLabels } from './map-labels.ts';
import {
  drawnDepth,
  isVisible,
  moved,
  unitsPerPixel,
  viewBox,
  viewOf,
  wholeMap,
  within,
  zoomedAt,
} from './map-view.ts';
import { placedLabels } from './placed-labels.ts';
import { type MapPoint, mapSize, project } from './projection.ts';

const at = (id: number, x: number, y: number): MapStore => ({
  id,
  name: `Filiale ${id}`,
  url: `/shop/${id}/`,
  town: 'Linz',
  number: null,
  x,
  y,
});

/** The corners of the closed lines of path data. */
function rings(path: string): MapPoint[][] {
  let [x, y] = [0, 0];
  return path.split('z').flatMap((part) => {
    const numbers = [...part.matchAll(/-?\d+/g)].map(Number);
    const [startX, startY] = [x + (numbers[0] ?? 0), y + (numbers[1] ?? 0)];
    const ring: MapPoint[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      [x, y] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)];
      ring.push({ x, y });
    }
    [x, y] = [startX, startY];
    return ring.length > 0 ? [ring] : [];
  });
}

function isInside(ring: readonly MapPoint[], { x, y }: MapPoint): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

describe('the drawn map', () => {
  const land = rings(austria.land);
  const isInAustria = (point: MapPoint): boolean => land.filter((ring) => isInside(ring, point)).length % 2 === 1;

  it.each([
    ['Wien', 48.208, 16.37, true],
    ['Bregenz', 47.503, 9.747, true],
    ['Innsbruck', 47.268, 11.393, true],
    ['Lienz', 46.83, 12.77, true],
    ['Gmünd', 48.768, 14.985, true],
    ['Eisenstadt', 47.846, 16.523, true],
    ['München', 48.137, 11.576, false],
    ['Bozen', 46.498, 11.354, false],
    ['Maribor', 46.557, 15.646, false],
    ['Berchtesgaden', 47.631, 13.0, false],
  ])('has %s in its place', (_, latitude, longitude, isAustrian) => {
    expect(isInAustria(project({ latitude, longitude }))).toBe(isAustrian);
  });

  it('has the names of states and towns in the country', () => {
    const outside = mapLabels.filter(({ kind }) => kind === 'state' || kind === 'town').filter((l) => !isInAustria(l));
    expect(outside.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ['a marker on its letters', 10, 20, [1, 2], true],
    ['a marker at its point, above it', 0, 0, [1, 2], false],
    ['a marker beside it', 40, 20, [1, 2], false],
    ['a small marker below its letters', 10, 32, [1], false],
    ['a large marker at its lower edge', 10, 26, [1, 2], true],
  ] as const)('leaves out the name of a town for %s', (_, x, y, ids, expected) => {
    const town = { text: 'Wien', kind: 'town', x: 0, y: 0, from: 1, until: 99 } as const;
    const [first, ...others] = ids.map((id) => at(id, x * 5, y * 5));
    if (!first) throw new Error('A marker has a store');
    const marker = { x: x * 5, y: y * 5, stores: [first, ...others] } as const;
    expect(isCovered(town, [marker], 5)).toBe(expected);
  });

  describe('with markers', () => {
    const units = 13;
    const cluster = (x: number, y: number): Cluster => ({ x, y, stores: [at(1, x, y), at(2, x, y)] });
    const named = (labels: readonly MapLabel[], name: string) =>
      labels.find(({ text, kind }) => text === name && kind === 'state');
    const own = named(mapLabels, 'Steiermark');
    if (!own) throw new Error('The map names Styria');

    it('has the name of a state in its own place, or beside a marker that lies there', () => {
      expect(named(placedLabels(1, [], units), 'Steiermark')).toEqual(own);
      const moved = named(placedLabels(1, [cluster(own.x, own.y)], units), 'Steiermark');
      expect(moved).not.toEqual(own);
      const pixels = Math.hypot((moved?.x ?? 0) - own.x, (moved?.y ?? 0) - own.y) / units;
      expect(pixels).toBeGreaterThan(15);
      expect(pixels).toBeLessThan(70);
    });

    it('names countries, states, towns and rivers in the language of the page', () => {
      const texts = (...[zoom, locale]: [number, 'at' | 'en']) =>
        placedLabels(zoom, [], units / zoom, [], locale).map(({ text }) => text);
      expect(texts(1, 'en')).toEqual(
        expect.arrayContaining(['Germany', 'Italy', 'Styria', 'Carinthia', 'Vienna', 'Graz']),
      );
      expect(texts(3, 'en')).toContain('Danube');
      expect(texts(1, 'at')).toEqual(expect.arrayContaining(['Deutschland', 'Steiermark', 'Kärnten', 'Wien']));
      expect(texts(3, 'at')).toContain('Donau');
    });

    it('leaves out names without space free of markers, and names that other parts of the map cover', () => {
      const steps = [-6, -4, -2, 0, 2, 4, 6].map((step) => step * 12 * units);
      const everywhere = steps.flatMap((x) => steps.map((y) => cluster(own.x + x, own.y + y)));
      expect(named(placedLabels(1, everywhere, units), 'Steiermark')).toBeUndefined();
      const taken = { x: own.x, y: own.y, halfWidth: 200, halfHeight: 90 };
      expect(named(placedLabels(1, [], units, [taken]), 'Steiermark')).toBeUndefined();
    });
  });

  it('is within its size', () => {
    for (const { x, y } of land.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(mapSize.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(mapSize.height);
    }
  });
});

describe('clusters', () => {
  const stores = [at(1, 0, 0), at(2, 30, 0), at(3, 200, 0), at(4, 60, 0)];
  const idsOf = (apart: number) => clustersOf(stores, apart).map(({ stores: group }) => group.map(({ id }) => id));

  it('contain overlapping stores, and are in the middle of them', () => {
    expect(idsOf(50)).toEqual([[1, 2], [3], [4]]);
    expect(clustersOf(stores, 50)[0]).toMatchObject({ x: 15, y: 0 });
  });

  it('never contain the store that the page is about', () => {
    const groups = clustersOf(stores, 500, 2).map(({ stores: group }) => group.map(({ id }) => id));
    expect(groups).toEqual([[1, 3, 4], [2]]);
  });

  it('contain every store once, at every distance', () => {
    for (const apart of [0, 1, 31, 61, 500]) expect(idsOf(apart).flat().sort()).toEqual([1, 2, 3, 4]);
  });

  it('have no count among numbered stores, with whose numbers it could be confused', () => {
    const numbered = (id: number, number: number | null): MapStore => ({ ...at(id, id * 10, 0), number });
    const texts = (of: MapStore[], isNumbered: boolean) =>
      clustersOf(of, 15).map((cluster) => markerText(cluster, isNumbered));
    const [first, second, third] = [numbered(1, 1), numbered(2, 2), numbered(9, 3)];
    expect(texts([first, second, third, numbered(20, null), numbered(21, null), numbered(40, null)], true)).toEqual([
      '1+',
      '3',
      '+',
      '',
    ]);
    expect(texts([at(1, 0, 0), at(2, 1, 0), at(3, 99, 0)], false)).toEqual(['2', '']);
  });

  it('are split by zooming in', () => {
    const phone = { width: 358, height: 420 };
    const idsAt = (zoom: number) => idsOf(markerDistance(zoom, drawnDepth, unitsPerPixel({ zoom }, phone)));
    expect(idsAt(1)).toHaveLength(1);
    // Two of them still overlap, and there is no closer view.
    expect(idsAt(drawnDepth - 0.1).length).toBeLessThan(4);
    expect(idsAt(drawnDepth)).toHaveLength(4);
  });
});

describe('what the map shows', () => {
  const frame = { width: 800, height: 600 };

  it('is initially the whole country, in every frame', () => {
    for (const size of [frame, { width: 358, height: 420 }, { width: 1000, height: 200 }]) {
      const units = unitsPerPixel(wholeMap, size);
      expect(size.width * units).toBeGreaterThanOrEqual(mapSize.width);
      expect(size.height * units).toBeGreaterThanOrEqual(mapSize.height);
    }
    expect(viewOf([])).toEqual(wholeMap);
  });

  it('contains all points of a search', () => {
    const points = [at(1, 6000, 1000), at(2, 6600, 1400)];
    const view = viewOf(points);
    expect(view.zoom).toBeGreaterThan(4);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox(view, frame).split(' ').map(Number);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  it('a marker is visible while a part of it is inside the frame, in both directions', () => {
    const view = { x: 4000, y: 2000, zoom: 4 };
    const units = unitsPerPixel(view, frame);
    const isShown = (right: number, down: number): boolean =>
      isVisible({ x: view.x + right * units, y: view.y + down * units }, 10, view, frame);
    expect([isShown(0, 0), isShown(409, 0), isShown(-409, 309), isShown(0, -309)]).toEqual([true, true, true, true]);
    expect([isShown(411, 0), isShown(0, 311), isShown(-411, -309)]).toEqual([false, false, false]);
  });

  it('keeps the point under the pointer when zooming in and out', () => {
    const point = { x: 7000, y: 2000 };
    const closer = zoomedAt(wholeMap, 2, point);
    expect((point.x - closer.x) * closer.zoom).toBeCloseTo((point.x - wholeMap.x) * wholeMap.zoom, 0);
    expect(zoomedAt(closer, 0.5, point)).toEqual(wholeMap);
  });

  it('never leaves the country or the range of its scale', () => {
    expect(within({ x: -99, y: 99_999, zoom: 0.1 })).toEqual({ x: 0, y: mapSize.height, zoom: 1 });
    expect(within({ x: 5, y: 5, zoom: 1000 }).zoom).toBe(16);
    expect(moved(wholeMap, -1e6, 1e6, frame)).toMatchObject({ x: 0, y: mapSize.height });
  });
});
