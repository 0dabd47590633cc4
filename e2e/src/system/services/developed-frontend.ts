import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { releasesPaths } from '@bergauf/releases/state-folder';
// biome-ignore lint/style/noRestrictedImports: links that the registry does not make
import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import { theShop } from './shop.ts';

export type DevelopedFrontend = {
  /** Link that opens the shop with it. */
  link: string;
  /** Saves a change of one of its sources. */
  save(file: string, edit: (text: string) => string): Promise<void>;
  /** Output of the command so far. */
  printed(): string;
  /** Stops the command, as Ctrl-C does. */
  stop(): Promise<void>;
};

/** A copy of a frontend that is developed with `remote dev --shop`. */
export async function developInShop(name: string, shopOrigin = theShop().origins.shop): Promise<DevelopedFrontend> {
  // Inside the workspace, so that the copy finds its dependencies.
  const copy = path.join(
    workspaceRoot,
    'e2e',
    '.changed',
    path.basename(theShop().home),
    `${name}-developed-${Date.now()}`,
  );
  await mkdir(path.dirname(copy), { recursive: true });
  await cp(path.join(workspaceRoot, name), copy, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
  });
  const cli = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');
  const child = spawn(process.execPath, [cli, 'dev', '--shop', shopOrigin], {
    cwd: copy,
    env: { ...process.env, BERGAUF_HOME: theShop().home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const link = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = /^http\S+\/_shell\/preview\/\S+$/m.exec(printed)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`remote dev has ended: ${printed}`)));
  });
  return {
    link,
    async save(file, edit) {
      const target = path.join(copy, file);
      const before = await readFile(target, 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`The edit of ${name}/${file} changed nothing`);
      await writeFile(target, after);
    },
    printed: () => printed,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'close');
      }
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** A link to a development server signed with the registry's key, with claims that the registry itself would refuse to sign. */
export async function signedLink(claims: { origin?: string; expiresAt: string }): Promise<string> {
  const { home, origins } = theShop();
  // The first request creates the key.
  await fetch(`${origins.releases}/api/v1/preview-key`);
  const registryKey = await readFile(releasesPaths(home).previewKey, 'utf8');
  const all = { remote: 'mf-header', origin: 'http://localhost:4000', key: publicKeyOf(newSigningKey()), ...claims };
  return `${origins.shop}/_shell/preview/${signClaims(registryKey, all)}`;
}
