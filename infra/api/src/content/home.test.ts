import type { HomeRecord, HomeSectionRecord } from '@bergauf/catalogue-format/records/home-record';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Article, BlogList, ContentPageIndex, HomeData, type HomeSection, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { siteContent } from '../database/schema.ts';
import type { LiveCatalogue } from '../live-catalogue/live-catalogue.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';

const isHome = eq(siteContent.key, 'home');

let server: FastifyInstance;
let database: Database;
let live: LiveCatalogue;
let demo: HomeRecord;
beforeAll(async () => {
  ({ server, database, live } = await openTestApi());
  const [row] = await database.orm.select().from(siteContent).where(isHome);
  demo = row?.value as HomeRecord;
});
afterAll(() => server.close());

const read = (path: string, locale = 'at') => server.inject(`${path}?locale=${locale}`);
const home = async (locale = 'at') => dataOf(await read('/api/v1/home/', locale), HomeData);
const listing = async (path: string) => dataOf(await server.inject(`/api/v1/search/?path=${path}&limit=1`), Listing);
const pages = async () => dataOf(await read('/api/v1/pages/'), ContentPageIndex);

/** Responses are cached until the API has noticed a change. */
async function written(write: () => PromiseLike<unknown>): Promise<void> {
  const before = live.version();
  await write();
  await vi.waitFor(() => expect(live.version()).toBeGreaterThan(before), 10_000);
}

/** The home page as editors arrange it. */
async function arrange(arrangement: readonly HomeSectionRecord[] | undefined): Promise<HomeSection[]> {
  const { arrangement: _, ...others } = demo;
  const value = arrangement ? { ...others, arrangement } : others;
  await written(() => database.orm.update(siteContent).set({ value }).where(isHome));
  return (await home()).sections;
}

const kindsOf = (sections: readonly HomeSection[]): string[] => sections.map(({ kind }) => kind);
const teaser = (url: string): HomeRecord['hero'] => ({ ...demo.hero, id: url, url });

