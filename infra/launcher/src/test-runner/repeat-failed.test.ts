// @module-tag rotated
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspaceRoot } from '../system/workspace.ts';
import { runRepeatingFailed } from './repeat-failed.ts';
import type { Step, StepResult } from './steps.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bergauf-repeat-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs vitest over the files of the folder; each begins with `attempt`, which counts the runs of its file. */
async function runFiles(files: Record<string, string>): Promise<StepResult> {
  await writeFile(path.join(folder, 'vitest.config.mjs'), `export default { root: ${JSON.stringify(folder)} };`);
  for (const [name, text] of Object.entries(files)) {
    const counter = JSON.stringify(path.join(folder, `${name}.runs`));
    const counting = `import { appendFileSync, readFileSync } from 'node:fs';
      import { expect, it } from ${JSON.stringify(path.join(workspaceRoot, 'node_modules/vitest/dist/index.js'))};
      appendFileSync(${counter}, 'x');
      const attempt = readFileSync(${counter}, 'utf8').length;\n`;
    await writeFile(path.join(folder, `${name}.test.mjs`), counting + text);
  }
  const config = path.join(folder, 'vitest.config.mjs');
  const step: Step = {
    title: 'a step',
    command: ['npx', 'vitest', 'run', '--config', config],
    report: 'vitest',
  };
  return runRepeatingFailed(step, 'none');
}

const runsOf = async (name: string): Promise<number> =>
  (await readFile(path.join(folder, `${name}.runs`), 'utf8')).length;

it('repeats only the files with failed tests, and counts a test that then passes as passed and flaky', async () => {
  const result = await runFiles({
    steady: "it('holds', () => expect(attempt).toBe(1));",
    flaky: "it('holds later', () => expect(attempt).toBe(2)); it('always holds', () => {});",
  });
  expect(result).toMatchObject({ passed: 3, failed: 0, failures: [] });
  expect(result.flaky).toEqual([
    { file: 'flaky.test.mjs', name: 'holds later', message: 'expected 1 to be 2 // Object.is equality' },
  ]);
  expect([await runsOf('steady'), await runsOf('flaky')]).toEqual([1, 2]);
}, 60_000);

it('a test that fails twice has failed', async () => {
  const result = await runFiles({ broken: "it('never holds', () => expect(attempt).toBe(0));" });
  expect(result).toMatchObject({ passed: 0, failed: 1, flaky: [] });
  expect(result.failures).toMatchObject([{ file: 'broken.test.mjs', name: 'never holds' }]);
}, 60_000);

it('a file that cannot be loaded fails, also when it is repeated', async () => {
  const result = await runFiles({ unloadable: "throw new Error('no such table');" });
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result.failures).toMatchObject([{ file: 'unloadable.test.mjs', message: 'no such table' }]);
}, 60_000);
