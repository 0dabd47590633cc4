import type { BytesResult } from './measure/bytes.ts';
import type { FilterChangeResult } from './measure/filter-change.ts';
import type { FirstScreenResult } from './measure/first-screen.ts';
import type { LighthousePage } from './measure/lighthouse.ts';
import type { LoadResult } from './measure/load.ts';
import type { NavigationResult } from './measure/navigation.ts';
import type { RenderResult } from './measure/render.ts';
import type { RoundsResult } from './measure/rounds.ts';
import type { TeamToolsResult } from './measure/team-tools.ts';
import type { UsableResult } from './measure/usable.ts';
import type { Section } from './options.ts';
import type { PageName } from './pages.ts';

/** The figures of one page; sections that were not measured are missing. Other shops' pages are named after their host. */
export type PageResult = {
  name: PageName | `at ${string}`;
  path: string;
  bytes?: BytesResult;
  rounds?: RoundsResult;
  render?: RenderResult;
  usable?: UsableResult;
  screen?: FirstScreenResult;
  /** For the list only. */
  filter?: FilterChangeResult;
  /** For the list only: navigation from it to products, and to other lists. */
  navigation?: NavigationResult;
  load?: LoadResult;
  /** For the list only: waiting times of teams. */
  teams?: TeamToolsResult;
};

/** A failed measurement. `page`: its name, or the URL of another shop's page. */
export type Failure = { section: Section; page: string; reason: string };

export type BenchResult = {
  when: string;
  machine: Machine;
  runs: number;
  pages: PageResult[];
  failures: readonly Failure[];
  /** Missing if it was not measured. */
  lighthouse?: readonly LighthousePage[];
};

export type Machine = {
  node: string;
  chromium: string;
  processor: string;
  cores: number;
  /** One-minute load averages before and after the measurement. */
  loadBefore: number;
  loadAfter: number;
};
