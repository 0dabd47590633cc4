import { parseArgs } from 'node:util';
import { sentenceOf } from '../refusal.ts';

/** Wrong words on the command line; the usage is shown with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Command<Option extends string> {
  usage: string;
  /** Options that take a value. */
  values?: readonly Option[];
  /** Options that stand alone. */
  flags?: readonly Option[];
  run: (words: readonly string[], options: Partial<Record<Option, string | true>>) => Promise<void>;
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command line program: `--help`, errors as one sentence on stderr, exit code 1 for every failure. */
export async function runCommand<Option extends string>(
  args: readonly string[],
  { usage, values = [], flags = [], run }: Command<Option>,
): Promise<void> {
  try {
    const { positionals, values: options } = parse([...args], values, flags);
    if (options['help']) print(usage);
    else await run(positionals, options as Partial<Record<Option, string | true>>);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n${error instanceof UsageError ? `\n${usage}\n` : ''}`);
    process.exitCode = 1;
  }
}

function parse(args: string[], values: readonly string[], flags: readonly string[]) {
  const options = Object.fromEntries<{ type: 'string' | 'boolean'; short?: string }>([
    ...values.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ['help', { type: 'boolean', short: 'h' }],
  ]);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(sentenceOf(error));
  }
}
