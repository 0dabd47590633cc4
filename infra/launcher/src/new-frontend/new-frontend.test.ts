import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { remoteFoldersIn, workspaceRoot } from '../system/workspace.ts';
import { createFrontend } from './new-frontend.ts';
import { registerInSite } from './register-in-site.ts';

/** What the command reads and writes of a workspace. */
const contract = 'shared-contracts/src/remote/fragment-map.ts';
const parts = ['infra/launcher/frontend-template', 'shared-contracts/package.json', contract];

async function workspace(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bergauf-new-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const part of [...parts, 'package-lock.json'])
    await cp(path.join(workspaceRoot, part), path.join(root, part), { recursive: true });
  await mkdir(path.join(root, 'node_modules'));
  return root;
}

const read = (root: string, file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

test('a new frontend is in the workspace, the lock file and the contract of fragments', async () => {
  const root = await workspace();
  const files = await createFrontend(root, { name: 'mf-size-advice', path: 'beratung' });
  expect(files).toContain('mf-size-advice/src/exposes/size-advice-page.ts');
  expect(remoteFoldersIn(root)).toEqual(['mf-size-advice']);
  const texts = await Promise.all(files.map((file) => read(root, file)));
  expect(texts.join('\n')).not.toMatch(/example|CONTRACT_VERSION/i);
  expect(await read(root, 'mf-size-advice/rspack.config.ts')).toContain("path: 'beratung'");
  expect(await read(root, 'node_modules/mf-size-advice/package.json')).toContain('"mf-size-advice"');
  expect(await read(root, contract)).toMatch(
    /FragmentMap = \{[\s\S]*'mf-size-advice\/note': \{ topic: string \};\n\};\nexport type FragmentName/,
  );
  const lock = JSON.parse(await read(root, 'package-lock.json'));
  expect(lock.packages['node_modules/mf-size-advice']).toEqual({ resolved: 'mf-size-advice', link: true });
  expect(lock.packages['mf-size-advice']).toMatchObject({ version: '1.0.0', dependencies: { react: '^19.3.1' } });
  const before = JSON.parse(await readFile(path.join(workspaceRoot, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).length).toBe(Object.keys(before.packages).length + 2);
});

test.each([
  [{ name: 'reviews' }, 'reviews is not a name of a frontend: mf-, then at most 30 small letters'],
  [{ name: 'mf-../x' }, 'mf-../x is not a name of a frontend: mf-, then at most 30 small letters'],
  [{ name: `mf-${'x'.repeat(31)}` }, 'then at most 30 small letters'],
  [{ name: 'mf-new', path: 'en' }, 'en is not the first segment of an address: three or more small letters.'],
  [{ name: 'mf-herren' }, '/herren/ is an address of the shop. Name another one: --path bewertungen'],
  [{ name: 'mf-there' }, 'There is a folder mf-there already.'],
])('%o is refused, and nothing is written', async (request, sentence) => {
  const root = await workspace();
  await mkdir(path.join(root, 'mf-there'));
  const lock = await read(root, 'package-lock.json');
  await expect(createFrontend(root, request)).rejects.toThrow(sentence);
  expect(remoteFoldersIn(root)).toEqual([]);
  expect(await read(root, 'package-lock.json')).toBe(lock);
});

test('a page address that a running shop already has is refused; without a running shop it is accepted', async () => {
  const shop = createServer(({ url }, response) => response.writeHead(url === '/schuhe/' ? 200 : 404).end());
  await once(shop.listen(0, 'localhost'), 'listening');
  onTestFinished(() => void shop.close());
  const origin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  const [root, other] = await Promise.all([workspace(), workspace()]);
  const request = { name: 'mf-shoes', path: 'schuhe', shop: origin };
  await expect(createFrontend(root, request)).rejects.toThrow(`${origin}/schuhe/ is a page already.`);
  expect(remoteFoldersIn(root)).toEqual([]);
  await createFrontend(root, { ...request, path: 'neue-schuhe' });
  await createFrontend(other, { ...request, shop: 'http://localhost:9' });
  expect([root, other].map(remoteFoldersIn)).toEqual([['mf-shoes'], ['mf-shoes']]);
});

test('a site configuration that names its frontends gets the new one', async () => {
  const file = path.join(await workspace(), 'site.json');
  await writeFile(
    file,
    JSON.stringify({ sites: [{ hostName: 'a.example', remotes: ['mf-x'] }, { hostName: 'b.example' }] }),
  );
  expect(await registerInSite(file, 'mf-reviews')).toBe(1);
  expect(await registerInSite(file, 'mf-reviews')).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8')).sites).toEqual([
    { hostName: 'a.example', remotes: ['mf-x', 'mf-reviews'] },
    { hostName: 'b.example' },
  ]);
});

test('an unknown option leads to one sentence with the usage, and --help to the usage', async () => {
  const run = (word: string) => {
    const words = ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), word];
    return promisify(execFile)(process.execPath, words, { cwd: workspaceRoot });
  };
  const usage = 'npm run new -- mf-reviews [--path bewertungen]\n';
  const [wrong, help] = await Promise.allSettled([run('--pfad'), run('--help')]);
  expect(wrong).toMatchObject({ reason: { code: 1, stdout: '', stderr: `Unknown option '--pfad'\n\n${usage}` } });
  expect(help).toMatchObject({ value: { stdout: usage, stderr: '' } });
});
