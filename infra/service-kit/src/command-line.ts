import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a command, `parseArgs` of Node. At `--help` the process ends with the usage; at an option that there is not, or a wrong
 * value, with a sentence, the usage and exit code 1.
 * @param read turns what was given into what the command needs; throws one sentence
 */
export function readCommandLine<Config extends ParseArgsConfig, Options>(
  usage: string,
  config: Config,
  read: (given: ReturnType<typeof parseArgs<Config>>) => Options,
): Options {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return read(parseArgs(config));
  } catch (cause) {
    // Node's sentence about an option is followed by one about arguments that look like options.
    const [sentence] = (cause instanceof Error ? cause.message : String(cause)).split(/\. To specify/);
    process.stderr.write(`${sentence}\n\n${usage}\n`);
    process.exit(1);
  }
}
