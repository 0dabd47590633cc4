import os from 'node:os';
import { expect, it } from 'vitest';
import { runStep } from './steps.ts';

/** A step whose program, started by a program, ends with its own priority as exit code. */
async function isYielding(priority: 'normal' | 'low'): Promise<boolean> {
  const inner = `process.exit(require('node:os').getPriority() > ${os.getPriority()} ? 0 : 1)`;
  const outer = `process.exit(require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}]).status)`;
  const { passed } = await runStep(
    { title: 'a step', command: [process.execPath, '-e', outer], priority },
    'at the end',
  );
  return passed === 1;
}

it('a step of low priority yields to others, with all that it starts', async () => {
  expect(await isYielding('low')).toBe(true);
  expect(await isYielding('normal')).toBe(false);
});

it('a step that cannot run on this machine counts neither as passed nor as failed', async () => {
  const ending = (code: number) =>
    runStep({ title: 'a step', command: [process.execPath, '-e', `process.exit(${code})`] }, 'none');
  expect(await ending(77)).toMatchObject({ passed: 0, failed: 0, isSkipped: true });
  expect(await ending(1)).toMatchObject({ passed: 0, failed: 1, isSkipped: false });
});
