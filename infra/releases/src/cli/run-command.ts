import { parseArgs } from 'node:util';
import { sentenceOf } from '../refusal.ts';

/** A wrong command line; the usage is printed with the message. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Where a command writes its lines. */
export type Output = {
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Aborted when the output's reader has closed it, as `head` does. */
  closed?: AbortSignal;
};

/** Keeps our own line breaks and replaces other control characters, which a terminal would execute. */
const linesOf = (text: string): string => `${text.replaceAll(/[^\P{Cc}\n\t]+/gu, '\uFFFD')}\n`;

export const terminal: Output = {
  print: (line) => void process.stdout.write(linesOf(line)),
  printError: (line) => void process.stderr.write(linesOf(line)),
};

export type ParsedArguments = {
  positionals: readonly string[];
  /** Value of an option that takes one. */
  valueOf: (name: string) => string | undefined;
  /** Whether an option that takes no value is given. */
  has: (name: string) => boolean;
  /** Names of all options that are given. */
  given: readonly string[];
};

export type Command = {
  usage: string;
  /** Options that take a value. */
  values?: readonly string[];
  /** Options without a value; `--help` always is one. */
  flags?: readonly string[];
  run: (words: ParsedArguments) => Promise<void>;
};

/** Runs one command line: `--help`, errors as one sentence. @returns the exit code, 1 for every failure */
export async function runCommand(args: readonly string[], command: Command, output: Output): Promise<number> {
  const { usage, values = [], flags = [], run } = command;
  try {
    const words = parse([...args], values, flags);
    if (words.has('help')) output.print(usage);
    else await run(words);
    return 0;
  } catch (error) {
    // The message comes last: above the usage a terminal would scroll it away.
    if (error instanceof UsageError) output.printError(`${usage}\n`);
    output.printError(sentenceOf(error));
    return 1;
  }
}

function parse(args: string[], values: readonly string[], flags: readonly string[]): ParsedArguments {
  const options = Object.fromEntries<{ type: 'string' | 'boolean'; short?: string }>([
    ...values.map((name) => [name, { type: 'string' }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ['help', { type: 'boolean', short: 'h' }],
  ]);
  try {
    const { positionals, values: found } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return {
      positionals,
      valueOf: (name) => {
        const value = found[name];
        return typeof value === 'string' ? value : undefined;
      },
      has: (name) => found[name] === true,
      given: Object.keys(found),
    };
  } catch (error) {
    // A negative number is parsed as an option, and Node's message for that does not help.
    const negative = args.find((word) => /^-\d/.test(word));
    throw new UsageError(negative === undefined ? sentenceOf(error) : `No number may be negative, but ${negative} is.`);
  }
}
