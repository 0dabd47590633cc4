import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import type { DiscoveryDocument } from 'shared-contracts/discovery';
import { cookieNameIn } from 'shared-contracts/session-cookie-names';
import type { ReleaseSet } from '../../app/page-state.ts';
import type { ShopRoute } from '../../app/route-table.ts';
import { resolveReleases } from './resolve-releases.ts';
import { type CanaryInTraffic, NoReleaseSet, type ServingSet } from './serving-set.ts';

/** What shoppers may get now; kept up to date by the release sync. */
export type Traffic = {
  /** The accepted discovery document. */
  document: DiscoveryDocument | null;
  /** The set of the default releases; null while the shell starts. */
  defaultSet: Omit<ServingSet, 'isShared'> | null;
  /** Combinations of canaries that have render workers. */
  canaries: readonly CanaryInTraffic[];
};

/** The releases of all sets that shoppers may get now, as `<remote>@<version>`. */
export function releasesInTraffic({ defaultSet, canaries }: Traffic): ReadonlySet<string> {
  const sets = [...(defaultSet ? [defaultSet.set] : []), ...canaries.map(({ prepared }) => prepared.set)];
  return new Set(
    sets.flatMap(({ remotes }) =>
      Object.entries(remotes).flatMap(([remote, release]) => (release ? [`${remote}@${release.version}`] : [])),
    ),
  );
}

/** What the releases in traffic expose, as `<remote>/<module>`. */
export function exposesInTraffic({ defaultSet, canaries }: Traffic): ReadonlySet<string> {
  const sets = [...(defaultSet ? [defaultSet] : []), ...canaries.map(({ prepared }) => prepared)];
  const modules = sets.flatMap(({ resolution }) =>
    Object.entries(resolution).flatMap(([remote, release]) =>
      Object.keys(release?.extras.manifest.exposes ?? {}).map((expose) => `${remote}/${expose}`),
    ),
  );
  return new Set(modules);
}

/** The routes that releases in traffic declare. */
export function routesInTraffic({ defaultSet, canaries }: Traffic): readonly ShopRoute[] {
  return [...(defaultSet?.set.routes ?? []), ...canaries.flatMap(({ prepared }) => prepared.set.routes ?? [])];
}

const bucketCookieOf = (teamBuild: boolean): string => cookieNameIn(teamBuild, 'bergauf_bucket');
const bucketLifetimeSeconds = 60 * 60 * 24 * 365;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Chooses the release set for a request; sets the bucket cookie while a canary runs. @throws NoReleaseSet */
export type ReleaseSetChoice = (request: FastifyRequest, reply: FastifyReply) => ServingSet | Promise<ServingSet>;

export function createReleaseSetChoice(
  traffic: () => Traffic,
  { shopOrigin, teamBuild }: Pick<SiteConfig, 'shopOrigin' | 'teamBuild'>,
): (request: FastifyRequest, reply: FastifyReply) => ServingSet {
  const bucketCookie = bucketCookieOf(teamBuild);
  const secure = shopOrigin.startsWith('https:');
  // A request chooses again when its set was replaced; its bucket stays.
  const buckets = new WeakMap<FastifyRequest, string>();

  function readBucket(request: FastifyRequest, reply: FastifyReply): string {
    const given = buckets.get(request) ?? parseCookie(request.headers.cookie ?? '')[bucketCookie];
    if (given && uuid.test(given)) return given;
    const bucket = randomUUID();
    buckets.set(request, bucket);
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: bucketCookie,
        value: bucket,
        path: '/',
        maxAge: bucketLifetimeSeconds,
        sameSite: 'lax',
        httpOnly: true,
        secure,
      }),
    );
    return bucket;
  }

  return (request, reply) => {
    const now = traffic();
    const isCanaryRunning = now.document !== null && now.defaultSet !== null && hasCanary(now.document);
    return setForShopper(now, isCanaryRunning ? readBucket(request, reply) : null);
  };
}

/**
 * The set whose pages the sender of a request gets. Null while the shell starts, and, for senders without a bucket, while a canary runs.
 */
export function setOfSender(
  now: Traffic,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { teamBuild }: Pick<SiteConfig, 'teamBuild'>,
): ReleaseSet | null {
  if (!now.document || !now.defaultSet) return null;
  if (!hasCanary(now.document)) return now.defaultSet.set;
  const bucket = parseCookie(headers.cookie ?? '')[bucketCookieOf(teamBuild)];
  return bucket && uuid.test(bucket) ? setForShopper(now, bucket).set : null;
}

/**
 * The release set with a shopper's canaries (see `canary-share.ts`). Where no render workers have exactly these, the shopper gets the
 * largest combination of them that has workers, or the default set.
 * @param bucket value of the bucket cookie; null for the default set
 * @throws NoReleaseSet while the shell starts
 */
export function setForShopper({ document, defaultSet, canaries }: Traffic, bucket: string | null): ServingSet {
  if (!defaultSet) throw new NoReleaseSet('No release set is in traffic yet');
  if (bucket === null || !document) return { ...defaultSet, isShared: true };
  const wanted = resolveReleases(document, bucket);
  const [largest] = canaries
    .filter(({ canaries: names, prepared }) =>
      names.every(
        (name) => prepared.resolution[name]?.extras.manifestIntegrity === wanted[name]?.extras.manifestIntegrity,
      ),
    )
    .sort((a, b) => b.canaries.length - a.canaries.length);
  const chosen = largest ? { ...largest.prepared, predecessor: null } : defaultSet;
  return { ...chosen, isShared: false };
}

/** True when a remote has more than one release in traffic, so that shoppers need a bucket cookie. */
function hasCanary(document: DiscoveryDocument): boolean {
  return Object.values(document.microFrontends).some((releases) => releases.length > 1);
}
