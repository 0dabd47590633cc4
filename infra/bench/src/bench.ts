import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { findChromium } from '@bergauf/launcher/test-runner/find-chromium';
import { messageOf } from '@bergauf/service-kit/error-message';
import { readProcessOptions } from './options.ts';
import { report } from './report/report.ts';
import { runBench } from './run-bench.ts';
import { withBenchSystem } from './system/bench-system.ts';

// Figures go to stdout and progress to stderr, so that the figures can be piped.
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    say('stopping; what was started is ended first');
    interrupt.abort(new Error('The bench was interrupted.'));
  });
}

try {
  const options = readProcessOptions();
  const chromium = benchChromium();
  const result = await withBenchSystem(say, (system) =>
    runBench(system, options, { chromium, say, signal: interrupt.signal }),
  );
  process.stdout.write(report(result));
  if (result.failures.length > 0) process.exitCode = 1;
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify(result, null, 2)}\n`);
} catch (cause) {
  process.stderr.write(`${messageOf(cause)}\n`);
  process.exitCode = 1;
}

/** The browser to measure with, and its version. */
function benchChromium(): { executable: string; version: string } {
  const { executable, where } = findChromium(say);
  say(`measuring with ${executable} (${where})`);
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return { executable, version: /[\d.]+/.exec(stdout ?? '')?.[0] ?? 'of unknown version' };
}
