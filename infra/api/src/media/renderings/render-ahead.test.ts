import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { madePhotograph } from '../../testing/media/made-pictures.ts';
import { filesIn, testStore } from '../../testing/media/test-store.ts';
import { testData } from '../../testing/test-data.ts';
import { renderAhead } from './render-ahead.ts';

let database: Database;
beforeAll(async () => {
  const data = await testData();
  database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
}, 120_000);
afterAll(() => database.close());

it('renders the photographs of tiles, continues where it was stopped, and renders nothing twice', async () => {
  const media = await testStore();
  const ids = await Promise.all(
    [500, 700].map(async (width, hue) => {
      const content = await madePhotograph({ width, height: 600 }, '#ffffff', hue * 90)
        .jpeg()
        .toBuffer();
      const added = await media.add(content, 'photograph');
      if (!added.ok) throw new Error(added.refusal);
      const [product] = await database.orm
        .execute(
          sql`update variants set pictures = ${JSON.stringify([added.picture])}::jsonb where position = 0 and product_id = (
            select id from products order by sales_rank desc, id offset ${hue} limit 1) returning product_id`,
        )
        .then((result) => (result as unknown as { rows: unknown[] }).rows);
      expect(product).toBeDefined();
      return added.picture.id;
    }),
  );
  const rendered = async () =>
    (await filesIn(path.join(media.folder, 'renderings', 'files'))).map((file) => path.basename(file)).sort();
  const wanted = ids.flatMap((id) => [`${id}-360.avif`, `${id}-640.avif`]).sort();

  const ending = new AbortController();
  let calls = 0;
  const ended = {
    renderAhead: (...rendering: Parameters<typeof media.renderAhead>) => {
      calls += 1;
      if (calls === 2) ending.abort();
      return media.renderAhead(...rendering);
    },
  };
  await renderAhead({ orm: database.orm, media: ended }, new Set(), ending.signal);
  expect(await rendered()).toHaveLength(2);

  const done = new Set<string>();
  const noEnd = new AbortController().signal;
  await renderAhead({ orm: database.orm, media }, done, noEnd);
  expect(await rendered()).toEqual(wanted);
  expect(done).toEqual(new Set(ids));

  const first = path.join(media.folder, 'renderings', 'files', wanted[0] ?? '');
  const before = (await stat(first)).ino;
  await renderAhead({ orm: database.orm, media }, new Set(), noEnd);
  expect((await stat(first)).ino).toBe(before);
  await rm(first);
  // What is done is not looked at again.
  await renderAhead({ orm: database.orm, media }, done, noEnd);
  expect(await rendered()).toHaveLength(3);
  expect(media.problems).toEqual([]);
});
