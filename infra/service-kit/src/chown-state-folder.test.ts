import { chown, link, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chownStateFolder } from './chown-state-folder.ts';

const service = 10_001;

async function madeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-state-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const ownersOf = (files: readonly string[]): Promise<number[]> =>
  Promise.all(files.map(async (file) => (await stat(file)).uid));

describe.skipIf(process.getuid?.() !== 0)('a file that root has written', () => {
  it('in the state folder gets the folder’s owner', async () => {
    const home = await madeFolder();
    const part = path.join(home, 'releases');
    await mkdir(path.join(part, 'store'), { recursive: true });
    const files = ['tokens.json', 'store/a.js'].map((name) => path.join(part, name));
    for (const file of files) await writeFile(file, '', { mode: 0o600 });
    await chownStateFolder(home, part);
    expect(await ownersOf([part, ...files])).toEqual([0, 0, 0]);
    await chown(home, service, service);
    await chownStateFolder(home, part);
    expect(await ownersOf([part, ...files])).toEqual([service, service, service]);
  });

  it('elsewhere stays root’s, even if the service has created links to it', async () => {
    const [home, system] = [await madeFolder(), await madeFolder()];
    const files = ['passwd', 'shadow'].map((name) => path.join(system, name));
    for (const file of files) await writeFile(file, '');
    const part = path.join(home, 'releases');
    await mkdir(path.join(part, 'store'), { recursive: true });
    await symlink(system, path.join(part, 'store', 'x'));
    await symlink(path.join(system, 'passwd'), path.join(part, 'tokens.json'));
    await link(path.join(system, 'shadow'), path.join(part, 'store', 'a.js'));
    await chown(home, service, service);
    await chownStateFolder(home, part);
    expect(await ownersOf([system, ...files, part])).toEqual([0, 0, 0, service]);
    await symlink(system, path.join(home, 'media'));
    await chownStateFolder(home, path.join(home, 'media'));
    expect(await ownersOf([system, ...files])).toEqual([0, 0, 0]);
  });
});
