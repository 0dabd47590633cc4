// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { Listing, SearchLimited, Suggestion } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

type Locale = 'at' | 'en';

async function list(parameters: Record<string, string>): Promise<Listing> {
  return dataOf(await server.inject(`/api/v1/search/?limit=24&${new URLSearchParams(parameters)}`), Listing);
}
const search = (q: string, locale: Locale = 'at') => list({ q, locale });
const namesOf = ({ products }: Listing) => products.map(({ nameWithoutBrand }) => nameWithoutBrand);

describe('queries as shoppers type them', () => {
  it.each<[query: string, locale: Locale, first: RegExp, note: string | undefined]>([
    // Sizes and prices restrict.
    ['Laufschuhe 42', 'at', /laufschuh/i, 'Du siehst nur Artikel in Größe 42.'],
    ['laufschuhe damen gr 39', 'at', /laufschuh/i, 'Du siehst nur Artikel in Größe 39.'],
    ['ski 170', 'at', /ski/i, 'Du siehst nur Artikel in Größe 170 cm.'],
    ['skischuhe 27.5', 'at', /skischuh/i, 'Du siehst nur Artikel in Größe MP 27,5.'],
    ['zelt 3 personen', 'at', /zelt/i, 'Du siehst nur Artikel in Größe 3 Personen.'],
    ['kinderrad 20 zoll', 'at', /kinderrad/i, 'Du siehst nur Artikel in Größe 20 Zoll.'],
    ['laufschuhe unter 100', 'at', /laufschuh/i, 'Du siehst nur Artikel bis €\u00a0100.'],
    ['fahrrad bis 1500', 'at', /rad|bike/i, 'Du siehst nur Artikel bis €\u00a01.500.'],
    ['rad unter 1.000 euro', 'at', /rad|bike/i, 'Du siehst nur Artikel bis €\u00a01.000.'],
    ['rad bis 1.500', 'at', /rad|bike/i, 'Du siehst nur Artikel bis €\u00a01.500.'],
    ['rad bis 1 500', 'at', /rad|bike/i, 'Du siehst nur Artikel bis €\u00a01.500.'],
    ['rad bis 1.499,90', 'at', /rad|bike/i, 'Du siehst nur Artikel bis €\u00a01.499,90.'],
    ['jacke u\u0308ber 100', 'at', /jacke/i, 'Du siehst nur Artikel ab €\u00a0100.'],
    ['ski unter 500 170', 'at', /ski/i, 'Du siehst nur Artikel in Größe 170 cm und bis €\u00a0500.'],
    ['jacket under 1,000', 'en', /jacket/i, 'You only see items up to €\u00a01,000.'],
    ['jacket under 100', 'en', /jacket/i, 'You only see items up to €\u00a0100.'],
    ["men's running shoes size 42", 'en', /running shoe/i, 'You only see items in size 42.'],
    // Words without a match are left out, and named.
    ['laufschuhe xl', 'at', /laufschuh/i, 'In Größe XL ist davon nichts auf Lager. Das passt zu „laufschuhe“:'],
    ['rucksack 30 liter', 'at', /rucksack/i, 'Zu „30 liter“ haben wir nichts gefunden. Das passt zu „rucksack“:'],
    ['goretex jacke', 'at', /jacke/i, 'Zu „goretex“ haben wir nichts gefunden. Das passt zu „jacke“:'],
    ['skihelm mit visier', 'at', /skihelm/i, 'Zu „visier“ haben wir nichts gefunden. Das passt zu „skihelm“:'],
    ['laufschuhe unter 3', 'at', /laufschuh/i, 'Davon kostet nichts bis €\u00a03. Das passt zu „laufschuhe“:'],
    ['softshelljacke', 'at', /jacke/i, 'Zu „softshelljacke“ haben wir nichts gefunden. Das passt zu „jacke“:'],
    ['radhose', 'at', /hose|tights|shorts/i, 'Zu „radhose“ haben wir nichts gefunden. Das passt zu „hose“:'],
    ['e-bike', 'at', /./, 'Zu „e-bike“ haben wir nichts gefunden. Das passt zu „bike“:'],
    [
      'badeanzug skibindung',
      'at',
      /badeanzug|bindung/i,
      expect.stringMatching(/^Zu allen Wörtern von „badeanzug skibindung“ zusammen .+ Das passt zu „.+“:$/),
    ],
    // Corrections are said.
    ['laufshcuhe', 'at', /laufschuh/i, 'Ergebnisse für „Laufschuhe“ statt „laufshcuhe“.'],
    ['skijakce', 'at', /jacke/i, 'Ergebnisse für „Skijacke“ statt „skijakce“.'],
    ['norak', 'at', /./, 'Ergebnisse für „Norrak“ statt „norak“.'],
    [
      'goretex regenjake damen',
      'at',
      /jacke/i,
      'Ergebnisse für „Regenjacke“ statt „regenjake“. Zu „goretex“ haben wir nichts gefunden. Das passt zu „Regenjacke damen“:',
    ],
    // What needs neither stays without a note.
    ['wanderschuhe wasserdicht', 'at', /wander/i, undefined],
    ['waterproof jacket', 'en', /jacket/i, undefined],
    ['skijacke', 'at', /jacke|gilet/i, undefined],
    ['jogginghose', 'at', /tights|hose|shorts/i, undefined],
    ['schihose', 'at', /skihose|tourenhose/i, undefined],
    ['schischuhe', 'at', /skischuh/i, undefined],
    ['muetze', 'at', /haube|kappe/i, undefined],
    ['leiberl', 'at', /shirt/i, undefined],
    ['fäustlinge', 'at', /handschuh/i, undefined],
    ['rucksaecke', 'at', /rucksack/i, undefined],
    ['wanderschue', 'at', /wander/i, undefined],
    ['fußball', 'at', /fußball|trainingsball/i, undefined],
    ['stollenschuhe', 'at', /fußballschuh/i, undefined],
    ['tshirt', 'at', /shirt/i, undefined],
    ['hat', 'en', /beanie|cap/i, undefined],
    ['hats', 'en', /beanie|cap/i, undefined],
    ['down jacket', 'en', /down/i, undefined],
    ['mittens', 'en', /gloves/i, undefined],
    ['trainers', 'en', /sneaker|indoor|shoe/i, undefined],
    ['pants', 'en', /trousers|tights|shorts/i, undefined],
    ['jumper', 'en', /hoodie|sweat/i, undefined],
    ['bicycle helmet', 'en', /bike helmet/i, undefined],
    ['soccer shoes', 'en', /boot/i, undefined],
    ['walking boots', 'en', /hiking/i, undefined],
    ['swim trunks', 'en', /swim shorts/i, undefined],
    ['kids ski helmet', 'en', /ski helmet/i, undefined],
    ['tennis racquet', 'en', /tennis racket/i, undefined],
  ])('%s (%s)', async (query, locale, first, note) => {
    const listing = await search(query, locale);
    expect(listing.total).toBeGreaterThan(0);
    expect(namesOf(listing)[0]).toMatch(first);
    expect(listing.note).toEqual(note);
  });

  it.each([
    ...['für', 'für mit', '%', '🚴', 'bikini', 'sandalen', 'schneeschuhe', 'trainingsanzug', 'fitnessband', 'handball'],
    ...['volleyball', 'kletterseil', 'quarkstrudel', 'quarkstrudel unter 50', '999999999', '42'],
  ])('"%s" finds nothing, and the empty list needs no note', async (query) => {
    expect(await search(query)).toMatchObject({ total: 0, products: [] });
    expect(await search(query)).not.toHaveProperty('note');
  });

  it.each([
    ['running shoes', 'running shoe'],
    ['girls', 'kids'],
    ['boys', 'kids'],
    ['man', 'men'],
  ])('"%s" finds as many as "%s"', async (one, other) => {
    expect((await search(one, 'en')).total).toBe((await search(other, 'en')).total);
  });

  it.each([
    ['Radfahren', 'at', '/sport/radfahren/'],
    ['Skifahren', 'at', '/sport/skifahren/'],
    ['Skitouren', 'at', '/sport/skitouren/'],
    ['Wandern', 'at', '/sport/wandern/'],
    ['Klettern', 'at', '/sport/klettern/'],
    ['Alltag & Reise', 'at', '/sport/alltag/'],
    ['Ski touring', 'en', '/sport/skitouren/'],
    ['Everyday & travel', 'en', '/sport/alltag/'],
    ['Sale', 'at', '/sale/'],
    ['Outlet', 'en', '/outlet/'],
  ] as const)('the name of a page finds what the page lists: %s', async (query, locale, path) => {
    const [found, page] = [await search(query, locale), await list({ path, locale })];
    expect(page.total).toBeGreaterThan(0);
    // Few others have the word in their text.
    expect(found.total).toBeGreaterThanOrEqual(page.total);
    expect(found.total).toBeLessThanOrEqual(page.total * 1.02);
  });

  it('an article number finds its product, in its colour', async () => {
    const { products } = await search('laufschuhe');
    const several = products.find(({ colours }) => colours.length > 1);
    const [, second] = several?.colours ?? [];
    for (const query of [`${second?.id}`, `Artikelnummer ${second?.id}`]) {
      const { total, products: found } = await search(query);
      expect(total).toBe(1);
      expect(found[0]?.id).toBe(several?.id);
    }
  });

  it('tiles show the colour that the query names', async () => {
    const { view, ...plain } = await search('regenjacke');
    const red = view.left.flatMap(({ values }) => values).find(({ fv_name }) => fv_name === 'Rot');
    const named = await search('rote regenjacke');
    const filtered = await list({ q: 'regenjacke', filters: String(red?.fv_id), locale: 'at' });
    const facesOf = (listing: Pick<Listing, 'products'>) => listing.products.map(({ url }) => url).sort();
    expect(named.total).toBe(filtered.total);
    expect(facesOf(named)).toEqual(facesOf(filtered));
    expect(facesOf(named).some((url) => !facesOf(plain).includes(url))).toBe(true);
    const preview = dataOf(await server.inject('/search-limited/?q=rote%20regenjacke'), SearchLimited);
    expect(preview.search.every(({ url }) => facesOf(named).includes(url))).toBe(true);
  });

  it('price limits apply to the price type, and sizes to what is in stock', async () => {
    const { products } = await search('laufschuhe 42 unter 100');
    expect(products.length).toBeGreaterThan(0);
    for (const { prices } of products) expect(prices.cents.vk).toBeLessThanOrEqual(10_000);
    const { products: inSize } = await search('laufschuhe 42');
    expect(inSize.every(({ soldOut }) => !soldOut)).toBe(true);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, locale: Locale) =>
    dataOf(await server.inject(`/autosuggest/list/?${new URLSearchParams({ q, locale })}`), Type.Array(Suggestion));

  it.each([
    ...['ski', 'jack', 'lauf', 'wander', 'nor', 'kinder', 'rad', 'mountainbikes'].map(
      (query) => [query, 'at'] as const,
    ),
    ...['hiking', 'kids', 'women', 'running', 'jackets', 'bikes'].map((query) => [query, 'en'] as const),
  ])('of "%s" (%s) open a page with the number of articles that they say', async (query, locale) => {
    const suggestions = await suggest(query, locale);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { phrase, url = '', weight } of suggestions) {
      expect([phrase, (await list({ path: url, locale })).total]).toEqual([phrase, weight]);
    }
  });

  it('name no gender where a category is for kids only', async () => {
    const phrases = [...(await suggest('kinderräder', 'at')), ...(await suggest('kids', 'en'))].map(
      ({ phrase }) => phrase,
    );
    expect(phrases).toContain('Kinderräder');
    expect(phrases.join()).not.toMatch(/Kinderräder Kinder|Kids' kids/);
  });
});
