import { writeFile } from 'node:fs/promises';
import { readCommandLine } from '@bergauf/service-kit/command-line';
import { numberOption } from '../number-option.ts';
import { type DrillSystem, whyNoDrill } from '../system/drill-system.ts';
import { withDrillSystem } from '../system/with-drill-system.ts';
import { loadReport } from './load-report.ts';
import { isServed, nextRate } from './saturation.ts';
import { measureStep, type StepFigures } from './step.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const usage = `npm run load -- [--products 2400] [--shells 1] [--apis 1] [--from 2] [--seconds 20] [--shared] [--out <file>]

  --from     the first rate, in shoppers that arrive each second
  --seconds  for which each rate is measured
  --shared   with a read replica and Redis
  --out      file for all figures, as JSON
`;
const options = {
  products: { type: 'string', default: '2400' },
  shells: { type: 'string', default: '1' },
  apis: { type: 'string', default: '1' },
  from: { type: 'string', default: '2' },
  seconds: { type: 'string', default: '20' },
  shared: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;
const { size, firstRate, seconds, out } = readCommandLine(usage, { options }, ({ values }) => {
  const numberOf = (option: 'products' | 'shells' | 'apis' | 'from' | 'seconds'): number =>
    numberOption(option, values[option]);
  return {
    size: {
      products: numberOf('products'),
      shells: numberOf('shells'),
      apis: numberOf('apis'),
      isShared: values.shared,
    },
    firstRate: numberOf('from'),
    seconds: numberOf('seconds'),
    out: values.out,
  };
});

/** The highest rate that was served and the lowest that was not may differ by this factor. */
const precision = 1.25;
/** The first warm-up is longer: it also fills caches and has code compiled. */
const warmUpSeconds = { first: 15, later: 4 };

/** Measures one rate after the other until the highest one that is served is known. */
async function measure(system: DrillSystem): Promise<StepFigures[]> {
  const steps: StepFigures[] = [];
  let firstShopper = 0;
  for (;;) {
    const tried = steps.map((step) => ({ perSecond: step.perSecond, isServed: isServed(step) }));
    const perSecond = nextRate(tried, firstRate, precision);
    if (perSecond === null) return steps;
    say(`${perSecond} shoppers/s for ${seconds} s`);
    const warmUp = steps.length === 0 ? warmUpSeconds.first : warmUpSeconds.later;
    const step = await measureStep({ perSecond, seconds, warmUpSeconds: warmUp, firstShopper }, system);
    steps.push(step);
    say(
      `  ${isServed(step) ? 'served' : 'too much'}: 95 % of the pages within ${step.pages.p95} ms, ${step.failed} of ${step.requests} failed`,
    );
    for (const [failure, times] of Object.entries(step.failures)) say(`    ${times} times ${failure}`);
    firstShopper += Math.ceil(perSecond * (seconds + warmUp + 5));
  }
}

async function load(): Promise<void> {
  const steps = await withDrillSystem({ ...size, say }, measure);
  process.stdout.write(`${JSON.stringify(size)}\n\n${loadReport(steps)}`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify({ size, steps }, null, 2)}\n`);
}

// Applies to all builds that this starts.
process.env['BERGAUF_COMPRESSION'] = 'fast';
const whyNot = whyNoDrill();
if (whyNot !== null) {
  say(`No load can be made here: ${whyNot}.`);
  process.exitCode = 1;
} else await load();
