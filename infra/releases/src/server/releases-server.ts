import { mkdir } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { type DrainRules, drainOnClose } from '@bergauf/service-kit/draining';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import cors from '@fastify/cors';
import files from '@fastify/static';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { ApiContext } from '../api/api-context.ts';
import { registryApi } from '../api/registry-api.ts';
import { createCanaryController } from '../canaries/canary-controller.ts';
import { runController } from '../canaries/run-controller.ts';
import { watchUnservable } from '../canaries/unservable-releases.ts';
import { type CanaryPlan, defaultPlan } from '../canaries/watched-remote.ts';
import { shellEvidence } from '../evidence/evidence-source.ts';
import { prometheusEvidence } from '../evidence/prometheus-evidence.ts';
import { contractUseObjections } from '../gate/contract-use.ts';
import { defaultBudgetKib, sizeObjections } from '../gate/size-budget.ts';
import { createSmokeRenderQueue } from '../gate/smoke-render-queue.ts';
import { createOperatorsServer } from '../operators/operators-server.ts';
import { instanceId } from '../process-identity.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import { defaultRetention, pruneReleases, type RetentionRule } from '../registry/prune-releases.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { asSource, type ChannelShells, createRegisteredShells } from '../shells/registered-shells.ts';
import { createShellMemory, readRememberedShells } from '../shells/remembered-shells.ts';
import { runningShells } from '../shells/running-shells.ts';
import { releasesPaths, workspaceContractVersion } from '../state-folder.ts';
import { readManifest } from '../store/manifest.ts';
import type { StoredToken } from '../tokens/token.ts';
import { createChannels } from './channels-of-service.ts';
import { channelDiscoveryRoute, discoveryRoute } from './discovery-route.ts';
import { isServedPath } from './served-path.ts';

export type ReleasesServerOptions = {
  /** BERGAUF_HOME. */
  home: string;
  /** Origin under which browsers reach this service. Never taken from the `Host` header, which the client chooses. */
  publicOrigin: string;
  logger?: FastifyServerOptions['logger'];
  /** Version of `shared-contracts` that is used while no shell has registered. Default: the workspace's. */
  contractVersion?: string;
  /** Retention of old releases, applied after each upload; null: all are kept, unless a removal names a complete rule. */
  retention?: RetentionRule | null;
  /** Size budget of one module of a frontend as sent to browsers, in KiB. */
  budgetKib?: number;
  /** Origin of a Prometheus that has the evidence; null: the shells report it. */
  prometheus?: string | null;
  /** How canaries advance. */
  plan?: CanaryPlan;
  /**
   * Moves canaries and undoes promotions by evidence, and remembers the running shells across a restart. Default: no. Only one service may
   * do so for a state folder.
   */
  isJudge?: boolean;
  /** Address of the operators' pages; null: they are not served. */
  operators?: { origin: string; host: string; port: number } | null;
  /** How the service shuts down. Default: without notice. */
  drain?: DrainRules;
  /** A token that is accepted in addition to the stored ones. */
  ownToken?: StoredToken;
};

/** Timeout for the request line and headers. */
const headersTimeoutMs = 15_000;
/** Timeout for a whole request: releases are uploaded over slow connections too. */
const requestTimeoutMs = 300_000;

/**
 * The releases service: the discovery document and the files of all releases, public, and the registry's API for holders of a token.
 * No edit depends on state in memory: edits that other processes make take effect with the next request.
 */
