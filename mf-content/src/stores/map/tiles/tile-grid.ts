import { type MapFrame, type MapView, unitsPerPixel } from '../map-view.ts';
import { world } from '../projection.ts';

export type Tile = {
  /** `z/x/y` of the tile. */
  readonly key: string;
  /** Its corner in map units, and the length of its sides. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
};

const tilePixels = 256;

/** The Web Mercator tiles that a view needs, of the level whose pixel size is closest to the screen's. */
export function visibleTiles(view: MapView, frame: MapFrame, maxZoom: number): Tile[] {
  const units = unitsPerPixel(view, frame);
  const level = Math.min(Math.max(Math.round(Math.log2(world.size / (tilePixels * units))), 0), maxZoom);
  const count = 2 ** level;
  const size = world.size / count;
  const [halfWidth, halfHeight] = [(frame.width * units) / 2, (frame.height * units) / 2];
  const columns = between(view.x - halfWidth - world.x, view.x + halfWidth - world.x, size, count);
  const rows = between(view.y - halfHeight - world.y, view.y + halfHeight - world.y, size, count);
  return rows.flatMap((y) =>
    columns.map((x) => ({
      key: `${level}/${x}/${y}`,
      left: world.x + x * size,
      top: world.y + y * size,
      size,
    })),
  );
}

/** The numbers of the tiles between two points of an axis. */
function between(from: number, to: number, size: number, count: number): number[] {
  const [first, last] = [Math.max(0, Math.floor(from / size)), Math.min(count - 1, Math.floor(to / size))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The address of a tile. */
export function tileUrl(template: string, { key }: Tile): string {
  const [z = '', x = '', y = ''] = key.split('/');
  return template.replace('{z}', z).replace('{x}', x).replace('{y}', y);
}
