import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { recordKinds } from '../record-kinds.ts';
import { jsonSchemas } from './schemas.ts';

const folder = new URL('../../schema/', import.meta.url);

it('the JSON Schemas beside the package are those that check records (npm run schema -w @bergauf/catalogue-format)', async () => {
  const made = jsonSchemas();
  expect((await readdir(folder)).sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) {
    expect(JSON.parse(await readFile(new URL(name, folder), 'utf8')), name).toEqual(JSON.parse(text));
  }
});

it('the reference page names every record kind and every field of it', async () => {
  const page = await readFile(new URL('../../docs/format.md', import.meta.url), 'utf8');
  for (const kind of recordKinds) {
    const [, section = ''] = page.split(`\n### \`${kind}.jsonl\``);
    const text = section.split('\n### ')[0] ?? '';
    const { properties } = JSON.parse(jsonSchemas().get(`${kind}.schema.json`) ?? '{}') as { properties: object };
    const missing = Object.keys(properties).filter((field) => !text.includes(`\`${field}\``));
    expect(missing, kind).toEqual([]);
  }
});
