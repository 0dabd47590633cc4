import type { RemoteName } from 'shared-contracts/remote';

/** One remote of a set, as the browser needs it. */
export type ResolvedRemote = { version: string; entry: string; integrity: string };

/** One resolved set of releases: chosen before rendering, obeyed by hydration. A remote that is switched off is null. */
export type ReleaseSet = { id: string; remotes: Readonly<Record<RemoteName, ResolvedRemote | null>> };
