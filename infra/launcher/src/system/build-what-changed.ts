import { spawn } from 'node:child_process';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import { sourceHash } from './source-hash.ts';
import { remoteFolders, workspaceRoot } from './workspace.ts';

type Say = (line: string) => void;

/** What every bundle depends on besides its own folder. */
const common = ['shared-contracts/src', 'shared-contracts/package.json', 'infra/build/src', 'package-lock.json'];

/** Builds the shell and releases the frontends, each only when its sources have changed since it was last built. */
export async function buildWhatChanged(home: string, say: Say): Promise<void> {
  const records = path.join(home, 'builds');
  await buildShell(records, say);
  const contractVersion = await versionIn('shared-contracts');
  const registry = await openRegistry(home);
  for (const name of remoteFolders) {
    const hash = await sourceHash([...common, name]);
    const record = path.join(records, `${name}.txt`);
    if ((await readText(record)) === hash) continue;
    const version = await versionFor(name, hash, await registry.list());
    say(`building ${name}@${version}`);
    await releaseRemote({ dir: path.join(workspaceRoot, name), version, home, contractVersion });
    await registry.promote(name, version);
    await writeFile(record, hash);
  }
}

/** The registry of the shop that has its state in this folder. */
export async function openRegistry(home: string): Promise<Registry> {
  return createRegistry({ home, contractVersion: await versionIn('shared-contracts') });
}

/** The package's own version, unless that is released already: releases never change, so the workspace's state needs another. */
async function versionFor(name: string, hash: string, known: Awaited<ReturnType<Registry['list']>>): Promise<string> {
  const version = await versionIn(name);
  const released = known
    .find((remote) => remote.name === name)
    ?.releases.some((release) => release.version === version);
  return released ? `${version}-local.${hash.slice(0, 8)}` : version;
}

async function buildShell(records: string, say: Say): Promise<void> {
  const hash = await sourceHash([
    ...common,
    'shell/src',
    'shell/build',
    'shell/package.json',
    'shell/rspack.config.ts',
  ]);
  const record = path.join(records, 'shell.txt');
  const built = await access(path.join(workspaceRoot, 'shell/dist/server/main.cjs')).then(
    () => true,
    () => false,
  );
  if (built && (await readText(record)) === hash) return;
  say('building the shell');
  await run('npm', ['run', 'build', '-w', 'shell']);
  await writeFile(record, hash);
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.slice(-3000)}`)),
    );
  });
}

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
