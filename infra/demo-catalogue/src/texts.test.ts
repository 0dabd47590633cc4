import { listIn } from '@bergauf/catalogue-format/records/fields';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { TeamText } from './reference/teams.ts';
import { readHome, readTeams, readTexts } from './texts.ts';

const kinds = ['articles', 'pages', 'flyers', 'article-categories', 'stores', 'store-services', 'menu'] as const;

type Json = Readonly<Record<string, unknown>>;
/** A value in both languages, and where it is. */
type Pair = { readonly field: string; readonly at: unknown; readonly en: unknown };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The values of a record that are by locale. */
function pairsIn(value: unknown, field: string): Pair[] {
  if (!isObject(value)) return [];
  if (!Array.isArray(value) && 'at' in value) return [{ field, at: value['at'], en: value['en'] }];
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${field}.${name}`));
}

/** Fields that are the same in every language. */
const commonFields = ['type', 'layout', 'level', 'ordered', 'kind', 'kinds', 'form', 'url', 'picture'];

/** What a value consists of, without its texts and the ids of its headings. */
function structureOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structureOf);
  if (!isObject(value)) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, commonFields.includes(name) ? inner : structureOf(inner)]),
  );
}

/** The texts of a value in their order. */
function textsIn(value: unknown, skipped: readonly string[] = commonFields): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  // The ids of a checklist are the same in both languages.
  const fields = value['type'] === 'checklist' ? [...commonFields, 'id'] : skipped;
  return Object.entries(value).flatMap(([name, inner]) => (fields.includes(name) ? [] : textsIn(inner, fields)));
}

const teams = await readTeams();
const home = { where: 'home', pairs: pairsIn(await readHome(), '') };
const records = await Promise.all(
  kinds.map(async (kind) =>
    (await readTexts(kind)).map((record, index) => ({
      where: `${kind}/${index + 1}`,
      pairs: pairsIn(record, ''),
    })),
  ),
);
const clubs = teams.map((team) => ({ where: `teams/${team.slug}`, pairs: pairsIn(team, '') }));
const pairs = [...records.flat(), ...clubs, home].flatMap((record) =>
  record.pairs.map((pair) => ({ ...pair, field: `${record.where}${pair.field}` })),
);

/** What the privacy page lists: names of cookies and keys, by commas. */
const storageNames = /^(bergauf[._-][a-z._-]+|react-router-[a-z-]+|remix-router-[a-z-]+)(, |$)/;

/** Terms and proper names that are the same in German and English. */
const names = [
  'Badner Bahn Josefsplatz.',
  'Bergauf Sporthandel GmbH',
  'Enduro',
  'Jobs',
  'Name',
  'Newsletter',
  'Online',
  'Post',
  'Salzburg',
  'Schladming',
  'Tennis',
  'Trail',
  'Winter',
  'online',
];

const addresses = /\S+@\S+|\S+\.example/g;

/** Sizes, prices, measures and addresses have no words. */
const hasWords = (text: string) => /\p{L}{4}/u.test(text.replaceAll(addresses, ''));

it('no two articles have the same picture', async () => {
  const files = (await readTexts('articles')).map(({ picture }) => picture.file);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

it.each([
  ['at', /^Terminanfrage .*E-Mail, Telefon/, /^30 Tage nach dem Termin$/],
  ['at', /^Standort deines Geräts/, /übertragen/],
  ['en', /^Request for an appointment .*email, phone/, /^30 days after the appointment$/],
  ['en', /^Position of your device/, /sent for the search/],
] as const)('the privacy page tells in %s of %s, and how long it is kept', async (locale, data, time) => {
  const pages = (await readTexts('pages')).filter(({ slug }) => slug === 'datenschutz');
  const rows = pages.flatMap(({ blocks }) =>
    listIn(blocks, locale).flatMap((block) => (block.type === 'table' ? block.rows : [])),
  );
  expect(rows.find(([name = '']) => data.test(name))?.at(-1)).toMatch(time);
});

it('the clubs have what a team shop needs, and nothing else', () => {
  const validator = Compile(TeamText);
  expect(teams.length).toBeGreaterThan(4);
  for (const team of teams) expect(validator.Errors(team), team.slug).toEqual([]);
});

describe('the editors’ texts', () => {
  it('are all there in English', () => {
    expect(pairs.length).toBeGreaterThan(300);
    expect(pairs.filter(({ en }) => en === undefined).map(({ field }) => field)).toEqual([]);
  });

  it('write amounts as prices are written: with a space that no line ends at', () => {
    const amounts = pairs.flatMap(({ field, at, en }) =>
      textsIn([at, en]).flatMap((text) => [...text.matchAll(/€(.?)/gu)].map(([, space]) => ({ field, space }))),
    );
    expect(amounts.length).toBeGreaterThan(40);
    expect(amounts.filter(({ space }) => space !== '\u00a0')).toEqual([]);
  });

  it('have the same blocks, products, links and flyer pages in English', () => {
    for (const { field, at, en } of pairs) expect(structureOf(en), field).toEqual(structureOf(at));
  });

  it('have the same ids in the checklists of both languages: shoppers keep their ticks when they change it', () => {
    const idsIn = (value: unknown): unknown[] =>
      isObject(value) && value['type'] === 'checklist'
        ? [[value['id'], ...Object.values(Object(value['items'])).map((item) => Object(item).id)]]
        : isObject(value)
          ? Object.values(value).flatMap(idsIn)
          : [];
    const lists = pairs.filter(({ at }) => idsIn(at).length > 0);
    expect(lists.length).toBeGreaterThan(2);
    for (const { field, at, en } of lists) expect(idsIn(en), field).toEqual(idsIn(at));
  });

  it('are not German in English, but for names', () => {
    const same = pairs.flatMap(({ at, en }) => {
      const english = textsIn(en);
      return textsIn(at).filter((text, index) => text === english[index] && hasWords(text));
    });
    expect([...new Set(same)].filter((text) => !names.includes(text) && !storageNames.test(text))).toEqual([]);
    expect(names.filter((name) => !same.includes(name))).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    const unit = /\d (°C|°|cm|mm|km|kg|g|m|l|ml|bar|%)(?!\p{L})/u;
    for (const { field, at, en } of pairs)
      for (const text of [...textsIn(at), ...textsIn(en)]) expect(text, field).not.toMatch(unit);
  });

  it('write figures and quotation marks in the English way, without exclamation marks', () => {
    for (const { field, en } of pairs) {
      for (const text of textsIn(en)) expect(text, field).not.toMatch(/[„!]|\d,\d{1,2}\b(?!\d)|€ \d/);
    }
  });
});
