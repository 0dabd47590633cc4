import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Builder } from '@bergauf/build/builder';
import type { ChangedFrontend, DevelopmentSession } from './release-frontends.ts';
import { createSourceHash, type SourceHash } from './source-hash.ts';
import { remoteFolders, workspaceRoot } from './workspace.ts';

/** Sources that all bundles of shell, checkout and frontends depend on. */
const common = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'infra/build/src',
  'infra/service-kit/src',
  'package-lock.json',
];
const shellSources = ['shell/src', 'shell/package.json', 'shell/rspack.config.ts'];
const checkoutSources = [
  'infra/checkout/src/browser',
  'infra/checkout/package.json',
  'infra/checkout/rspack.config.ts',
];

export type BuildOptions = {
  home: string;
  say: (line: string) => void;
  builder: Builder;
  sourceHash?: SourceHash;
  session?: DevelopmentSession | undefined;
  /** Further channels of the registry that shops follow; they are opened if needed. */
  channels?: readonly string[];
  /** Aborts the running build. */
  signal?: AbortSignal | undefined;
};

/**
 * Builds the shell and releases the frontends, each only if its sources have changed since its last build.
 * @throws one sentence, before anything is built, if the registry's state is damaged
 */
export async function buildWhatChanged(options: BuildOptions): Promise<void> {
  const { home, say, builder, sourceHash = createSourceHash(), session, channels = [], signal } = options;
  const records = path.join(home, 'builds');
  const registry = await inspectRegistry(path.join(home, 'releases'));
  const areUsable = await areChannelsUsable(home, channels);
  const changed = await changedFrontends(records, sourceHash, registry === 'new', session);
  // Imported only when needed: the registry takes longer to load than the rest of the launcher.
  const releases =
    changed.length > 0 || registry !== 'usable' || !areUsable ? await import('./release-frontends.ts') : null;
  await releases?.requireUsableRegistry(home);
  await releases?.putBackAbandoned(home, say);
  // Opened before development builds get the traffic, because a channel starts with what the main one has.
  await releases?.openChannels(home, channels, say);
  await buildService(shell, { records, say, builder, sourceHash });
  await releases?.releaseFrontends(changed, { home, say, builder, session, signal });
}

/** The state of the registry, as far as its files show it without loading its code. */
async function inspectRegistry(folder: string): Promise<'new' | 'usable' | 'needs check'> {
  const text = await readText(path.join(folder, 'discovery.json'));
  if (text === null) return (await readText(path.join(folder, 'history.jsonl'))) === null ? 'new' : 'needs check';
  try {
    const { revision, development = {} } = JSON.parse(text) as { revision: number; development?: object };
    return revision > 0 && Object.keys(development).length === 0 ? 'usable' : 'needs check';
  } catch {
    return 'needs check';
  }
}

/** Whether all channels are open and none has traffic left over from a development. */
async function areChannelsUsable(home: string, wanted: readonly string[]): Promise<boolean> {
  const folder = path.join(home, 'releases', 'channels');
  const opened = await readdir(folder).catch((): string[] => []);
  if (wanted.some((name) => name !== 'shop' && !opened.includes(name))) return false;
  const states = await Promise.all(opened.map((name) => inspectRegistry(path.join(folder, name))));
  return states.every((state) => state === 'usable');
}

async function changedFrontends(
  records: string,
  sourceHash: SourceHash,
  areAllNew: boolean,
  session: DevelopmentSession | undefined,
): Promise<ChangedFrontend[]> {
  const all = await Promise.all(
    remoteFolders.map(async (name) => {
      const hash = await sourceHash([...common, name]);
      const record = path.join(records, `${name}.txt`);
      // Builds for an earlier registry do not count for a new one.
      const isBuilt = !areAllNew && (session?.built.get(name) ?? (await readText(record))) === hash;
      return { name, hash, isBuilt, done: () => writeFile(record, hash) };
    }),
  );
  return all.filter(({ isBuilt }) => !isBuilt);
}

const shell = { name: 'shell', workspace: 'shell', sources: shellSources, output: 'shell/dist/server/main.cjs' };

/** Builds the checkout's styles and script. */
export function buildCheckout(options: BuildOptions): Promise<void> {
  const { home, say, builder, sourceHash = createSourceHash() } = options;
  const output = 'infra/checkout/dist/client/assets.json';
  const checkout = { name: 'checkout', workspace: 'infra/checkout', sources: checkoutSources, output };
  return buildService(checkout, { records: path.join(home, 'builds'), say, builder, sourceHash });
}

type ServiceBuild = { name: string; workspace: string; sources: readonly string[]; output: string };

type ServiceBuildOptions = {
  records: string;
  say: (line: string) => void;
  builder: Builder;
  sourceHash: SourceHash;
};

async function buildService(
  service: ServiceBuild,
  { records, say, builder, sourceHash }: ServiceBuildOptions,
): Promise<void> {
  const hash = await sourceHash([...common, ...service.sources]);
  const record = path.join(records, `${service.name}.txt`);
  const built = await access(path.join(workspaceRoot, service.output)).then(
    () => true,
    () => false,
  );
  if (built && (await readText(record)) === hash) return;
  say(`building the ${service.name}`);
  await builder.build({ kind: 'package', folder: path.join(workspaceRoot, service.workspace), env: {} });
  await writeFile(record, hash);
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
