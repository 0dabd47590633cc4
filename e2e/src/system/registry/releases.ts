import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { storeEdited } from '@bergauf/releases/fixtures/edited-release';
import { openChannel } from '@bergauf/releases/registry/channels';
import { createRegistry, type Registry } from '@bergauf/releases/registry/registry';
import { releasesPaths, workspaceContractVersion } from '@bergauf/releases/state-folder';
import { theShop } from '../services/shop.ts';

const run = promisify(execFile);

/** The registry of a state folder, by default the running shop's, with an operator's rights. */
export function registry(home = theShop().home): Registry {
  return createRegistry({ home, contractVersion: workspaceContractVersion() });
}

/** Another channel of it, which is opened if needed. */
export async function registryOfChannel(channel: string): Promise<Registry> {
  const { home } = theShop();
  await openChannel(home, channel);
  return createRegistry({ home, channel, contractVersion: workspaceContractVersion() });
}

type Edit = (text: string) => string;
type Change = { file: string; edit: Edit };

/**
 * Releases a changed frontend the way its team would: a copy of its folder, an edit, `remote release`.
 * @param edit gets a file's text and returns the new text
 */
export async function releaseChanged(
  name: string,
  version: string,
  file: string,
  edit: Edit,
  ...more: readonly Change[]
): Promise<void> {
  await inChangedCopy(name, version, [{ file, edit }, ...more], ['release', '--skip-checks', '--version', version]);
}

/** The link that `remote preview` prints for a changed frontend, to the tests' shop. */
export async function previewChanged(name: string, version: string, file: string, edit: Edit): Promise<string> {
  const words = ['preview', '--skip-checks', '--version', version, '--shop', theShop().origins.shop];
  const printed = await inChangedCopy(name, version, [{ file, edit }], words);
  return /^http.*$/m.exec(printed)?.[0] ?? '';
}

/** Runs `remote` for a changed copy of a frontend. @returns what it prints */
async function inChangedCopy(
  name: string,
  version: string,
  changes: readonly Change[],
  words: readonly string[],
): Promise<string> {
  // Inside the workspace, so that the copy finds its dependencies.
  const copy = path.join(workspaceRoot, 'e2e', '.changed', path.basename(theShop().home), `${name}-${version}`);
  await rm(copy, { recursive: true, force: true });
  await mkdir(path.dirname(copy), { recursive: true });
  await cp(path.join(workspaceRoot, name), copy, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
  });
  for (const { file, edit } of changes) {
    const target = path.join(copy, file);
    const before = await readFile(target, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${name}/${file} changed nothing`);
    await writeFile(target, after);
  }
  try {
    const cli = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');
    const env = { ...process.env, BERGAUF_HOME: theShop().home };
    return (await run(process.execPath, [cli, ...words, '--dir', copy], { cwd: copy, env })).stdout;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** As `storeEdited`, by default into the running shop's registry. */
export const releaseEdited = (
  name: string,
  version: string,
  edit: (text: string) => string,
  home = theShop().home,
): Promise<void> => storeEdited({ home, name, version, edit });

/** The folder of a stored release, by default the running shop's. */
export function storedRelease(name: string, version: string, home = theShop().home): string {
  return path.join(releasesPaths(home).store, name, version);
}

/** Waits until a shell renders new pages with a release. */
export async function untilServed(
  name: string,
  version: string,
  timeoutMs = 5_000,
  shopOrigin = theShop().origins.shop,
): Promise<number> {
  const started = Date.now();
  for (;;) {
    const response = await fetch(`${shopOrigin}/_shell/builds.json`);
    const builds = (await response.json()) as { remotes: Record<string, string | null> };
    if (builds.remotes[name] === version) return Date.now() - started;
    if (Date.now() - started > timeoutMs) throw new Error(`${name}@${version} did not get traffic in ${timeoutMs} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
