import type { ServiceBundle } from '../services/bundle-services.ts';

/** `services`: bundled in one compilation. `package`: a folder's own `rspack.config.ts`, evaluated in that folder with this environment. */
export type BuildJob =
  | { readonly kind: 'services'; readonly bundles: readonly ServiceBundle[] }
  | { readonly kind: 'package'; readonly folder: string; readonly env: Readonly<Record<string, string>> };

/** Message to the builder's process. */
export type BuildRequest = { readonly id: number; readonly job: BuildJob };

/** Its response, in the order of the requests. `failure`: the bundler's errors; null after a success. */
export type BuildResponse = { readonly id: number; readonly failure: string | null };
