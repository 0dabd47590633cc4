import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { sampleTree, usageBetween } from './process-tree.ts';

/** Starts a shell whose only child is a program of Node. */
function startShell(program: string): ChildProcess {
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; read end; exit', process.execPath, program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const closed = once(shell, 'close');
  onTestFinished(async () => {
    // Its whole group: the shell and its child.
    if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGKILL');
    await closed;
  });
  return shell;
}

/** Until this process has used the processor for this long, however busy the machine is. */
async function useProcessor(ms: number): Promise<void> {
  const before = process.cpuUsage();
  const usedMs = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (usedMs() < ms) await new Promise((resolve) => setImmediate(resolve));
}

/** Code of a function that returns the CPU time of its process in microseconds. */
const used = 'const used = () => { const { user, system } = process.cpuUsage(); return user + system; };';

const onLinux = it.skipIf(process.platform !== 'linux');

onLinux('counts what is used by children of children, and not by others', async () => {
  const busy = startShell('for (;;);');
  const names = new Map([
    [process.pid, 'this'],
    [busy.pid ?? 0, 'shell'],
    [1, 'first of the machine'],
  ]);
  const before = sampleTree();
  await useProcessor(200);
  const usageSoFar = () => usageBetween(before, sampleTree(), names);
  // The loop, a child of the shell, by the name of its program.
  await expect.poll(() => usageSoFar().get('node')?.processorMs ?? 0, { timeout: 10_000 }).toBeGreaterThan(100);
  const usage = usageSoFar();
  expect(usage.get('this')?.processorMs).toBeGreaterThan(100);
  expect(usage.get('shell')?.processorMs ?? 0).toBeLessThan(50);
  expect(usage.get('node')?.memoryBytes).toBeGreaterThan(3_000_000);
  expect(usage.has('first of the machine')).toBe(false);
});

onLinux('what a process had used before the first sample is not counted again once it has ended', async () => {
  const ending = startShell(`${used} while (used() < 900_000);`);
  const names = new Map([[ending.pid ?? 0, 'shell']]);
  const childOf = () => [...sampleTree().processes.values()].find(({ parent }) => parent === ending.pid);
  await expect.poll(() => childOf()?.processorMs ?? 0, { timeout: 10_000 }).toBeGreaterThan(300);
  const before = sampleTree();
  const sampledAt = performance.now();
  await expect.poll(childOf, { timeout: 10_000 }).toBeUndefined();
  const elapsedMs = performance.now() - sampledAt;
  const usedMs = usageBetween(before, sampleTree(), names).get('shell')?.processorMs ?? 0;
  expect(usedMs).toBeGreaterThan(0);
  // One thread is busy; the compiler uses a little more beside it.
  expect(usedMs).toBeLessThan(elapsedMs + 150);
});
