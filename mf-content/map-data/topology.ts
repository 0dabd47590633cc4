import type { Line, Point } from './lines.ts';

/** The parts of TopoJSON that are read. */
export type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
};
type Geometry = { readonly id?: string; readonly arcs?: unknown };

/** Decodes an arc to degrees: the file contains the differences of quantised positions. */
export function arcInDegrees({ transform, arcs }: Topology, index: number): Line {
  let [x, y] = [0, 0];
  return (arcs[index] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

/** Indices of arcs in a geometry of any depth; a negative one is the bitwise complement of a reversed arc. */
const indices = (arcs: unknown): number[] =>
  Array.isArray(arcs) ? arcs.flatMap(indices) : typeof arcs === 'number' ? [arcs < 0 ? -arcs - 1 : arcs] : [];

/** For each arc, the positions or ids of the geometries that it bounds. */
export function neighboursOfArcs(geometries: readonly Geometry[]): ReadonlyMap<number, readonly string[]> {
  const owners = new Map<number, string[]>();
  for (const [position, { id, arcs }] of geometries.entries()) {
    for (const index of new Set(indices(arcs))) {
      owners.set(index, [...(owners.get(index) ?? []), id ?? String(position)]);
    }
  }
  return owners;
}
