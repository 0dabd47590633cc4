import type { RemoteRegistry } from '../client/registry-client.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { ReleaseRemoteOptions } from '../release/release-remote.ts';
import { isRemoteName, noRemoteName } from '../remote-name.ts';
import type { RunningShells } from '../shells/running-shells.ts';
import { type Output, type ParsedArguments, UsageError } from './run-command.ts';
import { shellLines, type Wanted } from './shell-lines.ts';

/** Dependencies of every subcommand. The registry is located only when a command needs it, so that `--help` always works. */
export type CommandContext = {
  /** @throws Refusal when there is none */
  registryOf: () => RemoteRegistry | Promise<RemoteRegistry>;
  /** Where releases are stored. Default: the store of the state folder. */
  storeOf?: () => Promise<ReleaseRemoteOptions['store']>;
  /** The state folder. Default: BERGAUF_HOME. */
  home?: () => string;
  shells: RunningShells;
  output: Output;
  /** The same for a channel other than the main one. */
  inChannel?: (channel: string) => Pick<CommandContext, 'registryOf' | 'shells'>;
};

export type Subcommand = {
  /** Names of the options that it takes. */
  options?: readonly string[];
  /** @param args the arguments after the sub-command's name */
  run: (args: readonly string[], words: ParsedArguments) => Promise<void>;
};

/** @throws Refusal with a readable sentence; the API's response would show the regular expression for names */
export function requireRemoteName(name = ''): void {
  if (!isRemoteName(name)) throw new Refusal(noRemoteName(name));
}

/** For a command that runs in a frontend's folder. @throws UsageError, which says so if the words begin with a frontend's name */
export function requireNoWords(command: string, args: readonly string[]): void {
  const [name] = args;
  if (name === undefined) return;
  throw new UsageError(
    isRemoteName(name)
      ? `${command} runs in the frontend's folder and takes no name: npm run ${command} -w ${name}`
      : `Too many words: ${args.join(' ')}.`,
  );
}

export const printAll = ({ print }: Output, lines: readonly string[]): void => {
  for (const line of lines) print(line);
};

/** Printed after a rollout: the exposed modules of the release that no shell has rendered yet. */
export function printUntried({ print }: Output, exposes: readonly string[]): void {
  if (exposes.length) print(`No shell has rendered ${exposes.join(', ')} of it yet.`);
}

/** Lines that compare what each shell serves with what the registry wants. */
export async function compareWithRegistry(
  shells: Awaited<ReturnType<RunningShells['ask']>>,
  wanted: () => Wanted | Promise<Wanted>,
): Promise<string[]> {
  if (!shells.length) return ['No running shell has registered.'];
  return shellLines(shells, await wanted());
}

/**
 * Prints what each shell serves after an edit, once it has applied the edit or the wait has timed out. @param entry null: nothing was
 * changed
 */
export async function printShells(
  { shells, output }: Pick<CommandContext, 'shells' | 'output'>,
  registry: RemoteRegistry,
  entry: HistoryEntry | null,
): Promise<void> {
  try {
    const asked = await (entry ? shells.askUntilTaken(entry) : shells.ask());
    printAll(output, await compareWithRegistry(asked, registry.wanted));
  } catch (error) {
    // The edit succeeded; only the report on the shells failed.
    output.print(`What the shop serves could not be compared: ${sentenceOf(error)}`);
  }
}
