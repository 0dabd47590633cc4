import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeAssets } from 'shared-contracts/discovery';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/release-set.ts';

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
};

export type RenderTask =
  | {
      kind: 'render';
      /** Path and query as the shopper asked. */
      path: string;
      /** Remotes that are left out because their code stopped a worker a moment ago. */
      excluded: readonly RemoteName[];
      /** See watched-run.ts; the running slot counts in `traced(setup)`. */
      trace: SharedArrayBuffer;
    }
  /** Loads and evaluates every module of every remote, before the set takes traffic. */
  | { kind: 'warm'; trace: SharedArrayBuffer };

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
  /** True when everything is as it should be: such a page may be kept. */
  complete: boolean;
  renderMs: number;
};

export type WarmResult = { failures: RemoteFailure[] };

/** Every exposed module of a set, in the order that a task's trace counts them. */
export function traced(setup: WorkerSetup): ExposeId[] {
  return Object.entries(setup.remotes).flatMap(([remote, { exposes }]) =>
    Object.keys(exposes).map((expose): ExposeId => `${remote as RemoteName}/${expose}`),
  );
}
