import { UsageError } from './run-command.ts';
import { type CommandContext, requireRemoteName, type Subcommand } from './subcommand.ts';

/** `hold` and `continue`: whether a canary advances automatically. */
export function canaryCommands({ registryOf, output: { print } }: CommandContext): Record<string, Subcommand> {
  const command = (word: string, isMoving: boolean): Subcommand => ({
    options: ['channel'],
    run: async ([name, ...more]) => {
      if (!name || more.length > 0) throw new UsageError(`${word} takes <name>.`);
      requireRemoteName(name);
      const { setMoving } = await registryOf();
      await setMoving(name, isMoving);
      print(`The canary of ${name} ${isMoving ? 'advances by itself' : 'keeps its share'}.`);
    },
  });
  return { hold: command('hold', false), continue: command('continue', true) };
}
