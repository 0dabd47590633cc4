import type { Registry } from '../registry/registry.ts';
import type { RunningShells } from '../shells/running-shells.ts';
import type { Output, ParsedArguments } from './run-command.ts';
import { shellLines } from './shell-lines.ts';

/** What every sub-command works with. The registry is made when a command needs it, so that `--help` always works. */
export type CommandContext = {
  /** @throws Refusal when the workspace names no contract version */
  registryOf: () => Registry;
  shells: RunningShells;
  output: Output;
};

export type Subcommand = {
  /** Names of the options that it takes. */
  options?: readonly string[];
  /** @param args the arguments after the sub-command's name */
  run: (args: readonly string[], words: ParsedArguments) => Promise<void>;
};

export const printAll = ({ print }: Output, lines: readonly string[]): void => {
  for (const line of lines) print(line);
};

/** Lines that compare what each asked shell serves with what the registry wants. */
export async function compareWithRegistry(
  shells: Awaited<ReturnType<RunningShells['ask']>>,
  registry: Registry,
): Promise<string[]> {
  const [history, remotes] = [await registry.history(), await registry.list()];
  return shellLines(shells, { revision: history.at(-1)?.revision ?? 0, remotes });
}
