import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readCommandLine } from '@bergauf/service-kit/command-line';

export const sections = [
  'bytes',
  'rounds',
  'render',
  'usable',
  'screen',
  'filter',
  'navigation',
  'teams',
  'load',
  'lighthouse',
] as const;
export type Section = (typeof sections)[number];

export type BenchOptions = {
  only: ReadonlySet<Section>;
  /** File for the figures as JSON; null for none. */
  json: string | null;
  /** Runs of each measurement; every figure is the median of them. */
  runs: number;
  /** Seconds of each run under load. */
  seconds: number;
  /** URLs of other shops' pages on this machine, measured in the same run. */
  against: readonly string[];
};

const usage = `npm run bench -- [--only load,bytes] [--runs 3] [--seconds 5] [--against <url>] [--json <file>]

  --only     sections: ${sections.join(', ')}
  --runs     of each measurement; figures are medians
  --seconds  of each run under load
  --against  a page of another shop on localhost, measured in the same run; may be repeated
  --json     file for the figures
`;

const options = {
  only: { type: 'string', default: sections.join(',') },
  json: { type: 'string' },
  runs: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '5' },
  against: { type: 'string', multiple: true, default: [] },
} satisfies ParseArgsConfig['options'];

/** The options of this process, which ends with one sentence if an option is invalid. */
export const readProcessOptions = (): BenchOptions =>
  readCommandLine(usage, { options }, () => readOptions(process.argv.slice(2)));

/** @throws one sentence if an option is invalid */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({ args: [...args], options });
  return {
    only: new Set(values.only.split(',').map(toSection)),
    json: values.json ?? null,
    runs: wholeNumber('--runs', values.runs, 20),
    // Limited, so that a typing error does not keep a shared machine busy.
    seconds: wholeNumber('--seconds', values.seconds, 30),
    against: values.against.map(localUrl),
  };
}

function toSection(name: string): Section {
  const section = sections.find((known) => known === name);
  if (!section) throw new Error(`--only takes ${sections.join(', ')}, but not "${name}".`);
  return section;
}

/** The bench's browser can reach only this machine. */
function localUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.hostname !== 'localhost') throw new Error(`--against takes an address on localhost, but not "${text}".`);
  return url.href;
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new Error(`${option} must be a whole number from 1 to ${most}, but is "${text}".`);
  }
  return value;
}
