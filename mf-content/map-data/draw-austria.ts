import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapSize, project } from '../src/stores/map/projection.ts';
import { joined, type Line, type Point, pathOf, simplified } from './lines.ts';
import { relief } from './relief.ts';
import { arcInDegrees, neighboursOfArcs, type Topology } from './topology.ts';

// Writes src/stores/map/austria.ts from open data; the README in this folder names the sources.

/** Map units; one is 58 m in the north and 60 m in the south. */
const tolerance = 6;
/** Margin around the map, for frames that are taller or wider than the country. */
const margin = { x: 700, y: 1500 };

const readTopology = (file: string): Topology => JSON.parse(readFileSync(file, 'utf8'));

function onMap(degrees: Line): Line {
  return degrees.map(([longitude, latitude]): Point => {
    const { x, y } = project({ longitude, latitude });
    return [Math.round(x), Math.round(y)];
  });
}

const isNear = ([x, y]: Point): boolean =>
  x > -margin.x && x < mapSize.width + margin.x && y > -margin.y && y < mapSize.height + margin.y;

/** The parts of a line that are near the map. */
function near(line: Line): Line[] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (isNear(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}

/** Parses the multi-segment text of `gmt coast -M`: each segment starts with a line that contains `>`. */
function readSegments(file: string): Line[] {
  const segments = readFileSync(file, 'utf8').split(/^>.*$/m).slice(1);
  return segments.map((segment) => {
    const rows = segment.trim().split('\n');
    return rows.map((row): Point => {
      const [longitude = 0, latitude = 0] = row.split('\t').map(Number);
      return [longitude, latitude];
    });
  });
}

const reduced = (lines: readonly Line[], by = tolerance): Line[] =>
  lines.map((line) => simplified(line, by)).filter(({ length }) => length > 1);

function area(ring: Line): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

function drawAustria(sources: string): Readonly<Record<string, string>> {
  const states = readTopology(path.join(sources, 'aut.topo.json'));
  const owners = neighboursOfArcs(states.objects['aut']?.geometries ?? []);
  const arcs = (count: number): Line[] =>
    [...owners].filter(([, ids]) => ids.length === count).map(([index]) => onMap(arcInDegrees(states, index)));
  const countries = readTopology(path.join(sources, 'countries-10m.json'));
  const austria = '040';
  const borders = [...neighboursOfArcs(countries.objects['countries']?.geometries ?? [])]
    .filter(([, ids]) => ids.length === 2 && !ids.includes(austria))
    .flatMap(([index]) => near(onMap(arcInDegrees(countries, index))));
  const rivers = joined(readSegments(path.join(sources, 'rivers.txt')).map(onMap)).flatMap(near);
  const lakes = joined(readSegments(path.join(sources, 'lakes.txt')).map(onMap)).flatMap(near);
  const { lit, shaded } = relief();
  return {
    land: pathOf(reduced(joined(arcs(1))), true),
    states: pathOf(reduced(joined(arcs(2)))),
    borders: pathOf(reduced(joined(borders), 3 * tolerance)),
    rivers: pathOf(reduced(rivers, 9)),
    lakes: pathOf(
      reduced(lakes, 4).filter((ring) => area(ring) > 1200),
      true,
    ),
    lit: pathOf(lit, true),
    shaded: pathOf(shaded, true),
  };
}

const [sources] = process.argv.slice(2);
if (sources === undefined) throw new Error('Pass the folder with the sources, see README.md.');
const lines = Object.entries(drawAustria(sources)).map(([name, data]) => `  ${name}: '${data}',`);
const text = `/** Austria as SVG path data in map units: written by map-data/draw-austria.ts, whose README names the sources and their licences. Rivers and lakes are data
 * under the LGPL 3. */
export const austria = {
${lines.join('\n')}
} as const;
`;
writeFileSync(path.join(import.meta.dirname, '../src/stores/map/austria.ts'), text);
