import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('at.json'));
const textsOf = (file: string): Record<string, string> => JSON.parse(readFileSync(path.join(sources, file), 'utf8'));
const keysOf = (file: string): string[] => Object.keys(textsOf(file));

it.each(files)('%s has the same keys in English', (file) => {
  expect(keysOf(file.replace('at.json', 'en.json'))).toEqual(keysOf(file));
});

it('no feature has a key of another: the English texts are one script', () => {
  const keys = files.flatMap((file) => keysOf(file).map((key) => ({ file, key })));
  const twice = keys.filter(({ file, key }) => keys.some((other) => other.key === key && other.file !== file));
  expect(twice.filter(({ key }) => !key.startsWith('failure.'))).toEqual([]);
});

it.each(['at.json', 'en.json'])('failures of calls have the same texts everywhere: %s', (language) => {
  const texts = files.flatMap((file) => Object.entries(textsOf(file.replace('at.json', language))));
  const failures = new Map<string, Set<string>>();
  for (const [key, text] of texts.filter(([name]) => name.startsWith('failure.'))) {
    failures.set(key, (failures.get(key) ?? new Set()).add(text));
  }
  expect([...failures.values()].filter(({ size }) => size > 1)).toEqual([]);
});
