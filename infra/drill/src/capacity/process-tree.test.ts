import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { usageOfTree } from './process-tree.ts';

const busy = spawn('sh', ['-c', '"$0" -e "$1"; exit', process.execPath, 'for (;;);'], {
  stdio: 'ignore',
  detached: true,
});
afterAll(async () => {
  // Its whole group: the shell and the loop.
  if (busy.pid !== undefined) process.kill(-busy.pid, 'SIGKILL');
  await once(busy, 'close');
});

it.skipIf(process.platform !== 'linux')('counts what is used by children of children, and not by others', async () => {
  const names = new Map([
    [process.pid, 'this'],
    [busy.pid ?? 0, 'shell'],
    [1, 'first of the machine'],
  ]);
  const before = usageOfTree(names);
  const until = performance.now() + 600;
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
  const after = usageOfTree(names);
  const used = (name: string): number => (after.get(name)?.processorMs ?? 0) - (before.get(name)?.processorMs ?? 0);
  expect(used('this')).toBeGreaterThan(100);
  // The loop, a child of the shell, by the name of its program.
  expect(used('node')).toBeGreaterThan(50);
  expect(used('shell')).toBeLessThan(50);
  expect(after.get('node')?.memoryBytes).toBeGreaterThan(3_000_000);
  expect(after.has('first of the machine')).toBe(false);
});
