import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import {
  type DevelopmentState,
  longestBuildError,
  mostRefreshed,
  type SignedDevelopmentState,
} from '@bergauf/service-kit/shell-protocol/development-state';
import { signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify, { type FastifyInstance } from 'fastify';
import { manifestBytes } from '../store/manifest.ts';
import type { BuiltRelease } from '../store/store-release.ts';

export type BuildServer = {
  app: FastifyInstance;
  /**
   * Makes a build the current one.
   * @param refreshed names of the modules that update a page from the previous build to this one; null if the page has to be reloaded
   */
  offer(build: BuiltRelease, refreshed: readonly string[] | null): void;
  /** Keeps the last good build, and adds this message. */
  reportBroken(message: string): void;
};

/** Number of builds kept: an open page may still load chunks of an earlier one. */
const keptBuilds = 10;

/** Long polling: milliseconds after which a request for the next change gets a response without one. */
const longestWaitMs = 20_000;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the builds of one frontend to a shop from memory, as the releases service does. `GET /state` returns the newest one, signed, so
 * that no other program on this port can pass anything to the shop; with `?after=<change>` it waits for the next change.
 * @param signingKey PEM; its public half is in the link
 * @param host expected `Host` (host and port); requests with another one are refused
 */
export function createBuildServer(name: string, signingKey: string, host: () => string): BuildServer {
  const start = randomBytes(4).toString('hex');
  const builds = new Map<string, BuiltRelease & { bytes: string }>();
  let changes = 0;
  let offered: DevelopmentState['build'] = null;
  let error: string | null = null;
  let wake: (() => void)[] = [];

  function changed(): void {
    changes += 1;
    const waiting = wake;
    wake = [];
    for (const resume of waiting) resume();
  }
  const change = (): string => `${start}-${changes}`;

  function nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    // DNS rebinding: a page whose host name resolves to this machine must not read the sources.
    if (request.host !== host()) return reply.code(421).send({ error: 'another host' });
  });
  app.addHook('preClose', async () => changed());

  app.get<{ Querystring: { after?: string } }>('/state', async ({ query: { after } }) => {
    if (after === change()) await nextChange();
    const state: DevelopmentState = { change: change(), build: offered, error };
    return { state: signClaims(signingKey, state) } satisfies SignedDevelopmentState;
  });

  app.get<{ Params: { version: string; '*': string } }>(`/${name}/:version/*`, async ({ params }, reply) => {
    const build = builds.get(params.version);
    const file = params['*'];
    if (build && file === 'manifest.json') return reply.type(types['.json'] ?? '').send(build.bytes);
    const content = build?.contents.get(file);
    if (!content) return reply.code(404).send({ error: 'not found' });
    return reply.type(types[extname(file)] ?? 'application/octet-stream').send(content);
  });

  return {
    app,
    offer(build, refreshed) {
      const bytes = manifestBytes(build.manifest);
      const { version } = build.manifest;
      builds.set(version, { ...build, bytes });
      const [oldest] = builds.keys();
      if (builds.size > keptBuilds && oldest !== undefined) builds.delete(oldest);
      const { from, modules } = (refreshed && offered?.refresh) ?? { from: version, modules: [] };
      const all = [...new Set([...modules, ...(refreshed ?? [])])];
      const refresh = all.length > mostRefreshed ? { from: version, modules: [] } : { from, modules: all };
      offered = { version, manifestIntegrity: integrityOf(Buffer.from(bytes)), refresh };
      error = null;
      changed();
    },
    reportBroken(message) {
      error = message.slice(0, longestBuildError);
      changed();
    },
  };
}
