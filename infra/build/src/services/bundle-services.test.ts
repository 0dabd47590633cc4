import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleServices } from './bundle-services.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-service-'));
  await mkdir(path.join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bundles `src`, removes the source modules, and returns what the bundle prints. */
async function printed(main: string): Promise<string> {
  const [entry, file] = [path.join(folder, 'src/main.ts'), path.join(folder, 'dist/service/made.mjs')];
  await writeFile(entry, main);
  await bundleServices([{ entry, file }]);
  await rm(entry);
  await rm(path.join(folder, 'src/part.ts'), { force: true });
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { WHERE: 'here' } });
  return stdout.trim();
}

it('holds everything in one file', async () => {
  await writeFile(path.join(folder, 'src/part.ts'), `export const part: string = 'a part';`);
  expect(
    await printed(`const { part } = await import('./part.ts'); process.stdout.write(part satisfies string);`),
  ).toBe('a part');
  expect(await readdir(path.join(folder, 'dist/service'))).toEqual(['made.mjs']);
});

it('puts dynamic imports into files of their own, if told to', async () => {
  const [entry, file] = [path.join(folder, 'src/main.ts'), path.join(folder, 'dist/program/made.mjs')];
  await writeFile(path.join(folder, 'src/part.ts'), `export const part: string = 'a part';`);
  await writeFile(entry, `const { part } = await import('./part.ts'); process.stdout.write(part);`);
  for (const _time of ['made', 'made anew']) await bundleServices([{ entry, file, isSplit: true }]);
  expect(await readFile(file, 'utf8')).not.toContain('a part');
  expect((await readdir(path.join(folder, 'dist/program'))).length).toBe(2);
  expect(await readdir(path.join(folder, 'dist'))).toEqual(['program']);
  expect((await promisify(execFile)(process.execPath, [file])).stdout).toBe('a part');
});

it('finds what lies beside its sources', async () => {
  await writeFile(path.join(folder, 'src/beside.txt'), 'beside');
  const main = `import { readFileSync } from 'node:fs';
    process.stdout.write(readFileSync(new URL('./beside.txt', import.meta.url)));`;
  expect(await printed(main)).toBe('beside');
});

it('bundles several services in one call, each with the code that it shares with others, and with its own files beside it', async () => {
  const shared = path.join(folder, 'shared.ts');
  await writeFile(shared, `export const shared: string = 'shared';`);
  const read = `(await import('node:fs')).readFileSync(new URL('./beside.txt', import.meta.url), 'utf8')`;
  const bundles = await Promise.all(
    ['one', 'deeper/two'].map(async (name) => {
      const [entry, file] = [path.join(folder, name, 'src/main.ts'), path.join(folder, name, 'dist/made.mjs')];
      await mkdir(path.dirname(entry), { recursive: true });
      await writeFile(path.join(path.dirname(entry), 'beside.txt'), `beside ${name}`);
      const from = path.relative(path.dirname(entry), shared);
      await writeFile(entry, `import { shared } from '${from}'; process.stdout.write(shared + ' ' + ${read});`);
      return { entry, file };
    }),
  );
  await bundleServices(bundles);
  await rm(shared);
  const outputs = await Promise.all(bundles.map(({ file }) => promisify(execFile)(process.execPath, [file])));
  expect(outputs.map(({ stdout }) => stdout)).toEqual(['shared beside one', 'shared beside deeper/two']);
  for (const { file } of bundles) expect(await readdir(path.dirname(file))).toEqual(['made.mjs']);
  await writeFile(shared, `export const shared = ${read};`);
  await expect(bundleServices(bundles)).rejects.toThrow('A module that services share cannot know where it is');
});

it('reads the environment when it runs, not when it is bundled', async () => {
  expect(await printed(`process.stdout.write(process.env['NODE_ENV'] ?? 'unset');`)).toBe('unset');
});

it('fails with what is wrong, and leaves nothing behind', async () => {
  await expect(printed(`import './missing.ts';`)).rejects.toThrow(/missing/);
  expect(await readdir(path.join(folder, 'dist/service'))).toEqual([]);
});
