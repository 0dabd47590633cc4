import { parseCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RemoteName } from 'shared-contracts/remote';
import type { ReleaseSetChoice } from '../release-set/choose-release-set.ts';
import { NoReleaseSet, type PreparedSet, type Preview, type ServingSet } from '../release-set/serving-set.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { fetchStoredRelease } from '../rollout/stored-release.ts';
import type { Settings } from '../settings.ts';
import { createLinkReader } from './preview-link.ts';
import { PreviewRefused } from './preview-refused.ts';
import { createPreviewSets } from './preview-sets.ts';

/** A signed link's text; sent by the browser that has opened the link. */
export const previewCookie = 'bergauf_preview';

export type Previews = {
  /** What a link's text allows. @throws PreviewRefused */
  read(text: string): Promise<Preview>;
  /** The set of the request's preview; null without one. @throws PreviewRefused */
  servingFor(request: FastifyRequest): Promise<ServingSet | null>;
  close(): Promise<void>;
};

type Options = {
  settings: Pick<Settings, 'releasesOrigin' | 'previewSets'>;
  rollout: Pick<Rollout, 'prepareCandidate' | 'traffic'>;
  log: FastifyBaseLogger;
};

export function createPreviews({ settings: { releasesOrigin, previewSets }, rollout, log }: Options): Previews {
  const read = createLinkReader(releasesOrigin);
  const sets = createPreviewSets({ most: previewSets, prepare });

  async function prepare(remote: string, version: string): Promise<PreparedSet> {
    const release = await fetchStoredRelease(releasesOrigin, remote, version);
    const prepared = await rollout.prepareCandidate(remote as RemoteName, release);
    const failure = prepared.failures.find((one) => one.remote === remote);
    if (!failure) return prepared;
    await prepared.pool.close();
    throw new Error(failure.message);
  }

  return {
    read,
    async servingFor(request) {
      const text = parseCookie(request.headers.cookie ?? '')[previewCookie];
      if (!text) return null;
      const { defaultSet } = rollout.traffic();
      if (!defaultSet) throw new NoReleaseSet('No release set is in traffic yet');
      const preview = await read(text);
      try {
        const prepared = await sets.get(preview, defaultSet.set.id);
        return { ...prepared, predecessor: null, isShared: false, preview };
      } catch (cause) {
        log.warn({ err: cause, preview }, 'a preview could not be shown');
        throw cause;
      }
    },
    close: sets.close,
  };
}

/** The preview of a request, else what every shopper gets. What is no document gives way where a preview has ended. */
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
