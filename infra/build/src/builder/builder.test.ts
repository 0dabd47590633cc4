// @module-tag rotated
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuilder } from './builder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-builder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A package whose configuration reads the working folder and the environment, as those of frontends do. */
async function packageNamed(name: string, source: string): Promise<string> {
  const own = path.join(folder, name);
  await mkdir(own);
  await writeFile(path.join(own, 'index.js'), source);
  await writeFile(
    path.join(own, 'rspack.config.ts'),
    `import path from 'node:path';
    const wanted: string = process.env['BUILDER_TEST'] ?? 'unset';
    export default {
      mode: 'none', target: 'node20', context: process.cwd(), entry: './index.js',
      output: { path: path.join(import.meta.dirname, 'dist'), filename: wanted + '.cjs' },
    };`,
  );
  return own;
}

const job = (own: string, name?: string) => ({
  kind: 'package' as const,
  folder: own,
  env: name === undefined ? {} : { BUILDER_TEST: name },
});

it('builds packages that are requested at the same time, each in its own folder and environment', async () => {
  const [one, two] = [await packageNamed('one', `'first'`), await packageNamed('two', `'second'`)];
  const builder = createBuilder();
  await Promise.all([builder.build(job(one, 'a')), builder.build(job(two, 'b')), builder.build(job(one))]);
  await builder.close();
  expect(await readFile(path.join(one, 'dist/a.cjs'), 'utf8')).toContain('first');
  expect(await readFile(path.join(two, 'dist/b.cjs'), 'utf8')).toContain('second');
  expect(await readFile(path.join(one, 'dist/unset.cjs'), 'utf8')).toContain('first');
}, 60_000);

it('reports what is wrong, and builds the next package', async () => {
  const [broken, whole] = [await packageNamed('broken', `import './missing.js';`), await packageNamed('whole', `1`)];
  const builder = createBuilder();
  const failing = builder.build(job(broken, 'a'));
  const next = builder.build(job(whole, 'a'));
  await expect(failing).rejects.toThrow(/missing\.js/);
  await next;
  await builder.close();
  // After its end it begins anew.
  await builder.build(job(whole, 'again'));
  await builder.close();
  expect(await readFile(path.join(whole, 'dist/again.cjs'), 'utf8')).not.toBe('');
}, 60_000);

it('is stopped by the signal, and builds nothing afterwards', async () => {
  const own = await packageNamed('own', `1`);
  const abort = new AbortController();
  const builder = createBuilder(abort.signal);
  const building = builder.build(job(own, 'a'));
  abort.abort(new Error('interrupted'));
  await expect(building).rejects.toThrow('interrupted');
  await expect(builder.build(job(own, 'a'))).rejects.toThrow('interrupted');
  await builder.close();
}, 60_000);

it('says so when its process ends by itself', async () => {
  const own = await packageNamed('own', `1`);
  await writeFile(path.join(own, 'rspack.config.ts'), `process.stderr.write('out of memory'); process.exit(7);`);
  const builder = createBuilder();
  await expect(builder.build(job(own))).rejects.toThrow('The builder failed (7):\nout of memory');
  await builder.close();
}, 60_000);
