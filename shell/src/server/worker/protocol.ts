import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';
import type { ReleaseFiles } from '../document/document-tags.ts';
import type { ShellAssets } from '../document/shell-assets.ts';
import type { FragmentTimes } from './fragment-timer.ts';
import type { WatchdogMemory } from './watchdog-slot.ts';

/* The messages between the main thread and a render worker. */

/** A release as a render worker loads it: from the local, verified copy. */
export type LocalRelease = ReleaseFiles & {
  /** Absolute path of the local copy. */
  folder: string;
  /** Absolute path of the server entry. */
  entry: string;
};

/** Given to a render worker at its start: one release set for its whole lifetime. */
export type WorkerSetup = {
  set: ReleaseSet;
  remotes: Readonly<Partial<Record<RemoteName, LocalRelease>>>;
  config: SiteConfig;
  /** Where the worker reaches the product API. */
  apiOrigin: string;
  assets: ShellAssets;
  /** Timeout in milliseconds for a page's data, and for everything that rendering waits for. */
  dataTimeoutMs: number;
  /** Share of page loads that browsers report, 0 to 1. */
  vitalsShare: number;
  /** Shared by all workers of the pool. */
  watchdog: WatchdogMemory;
};

export type RenderTask =
  | {
      kind: 'render';
      /** Path and query in their normal form. */
      path: string;
      /** Header of the API calls of the page; null where it is rendered for no request. */
      traceparent: string | null;
      /** When the data shown on every page last changed, in milliseconds of the monotonic clock. */
      changedAt: number;
      /** Remotes that are excluded because their code recently hung a worker. */
      excluded: readonly RemoteName[];
      /** Whether the result has the fragments' times (decision 0079). */
      isTimed?: boolean;
      /** One Int32, to which the worker writes the number of its watchdog slot plus one when it starts the task. */
      slot: SharedArrayBuffer;
    }
  /** Loads and evaluates every module of every remote, before the set takes traffic. */
  | { kind: 'warm'; slot: SharedArrayBuffer }
  /** Loads the data shown on every page, such as the menu, in every locale; after warming. */
  | { kind: 'prime'; slot: SharedArrayBuffer };

/** `wait`: rendering waited too long for a response of the product API, which says nothing about the release. */
export type RemoteFailure = {
  remote: RemoteName;
  version: string;
  phase: 'load' | 'render' | 'loader' | 'hang' | 'wait';
  message: string;
  /** Where it was thrown; for the frontend's developers. */
  stack?: string | undefined;
};

export type RenderResult = {
  status: number;
  html: Uint8Array;
  /** A `Payload` as JSON. */
  payload: Uint8Array;
  redirect: string | null;
  failures: RemoteFailure[];
  /** Why the page's data did not load; null when it did. */
  dataFailure: string | null;
  /** The page's remote, if the product API refused its request or the page cannot read the response; null otherwise. */
  unreadable: RemoteName | null;
  /** True when every fragment of the page was rendered: such a page may be cached. */
  isComplete: boolean;
  /** Hashes of the style elements in `html`, for the Content Security Policy. */
  styleHashes: string[];
  /** How many texts were missing in the page's language, by remote. */
  missingMessages: Readonly<Partial<Record<RemoteName, number>>>;
  renderMs: number;
  /** Null for a task that does not request them, or if there are none. */
  fragmentTimes: FragmentTimes | null;
};

/** Response to a task. A worker that was lost sends none. */
export type TaskResponse =
  | { kind: 'rendered'; result: RenderResult }
  /** `failures`: modules that did not load. */
  | { kind: 'warmed'; failures: RemoteFailure[] }
  | { kind: 'primed' }
  /** `error`: a stack. */
  | { kind: 'threw'; error: string };

/** Sent independently of tasks: the stack of an error that belongs to no page. */
export type WorkerMessage = { unhandledError: string };

/** Every exposed module of a set, in the order of their numbers in the watchdog's slots. */
export function exposesOf({ remotes }: Pick<WorkerSetup, 'remotes'>): ExposeId[] {
  return Object.entries(remotes).flatMap(([remote, release]) =>
    Object.keys(release?.exposes ?? {}).map((expose): ExposeId => `${remote as RemoteName}/${expose}`),
  );
}
