import type { HistoryEntry } from '../registry/history.ts';
import type { Registry } from '../registry/registry.ts';
import { historyRows, outcome, remoteRows } from './remote-tables.ts';
import { type Command, type Output, UsageError } from './run-command.ts';

const USAGE = `Usage: npm run remote -- <command>

  list                              releases in the store and what is in traffic
  history                           every rollout, the newest last
  promote  <name> <version>         give a release all traffic
  rollback <name>                   give all traffic to the release promoted before
  canary   <name> <version> <percent>
                                    give a release part of the traffic; 0 ends it
  disable  <name>                   switch a remote off
  enable   <name>                   switch it on with what it had`;

interface Action {
  words: readonly string[];
  act: (registry: Registry, words: readonly string[]) => Promise<HistoryEntry | null>;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  promote: {
    words: ['name', 'version'],
    act: (registry, [name = '', version = '']) => registry.promote(name, version),
  },
  rollback: { words: ['name'], act: (registry, [name = '']) => registry.rollback(name) },
  canary: {
    words: ['name', 'version', 'percent'],
    act: (registry, [name = '', version = '', percent = '']) => {
      if (!/^\d+$/.test(percent)) throw new UsageError(`<percent> is a whole number from 0 to 100, not ${percent}.`);
      return registry.canary(name, version, Number(percent));
    },
  },
  disable: { words: ['name'], act: (registry, [name = '']) => registry.disable(name) },
  enable: { words: ['name'], act: (registry, [name = '']) => registry.enable(name) },
};

/** The operator's command line. The registry is made when a command needs it, so that `--help` always works. */
export const remoteCommand = (registryOf: () => Registry, { print }: Output): Command => ({
  usage: USAGE,
  run: async ({ positionals: [command = '', ...words] }) => {
    if (command === 'list' || command === 'history') {
      if (words.length) throw new UsageError(`${command} takes no more words, but got ${words.join(' ')}.`);
      const registry = registryOf();
      const lines = command === 'list' ? remoteRows(await registry.list()) : historyRows(await registry.history());
      for (const line of lines) print(line);
      return;
    }
    const action = Object.hasOwn(ACTIONS, command) ? ACTIONS[command] : undefined;
    if (!action) throw new UsageError(command ? `There is no command ${command}.` : 'Which command?');
    if (words.length !== action.words.length) {
      throw new UsageError(`${command} takes ${action.words.map((word) => `<${word}>`).join(' ')}.`);
    }
    const entry = await action.act(registryOf(), words);
    print(entry ? outcome(entry) : 'It is so already; nothing was changed.');
  },
});
