import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { FastifyBaseLogger } from 'fastify';
import { type CanaryController, createCanaryController } from '../canaries/canary-controller.ts';
import { watchUnservable } from '../canaries/unservable-releases.ts';
import type { CanaryPlan } from '../canaries/watched-remote.ts';
import { shellEvidence } from '../evidence/evidence-source.ts';
import { prometheusEvidence } from '../evidence/prometheus-evidence.ts';
import { contractUseObjections } from '../gate/contract-use.ts';
import { sizeObjections } from '../gate/size-budget.ts';
import { createSmokeRenderQueue } from '../gate/smoke-render-queue.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { asSource, type ChannelShells } from '../shells/registered-shells.ts';
import { runningShells } from '../shells/running-shells.ts';
import type { Channel } from './channels-of-service.ts';

type RegistryOptions = {
  home: string;
  contractVersion: string;
  budgetKib: number;
  /** Aborted when the service shuts down: smoke renders that wait are given up. */
  ending: AbortSignal;
};

/** The registry of one channel, whose gate asks the running shells to render a release. */
export function registryOfChannel(
  { home, contractVersion, budgetKib, ending }: RegistryOptions,
  channel: string,
  shells: ChannelShells,
): Registry {
  // One queue for each channel: a shell follows one channel, and a hung shell must not delay the others.
  const smokeRender = createSmokeRenderQueue({ ending });
  return createRegistry({
    home,
    channel,
    contractVersion,
    gate: async (candidate) => {
      const objections = [...contractUseObjections(candidate), ...(await sizeObjections(home, candidate, budgetKib))];
      // Runs even after objections: an operator who forces the release should know whether it renders.
      const found = await smokeRender(candidate, shells.live);
      const isTemporary = objections.length === 0 && found.isTemporary === true;
      return { ...found, objections: [...objections, ...found.objections], isTemporary };
    },
    fits: contractUseObjections,
    shellsKnown: shells.known,
    observe: runningShells(asSource(shells)).observe,
    runningContracts: () =>
      shells.live().map(({ id, contractVersion: version }) => ({ of: `the shell ${id}`, version })),
  });
}

type ControllerOptions = {
  /** Origin of a Prometheus that has the evidence; null: the shells report it. */
  prometheus: string | null;
  plan: CanaryPlan;
  log: FastifyBaseLogger;
};

/** What moves the canaries of one channel. */
export function controllerOfChannel(
  { prometheus, plan, log }: ControllerOptions,
  { name, paths, registry, shells }: Omit<Channel, 'canaries'>,
): CanaryController {
  // A Prometheus need not have the shells of other channels.
  const evidence = prometheus === null || name !== mainChannel ? shellEvidence(shells) : prometheusEvidence(prometheus);
  return createCanaryController({ paths, registry, evidence, unservable: watchUnservable(shells), plan, log });
}
