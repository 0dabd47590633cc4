import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const runner = fileURLToPath(new URL('./run.mjs', import.meta.url));

/** Writes sources, and runs the first one. */
async function run(sources: Record<string, string>, ...args: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const program = path.join(folder, Object.keys(sources)[0] ?? '');
  return { folder, ...(await promisify(execFile)(process.execPath, [runner, program, ...args])) };
}

it('runs a program of several modules, with its arguments and the addresses of its sources', async () => {
  const { folder, stdout } = await run(
    {
      'main.ts': `import { where } from './parts/where.ts';
        const { lazy } = await import('./parts/lazy.ts');
        process.stdout.write(JSON.stringify([process.argv.slice(2), where satisfies string, lazy, typeof process.argv[1]]));`,
      'parts/where.ts': `export const where: string = import.meta.dirname;`,
      'parts/lazy.ts': `export const lazy = new URL('./beside.txt', import.meta.url).pathname;`,
    },
    'one',
    '--two',
  );
  expect(JSON.parse(stdout)).toEqual([['one', '--two'], `${folder}/parts`, `${folder}/parts/beside.txt`, 'string']);
});

it('names the line of the source that fails', async () => {
  const failing = run({ 'main.ts': `type A = string;\n\nconst a: A = 'x';\nthrow new Error(a);\n` });
  await expect(failing).rejects.toThrow(/main\.ts:4:7/);
});
