import type { DevelopmentChange } from '../../app/development-change.ts';

/** What the bundler's `__webpack_require__` of a watched build offers; see infra/build. */
type WatchedRequire = ((module: string) => unknown) & {
  /** Factories of its modules, by name. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Loads a script, whose integrity is looked up by `chunk`. */
  l: (url: string, end: (event: { type: string }) => void, key: string, chunk: string) => void;
  /** Share scopes, by name. */
  S: Record<string, object>;
  sriHashes?: Record<string, string>;
  getContainer: unknown;
};

/** A build on this page; its start code registers what it has loaded. Builds of earlier tools have no `arrivals` of their chunks. */
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
  /** Keeps the state of components. @returns false where the page has to be reloaded instead */
  to(change: DevelopmentChange): Promise<boolean>;
};

/** Updates this page from one build of a frontend to the next one by React's fast refresh. @param shown the version that it shows */
export function createPageRefresh(remote: string, shown: string): PageRefresh {
  const container = remote.replaceAll('-', '_');
  let version = shown;
  let hasThrown = false;
  // A failure before this script ran, such as during hydration, has left its mark (`failure-reporter.ts`).
  const hasFailed = (): boolean =>
    hasThrown || performance.getEntriesByType('mark').some(({ name }) => name.startsWith(`failed ${remote}/`));
  return {
    async to({ refresh, version: next }) {
      // An error boundary keeps the error that it caught.
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
        // The bundler's list of loaded chunks: the next build would take them for its own.
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

/** The number of a build, counted by its development server. */
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
 * On a slow connection: waits for chunks in flight and delays further ones until the new build is active. A chunk that arrived in between
 * would find the list of neither build.
 * @returns to be called once requests to `build` are {@link forward}ed
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

/** Evaluates the outdated modules. All others stay as they are on this page, with their state. */
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
 * Redirects what the page requests from an earlier build from now on, such as a dialog that was never opened, to the newest one.
 * @param kept modules that the newest build takes from the earlier one
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

/** Removes the stylesheets of a build; those of chunks that are not loaded yet are not affected. */
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

/** Updates the version attribute of fragments; React leaves the attribute alone while its own value is unchanged. */
function markFragments(before: string, after: string): void {
  for (const fragment of document.querySelectorAll<HTMLElement>('[data-mf]')) {
    if (fragment.dataset['mf'] === before) fragment.dataset['mf'] = after;
  }
}
