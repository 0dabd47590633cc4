import type { LinkClaims, OverrideClaims } from '@bergauf/service-kit/shell-protocol/preview';
import { parseCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RemoteName } from 'shared-contracts/remote';
import type { ShellAssets } from '../document/shell-assets.ts';
import type { ReleaseSetChoice } from '../release-set/choose-release-set.ts';
import { NoReleaseSet, type PreparedSet, type Preview, type ServingSet } from '../release-set/serving-set.ts';
import type { LocalCopies } from '../release-sync/local-copies.ts';
import type { ReleaseSync } from '../release-sync/release-sync.ts';
import { fetchStoredRelease } from '../release-sync/stored-release.ts';
import type { Settings } from '../settings.ts';
import { createDevelopmentBuilds, type ShownDevelopment } from './development-builds.ts';
import { isDevelopmentOrigin } from './development-origins.ts';
import { createLinkReader } from './preview-link.ts';
import { PreviewRefused } from './preview-refused.ts';
import { createPreviewSets, type Previewed } from './preview-sets.ts';

/** Contains a signed link's text, in a browser that has opened the link. */
export const previewCookie = 'bergauf_preview';

export type Previews = {
  /** The claims of a link's text. @throws PreviewRefused */
  read(text: string): Promise<LinkClaims>;
  /** The set of the request's preview; null without one. @throws PreviewRefused */
  servingFor(request: FastifyRequest): Promise<ServingSet | null>;
  /** The development server of the request's preview; null without one. @throws PreviewRefused */
  overrideOf(request: FastifyRequest): Promise<OverrideClaims | null>;
  /** The server's state after the next change. @throws PreviewRefused */
  nextChange(override: OverrideClaims, after: string): Promise<ShownDevelopment>;
  close(): Promise<void>;
};

type Options = {
  settings: Pick<Settings, 'releasesOrigin' | 'previewSets' | 'previews' | 'developmentOrigins'>;
  releaseSync: Pick<ReleaseSync, 'prepareCandidate' | 'traffic'>;
  copies: Pick<LocalCopies, 'remove'>;
  assets: Pick<ShellAssets, 'scripts' | 'development' | 'react-development'>;
  log: FastifyBaseLogger;
};

export function createPreviews({ settings, releaseSync, copies, assets, log }: Options): Previews {
  const { releasesOrigin, previewSets } = settings;
  const readLink = createLinkReader(releasesOrigin, log);
  const sets = createPreviewSets({
    most: previewSets,
    prepare,
    onEnded({ remote, build }, { resolution }) {
      const release = resolution[remote as RemoteName];
      // Each save creates a copy, so it is deleted; those of the registry's releases are kept for rollbacks.
      if (build && release) copies.remove(release).catch((cause: unknown) => log.warn({ err: cause }, 'a copy stays'));
    },
  });
  const builds = createDevelopmentBuilds(sets);
  const [, production] = assets.scripts;
  const [forDevelopment] = assets['react-development'];
  const react = production && forDevelopment ? { production, development: forDevelopment } : null;

  async function prepare({ remote, version, build }: Previewed): Promise<PreparedSet> {
    const release = await fetchStoredRelease(build?.origin ?? releasesOrigin, remote, version);
    if (build && release.extras.manifestIntegrity !== build.manifestIntegrity) {
      throw new Error(`${remote} ${version} differs from the build that was signed`);
    }
    // One worker: a preview has few visitors, and each save waits until all workers are ready.
    const prepared = await releaseSync.prepareCandidate(remote as RemoteName, release, 1);
    const failure = prepared.failures.find((one) => one.remote === remote);
    if (!failure) return prepared;
    await prepared.pool.close();
    throw new Error(failure.message);
  }

  async function read(text: string): Promise<LinkClaims> {
    const claims = await readLink(text);
    const isAllowed =
      'origin' in claims ? isDevelopmentOrigin(settings.developmentOrigins, claims.origin) : settings.previews;
    if (!isAllowed) throw new PreviewRefused('not-allowed', 'The shop does not allow this');
    return claims;
  }

  const claimsOf = async ({ headers }: FastifyRequest): Promise<LinkClaims | null> => {
    const text = parseCookie(headers.cookie ?? '')[previewCookie];
    return text ? read(text) : null;
  };

  function serving(): ServingSet {
    const { defaultSet } = releaseSync.traffic();
    if (!defaultSet) throw new NoReleaseSet('No release set is in traffic yet');
    return { ...defaultSet, isShared: false };
  }

  async function developed({ remote, origin, expiresAt, ...claims }: OverrideClaims): Promise<ServingSet> {
    const base = serving();
    const { change, prepared, problem } = await builds.now({ remote, origin, expiresAt, ...claims }, base.set.id);
    const development = { origin, change, problem, script: assets.development[0] ?? null, react };
    if (!prepared) return { ...base, preview: { remote, version: null, expiresAt, development } };
    const version = prepared.set.remotes[remote as RemoteName]?.version ?? null;
    return { ...prepared, predecessor: null, isShared: false, preview: { remote, version, expiresAt, development } };
  }

  async function released(preview: Preview & { version: string }): Promise<ServingSet> {
    const prepared = await sets.get(preview, serving().set.id);
    return { ...prepared, predecessor: null, isShared: false, preview };
  }

  return {
    read,
    async servingFor(request) {
      const claims = await claimsOf(request);
      if (!claims) return null;
      try {
        return await ('origin' in claims ? developed(claims) : released(claims));
      } catch (cause) {
        log.warn({ err: cause, preview: claims }, 'a preview could not be shown');
        throw cause;
      }
    },
    async overrideOf(request) {
      const claims = await claimsOf(request);
      return claims && 'origin' in claims ? claims : null;
    },
    nextChange: (override, after) => builds.next(override, after, serving().set.id),
    close: sets.close,
  };
}

/**
 * The preview of a request, else the set that every shopper gets. Once a preview has ended, a document fails and says so; requests for data
 * and files get the set that every shopper gets.
 */
export function withPreviews(previews: Previews | null, choose: ReleaseSetChoice): ReleaseSetChoice {
  if (!previews) return choose;
  return async (request, reply) => {
    const isDocument = !request.url.startsWith('/_');
    const preview = await previews.servingFor(request).catch((cause: unknown) => {
      if (isDocument || !(cause instanceof PreviewRefused)) throw cause;
      return null;
    });
    return preview ?? choose(request, reply);
  };
}
