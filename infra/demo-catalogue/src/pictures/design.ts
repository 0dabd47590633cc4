import { type Mark, marks } from './brand-mark.ts';
import type { Colours } from './colours.ts';

/** How a design sets the second colour off against the palette: tone in tone, dark or pale. */
export type Trim = {
  readonly id: 'tonal' | 'dark' | 'pale';
  /** Second panels. */
  readonly panel: string;
  /** The outline of the second panels. */
  readonly edge: string;
  /** Small accents: zips, loops, piping. */
  readonly pop: string;
};

/** One brand's model of a kind. */
export type Design = {
  /** The silhouette, from 0. */
  readonly cut: number;
  readonly trim: Trim;
  /** The brand's mark. */
  readonly mark: Mark;
};

const trimIds = ['tonal', 'dark', 'pale'] as const;

/** The number of designs of a kind. A kind with one cut has no trims. */
export function designCount(cuts: number): number {
  return cuts === 1 ? 1 : cuts * trimIds.length;
}

function trimOf(id: Trim['id'], { light, soft, base, shade, deep, ink, graphite, paper, slate }: Colours): Trim {
  switch (id) {
    case 'tonal':
      return { id, panel: shade, edge: deep, pop: light };
    case 'dark':
      return { id, panel: graphite, edge: ink, pop: soft };
    case 'pale':
      return { id, panel: paper, edge: slate, pop: base };
  }
}

/** The design with this number. Neighbouring numbers differ in cut and mark. */
export function designAt(index: number, cuts: number, colours: Colours): Design {
  const cut = index % cuts;
  const trim = trimIds[Math.floor(index / cuts) % trimIds.length] ?? 'tonal';
  const mark = marks[(index * 3) % marks.length];
  if (!Number.isInteger(index) || index < 0 || index >= designCount(cuts) || mark === undefined) {
    throw new Error(`There is no design ${index}`);
  }
  return { cut, trim: trimOf(trim, colours), mark };
}

/** Picks a value by the cut; the list may be shorter than the number of cuts. */
export function byCut<T>({ cut }: Pick<Design, 'cut'>, first: T, ...others: readonly T[]): T {
  const all = [first, ...others];
  return all[cut % all.length] ?? first;
}

/**
 * The value of a cut in a list of all cuts.
 * @throws for a cut that does not exist, which is a mistake in a drawing
 */
export function atCut<T>(values: readonly T[], cut: number): T {
  const value = values[cut];
  if (value === undefined) throw new Error(`There is no cut ${cut}`);
  return value;
}
