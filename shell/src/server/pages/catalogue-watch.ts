import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { LRUCache } from 'lru-cache';

export type CatalogueWatch = {
  /** When the data of a page changed last, as far as the shell has learned, in milliseconds of the steady clock; 0 for never. */
  changedAt(path: string): number;
  /** The same of what stands on every page, such as the menu: it does not tell how many pieces are in stock. */
  everyPageChangedAt(): number;
  /** Ends after the current request. */
  stop(): Promise<void>;
};

type Options = {
  apiOrigin: string;
  pollMs: number;
  log: { warn(about: object, message: string): void };
};

/** Milliseconds without a response after which a request is given up. */
const timeoutMs = 1_000;

/** Processes of the product API name themselves in their versions; behind a load balancer they respond in turns. */
const rememberedVersions = 1_000;

/** Only product pages tell how many pieces are in stock; the locale may come first, and in the shop of the teams the team. */
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

/** Asks the product API regularly whether the catalogue has changed. While it cannot be reached, nothing counts as changed. */
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
      const message = cause instanceof Error ? cause.message : String(cause);
      // Each error once, not with every poll.
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
