import { editCommands } from './edit-commands.ts';
import { overviewCommands } from './overview-commands.ts';
import { releaseCommands } from './release-commands.ts';
import { type Command, UsageError } from './run-command.ts';
import type { CommandContext, Subcommand } from './subcommand.ts';

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

  release                           build a remote and put it into the release store
    --dir PATH                      the remote's folder (default: the current one)
    --version X.Y.Z                 release version (default: the one in package.json)
    --promote                       give the release all traffic at once
  dev                               release a remote anew on every change and give it the traffic, until Ctrl-C;
                                    then what served before is put back
    --dir PATH                      the remote's folder (default: the current one)

The shells that are asked: BERGAUF_SHELL (origins of operators' ports, by commas), else localhost with SHOP_OPERATOR_PORT.`;

/** The one command of operators and frontend teams. */
export function remoteCommand(context: CommandContext): Command {
  const subcommands: Readonly<Record<string, Subcommand>> = {
    ...overviewCommands(context),
    ...editCommands(context),
    ...releaseCommands(context),
  };
  return {
    usage,
    values: ['dir', 'version'],
    flags: ['promote'],
    run: async (words) => {
      const [name = '', ...args] = words.positionals;
      const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
      if (!subcommand) throw new UsageError(name ? `There is no command ${name}.` : 'Which command?');
      const { options = [], run } = subcommand;
      const refused = words.given.find((option) => !options.includes(option));
      if (refused) throw new UsageError(`${name} takes no option --${refused}.`);
      await run(args, words);
    },
  };
}
