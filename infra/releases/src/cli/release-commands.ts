import { createRegistry } from '../registry/registry.ts';
import { restoreAbandoned } from '../release/end-development.ts';
import { releaseRemote } from '../release/release-remote.ts';
import { watchRemote } from '../release/watch-remote.ts';
import { bergaufHome, workspaceContractVersion } from '../state-folder.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import type { CommandContext, Subcommand } from './subcommand.ts';

/** `release` and `dev`: what the team of a frontend runs, in the frontend's folder. */
export function releaseCommands({ output: { print } }: CommandContext): Record<string, Subcommand> {
  const inFolder =
    (run: (dir: string, words: ParsedArguments) => Promise<void>) =>
    async (args: readonly string[], words: ParsedArguments) => {
      if (args.length) throw new UsageError(`Too many words: ${args.join(' ')}.`);
      await run(words.valueOf('dir') ?? process.cwd(), words);
    };
  const shopOf = () => ({ home: bergaufHome(), contractVersion: workspaceContractVersion() });

  const release = async (dir: string, words: ParsedArguments): Promise<void> => {
    const shop = shopOf();
    const { name, version, isNew } = await releaseRemote({ dir, version: words.valueOf('version'), ...shop });
    if (words.has('promote')) await createRegistry(shop).promote(name, version);
    const state = isNew ? 'stored' : 'was stored already, unchanged';
    print(`${name} ${version} ${state}${words.has('promote') ? ' and promoted' : ''}.`);
  };

  const dev = async (dir: string): Promise<void> => {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
    const shop = shopOf();
    await restoreAbandoned(createRegistry(shop), print);
    await watchRemote({ dir, ...shop, signal: stop.signal, report: print });
  };

  return {
    release: { options: ['dir', 'version', 'promote'], run: inFolder(release) },
    dev: { options: ['dir'], run: inFolder(dev) },
  };
}
