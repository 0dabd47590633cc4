import { UsageError } from './run-command.ts';
import { type CommandContext, printAll, type Subcommand } from './subcommand.ts';

/** `channel list` and `channel open`. */
export function channelCommand({ registryOf, output }: CommandContext): Subcommand {
  return {
    run: async ([verb = '', name, ...rest]) => {
      const registry = await registryOf();
      if (rest.length) throw new UsageError(`Too many words: ${rest.join(' ')}.`);
      if (verb === 'list' && name === undefined) return printAll(output, await registry.channels());
      if (verb === 'open' && name !== undefined) {
        const isNew = await registry.openChannel(name);
        return output.print(isNew ? `The channel ${name} is open.` : `The channel ${name} was open already.`);
      }
      throw new UsageError('channel takes open <name>, or list.');
    },
  };
}
