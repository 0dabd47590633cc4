import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from './error-message.ts';

/**
 * Parses the options of a command with Node's `parseArgs`. On `--help` the process ends with the usage; on an unknown option or a wrong
 * value, with the error message, the usage and exit code 1.
 * @param read converts the parsed values into the command's options; may throw an error with one sentence
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
    // Node's message about an option is followed by one about arguments that look like options, which is dropped.
    const [sentence] = messageOf(cause).split(/\. To specify/);
    process.stderr.write(`${sentence}\n\n${usage}\n`);
    process.exit(1);
  }
}
