import type { BytesResult } from './measure/bytes.ts';
import type { FilterChangeResult } from './measure/filter-change.ts';
import type { LoadResult } from './measure/load.ts';
import type { RenderResult } from './measure/render.ts';
import type { RoundsResult } from './measure/rounds.ts';
import type { UsableResult } from './measure/usable.ts';
import type { PageName } from './pages.ts';

/** What was measured of one page; a section that was not asked for is missing. */
export type PageResult = {
  name: PageName;
  path: string;
  bytes?: BytesResult;
  rounds?: RoundsResult;
  render?: RenderResult;
  usable?: UsableResult;
  /** Of the list alone. */
  filter?: FilterChangeResult;
  load?: LoadResult;
};

export type BenchResult = {
  when: string;
  machine: Machine;
  runs: number;
  pages: PageResult[];
};

export type Machine = {
  node: string;
  chromium: string;
  processor: string;
  cores: number;
  /** One-minute load averages when measuring began and ended: how busy the machine was with this and other things. */
  loadBefore: number;
  loadAfter: number;
};
