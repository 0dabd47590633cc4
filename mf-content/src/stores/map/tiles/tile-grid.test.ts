import { describe, expect, it } from 'vitest';
import { type MapView, unitsPerPixel, wholeMap } from '../map-view.ts';
import { project, world } from '../projection.ts';
import { tileUrl, visibleTiles } from './tile-grid.ts';

const frame = { width: 800, height: 600 };
const vienna: MapView = { ...project({ latitude: 48.208_49, longitude: 16.372_08 }), zoom: 1 };

describe('the tiles of a view', () => {
  it('are those of Web Mercator: the centre of Vienna is on the same tiles as on every tile server', () => {
    const middle = { width: 1, height: 1 };
    // Tile numbers of the position by the formula of the tile scheme.
    for (const zoom of [8, 12, 16]) {
      const view = { ...vienna, zoom: (2 ** zoom * 256 * 10_000) / world.size };
      const n = 2 ** zoom;
      const latitude = (48.208_49 * Math.PI) / 180;
      const x = Math.floor(((16.372_08 + 180) / 360) * n);
      const y = Math.floor(((1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI) / 2) * n);
      expect(visibleTiles(view, middle, 18).map(({ key }) => key)).toContain(`${zoom}/${x}/${y}`);
    }
  });

  it.each([1, 1.4, 3, 16, 300, 2048])(
    'cover the frame at zoom %d without a gap, with pixels of about the size of the screen’s',
    (zoom) => {
      const view = { ...vienna, zoom };
      const tiles = visibleTiles(view, frame, 20);
      const units = unitsPerPixel(view, frame);
      const [size = 0] = tiles.map((tile) => tile.size);
      expect(size / units).toBeGreaterThanOrEqual(256 / Math.SQRT2 - 1);
      expect(size / units).toBeLessThanOrEqual(256 * Math.SQRT2 + 1);
      expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(view.x - 400 * units);
      expect(Math.max(...tiles.map(({ left }) => left + size))).toBeGreaterThanOrEqual(view.x + 400 * units);
      expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(view.y - 300 * units);
      expect(Math.max(...tiles.map(({ top }) => top + size))).toBeGreaterThanOrEqual(view.y + 300 * units);
      expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
      expect(tiles.length).toBeLessThanOrEqual(30);
    },
  );

  it('are limited to the server’s highest level, and to the world', () => {
    expect(visibleTiles({ ...vienna, zoom: 2048 }, frame, 9).map(({ key }) => key.split('/')[0])).toEqual(['9']);
    const everything = visibleTiles({ ...wholeMap, zoom: 0.001 }, frame, 18);
    expect(everything.map(({ key }) => key)).toEqual(['0/0/0']);
  });

  it('have an address by the template, also with a key after it', () => {
    const tile = { key: '7/69/44', left: 0, top: 0, size: 1 };
    expect(tileUrl('https://tiles.example/{z}/{y}/{x}@2x.png?key=a', tile)).toBe(
      'https://tiles.example/7/44/69@2x.png?key=a',
    );
  });
});
