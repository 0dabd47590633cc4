// @module-tag rotated
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

function run(program: string, ...words: string[]): Promise<Ended> {
  const { DATABASE_URL: _, ...env } = process.env;
  const args = ['--import', 'tsx', fileOf(program), ...words];
  return promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failure: unknown) => failure as Ended,
  );
}

it.each([
  ['./backup/main.ts', ['backup'], 'npm run backup -- <new folder>'],
  ['./backup/main.ts', ['restore'], 'npm run restore -- <folder of a backup>'],
  ['./audit-main.ts', [], 'npm run audit'],
])('%s %j shows its usage', async (program, words, usage) => {
  const { code, stdout } = await run(program, ...words, '--help');
  expect([code, stdout]).toEqual([0, expect.stringContaining(usage)]);
});

it.each([
  [[], 'Name one folder, that of the backup.'],
  [['one', 'two'], 'Name one folder, that of the backup.'],
  [['--force', 'one'], "Unknown option '--force'"],
])('a backup with %j is refused with the usage', async (words, sentence) => {
  const { code, stderr } = await run('./backup/main.ts', 'backup', ...words);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^${sentence}[^]*npm run backup -- <new folder>`)),
  ]);
});