describe('home', () => {
  it('has a hero, stories, genders and three full rows for older frontends', async () => {
    const { teasers, genders, rows } = await home();
    expect(teasers).toHaveLength(3);
    expect(genders.map(({ url }) => url)).toEqual(['/damen/', '/herren/', '/kinder/']);
    for (const { url, categories = [] } of genders) {
      expect(categories.length).toBeGreaterThan(1);
      for (const category of categories) {
        expect(category.url).toMatch(new RegExp(`^${url}[a-z-]+/$`));
        expect((await listing(category.url)).total).toBeGreaterThan(0);
      }
    }
    expect(rows.map(({ id, products }) => [id, products.length])).toEqual([
      ['new', 12],
      ['bestsellers', 12],
      ['sale', 12],
    ]);
    expect(rows[2]?.products.every(({ prices }) => prices.cents.vk < prices.cents.rrp)).toBe(true);
  });

  it('has the sections of the demo in their order, in both languages, with content', async () => {
    const { sections } = await home();
    expect(kindsOf(sections)).toEqual(demo.arrangement?.map(({ kind }) => kind));
    const campaigns = sections.filter((section) => section.kind === 'campaign');
    expect(campaigns.map(({ products }) => products.length)).toEqual([3, 3]);
    const english = await home('en');
    expect(kindsOf(english.sections)).toEqual(kindsOf(sections));
    const words = (all: readonly HomeSection[]) => all.flatMap((section) => ('title' in section ? section.title : []));
    expect(words(english.sections)).toHaveLength(words(sections).length);
    expect(words(english.sections).filter((word) => word !== '' && words(sections).includes(word))).toEqual([]);
  });

  it('follows the arrangement: any order, any number of times', async () => {
    const arrangement: HomeSectionRecord[] = [
      { kind: 'brands', brands: ['norrak'] },
      { kind: 'products', row: 'sale', titles: { at: 'Nur heute' } },
      { kind: 'hero' },
      { kind: 'products', row: 'sale' },
    ];
    const sections = await arrange(arrangement);
    expect(sections).toMatchObject([
      { kind: 'brands', brands: [{ name: 'Norrak', url: '/marken/norrak/' }] },
      { kind: 'products', row: 'sale', title: 'Nur heute' },
      { kind: 'hero' },
      { kind: 'products', row: 'sale', title: 'Im Sale' },
    ]);
  });

  it('has an order of its own where editors have arranged nothing', async () => {
    expect(kindsOf(await arrange(undefined))).toEqual([
      ...['hero', 'promises', 'genders', 'products', 'teasers', 'products', 'guide', 'products'],
      ...['stores', 'brands', 'recently-viewed'],
    ]);
  });

  it('names the guide in its list, in its categories and in articles', async () => {
    const value = { ...demo, guide: { ...demo.guide, names: { at: 'Magazin', en: 'Journal' } } };
    await written(() => database.orm.update(siteContent).set({ value }).where(isHome));
    const named = { name: 'Magazin', url: '/blog/' };
    const guide = dataOf(await read('/api/v1/blog/'), BlogList);
    expect(guide).toMatchObject({ heading: 'Magazin', breadcrumb: [{ url: '/' }, named] });
    const { slug = '' } = guide.categories[0] ?? {};
    const category = dataOf(await server.inject(`/api/v1/blog/?category=${slug}`), BlogList);
    expect(category.breadcrumb[1]).toEqual(named);
    const path = `/api/v1/blog/article/${guide.articles[0]?.slug}/`;
    expect(dataOf(await read(path), Article).breadcrumb[1]).toEqual(named);
    expect(dataOf(await read(path, 'en'), Article).breadcrumb[1]?.name).toBe('Journal');
  });

  it('takes the products of a campaign from its kinds in turn', async () => {
    const [campaign] = await arrange([{ kind: 'campaign', teaser: teaser('/ski/'), kinds: ['ski', 'goggles'] }]);
    if (campaign?.kind !== 'campaign') throw new Error('There is no campaign');
    const categories = campaign.products.map(({ url }) => url);
    expect(new Set(categories).size).toBe(3);
    expect(await arrange([{ kind: 'campaign', teaser: teaser('/ski/'), kinds: ['no-such-kind'] }])).toMatchObject([
      { kind: 'campaign', products: [] },
    ]);
  });

  it('leaves out what leads nowhere: teasers of missing pages, sports without products, promises about stores without stores', async () => {
    const promise = { titles: { at: 'Da' }, texts: { at: 'für dich' } };
    const arrangement: HomeSectionRecord[] = [
      { kind: 'campaign', teaser: teaser('/services/gibt-es-nicht/') },
      { kind: 'teasers', teasers: [teaser('/static/agb/#versand'), teaser('/static/nirgends/'), teaser('/shops/')] },
      {
        kind: 'promises',
        items: [
          { icon: 'store', ...promise },
          { icon: 'parcel', ...promise, url: '/shop/wien/' },
        ],
      },
      { kind: 'guide' },
      { kind: 'stores' },
    ];
    const whole = await arrange(arrangement);
    expect(whole).toMatchObject([
      { kind: 'teasers', teasers: [{ link: { url: '/static/agb/#versand' } }, { link: { url: '/shops/' } }] },
      { kind: 'promises', items: [{ icon: 'store' }, { icon: 'parcel', url: '/shop/wien/' }] },
      { kind: 'guide', articles: { length: 4 } },
      { kind: 'stores' },
    ]);
    expect((await pages()).has).toEqual({ stores: true, articles: true, flyers: true, brands: true });
    await database.transaction(({ script }) => script('truncate stores, articles, flyers cascade'));
    expect(await arrange(arrangement)).toEqual([
      { kind: 'teasers', title: 'Empfehlungen', teasers: [expect.objectContaining({ id: '/static/agb/#versand' })] },
      { kind: 'promises', items: [{ icon: 'parcel', title: 'Da', text: 'für dich', url: null }] },
    ]);
    expect((await pages()).has).toEqual({ stores: false, articles: false, flyers: false, brands: true });
  });
});
