import { historyRows, remoteRows } from './remote-tables.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { type CommandContext, compareWithRegistry, printAll, type Subcommand } from './subcommand.ts';

/** `list`, `history`, `recover` and `prune`: the state of all remotes. */
export function overviewCommands({ registryOf, shells, output }: CommandContext): Record<string, Subcommand> {
  const withoutArguments = (name: string, run: () => Promise<void>): Subcommand => ({
    options: ['channel'],
    run: async (args) => {
      if (args.length) throw new UsageError(`${name} takes no more words, but got ${args.join(' ')}.`);
      await run();
    },
  });

  const list = async (): Promise<void> => {
    const registry = await registryOf();
    const [remotes, asked] = await Promise.all([registry.list(), shells.ask()]);
    printAll(output, [...remoteRows(remotes), '', ...(await compareWithRegistry(asked, registry, remotes))]);
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

  const recover = async (): Promise<void> => {
    const { revision } = await (await registryOf()).recover(await shells.served());
    output.print(`The discovery document was recovered (revision ${revision}).`);
    await list();
  };

  const prune: Subcommand = {
    options: ['keep', 'days'],
    run: async (args, words) => {
      if (args.length) throw new UsageError(`prune takes no more words, but got ${args.join(' ')}.`);
      const rule = Object.fromEntries(
        ['keep', 'days'].flatMap((name) => (words.valueOf(name) === undefined ? [] : [[name, numberIn(words, name)]])),
      );
      const removed = await (await registryOf()).prune?.(rule);
      printAll(
        output,
        removed?.length ? removed.map((release) => `${release} is removed.`) : ['Nothing is to be removed.'],
      );
    },
  };

  return {
    prune,
    list: withoutArguments('list', list),
    history: withoutArguments('history', history),
    recover: withoutArguments('recover', recover),
  };
}

function numberIn(words: ParsedArguments, name: string): number {
  const value = words.valueOf(name) ?? '';
  if (/^\d{1,4}$/.test(value) && Number(value) > 0) return Number(value);
  throw new UsageError(`--${name} takes a number from 1 to 9999, not ${value}.`);
}
