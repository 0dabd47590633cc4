import type { FastifyInstance } from 'fastify';
import { HeaderData, Listing, SearchLimited, Suggestion } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

async function search(words: string): Promise<Listing> {
  return dataOf(await server.inject(`/api/v1/search/?limit=96&q=${encodeURIComponent(words)}`), Listing);
}
const idsOf = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id);

describe('search', () => {
  it.each(['laufschue', 'läufschuhe', 'LAUFSCHUH', '  laufschuhe  ', 'lauf-schuhe'])(
    'finds the same for "%s" as for Laufschuhe',
    async (words) => {
      const expected = await search('Laufschuhe');
      expect(expected.total).toBeGreaterThan(20);
      expect(idsOf(await search(words))).toEqual(idsOf(expected));
    },
  );

  it.each([
    ['rucksaecke', 'Rucksäcke'],
    ['running shoes', 'laufschuhe'],
    ['herrenlaufschuhe', 'herren laufschuhe'],
    ['jackets', 'jacket'],
    ['lauf schuhe', 'Laufschuhe'],
  ])('understands "%s" as "%s"', async (typed, meant) => {
    const [found, expected] = [await search(typed), await search(meant)];
    expect(expected.total).toBeGreaterThan(0);
    const common = idsOf(found).filter((id) => idsOf(expected).includes(id));
    expect(common.length).toBeGreaterThan(Math.min(expected.total, 96) * 0.6);
  });

  it('does not take gloves for shoes, nor drying for a skirt', async () => {
    const shoes = await search('schuhe');
    expect(shoes.products.some(({ nameWithoutBrand }) => /handschuh/i.test(nameWithoutBrand))).toBe(false);
    for (const { nameWithoutBrand } of (await search('rock')).products)
      expect(nameWithoutBrand).not.toMatch(/trocken/i);
  });

  it('finds compounds by their last part', async () => {
    const { products } = await search('jacken');
    expect(products.some(({ nameWithoutBrand }) => nameWithoutBrand.endsWith('Daunenjacke'))).toBe(true);
    expect(products.some(({ nameWithoutBrand }) => nameWithoutBrand.endsWith('Regenjacke'))).toBe(true);
  });

  it('needs every word, but no stop words', async () => {
    const { products } = await search('norrak jacke für herren');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ brandName }) => brandName === 'Norrak')).toBe(true);
    expect(products.every(({ gender }) => gender === 2 || gender === 0)).toBe(true);
  });

  it('forgives a slip in a brand', async () => {
    expect(idsOf(await search('norak'))).toEqual(idsOf(await search('Norrak')));
    expect(idsOf(await search('arlund'))).toEqual(idsOf(await search('Aerlund')));
  });

  it('finds nothing for unknown words', async () => {
    const listing = await search('quarkstrudel');
    expect(listing).toMatchObject({ total: 0, page: 1, pages: 1, products: [], heading: 'Suche nach „quarkstrudel“' });
  });

  it.each([
    "' or 1=1 --",
    '%%%',
    '(((',
    'a:*&b|!c',
    '\\',
    '   ',
    '日本語',
    "o'neill",
    '\u202e\u0301',
    '🚴‍♀️🚴‍♀️',
    'ẞ',
    '١٢٣',
    'x'.repeat(200),
  ])('takes %s as words', async (words) => {
    await search(words);
  });

  it('cuts a query at 50 characters', async () => {
    expect((await search('x'.repeat(80))).heading).toBe(`Suche nach „${'x'.repeat(50)}“`);
  });
});

describe('/autosuggest/list/', () => {
  const suggest = async (words: string) =>
    dataOf(await server.inject(`/autosuggest/list/?q=${encodeURIComponent(words)}`), Type.Array(Suggestion));

  it('gives at most five phrases, the heaviest first', async () => {
    const found = await suggest('lauf');
    expect(found).toHaveLength(5);
    // The sport has the products of all its sub-sports.
    expect(found.slice(0, 2).map(({ phrase }) => phrase)).toEqual(['Laufen', 'Laufschuhe']);
    const weights = found.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it('names what a phrase is: a brand, a category, a sport, or neither', async () => {
    const kindOf = async (phrase: string) => (await suggest(phrase)).find((found) => found.phrase === phrase)?.kind;
    expect(await kindOf('Norrak')).toBe('brand');
    expect(await kindOf('Laufschuhe')).toBe('category');
    expect(await kindOf('Trailrunning')).toBe('sport');
    expect(await kindOf('Laufschuhe Damen')).toBe('text');
  });

  it('speaks the language of the shop', async () => {
    const english = async (words: string) =>
      dataOf(
        await server.inject(`/autosuggest/list/?locale=en&q=${encodeURIComponent(words)}`),
        Type.Array(Suggestion),
      );
    const phrases = (await english('running')).map(({ phrase }) => phrase);
    expect(phrases).toContain('Running shoes');
    expect(phrases.join()).not.toMatch(/Laufschuhe|Damen/);
    expect((await english("women's running"))[0]).toMatchObject({ phrase: "Women's running shoes", kind: 'text' });
    expect(await english('laufschuhe')).not.toContainEqual(expect.objectContaining({ phrase: 'Laufschuhe' }));
    expect((await english('Norrak'))[0]).toMatchObject({ phrase: 'Norrak', kind: 'brand' });
  });

  it('needs two characters', async () => {
    expect(await suggest('l')).toEqual([]);
    expect(await suggest('')).toEqual([]);
  });

  it('folds accents and forgives slips', async () => {
    expect((await suggest('rücksack'))[0]?.phrase).toMatch(/Rucksäcke/);
    expect((await suggest('laufschue'))[0]?.phrase).toBe('Laufschuhe');
  });

  it('treats the wildcards of LIKE as plain characters', async () => {
    expect(await suggest('%%')).toEqual([]);
  });
});

describe('previews', () => {
  it('are what the search would show first', async () => {
    const preview = dataOf(await server.inject('/search-limited/?q=sneaker'), SearchLimited);
    expect(idsOf({ products: preview.search })).toEqual(idsOf(await search('sneaker')).slice(0, 6));
  });

  it('are the named products, in their order', async () => {
    const preview = dataOf(await server.inject('/search-limited/?productIds=1100,1001,999999'), SearchLimited);
    expect(idsOf({ products: preview.search })).toEqual([1100, 1001]);
  });

  it('refuse ids that are none', async () => {
    expect(errorOf(await server.inject('/search-limited/?productIds=1,zwei'), 422).errors).toHaveProperty('productIds');
  });

  it('are shown in the header before anything is typed', async () => {
    const header = dataOf(await server.inject('/header-data/'), HeaderData);
    expect(header.blogPosts.length).toBeGreaterThan(0);
    expect(header['search-limited']).toHaveLength(6);
  });
});
