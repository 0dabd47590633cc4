import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, selectRows } from '../../database/database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { testData } from '../../testing/test-data.ts';
import { createTrigramIndex, type Similar } from './trigrams.ts';

let database: Database;
beforeAll(async () => {
  const data = await testData();
  database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
}, 120_000);
afterAll(() => database.close());

type Row = { readonly text: string; readonly similarity: number };

const typed = [
  'laufschue',
  'rucksak',
  'norak',
  'jacke herrn',
  'rucksaecke',
  'fussbalschuhe rot',
  'winterjake',
  'ski',
  'e',
  'x y z',
  '%%',
];

const named = (texts: readonly string[], similar: readonly Similar[]) =>
  new Map(similar.map(({ position, similarity }) => [texts[position], similarity]));
const fromDatabase = (rows: readonly Row[]) => new Map(rows.map(({ text, similarity }) => [text, similarity]));

it.each(typed)('finds the same words similar to "%s" as the database', async (word) => {
  const rows = await selectRows<Row>(
    database.orm,
    sql`select word as text, similarity(word, ${word}::text)::float8 as similarity
      from ts_stat('select search from products')`,
  );
  const texts = rows.map(({ text }) => text);
  expect(named(texts, createTrigramIndex(texts).similar(word, 0.35))).toEqual(
    fromDatabase(rows.filter(({ similarity }) => similarity >= 0.35)),
  );
});

it.each(typed)('finds the same phrases with a part similar to "%s" as the database', async (words) => {
  const rows = await selectRows<Row>(
    database.orm,
    sql`select distinct folded as text, word_similarity(${words}::text, folded)::float8 as similarity from suggestions`,
  );
  const texts = rows.map(({ text }) => text);
  expect(named(texts, createTrigramIndex(texts).containing(words, 0.45))).toEqual(
    fromDatabase(rows.filter(({ similarity }) => similarity >= 0.45)),
  );
});
