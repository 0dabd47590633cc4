import { createHash } from 'node:crypto';
import type { Database, ScriptConnection } from '../../database/database.ts';
import type { SceneName } from '../../media/scenes.ts';
import { seedArticles } from './articles/all-articles.ts';
import { seedFlyers } from './flyers/all-flyers.ts';
import { seedPages } from './pages/all-pages.ts';
import { seedPlaces } from './places.ts';
import { seedStores } from './stores/all-stores.ts';
import type { HoursPattern } from './stores/opening-hours.ts';

const sceneOf = {
  city: 'store-city',
  centre: 'store-city',
  town: 'store-town',
  alpine: 'store-alpine',
} as const satisfies Record<HoursPattern, SceneName>;

const contentLock = 824_153_203;

const storeRows = seedStores.map(({ at: [latitude, longitude], phone: [code, number], ...store }) => ({
  ...store,
  shop_url: store.shopUrl,
  latitude,
  longitude,
  phone: `+43 ${code} ${number}`,
  email: `${store.shopUrl}@bergauf.example`,
  square_metres: store.squareMetres,
  texts: store.text,
  ways: store.way,
  scene: sceneOf[store.hours],
}));

const articleRows = seedArticles.map(({ sceneText, publishedOn, updatedOn, readingMinutes, ...article }) => ({
  ...article,
  scene_text: sceneText,
  published_on: publishedOn,
  updated_on: updatedOn,
  reading_minutes: readingMinutes,
}));

const pageRows = seedPages.map(({ updatedOn, ...page }, position) => ({ ...page, updated_on: updatedOn, position }));

const tables: readonly (readonly [table: string, columns: string, rows: readonly object[]])[] = [
  [
    'stores',
    'id, shop_url, name, street, postcode, town, state, latitude, longitude, phone, email, hours, square_metres, services, texts, ways, scene',
    storeRows,
  ],
  [
    'articles',
    'id, slug, category, titles, leads, scene, scene_text, published_on, updated_on, reading_minutes, blocks, related',
    articleRows,
  ],
  ['content_pages', 'section, slug, position, titles, leads, scene, updated_on, blocks', pageRows],
  ['flyers', 'id, path, titles, texts, weeks, services, pages', seedFlyers],
];

async function writeTables(connection: ScriptConnection): Promise<void> {
  for (const [table, columns, rows] of tables) {
    await connection.query(`delete from ${table}`);
    await connection.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await connection.query('delete from places');
  await connection.query(
    `insert into places (name, postcode, folded, latitude, longitude, position)
      select name, postcode, folded, latitude, longitude, position from json_to_recordset($1) as row (
        name text, postcode text, folded text, latitude float8, longitude float8, position int)
      on conflict do nothing`,
    [JSON.stringify(seedPlaces.map((place, position) => ({ ...place, position })))],
  );
}

/**
 * Updates stores, articles, pages and flyers in the database if they differ from this release's.
 * @returns whether they were written
 */
export async function writeContent(database: Database): Promise<boolean> {
  const version = createHash('sha256')
    .update(JSON.stringify([tables, seedPlaces]))
    .digest('hex');
  let written = false;
  await database.transaction(async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [contentLock]);
    const kept = await connection.query(`select value from shop_state where key = 'content'`);
    if (kept[0]?.['value'] === version) return;
    await writeTables(connection);
    await connection.query(
      `insert into shop_state (key, value) values ('content', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(version)],
    );
    written = true;
  });
  return written;
}
