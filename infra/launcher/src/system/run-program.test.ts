import { expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const run = (script: string): Promise<void> => runProgram(process.execPath, ['-e', script]);

it('a program that succeeds resolves', async () => {
  await expect(run('process.stdout.write("done")')).resolves.toBeUndefined();
});

it.each([
  [
    'its code and all it said',
    'process.stderr.write("x".repeat(200_000) + "the end"); process.exitCode = 3',
    /\(3\):\nx+the end$/,
  ],
  ['the signal that ended it', 'process.kill(process.pid, "SIGKILL")', /\(SIGKILL\):\n$/],
])('one that fails is named with %s', async (_what, script, message) => {
  await expect(run(script)).rejects.toThrow(message);
});
