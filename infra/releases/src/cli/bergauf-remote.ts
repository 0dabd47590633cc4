import { bergaufHome, workspaceContractVersion } from '../home.ts';
import { createRegistry } from '../registry/registry.ts';
import { releaseRemote } from '../release/release-remote.ts';
import { watchRemote } from '../release/watch-remote.ts';
import { print, runCommand, UsageError } from './run-command.ts';

const USAGE = `Usage: bergauf-remote <command> [options]

  release   build the remote and put it into the release store
  dev       release and promote anew on every change, until Ctrl-C

Options
  --dir PATH        the remote's folder (default: the current one)
  --version X.Y.Z   release version (default: the one in package.json)
  --promote         give the release all traffic at once
  --help`;

await runCommand(process.argv.slice(2), {
  usage: USAGE,
  values: ['dir', 'version'],
  flags: ['promote'],
  run: async ([command, ...rest], { dir: path, version, promote }) => {
    if (rest.length) throw new UsageError(`Too many words: ${rest.join(' ')}.`);
    const dir = typeof path === 'string' ? path : process.cwd();
    const home = bergaufHome();
    const contractVersion = workspaceContractVersion();
    if (command === 'release') {
      const wanted = typeof version === 'string' ? version : undefined;
      const release = await releaseRemote({ dir, version: wanted, home, contractVersion });
      if (promote) await createRegistry({ home, contractVersion }).promote(release.name, release.version);
      const state = release.isNew ? 'stored' : 'was stored already, unchanged';
      print(`${release.name} ${release.version} ${state}${promote ? ' and has all traffic' : ''}.`);
    } else if (command === 'dev') {
      const stop = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
      await watchRemote({ dir, home, contractVersion, signal: stop.signal, report: print });
    } else {
      throw new UsageError(command ? `There is no command ${command}.` : 'Which command?');
    }
  },
});
