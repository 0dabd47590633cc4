import { messageOf } from '@bergauf/service-kit/error-message';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { LRUCache } from 'lru-cache';

export type CatalogueWatch = {
  /** When the data of a page last changed, as far as the shell knows, in milliseconds of the monotonic clock; 0 for never. */
  changedAt(path: string): number;
  /** The same for data shown on every page, such as the menu, which does not contain stock. */
  everyPageChangedAt(): number;
  /** Stops after the current request. */
  stop(): Promise<void>;
};

type Options = {
  apiOrigin: string;
  pollMs: number;
  log: { warn(about: object, message: string): void };
};

/** Timeout of a request in milliseconds. */
const timeoutMs = 1_000;

/** Each process of the product API has its own id in its versions; behind a load balancer they respond in turn. */
const rememberedVersions = 1_000;

/** Only product pages show stock; the locale may come first, and in the team shop the team. */
const showsPieces = /^(\/[^/]+){0,2}\/p\//;

/** Remembers versions. @returns whether one is seen for the first time */
function createVersionMemory(): (version: string) => boolean {
  const seen = new LRUCache<string, true>({ max: rememberedVersions });
  return (version) => {
    const isNew = seen.get(version) === undefined;
    seen.set(version, true);
    return isNew;
  };
}

async function readVersions(apiOrigin: string): Promise<{ catalogue: string; pieces: string }> {
  const response = await fetch(`${apiOrigin}/api/v1/catalogue-version/`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the product API responded with ${response.status}`);
  const { data } = (await response.json()) as { data?: { catalogue?: unknown; pieces?: unknown } };
  if (typeof data?.catalogue !== 'string' || typeof data.pieces !== 'string') {
    throw new Error('the product API sent no version');
  }
  return { catalogue: data.catalogue, pieces: data.pieces };
}

/** Polls the product API for changes of the catalogue. While it cannot be reached, nothing counts as changed. */
export function watchCatalogue({ apiOrigin, pollMs, log }: Options): CatalogueWatch {
  const isNewCatalogue = createVersionMemory();
  const areNewPieces = createVersionMemory();
  let catalogueAt = 0;
  let piecesAt = 0;
  let lastError = '';
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let polling = poll();

  async function poll(): Promise<void> {
    try {
      const versions = await readVersions(apiOrigin);
      if (isNewCatalogue(versions.catalogue)) catalogueAt = steadyNow();
      if (areNewPieces(versions.pieces)) piecesAt = steadyNow();
      lastError = '';
    } catch (cause) {
      const message = messageOf(cause);
      // Logs each error once, not with every poll.
      if (message !== lastError) log.warn({ err: cause }, 'the version of the catalogue could not be read');
      lastError = message;
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      polling = poll();
    }, pollMs);
    timer.unref();
  }

  return {
    changedAt: (path) => (showsPieces.test(path) ? Math.max(catalogueAt, piecesAt) : catalogueAt),
    everyPageChangedAt: () => catalogueAt,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await polling;
    },
  };
}
