import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
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
])('one that fails is reported with %s', async (_what, script, message) => {
  await expect(run(script)).rejects.toThrow(message);
});

it('one that does not exist is reported', async () => {
  await expect(runProgram('no-such-program', [])).rejects.toThrow('ENOENT');
});

it('one that is stopped by its signal has ended by the time that this is reported', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'ended');
  const abort = new AbortController();
  const script = `process.on('SIGTERM', () => setTimeout(() => process.exit(require('fs').writeFileSync('${file}', '')), 100));
    require('fs').writeFileSync('${file}.started', ''); setTimeout(() => {}, 20_000)`;
  const running = runProgram(process.execPath, ['-e', script], { signal: abort.signal });
  await vi.waitFor(() => access(`${file}.started`), 10_000);
  abort.abort();
  await expect(running).rejects.toThrow('aborted');
  await access(file);
});
