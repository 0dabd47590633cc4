import type { FirstScreenResult } from '../measure/first-screen.ts';
import type { PageName } from '../pages.ts';
import type { PageResult } from '../results.ts';
import { fineMs, kB, ms, rate, seconds } from './figures.ts';

/** An aim, the figure that it limits, and the figure's format. */
type Aim = {
  title: string;
  limit: number;
  kind: 'at most' | 'at least';
  pages: readonly PageName[];
  /** Null if its section was not measured. */
  measure: (page: PageResult) => number | null;
  write: (value: number) => string;
};

const all: readonly PageName[] = ['home', 'list', 'product'];

/** Controls with an aim; the other measured responses need a hydrated page or the API. */
const aimedControls = ['menu', 'search', 'filter', 'heart'];

const slowestOf = (screen: FirstScreenResult): number =>
  Math.max(...aimedControls.flatMap((name) => screen[name] ?? []));

const aims: readonly Aim[] = [
  {
    title: 'JS, kB',
    limit: 140 * 1024,
    kind: 'at most',
    pages: ['home'],
    measure: ({ bytes }) => bytes?.js ?? null,
    write: kB,
  },
  {
    title: 'JS, kB',
    limit: 145 * 1024,
    kind: 'at most',
    pages: ['list', 'product'],
    measure: ({ bytes }) => bytes?.js ?? null,
    write: kB,
  },
  {
    title: 'largest entry of a frontend, kB',
    limit: 3 * 1024,
    kind: 'at most',
    pages: all,
    measure: ({ bytes }) => (bytes ? Math.max(0, ...Object.values(bytes.jsByOwner).map(({ entry }) => entry)) : null),
    write: kB,
  },
  {
    title: 'rounds of scripts',
    limit: 1,
    kind: 'at most',
    pages: all,
    measure: ({ rounds }) => rounds?.rounds ?? null,
    write: String,
  },
  {
    title: 'scripts found later than the HTML',
    limit: 0,
    kind: 'at most',
    pages: all,
    measure: ({ rounds }) => rounds?.unnamed.length ?? null,
    write: String,
  },
  {
    title: 'every control in the first screen answers, s',
    limit: 1_900,
    kind: 'at most',
    pages: all,
    measure: ({ screen }) => (screen ? slowestOf(screen) : null),
    write: seconds,
  },
  {
    title: 'whole page hydrated on a phone, s',
    limit: 2_400,
    kind: 'at most',
    pages: all,
    measure: ({ usable }) => usable?.usable ?? null,
    write: seconds,
  },
  {
    title: 'largest paint on a phone, s',
    limit: 1_000,
    kind: 'at most',
    pages: all,
    measure: ({ usable }) => usable?.lcp ?? null,
    write: seconds,
  },
  {
    title: 'blocking on a phone, ms',
    limit: 80,
    kind: 'at most',
    pages: all,
    measure: ({ usable }) => usable?.blocking ?? null,
    write: ms,
  },
  {
    title: 'scripts of mf-catalog, kB',
    limit: 22 * 1024,
    kind: 'at most',
    pages: ['list'],
    measure: catalogueScripts,
    write: kB,
  },
  {
    title: 'scripts of mf-catalog, kB',
    limit: 20 * 1024,
    kind: 'at most',
    pages: ['product'],
    measure: catalogueScripts,
    write: kB,
  },
  {
    title: 'filter changed to list painted, ms',
    limit: 150,
    kind: 'at most',
    pages: ['list'],
    measure: ({ filter }) => filter?.painted ?? null,
    write: ms,
  },
  {
    title: 'INP of filters, processor 4x slower, ms',
    limit: 100,
    kind: 'at most',
    pages: ['list'],
    measure: ({ filter }) => filter?.inp ?? null,
    write: ms,
  },
  {
    title: 'click on a product to its page painted, warm, ms',
    limit: 100,
    kind: 'at most',
    pages: ['list'],
    measure: ({ navigation }) => navigation?.toProduct ?? null,
    write: ms,
  },
  {
    title: 'click on a category to its list painted, warm, ms',
    limit: 100,
    kind: 'at most',
    pages: ['list'],
    measure: ({ navigation }) => navigation?.toList ?? null,
    write: ms,
  },
  {
    title: 'save of a component to it seen in the running shop, s',
    limit: 1_000,
    kind: 'at most',
    pages: ['list'],
    measure: ({ teams }) => teams?.saved ?? null,
    write: seconds,
  },
  {
    title: 'page loads by seven such saves',
    limit: 0,
    kind: 'at most',
    pages: ['list'],
    measure: ({ teams }) => teams?.loads ?? null,
    write: String,
  },
  {
    title: '`npm run remote -- list`, s',
    limit: 300,
    kind: 'at most',
    pages: ['list'],
    measure: ({ teams }) => teams?.list ?? null,
    write: seconds,
  },
  {
    title: '24-tile list rendered in the worker, ms',
    limit: 9,
    kind: 'at most',
    pages: ['list'],
    measure: ({ render }) => render?.median ?? null,
    write: fineMs,
  },
  {
    title: 'cached requests for a second of the processor',
    limit: 5_000,
    kind: 'at least',
    pages: all,
    measure: ({ load }) => load?.cached.perProcessorSecond ?? null,
    write: rate,
  },
  {
    title: 'uncached requests for a second of the processor',
    limit: 150,
    kind: 'at least',
    pages: ['list'],
    measure: ({ load }) => load?.uncached.perProcessorSecond ?? null,
    write: rate,
  },
];

function catalogueScripts({ bytes }: PageResult): number | null {
  const own = bytes?.jsByOwner['mf-catalog'];
  return own ? own.entry + own.rest : null;
}

export type Verdict = 'met' | 'missed' | 'not measured';

/** An aim is met if all its pages meet it. */
function verdict({ kind, limit, pages, measure }: Aim, results: readonly PageResult[]): Verdict {
  const values = pages.map((name) => {
    const page = results.find((result) => result.name === name);
    return page ? measure(page) : null;
  });
  const keeps = (value: number): boolean => (kind === 'at most' ? value <= limit : value >= limit);
  if (values.some((value) => value !== null && !keeps(value))) return 'missed';
  return values.includes(null) ? 'not measured' : 'met';
}

/** One row for each aim: its name, its limit, the figure of each page, and whether it is met. */
export function aimRows(results: readonly PageResult[]): string[][] {
  return aims.map((aim) => {
    const cells = all.map((name) => {
      const page = results.find((result) => result.name === name);
      const value = page && aim.pages.includes(name) ? aim.measure(page) : null;
      return value === null ? '-' : aim.write(value);
    });
    const sign = aim.kind === 'at most' ? '<=' : '>=';
    return [aim.title, `${sign} ${aim.write(aim.limit)}`, ...cells, verdict(aim, results)];
  });
}