export async function createReleasesServer(options: ReleasesServerOptions): Promise<FastifyInstance> {
  const {
    home,
    publicOrigin,
    logger = false,
    contractVersion = workspaceContractVersion(),
    retention = defaultRetention,
    ownToken,
  } = options;
  const {
    budgetKib = defaultBudgetKib,
    plan = defaultPlan,
    isJudge = false,
    operators = null,
    prometheus = null,
    drain,
  } = options;
  const paths = releasesPaths(home);
  const { store } = paths;
  await mkdir(store, { recursive: true });
  const headers = responseHeaders(publicOrigin);

  const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'The request failed.' : sentenceOf(error);
    void reply.code(status).headers(headers).header('cache-control', 'no-store').send({ error: 'failed', message });
  };

  // Logs its start and each failure, not each request.
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // `{ "versoin": "1.0.0" }` must not cause a rollback to another release, nor a percentage of null the end of a canary.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    // The `Host` header is not used, and Node's own response to a request without one would lack our headers.
    http: { requireHostHeader: false, headersTimeout: headersTimeoutMs },
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: sendError,
    clientErrorHandler: (error, socket) => sendUnreadableRequest(error, socket, headers),
  });

  drainOnClose(app, drain);

  // Set before the routes: a route uses the error handler that is set when it is added.
  app.setNotFoundHandler((_request, reply) =>
    // Not cached: the file may belong to a release that is just being stored.
    reply.code(404).header('cache-control', 'no-store').send({ error: 'not-found', message: 'There is no such file.' }),
  );
  app.setErrorHandler(sendError);

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 });

  app.get('/healthz', async (_request, reply) =>
    // Commands recognise the service of their state folder by the instance.
    reply.header('cache-control', 'no-store').send({ status: 'ok', instance: instanceId }),
  );
  app.get('/readyz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ready' }));
  app.get('/discovery.json', discoveryRoute(paths, publicOrigin));
  const shells = createRegisteredShells(
    isJudge ? { before: await readRememberedShells(paths), remember: createShellMemory(paths) } : {},
  );
  const ending = new AbortController();
  const registryOf = (channel: string, own: ChannelShells): Registry => {
    // One queue for each channel: a shell follows one channel, and a hung shell must not delay the others.
    const smokeRender = createSmokeRenderQueue({ ending: ending.signal });
    return createRegistry({
      home,
      channel,
      contractVersion,
      gate: async (candidate) => {
        const objections = [...contractUseObjections(candidate), ...(await sizeObjections(home, candidate, budgetKib))];
        // Runs even after objections: an operator who forces the release should know whether it renders.
        const found = await smokeRender(candidate, own.live);
        const isTemporary = objections.length === 0 && found.isTemporary === true;
        return { ...found, objections: [...objections, ...found.objections], isTemporary };
      },
      fits: contractUseObjections,
      shellsKnown: own.known,
      observe: runningShells(asSource(own)).observe,
      runningContracts: () =>
        own.live().map(({ id, contractVersion: version }) => ({ of: `the shell ${id}`, version })),
    });
  };
  const channels = createChannels(home, shells, registryOf, ({ name, paths: own, registry, shells: ofChannel }) => {
    // A Prometheus need not have the shells of other channels.
    const evidence =
      prometheus === null || name !== mainChannel ? shellEvidence(ofChannel) : prometheusEvidence(prometheus);
    const unservable = watchUnservable(ofChannel);
    return createCanaryController({ paths: own, registry, evidence, unservable, plan, log: app.log });
  });
  app.get('/channels/:channel/discovery.json', channelDiscoveryRoute(channels, publicOrigin));
  const prune: ApiContext['prune'] = async ({ keep = retention?.keep, days = retention?.days }) => {
    if (keep === undefined || days === undefined)
      throw new Refusal(
        'The retention is a setting of the releases service, which does not run: name --keep and --days.',
      );
    await shells.known();
    return pruneReleases(home, { keep, days }, (name) =>
      shells
        .live()
        .flatMap(({ readiness: { wanted, serving } }) => [
          ...[wanted?.releases[name], serving?.releases[name]].filter((version) => typeof version === 'string'),
        ]),
    );
  };
  if (isJudge) {
    let stop = async (): Promise<void> => {};
    app.addHook('onReady', async () => {
      stop = runController(channels);
    });
    // All requests have been answered by now; the next process repeats a canary's step that a shell is still trying.
    app.addHook('onClose', () => {
      ending.abort();
      return stop();
    });
  }
  const sizes = new Map<string, string[]>();
  const oversized: ApiContext['oversized'] = async (name, version, { isStored = false } = {}) => {
    const known = isStored && sizes.get(`${name} ${version}`);
    if (known) return known;
    const release = await readManifest(join(store, name, version));
    const found = await sizeObjections(home, { name, release }, budgetKib);
    sizes.set(`${name} ${version}`, found);
    return found;
  };
  const context: ApiContext = { home, paths, ownToken, channels, shells, prune, oversized };
  await registryApi(app, context);
  if (operators) serveOperators(app, context, operators);
  await app.register(files, {
    root: store,
    prefix: '/',
    index: false,
    // Names of temporary folders start with a dot.
    dotfiles: 'ignore',
    allowedPath: (path) => isServedPath(path, store),
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  });

  return app;
}

/** If the port is in use, this is only logged: shops need the releases, not these pages. */
function serveOperators(
  app: FastifyInstance,
  context: ApiContext,
  { origin, host, port }: NonNullable<ReleasesServerOptions['operators']>,
): void {
  const pages = createOperatorsServer(context, { origin, log: app.log });
  app.addHook('onReady', async () => {
    await pages.listen({ host, port }).catch((error: unknown) => app.log.error(sentenceOf(error)));
  });
  app.addHook('onClose', () => pages.close());
}

/** Headers of every response, errors included: releases are public, fetched without credentials and from any origin. */
function responseHeaders(publicOrigin: string): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // Applies to a file that is opened as a document; scripts and styles are subject to their page's policy.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    ...(publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** Responds to what Node cannot parse as a request: there is nothing to route, so the response is written to the socket. */
function sendUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
  const status = statuses[error.code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ error: 'failed', message: `${reason}.` });
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
}
