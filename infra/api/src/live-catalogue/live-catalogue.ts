import { createTileRowCache, type TileRowCache } from '../catalogue/tiles/tile-row-cache.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/unavailable-error.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { changesChannel, currentPosition, everything, readChanges } from './change-log.ts';
import { deriveDueSuggestions } from './due-suggestions.ts';
import { followChanges, loadView } from './follow-changes.ts';
import { createWakeSignal } from './wake-signal.ts';

export type LiveCatalogue = {
  /** The catalogue as it is now. */
  view(): CatalogueView;
  readonly tileRowCache: TileRowCache;
  /** Increases with every change that a response may show, except of the number of pieces in stock. */
  version(): number;
  /** Increases with every change of the number of pieces that leaves a size in stock, or sold out. */
  piecesVersion(): number;
  /** Stops after the current round. */
  close(): Promise<void>;
};

export type LiveCatalogueOptions = {
  readonly database: Database;
  onError(error: unknown): void;
};

/** Polling interval of the log in milliseconds, as a dead connection delivers no notifications. */
const pollMs = 1_000;

/** An order of several products makes several changes; they are applied together. Milliseconds. */
const collectMs = 20;

/** Milliseconds before a failed attempt is repeated. */
const retryMs = 1_000;
const deriveRetryMs = 30_000;

/** Loads the catalogue and follows its changes, made by this process or another (decision 0034). */
export async function openLiveCatalogue({ database, onError }: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { orm } = database;
  const tileRowCache = createTileRowCache(orm);
  const wakeSignal = createWakeSignal();
  const source = { orm, tiles: tileRowCache, signal: wakeSignal.off };
  // Taken before anything is loaded, so that changes made meanwhile are read afterwards.
  let position = await currentPosition(orm);
  await database.listen({
    channel: changesChannel,
    onNotification: wakeSignal.ring,
    onReconnect: wakeSignal.ring,
    onError,
  });
  let view = await loadView(source);
  let version = 0;
  let piecesVersion = 0;
  let mustReload = false;

  // Runs concurrently with following changes, which must not wait until all products are counted. After a failure they stay due and are
  // retried later.
  let deriving: Promise<void> | null = null;
  function deriveSuggestions(): void {
    deriving ??= deriveDueSuggestions(database)
      .catch(async (error: unknown) => {
        if (wakeSignal.isOff()) return;
        onError(error);
        await wakeSignal.pause(deriveRetryMs);
      })
      .finally(() => {
        deriving = null;
      });
  }

  async function step(): Promise<void> {
    const read = await readChanges(orm, position);
    const changes = mustReload ? everything : read.changes;
    if (changes !== null) {
      // Reference tables are compared with the view's. If this round fails half-way, the view has the new ones already and the next
      // comparison would find nothing, so the next round loads everything.
      mustReload ||= changes.hasReference;
      for await (const next of followChanges(source, view, changes)) {
        view = next;
        if (changes.hasContent) version += 1;
      }
      if (changes.isEverything || changes.pieces.size > 0) piecesVersion += 1;
    }
    // Set only now, so that after a failure the same changes are read again.
    position = read.position;
    mustReload = false;
    if (read.areSuggestionsDue) deriveSuggestions();
  }

  let isFailing = false;
  async function follow(): Promise<void> {
    while (!wakeSignal.isOff()) {
      await wakeSignal.wait(pollMs);
      await wakeSignal.pause(collectMs);
      if (wakeSignal.isOff()) return;
      const started = performance.now();
      try {
        await step();
        isFailing = false;
      } catch (error) {
        if (wakeSignal.isOff()) return;
        // Reports each outage once, not each second.
        if (!isFailing) onError(error);
        isFailing = true;
        // An error other than an outage may be caused by a change that cannot be followed.
        mustReload ||= !isDatabaseUnavailable(error);
        await wakeSignal.pause(retryMs);
      }
      // A continuous stream of changes uses at most half of the core.
      await wakeSignal.pause(performance.now() - started);
    }
  }

  const following = follow();
  return {
    view: () => view,
    tileRowCache,
    version: () => version,
    piecesVersion: () => piecesVersion,
    async close() {
      wakeSignal.turnOff();
      await following;
      await deriving;
    },
  };
}
