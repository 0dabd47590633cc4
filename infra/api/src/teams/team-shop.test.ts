// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import {
  type ContentBlock,
  ContentPage,
  ContentPageIndex,
  HeaderData,
  Listing,
  MenuItem,
  Product,
  SearchLimited,
  Suggestion,
  Team,
  TeamDirectory,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const at = '/api/v2/team';
const read = <Schema extends Parameters<typeof dataOf>[1]>(path: string, schema: Schema) =>
  server.inject(`${at}${path}`).then((response) => dataOf(response, schema));
const list = (query: Record<string, string>) => read(`/search/?${new URLSearchParams(query)}`, Listing);
const directory = (query: Record<string, string> = {}) => read(`/teams/?${new URLSearchParams(query)}`, TeamDirectory);
const firstTeam = async () => (await directory()).teams[0] ?? expect.fail('There are no clubs');

describe('the listing of the team shop', () => {
  it('of a club lists exactly its assortment, each product below the club’s address', async () => {
    const { slug, name, products } = await firstTeam();
    const listing = await list({ path: `/${slug}/`, limit: '96' });
    expect(listing).toMatchObject({ heading: name, total: products, team: { slug } });
    const sold = await read(`/${slug}/`, Team);
    const ids = new Set(listing.products.map(({ id }) => id));
    for (const { id } of sold.products) expect(ids.has(id)).toBe(true);
    for (const { url, team } of listing.products) {
      expect(url.startsWith(`/${slug}/p/`)).toBe(true);
      expect(team).toBe(slug);
    }
  });

  it('of all clubs lists what any of them sells, and nothing of the rest of the shop', async () => {
    const all = await list({ path: '/search/' });
    const { teams } = await directory();
    expect(all.total).toBeGreaterThanOrEqual(Math.max(...teams.map(({ products }) => products)));
    const whole = dataOf(await server.inject('/api/v1/search/?path=/search/'), Listing);
    expect(all.total).toBeLessThan(whole.total);
    for (const { url } of all.products) expect(url).toMatch(/^\/[a-z-]+\/p\//);
    expect(all.team).toBeUndefined();
  });

  it('counts facets, categories and sports within the club', async () => {
    const { slug } = await firstTeam();
    const whole = await list({ path: `/${slug}/` });
    const brands = whole.view.left.find(({ sysname }) => sysname === 'GENERAL_Brand')?.values ?? [];
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(whole.total);
    const [brand] = brands;
    const filtered = await list({ path: `/${slug}/`, filters: String(brand?.fv_id) });
    expect(filtered.total).toBe(brand?.count);
    const [category] = whole.categoryTree.tree;
    expect(category?.url.startsWith(`/${slug}/`)).toBe(true);
    expect((await list({ path: category?.url ?? '' })).total).toBe(category?.count);
    for (const { url } of whole.sports) expect(url.startsWith(`/${slug}/sport/`)).toBe(true);
  });

  it('leads back over the club, and knows no pages that are not there', async () => {
    const { slug, name } = await firstTeam();
    const whole = await list({ path: `/${slug}/` });
    const [category] = whole.categoryTree.tree;
    const { breadcrumb, heading } = await list({ path: category?.url ?? '' });
    expect(breadcrumb.slice(0, 2)).toEqual([expect.objectContaining({ url: '/' }), { name, url: `/${slug}/` }]);
    expect(heading).toBe(`${name}: ${category?.name}`);
    for (const path of [`/${slug}/gibt-es-nicht/`, '/gibt-es-nicht/', `/${slug}/search/`]) {
      errorOf(await server.inject(`${at}/search/?path=${path}`), 404);
    }
  });

  it('finds words within the club', async () => {
    const { slug } = await firstTeam();
    const [product] = (await list({ path: `/${slug}/` })).products;
    const found = await list({ path: `/${slug}/`, q: product?.nameWithoutBrand ?? '' });
    expect(found.products.map(({ id }) => id)).toContain(product?.id);
    expect((await list({ path: `/${slug}/`, q: 'xyzzyxyzzy' })).total).toBe(0);
  });

  it('gives no visitor the prices of another role, whatever a request says', async () => {
    const plain = await server.inject(`${at}/search/?path=/search/`);
    const hostile = await server.inject({
      url: `${at}/search/?path=/search/&priceType=staff&role=pro`,
      headers: { 'x-price-type': 'staff', role: 'pro', cookie: 'bergauf_price_type=pro', 'x-request-id': 'u1' },
    });
    expect(dataOf(hostile, Listing).price).toEqual(dataOf(plain, Listing).price);
    expect(dataOf(plain, Listing).price.range.role).toEqual({ min: 4, max: 1200 });
    expect(plain.headers['cache-control']).toMatch(/public/);
  });
});

describe('the list of clubs', () => {
  it('finds a club by name, town, region or sport, without accents and in any order of the words', async () => {
    const { teams } = await directory();
    const [team] = teams;
    for (const word of [team?.name, team?.town, team?.region, team?.sport]) {
      const found = await directory({ q: word ?? '' });
      expect(found.teams.map(({ slug }) => slug)).toContain(team?.slug);
    }
    const slugsOf = async (q: string) => (await directory({ q })).teams.map(({ slug }) => slug);
    for (const q of ['donaulande LAUF', 'Donaulaende', 'Lauftreff-Donau', '(Donaulände)']) {
      expect(await slugsOf(q)).toEqual(['lauftreff-donaulaende']);
    }
    expect(await slugsOf('Fussball')).toEqual(await slugsOf('Fußball'));
    expect(await slugsOf('fussball')).toContain('fc-salzachau');
    expect((await directory({ q: 'nirgendwo' })).total).toBe(0);
  });

  it('counts the sports and regions that choosing them shows', async () => {
    const { sports, regions, total } = await directory();
    expect(sports.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { name, count } of sports) expect((await directory({ sport: name })).total).toBe(count);
    for (const { name, count } of regions) expect((await directory({ region: name })).total).toBe(count);
    const [sport] = sports;
    const within = await directory({ sport: sport?.name ?? '' });
    for (const { name, count } of within.regions) {
      expect((await directory({ sport: sport?.name ?? '', region: name })).total).toBe(count);
    }
  });

  it('says how a club’s members order', async () => {
    for (const { contact, colours, terms, region } of (await directory()).teams) {
      expect(contact?.email).toContain('@');
      expect(colours?.primary).toMatch(/^#[0-9A-F]{6}$/i);
      expect(terms?.minimumAmount).toBeGreaterThan(1);
      expect(terms?.delivery?.street).toMatch(/\d/);
      expect(region).toBeTruthy();
    }
  });
});

it('a product names the terms of its club, and the surcharges only where it is printed', async () => {
  const printed: boolean[] = [];
  for (const { slug } of (await directory()).teams) {
    for (const { url } of (await list({ path: `/${slug}/`, limit: '96' })).products) {
      const product = await read(`/${slug}/product/?path=${url.slice(slug.length + 1)}`, Product);
      expect(product.teamOffer?.team.slug).toBe(slug);
      const isWear = /Shirts|Hoodies/.test(JSON.stringify(product.categories));
      expect(product.teamOffer?.printing !== null).toBe(isWear);
      printed.push(isWear);
      for (const link of [product.brand, ...product.breadcrumb.slice(1), ...product.sports]) {
        expect(link.url.startsWith(`/${slug}/`)).toBe(true);
        if (!link.url.includes('/p/')) await list({ path: link.url });
      }
      if (printed.includes(true) && printed.includes(false)) return;
    }
  }
  expect.fail('The clubs sell nothing printed, or nothing else');
});

const linksIn = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'links') return block.items.map(({ url }) => url);
    return block.type === 'products' ? block.products.map(({ url }) => url) : [];
  });

