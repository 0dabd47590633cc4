import { sentenceOf } from '../refusal.ts';
import type { HistoryEntry } from '../registry/history.ts';
import type { Registry } from '../registry/registry.ts';
import type { RunningShells } from '../shells/running-shells.ts';
import { historyRows, outcome, remoteRows } from './remote-tables.ts';
import { type Command, type Output, UsageError } from './run-command.ts';
import { shellLines, type Wanted } from './shell-lines.ts';

const usage = `Usage: npm run remote -- <command>

  list                              releases in the store, what is wanted, and what the shop serves
  history                           every rollout, the newest last
  promote  <name> <version>         give a release all traffic; what has it is published once more
  rollback <name> [version]         give all traffic to the last healthy release before, or to that one
  canary   <name> <version> <percent>
                                    give a release part of the traffic; 0 ends it
  disable  <name>                   switch a remote off
  enable   <name>                   switch it on with what it had
  recover                           make a discovery document anew that is lost or damaged

The shells that are asked: BERGAUF_SHELL (origins of operators' ports, by commas), else localhost with SHOP_OPERATOR_PORT.`;

type Action = {
  words: readonly string[];
  /** The last word may be left out. */
  isLastOptional?: true;
  act: (registry: Registry, words: readonly string[]) => Promise<HistoryEntry | null>;
};

const actions: Readonly<Record<string, Action>> = {
  promote: {
    words: ['name', 'version'],
    act: (registry, [name = '', version = '']) => registry.promote(name, version),
  },
  rollback: {
    words: ['name', 'version'],
    isLastOptional: true,
    act: (registry, [name = '', version]) => registry.rollback(name, version),
  },
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
export const remoteCommand = (registryOf: () => Registry, shells: RunningShells, { print }: Output): Command => ({
  usage: usage,
  run: async ({ positionals: [command = '', ...words] }) => {
    const printAll = (lines: readonly string[]): void => {
      for (const line of lines) print(line);
    };
    if (['list', 'history', 'recover'].includes(command)) {
      if (words.length) throw new UsageError(`${command} takes no more words, but got ${words.join(' ')}.`);
      const registry = registryOf();
      if (command === 'history') {
        printAll(historyRows(await registry.history()));
        return printAll((await registry.damagedLines()).map((line) => `Line ${line} cannot be read and is left out.`));
      }
      if (command === 'recover') {
        const { revision } = await registry.recover(await shells.served());
        print(`The discovery document was recovered (revision ${revision}).`);
      }
      const wanted = await wantedOf(registry);
      return printAll([...remoteRows(wanted.remotes), '', ...shellLines(await shells.ask(), wanted)]);
    }
    const action = Object.hasOwn(actions, command) ? actions[command] : undefined;
    if (!action) throw new UsageError(command ? `There is no command ${command}.` : 'Which command?');
    const { words: taken, isLastOptional = false } = action;
    if (words.length > taken.length || words.length < taken.length - Number(isLastOptional)) {
      const form = taken.map((word, index) =>
        isLastOptional && index === taken.length - 1 ? `[${word}]` : `<${word}>`,
      );
      throw new UsageError(`${command} takes ${form.join(' ')}.`);
    }
    const registry = registryOf();
    const entry = await action.act(registry, words);
    print(entry ? outcome(entry) : 'It is so already; nothing was changed.');
    try {
      const asked = await (entry ? shells.askUntilTaken(entry) : shells.ask());
      printAll(shellLines(asked, await wantedOf(registry)));
    } catch (error) {
      // The edit stands, whatever cannot be told of it.
      print(`What the shop serves could not be compared: ${sentenceOf(error)}`);
    }
  },
});

const wantedOf = async (registry: Registry): Promise<Wanted> => ({
  revision: (await registry.history()).at(-1)?.revision ?? 0,
  remotes: await registry.list(),
});
