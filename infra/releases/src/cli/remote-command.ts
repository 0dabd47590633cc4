import { canaryCommands } from './canary-commands.ts';
import { channelCommand } from './channel-command.ts';
import { editCommands } from './edit-commands.ts';
import { overviewCommands } from './overview-commands.ts';
import { previewCommand } from './preview-command.ts';
import { releaseCommands } from './release-commands.ts';
import { type Command, UsageError } from './run-command.ts';
import type { CommandContext, Subcommand } from './subcommand.ts';
import { tokenCommand } from './token-command.ts';

const usage = `Usage: npm run remote -- <command>

  list                              releases in the store, what is wanted, and what the shop serves
  history                           every rollout, the newest last
  promote  <name> <version>         give a release all traffic; what has it is published once more
  rollback <name> [version]         give all traffic to the last healthy release before, or to that one
  canary   <name> <version> [<percent>]
                                    give a release part of the traffic; 0 ends it; without a number it begins with
                                    the first step and advances by itself while nothing speaks against it
  hold     <name>                   keep the share of such a canary
  continue <name>                   let a canary advance by itself
  disable  <name>                   switch a remote off
  enable   <name>                   switch it on with what it had
  pin      <name> <reason>          refuse promotions, canaries and development builds until unpin
  unpin    <name>                   allow them again
  note     <name> <version> <text>  add a line about a release to the history
    --note TEXT                     why; the history shows it
    --revision N                    only if the remote was not edited after that revision
    --force                         although the gate objects; never with a damaged release
  recover                           make a discovery document anew that is lost, damaged or older than shells have seen
    --force                         although lines of the history are missing, or shoppers get other releases
    --channel NAME                  all of these: in that channel, such as team; default: the main shop's

  channel list                      the channels; each has a document and a history of its own
  channel open <name>               open one, with what the main one has in traffic

  prune                             remove old releases that nothing needs any more, as each upload does
    --keep N --days N               other numbers than those of the registry

  release                           build a remote and put it into the release store
    --dir PATH                      the remote's folder (default: the current one)
    --version X.Y.Z                 release version (default: the one in package.json)
    --skip-checks                   without the checks of types and rules
    --promote                       give the release all traffic at once; with --force, --channel as above
  dev                               release a remote anew on every change and give it the traffic, until Ctrl-C;
                                    then what served before is put back
    --dir PATH --channel NAME       the remote's folder (default: the current one), and the channel
  dev --shop ORIGIN                 only this remote, in a shop that runs and allows it, for the browser that opens
                                    the printed link: no release, no traffic
    --port N --hours N              of the server of the builds (default: a free one); of the link, at most 24

  preview                           release a remote without traffic and print a link that shows the shop with it
    --dir PATH --version X.Y.Z      as for release (default: a version of its own)
    --hours N                       until the link expires, at most 168 (default 8)
    --shop ORIGIN                   of the link (default: BERGAUF_SHOP, else the local shop)

  token list                        tokens of the state folder's registry
  token create <name>               make one and print it, once; for the state folder's registry
    --operator                      it may do everything
    --shell                         a shell reports with it what it serves
    --for NAME --may ACTIONS        of one remote: release, canary, promote (by commas; default: all three)
    --days N                        until it expires (default 90)
  token revoke <name>               the registry refuses it from now on

The registry: BERGAUF_REGISTRY (an origin) with BERGAUF_TOKEN, else the one of the state folder.
The shells: those that have registered there; BERGAUF_SHELL (origins of operators' ports, by commas) asks others directly.`;

/** The one command of operators and frontend teams. */
export function remoteCommand(context: CommandContext): Command {
  return {
    usage,
    values: ['dir', 'version', 'note', 'revision', 'for', 'may', 'days', 'keep', 'channel', 'hours', 'shop', 'port'],
    flags: ['promote', 'force', 'operator', 'shell', 'skip-checks'],
    run: async (words) => {
      const [name = '', ...args] = words.positionals;
      const channel = words.valueOf('channel');
      const subcommands = subcommandsOf({ ...context, ...(channel !== undefined && context.inChannel?.(channel)) });
      const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
      if (!subcommand) throw new UsageError(name ? `There is no command ${name}.` : 'Which command?');
      const { options = [], run } = subcommand;
      const refused = words.given.find((option) => !options.includes(option));
      if (refused) throw new UsageError(`${name} takes no option --${refused}.`);
      await run(args, words);
    },
  };
}

const subcommandsOf = (context: CommandContext): Readonly<Record<string, Subcommand>> => ({
  ...overviewCommands(context),
  ...editCommands(context),
  ...canaryCommands(context),
  ...releaseCommands(context),
  channel: channelCommand(context),
  preview: previewCommand(context),
  token: tokenCommand(context),
});
