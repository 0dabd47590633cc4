import { historyRows, remoteRows } from './remote-tables.ts';
import { UsageError } from './run-command.ts';
import { type CommandContext, compareWithRegistry, printAll, type Subcommand } from './subcommand.ts';

/** `list`, `history` and `recover`: the state of all remotes. */
export function overviewCommands({ registryOf, shells, output }: CommandContext): Record<string, Subcommand> {
  const withoutArguments = (name: string, run: () => Promise<void>): Subcommand => ({
    run: async (args) => {
      if (args.length) throw new UsageError(`${name} takes no more words, but got ${args.join(' ')}.`);
      await run();
    },
  });

  const list = async (): Promise<void> => {
    const registry = registryOf();
    const rows = remoteRows(await registry.list());
    printAll(output, [...rows, '', ...(await compareWithRegistry(await shells.ask(), registry))]);
  };

  const history = async (): Promise<void> => {
    const registry = registryOf();
    printAll(output, historyRows(await registry.history()));
    const damaged = await registry.damagedLines();
    printAll(
      output,
      damaged.map((line) => `Line ${line} cannot be read and is left out.`),
    );
  };

  const recover = async (): Promise<void> => {
    const { revision } = await registryOf().recover(await shells.served());
    output.print(`The discovery document was recovered (revision ${revision}).`);
    await list();
  };

  return {
    list: withoutArguments('list', list),
    history: withoutArguments('history', history),
    recover: withoutArguments('recover', recover),
  };
}
