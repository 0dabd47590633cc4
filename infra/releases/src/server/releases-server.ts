import { mkdir } from 'node:fs/promises';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api/api-context.ts';
import { registryApi } from '../api/registry-api.ts';
import { runController } from '../canaries/run-controller.ts';
import { type CanaryPlan, defaultPlan } from '../canaries/watched-remote.ts';
import { defaultBudgetKib } from '../gate/size-budget.ts';
import { createOperatorsServer } from '../operators/operators-server.ts';
import { sentenceOf } from '../refusal.ts';
import { defaultRetention, type RetentionRule } from '../registry/prune-releases.ts';
import { createRegisteredShells } from '../shells/registered-shells.ts';
import { createShellMemory, readRememberedShells } from '../shells/remembered-shells.ts';
import { releasesPaths, workspaceContractVersion } from '../state-folder.ts';
import type { StoredToken } from '../tokens/token.ts';
import { type Channels, createChannels } from './channels-of-service.ts';
import { channelDiscoveryRoute, discoveryRoute } from './discovery-route.ts';
import { controllerOfChannel, registryOfChannel } from './parts-of-channel.ts';
import { createPublicServer, type PublicServerOptions } from './public-server.ts';
import { createOversized, createPrune } from './release-upkeep.ts';
import { isServedPath } from './served-path.ts';

export type ReleasesServerOptions = PublicServerOptions & {
  /** BERGAUF_HOME. */
  home: string;
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
  /** A token that is accepted in addition to the stored ones. */
  ownToken?: StoredToken;
};

/**
 * The releases service: the discovery document and the files of all releases, public, and the registry's API for holders of a token.
 * No edit depends on state in memory: edits that other processes make take effect with the next request.
 */
export async function createReleasesServer(options: ReleasesServerOptions): Promise<FastifyInstance> {
  const { home, publicOrigin, ownToken, logger = false, drain } = options;
  const { contractVersion = workspaceContractVersion(), budgetKib = defaultBudgetKib } = options;
  const { retention = defaultRetention, prometheus = null, plan = defaultPlan } = options;
  const { isJudge = false, operators = null } = options;
  const paths = releasesPaths(home);
  await mkdir(paths.store, { recursive: true });
  const app = await createPublicServer({ publicOrigin, logger, drain });
  const shells = createRegisteredShells(
    isJudge ? { before: await readRememberedShells(paths), remember: createShellMemory(paths) } : {},
  );
  const ending = new AbortController();
  const registryOptions = { home, contractVersion, budgetKib, ending: ending.signal };
  const channels = createChannels(
    home,
    shells,
    (name, ofChannel) => registryOfChannel(registryOptions, name, ofChannel),
    (channel) => controllerOfChannel({ prometheus, plan, log: app.log }, channel),
  );
  app.get('/discovery.json', discoveryRoute(paths, publicOrigin));
  app.get('/channels/:channel/discovery.json', channelDiscoveryRoute(channels, publicOrigin));
  if (isJudge) judgeCanaries(app, channels, ending);
  const prune = createPrune(home, retention, shells);
  const oversized = createOversized(home, budgetKib);
  const context: ApiContext = { home, paths, ownToken, channels, shells, prune, oversized };
  await registryApi(app, context);
  if (operators) serveOperators(app, context, operators);
  await serveFiles(app, paths.store);
  return app;
}

/** @param ending aborted when the service shuts down */
function judgeCanaries(app: FastifyInstance, channels: Channels, ending: AbortController): void {
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

async function serveFiles(app: FastifyInstance, store: string): Promise<void> {
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
