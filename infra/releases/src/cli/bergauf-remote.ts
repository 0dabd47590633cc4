import { bergaufHome, workspaceContractVersion } from '../home.ts';
import { createRegistry } from '../registry/registry.ts';
import { restoreAbandoned } from '../release/development.ts';
import { releaseRemote } from '../release/release-remote.ts';
import { watchRemote } from '../release/watch-remote.ts';
import { runCommand, terminal, UsageError, type Words } from './run-command.ts';

const USAGE = `Usage: bergauf-remote <command> [options]

  release   build the remote and put it into the release store
  dev       release anew on every change and give it the traffic, until Ctrl-C;
            then what served before is put back

Options
  --dir PATH        the remote's folder (default: the current one)
  --version X.Y.Z   release version (default: the one in package.json)
  --promote         give the release all traffic at once
  --help`;

async function release(words: Words, dir: string): Promise<void> {
  const shop = { home: bergaufHome(), contractVersion: workspaceContractVersion() };
  const { name, version, isNew } = await releaseRemote({ dir, version: words.valueOf('version'), ...shop });
  if (words.has('promote')) await createRegistry(shop).promote(name, version);
  const state = isNew ? 'stored' : 'was stored already, unchanged';
  terminal.print(`${name} ${version} ${state}${words.has('promote') ? ' and promoted' : ''}.`);
}

async function dev(dir: string): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  const shop = { home: bergaufHome(), contractVersion: workspaceContractVersion() };
  await restoreAbandoned(createRegistry(shop), terminal.print);
  await watchRemote({ dir, ...shop, signal: stop.signal, report: terminal.print });
}

const command = {
  usage: USAGE,
  values: ['dir', 'version'],
  flags: ['promote'],
  run: async (words: Words): Promise<void> => {
    const [action, ...rest] = words.positionals;
    const dir = words.valueOf('dir') ?? process.cwd();
    if (rest.length) throw new UsageError(`Too many words: ${rest.join(' ')}.`);
    if (action === 'release') return release(words, dir);
    if (action === 'dev') return dev(dir);
    throw new UsageError(action ? `There is no command ${action}.` : 'Which command?');
  },
};

process.exitCode = await runCommand(process.argv.slice(2), command, terminal);
