import { chown, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createReplacer, draftSuffix, replaceDurably } from './durable-write.ts';

async function madeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-durable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const long = (letter: string) => letter.repeat(200_000);

it('after concurrent replacements the file has one of the contents completely', async () => {
  const folder = await madeFolder();
  const file = path.join(folder, 'state.json');
  const contents = ['a', 'b', 'c', 'd', 'e'].map(long);
  await Promise.all(contents.map((content) => replaceDurably(file, content)));
  expect(contents).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['state.json']);
});

it('after successive replacements the file has the last content, even if an earlier one failed', async () => {
  const folder = await madeFolder();
  const file = path.join(folder, 'later', 'state.json');
  const replace = createReplacer(file);
  // The folder is missing.
  await expect(replace('first')).rejects.toThrow('ENOENT');
  const whole = createReplacer(path.join(folder, 'state.json'));
  await Promise.all(['a', 'b', 'c', 'd'].map((letter) => whole(long(letter))));
  expect(await readFile(path.join(folder, 'state.json'), 'utf8')).toBe(long('d'));
});

it('a replacement that fails changes nothing and leaves no draft, which may contain secrets', async () => {
  const folder = await madeFolder();
  const file = path.join(folder, 'tokens.json');
  await writeFile(file, 'before');
  const fail = () => Promise.reject(new Error('the lock is lost'));
  await expect(replaceDurably(file, 'after', fail)).rejects.toThrow('the lock is lost');
  expect([await readFile(file, 'utf8'), await readdir(folder)]).toEqual(['before', ['tokens.json']]);
});

it('a draft of a killed process is removed, one that may still be written is not', async () => {
  const folder = await madeFolder();
  const file = path.join(folder, 'state.json');
  for (const name of ['state.json.7.0123abcd', 'state.json.8', 'state.json.9.89abcdef', 'other.json.7.0123abcd']) {
    await writeFile(path.join(folder, name), '');
    if (!name.includes('.9.')) await utimes(path.join(folder, name), 1, 1);
  }
  await replaceDurably(file, 'x');
  expect((await readdir(folder)).sort()).toEqual(['other.json.7.0123abcd', 'state.json', 'state.json.9.89abcdef']);
});

it('a draft is recognised by its name', async () => {
  const folder = await madeFolder();
  const file = path.join(folder, 'state.json');
  let during: string[] = [];
  await replaceDurably(file, 'x', async () => {
    during = await readdir(folder);
  });
  expect(during.map((name) => draftSuffix.test(name.replace('state.json', '')))).toEqual([true]);
  expect(['.tmp', '.1.2.3', '', '.bak'].some((suffix) => draftSuffix.test(suffix))).toBe(false);
});

it.skipIf(process.getuid?.() !== 0)(
  'a file that root replaces belongs to the folder’s owner before it gets its name',
  async () => {
    const folder = await madeFolder();
    await chown(folder, 10_001, 10_001);
    const file = path.join(folder, 'tokens.json');
    let during: number[] = [];
    const owners = async () =>
      Promise.all((await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).uid));
    const look = async () => {
      during = await owners();
    };
    await replaceDurably(file, '[]', look, 0o600);
    expect([during, await owners()]).toEqual([[10_001], [10_001]]);
  },
);
