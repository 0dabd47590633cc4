import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('at.json'));
const keysOf = (file: string): string[] => Object.keys(JSON.parse(readFileSync(path.join(sources, file), 'utf8')));

it.each(files)('%s has the same keys in English', (file) => {
  expect(keysOf(file.replace('at.json', 'en.json'))).toEqual(keysOf(file));
});