const urlsOf = ({ url, options }: MenuItem): string[] => [...(url === null ? [] : [url]), ...options.flatMap(urlsOf)];

describe('what stands around the pages', () => {
  it('links content pages below /info/ only, each is there, and so is what they link to', async () => {
    const index = await read('/pages/', ContentPageIndex);
    const links = [...index.static, ...index.services];
    expect(links.map(({ url }) => url)).toEqual(expect.arrayContaining(['/info/hilfe/', '/info/agb/']));
    expect(index.has).toEqual({ stores: false, articles: false, flyers: false, brands: false });
    for (const { url } of links) {
      const page = await read(`/pages${url}`, ContentPage);
      expect(page).toMatchObject({ section: 'info', url });
      for (const target of [...linksIn(page.blocks), ...page.siblings.map((sibling) => sibling.url)]) {
        expect(target).not.toMatch(/^\/(static|services|shops?|blog|marken|werbung|p)\//);
        if (target.startsWith('/info/')) expect(links.map((link) => link.url)).toContain(target.replace(/#.*/, ''));
      }
    }
  });

  it('has its own help, and no page whose form belongs to the main shop', async () => {
    expect((await read('/pages/info/hilfe/', ContentPage)).title).toBe('Hilfe zum Teamshop');
    for (const slug of ['newsletter', 'ski-service', 'treueprogramm', 'gibt-es-nicht']) {
      errorOf(await server.inject(`${at}/pages/info/${slug}/`), 404);
    }
    errorOf(await server.inject('/api/v1/pages/static/hilfe/'), 404);
  });

  it.each(['versand', 'rueckgabe', 'zahlung', 'kontakt'])(
    'promises in /info/%s/ only what it has itself',
    async (slug) => {
      for (const locale of ['at', 'en']) {
        const { lead, blocks } = await read(`/pages/info/${slug}/?locale=${locale}`, ContentPage);
        expect(JSON.stringify([lead, blocks])).not.toMatch(/Filiale|\bstores?\b|Werkstatt|workshop/);
      }
    },
  );

  it('has a menu in which every entry has products or clubs', async () => {
    const urls = (await read('/menu/', Type.Array(MenuItem))).flatMap(urlsOf);
    expect(urls.length).toBeGreaterThan(10);
    for (const url of urls) {
      const { pathname, searchParams } = new URL(url, 'http://teams.example');
      const found =
        pathname === '/list/' ? await directory(Object.fromEntries(searchParams)) : await list({ path: pathname });
      expect([url, found.total > 0]).toEqual([url, true]);
    }
  });

  it('previews and suggests only what clubs sell', async () => {
    const { 'search-limited': first, blogPosts } = await read('/header-data/', HeaderData);
    expect(blogPosts).toEqual([]);
    const { search } = await read('/search-limited/?q=schuhe', SearchLimited);
    for (const { url } of [...first, ...search]) expect(url).toMatch(/^\/[a-z-]+\/p\//);
    expect(first.length).toBeGreaterThan(0);
    for (const { phrase } of await read('/autosuggest/list/?q=sc', Type.Array(Suggestion))) {
      expect((await list({ path: '/search/', q: phrase })).total).toBeGreaterThan(0);
    }
  });

  it('leaves the main shop as it is: its pages, help and sitemap name nothing of the team shop', async () => {
    for (const path of ['/api/v1/pages/', '/api/v1/help/?q=Teamshop', '/api/v1/sitemap/pages/']) {
      expect((await server.inject(path)).body).not.toContain('/info/');
    }
  });
});
