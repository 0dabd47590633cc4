import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { theShop } from './shop.ts';

const run = promisify(execFile);

export type WorkspaceCopy = { folder: string; remove(): Promise<void> };

/** Build output of a start, except the state folder and the bundles of services, which contain their path. */
const buildOutput = ['shell/dist/client', 'shell/dist/server', 'infra/checkout/dist/client'];

/**
 * Copies the current sources to another folder with the same dependencies, for tests that edit them. The builds and releases of the
 * tests' shop come along, so that a start in the copy builds only what the test has changed.
 */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-workspace-'));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter(Boolean);
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await cp(path.join(workspaceRoot, file), path.join(folder, file));
  }
  for (const output of buildOutput)
    await cp(path.join(workspaceRoot, output), path.join(folder, output), { recursive: true });
  for (const part of ['builds', 'releases'])
    await cp(path.join(theShop().home, part), path.join(folder, '.bergauf', part), { recursive: true });
  await linkOrCopy(path.join(workspaceRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Hard links take a second, copies ten; links need GNU's `cp` and one file system. npm's links to the workspaces are relative: in the
 * copy they point into the copy.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await run('cp', ['-al', from, to]);
  } catch {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
