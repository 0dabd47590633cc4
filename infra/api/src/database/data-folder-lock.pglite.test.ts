// @module-tag rotated
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bergauf-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

const script = `
  const { lockDataFolder } = await import(${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)});
  try {
    lockDataFolder(process.argv[1]);
    console.log('locked by ' + process.pid);
    setInterval(() => undefined, 1000);
  } catch (error) {
    console.log(error.message);
  }`;

/**
 * Another process that claims the folder, started through `wrapper`.
 * @returns its output
 */
async function claimElsewhere(wrapper: readonly string[] = []): Promise<{ output: string; child: ChildProcess }> {
  const command = [...wrapper, process.execPath, '--import', 'tsx', '--input-type=module', '-e', script, folder];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  for await (const output of createInterface({ input: child.stdout })) return { output, child };
  throw new Error('The process has output nothing.');
}

describe('the lock of a data folder', () => {
  it('excludes another process, and the same one', async () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow('it is in use by another server');
    expect((await claimElsewhere()).output).toBe('it is in use by another server');
    release();
    expect((await claimElsewhere()).output).toMatch(/^locked by/);
  });

  it('ends with a killed process', async () => {
    const { output, child } = await claimElsewhere();
    expect(output).toMatch(/^locked by/);
    expect(() => lockDataFolder(folder)).toThrow('it is in use by another server');
    await kill(child);
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });

  it.each([
    ['this process', String(process.pid)],
    ['another program that runs', String(process.ppid)],
    ['no number', 'rubbish'],
  ])('ignores a process id that an earlier server has written into the file: %s', async (_name, text) => {
    await writeFile(join(folder, 'api.lock'), text);
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });

  // As in a container: the server is process 1 of its own namespace, before and after it was killed.
  const container = ['unshare', '--pid', '--fork', '--kill-child=SIGKILL', '--mount-proc'];
  it.skipIf(!canUnshare(container))('excludes and survives processes of one id in worlds of their own', async () => {
    const first = await claimElsewhere(container);
    expect(first.output).toBe('locked by 1');
    expect((await claimElsewhere(container)).output).toBe('it is in use by another server');
    await kill(first.child);
    expect((await claimElsewhere(container)).output).toBe('locked by 1');
  });
});

function canUnshare([command = '', ...options]: readonly string[]): boolean {
  try {
    execFileSync(command, [...options, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
