import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeAssets } from 'shared-contracts/discovery';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';
import type { PulseBoard } from './pulse.ts';

/** A remote as a render worker loads it: from the local, verified copy. */
export type LocalRemote = {
  /** Absolute path of the local copy. */
  folder: string;
  /** Absolute path of the server entry. */
  entry: string;
  exposes: Readonly<Record<string, ExposeAssets>>;
  /** Absolute URL of the release folder, with closing slash, for the browser's files. */
  baseUrl: string;
  /** Integrity of every file of the release, by path. */
  files: Readonly<Record<string, string>>;
};

/** The shell's own files for the browser, in the order they are linked. */
export type ShellAssets = {
  scripts: readonly { url: string; integrity: string }[];
  styles: readonly { url: string; integrity: string }[];
  font: string;
};

/** What a render worker is made with: one release set, for its whole life. */
export type WorkerSetup = {
  set: ReleaseSet;
  remotes: Readonly<Partial<Record<RemoteName, LocalRemote>>>;
  config: SiteConfig;
  /** Where the worker reaches the product API. */
  apiOrigin: string;
  assets: ShellAssets;
  /** Milliseconds for a page's data, and for everything that rendering waits for. */
  dataTimeoutMs: number;
  /** See pulse.ts; shared by all workers of the pool. */
  pulse: PulseBoard;
};

export type RenderTask =
  | {
      kind: 'render';
      /** Path and query in their normal form. */
      path: string;
      /** Remotes that are left out because their code stopped a worker a moment ago. */
      excluded: readonly RemoteName[];
      /** One Int32: the worker writes the number of its row on the pulse board plus one as it begins. */
      row: SharedArrayBuffer;
    }
  /** Loads and evaluates every module of every remote, before the set takes traffic. */
  | { kind: 'warm'; row: SharedArrayBuffer };

export type RemoteFailure = {
  remote: RemoteName;
  version: string;
  phase: 'load' | 'render' | 'loader' | 'hang';
  message: string;
};

export type RenderResult = {
  status: number;
  html: Uint8Array;
  /** A `PayloadAnswer` as JSON. */
  payload: Uint8Array;
  redirect: string | null;
  failures: RemoteFailure[];
  /** Why the page's data could not be had; null when it could. */
  dataFailure: string | null;
  /** True when every part of the page is there: such a page may be cached. */
  complete: boolean;
  renderMs: number;
};

export type WarmResult = { failures: RemoteFailure[] };

/** What a worker that lives answers to every task; `error` is a stack. */
export type WorkerAnswer = { ok: true; result: RenderResult | WarmResult } | { ok: false; error: string };

/** What a worker tells outside of its tasks: the stack of an error that belongs to no page. */
export type WorkerMessage = { strayError: string };

/** Every exposed module of a set, in the order that the pulse board counts them. */
export function traced(setup: Pick<WorkerSetup, 'remotes'>): ExposeId[] {
  return Object.entries(setup.remotes).flatMap(([remote, { exposes }]) =>
    Object.keys(exposes).map((expose): ExposeId => `${remote as RemoteName}/${expose}`),
  );
}
