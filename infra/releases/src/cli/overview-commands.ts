import { printable } from '../printable.ts';
import { historyRows, remoteRows } from './remote-tables.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { type CommandContext, compareWithRegistry, printAll, type Subcommand } from './subcommand.ts';

/** `list`, `history`, `recover` and `prune`: the state of all remotes. */
export function overviewCommands({ registryOf, shells, output }: CommandContext): Record<string, Subcommand> {
  const withoutArguments = (name: string, run: () => Promise<void>): Subcommand => ({
    options: ['channel'],
    run: async (args) => {
      requireNoMore(name, args);
      await run();
    },
  });

  const list = async (): Promise<void> => {
    const registry = await registryOf();
    const [wanted, asked] = await Promise.all([registry.wanted(), shells.ask()]);
    printAll(output, [...remoteRows(wanted.remotes), '', ...(await compareWithRegistry(asked, () => wanted))]);
  };

  const history = async (): Promise<void> => {
    const registry = await registryOf();
    printAll(output, historyRows(await registry.history()));
    const damaged = await registry.damagedLines();
    printAll(
      output,
      damaged.map((line) => `Line ${line} cannot be read and is left out.`),
    );
  };

  const recover: Subcommand = {
    options: ['channel', 'force'],
    run: async (args, words) => {
      requireNoMore('recover', args);
      const force = words.has('force');
      const { revision, forced = [] } = await (await registryOf()).recover(await shells.served(), { force });
      printAll(output, [`The discovery document was recovered (revision ${revision}).`, ...forced.map(printable)]);
      await list();
    },
  };

  const prune: Subcommand = {
    options: ['keep', 'days'],
    run: async (args, words) => {
      requireNoMore('prune', args);
      const rule = Object.fromEntries(
        ['keep', 'days'].flatMap((name) => (words.valueOf(name) === undefined ? [] : [[name, numberIn(words, name)]])),
      );
      const removed = await (await registryOf()).prune(rule);
      printAll(
        output,
        removed.length ? removed.map((release) => `${release} is removed.`) : ['Nothing is to be removed.'],
      );
    },
  };

  return {
    prune,
    list: withoutArguments('list', list),
    history: withoutArguments('history', history),
    recover,
  };
}

function requireNoMore(name: string, args: readonly string[]): void {
  if (args.length) throw new UsageError(`${name} takes no more words, but got ${args.join(' ')}.`);
}

function numberIn(words: ParsedArguments, name: string): number {
  const value = words.valueOf(name) ?? '';
  if (/^\d{1,4}$/.test(value) && Number(value) > 0) return Number(value);
  throw new UsageError(`--${name} takes a number from 1 to 9999, not ${value}.`);
}
