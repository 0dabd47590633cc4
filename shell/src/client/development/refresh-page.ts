import type { DevelopmentChange } from '../../app/development-change.ts';

/** What the bundler's `__webpack_require__` of a watched build offers; see infra/build. */
type WatchedRequire = ((module: string) => unknown) & {
  /** Factories of its modules, by name. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Loads a script, whose integrity is that of `chunk`. */
  l: (url: string, end: (event: { type: string }) => void, key: string, chunk: string) => void;
  /** Share scopes, by name. */
  S: Record<string, object>;
  sriHashes?: Record<string, string>;
  getContainer: unknown;
};

/** A build on this page; its start code says what it has loaded. Builds of earlier tools have no `arrivals` of their chunks. */
type WatchedBuild = {
  require: WatchedRequire;
  chunks: ReadonlySet<string>;
  arrivals?: readonly Promise<unknown>[];
  modules: Set<string>;
};

type FastRefresh = {
  performReactRefresh(): unknown;
  /** The newest build of each remote, by the name of its container. */
  remotes: Record<string, WatchedBuild | undefined>;
};

type Container = { init(shareScope: object): unknown };

const page = globalThis as unknown as { bergaufRefresh?: FastRefresh } & Record<string, unknown>;

export type PageRefresh = {
  /** The state of components is kept. @returns false where the page has to be loaded instead */
  to(change: DevelopmentChange): Promise<boolean>;
};

/** Brings this page from one build of a frontend to the next one by React's fast refresh. @param shown the version that it has */
export function createPageRefresh(remote: string, shown: string): PageRefresh {
  const container = remote.replaceAll('-', '_');
  let version = shown;
  let hasThrown = false;
  // What failed before this script came, such as during hydration, has left its mark (`failure-reporter.ts`).
  const hasFailed = (): boolean =>
    hasThrown || performance.getEntriesByType('mark').some(({ name }) => name.startsWith(`failed ${remote}/`));
  return {
    async to({ refresh, version: next }) {
      // An error boundary keeps what it has caught.
      if (hasFailed() || !refresh || next === null || numberOf(version) < numberOf(refresh.from)) return false;
      const fast = page.bergaufRefresh;
      const before = fast?.remotes[container];
      if (!fast || !before) return false;
      const note = (): void => {
        hasThrown = true;
      };
      addEventListener('error', note);
      try {
        const done = await holdChunks(before);
        // The bundler's list of chunks that have arrived: the next build would take them for its own.
        page[`rspackChunk${container}`] = undefined;
        await loadEntry(before, refresh);
        const after = fast.remotes[container];
        const scope = before.require.S['default'];
        if (!after || after === before || !scope) return false;
        await (page[container] as Container).init(scope);
        await Promise.all([...before.chunks].map((chunk) => after.require.e(chunk)));
        evaluate(before, after, new Set(refresh.modules));
        done();
        removeStyles(remote, version);
        fast.performReactRefresh();
        markFragments(`${remote}@${version}`, `${remote}@${next}`);
        version = next;
        return true;
      } catch (cause) {
        reportError(cause);
        return false;
      } finally {
        removeEventListener('error', note);
      }
    },
  };
}

/** Builds of one development server are counted. */
const numberOf = (version: string): number => Number(/-dev\.(\d+)$/.exec(version)?.[1] ?? 0);

function loadEntry({ require }: WatchedBuild, { entry, integrity }: { entry: string; integrity: string }) {
  require.sriHashes = { ...require.sriHashes, [entry]: integrity };
  return new Promise<void>((resolve, reject) => {
    const end = ({ type }: { type: string }): void =>
      type === 'load' ? resolve() : reject(new Error(`The entry ${entry} did not load: ${type}`));
    require.l(new URL(entry, location.href).href, end, '', entry);
  });
}

/**
 * A slow line: waits for the chunks that are on their way, and holds others back until the new build has taken over. One that came in
 * between would find neither build's list.
 * @returns to be called when what the page asks `build` for is {@link forward}ed
 */
async function holdChunks({ require, arrivals = [] }: WatchedBuild): Promise<() => void> {
  let done = (): void => {};
  const takenOver = new Promise<void>((resolve) => {
    done = resolve;
  });
  require.e = async (chunk) => {
    await takenOver;
    await require.e(chunk);
  };
  await Promise.all(arrivals);
  return done;
}

/** Evaluates the outdated modules. All others stay as they are on this page, with what they keep for the app. */
function evaluate(before: WatchedBuild, after: WatchedBuild, outdated: ReadonlySet<string>): void {
  const kept = new Set([...before.modules].filter((name) => !outdated.has(name)));
  for (const name of kept) after.require.m[name] = comesFrom(before.require, name);
  forward(before.require, after.require, kept);
  for (const name of before.modules) {
    if (outdated.has(name) && name in after.require.m) after.require(name);
    after.modules.add(name);
  }
}

/**
 * What the page asks an earlier build for from now on, such as a dialog that was never open, comes from the newest one.
 * @param kept modules that the newest one takes from the earlier one
 */
function forward(before: WatchedRequire, after: WatchedRequire, kept: ReadonlySet<string>): void {
  const passOn = (): void => {
    for (const name of Object.keys(after.m)) if (!kept.has(name)) before.m[name] = comesFrom(after, name);
  };
  passOn();
  before.getContainer = after.getContainer;
  before.e = async (chunk) => {
    await after.e(chunk);
    passOn();
  };
}

function comesFrom(build: WatchedRequire, name: string): WatchedRequire['m'][string] {
  return (module) => {
    module.exports = build(name);
  };
}

/** Removes the stylesheets of a build; those of chunks that are not loaded yet stay. */
function removeStyles(remote: string, version: string): void {
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-url],link[rel="stylesheet"]')];
  const described = sheets.flatMap((sheet) => {
    const url = sheet.dataset['url'] ?? sheet.getAttribute('href') ?? '';
    const [, ofVersion, name] = new RegExp(`/${remote}/([^/]+)/client/([^/]+)\\.[^./]+\\.css$`).exec(url) ?? [];
    return name === undefined ? [] : [{ sheet, ofVersion, name }];
  });
  const isOld = ({ ofVersion }: { ofVersion: string | undefined }): boolean => ofVersion === version;
  const replaced = new Set(described.filter((one) => !isOld(one)).map(({ name }) => name));
  for (const one of described) if (isOld(one) && replaced.has(one.name)) one.sheet.remove();
}

/** Fragments name the version that they show; React leaves the attribute alone while its own value stays. */
function markFragments(before: string, after: string): void {
  for (const fragment of document.querySelectorAll<HTMLElement>('[data-mf]')) {
    if (fragment.dataset['mf'] === before) fragment.dataset['mf'] = after;
  }
}
