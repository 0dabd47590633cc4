import { listIn } from '@bergauf/catalogue-format/records/fields';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import type { FastifyInstance } from 'fastify';
import { ContentPage, ContentPageIndex, HelpAnswers } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

const demoPages = await readTexts('pages');
const demoArticles = await readTexts('articles');
const storeServices = await readTexts('store-services');

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const page = async (path: string) => dataOf(await server.inject(`/api/v1/pages/${path}`), ContentPage);
const index = async (query = '') => dataOf(await server.inject(`/api/v1/pages/${query}`), ContentPageIndex);

describe('the content pages', () => {
  it('are listed by section, and each of them exists', async () => {
    const { static: legal, services } = await index();
    // Pages of the team shop are not among them.
    expect(legal.length + services.length).toBe(demoPages.filter(({ section }) => section !== 'info').length);
    for (const { name, url } of [...legal, ...services]) {
      const shown = await page(url.slice(1));
      expect(shown.title).toBe(name);
      expect(shown.url).toBe(url);
      expect(shown.blocks.length).toBeGreaterThan(4);
      expect(shown.siblings.map((other) => other.url)).not.toContain(url);
    }
  });

  it.each(['impressum', 'agb', 'datenschutz', 'widerruf', 'barrierefreiheit', 'treueprogramm'])(
    'say on %s that the shop is invented',
    async (slug) => {
      const { blocks } = await page(`static/${slug}/`);
      const notice = blocks.find((block) => block.type === 'tip');
      expect(notice?.title).toMatch(/^Erfunden/);
      const english = (await page(`static/${slug}/?locale=en`)).blocks.find((block) => block.type === 'tip');
      expect(english?.title).toMatch(/^An invented/);
    },
  );

  it('contain what the accessibility act requires', async () => {
    const text = JSON.stringify((await page('static/barrierefreiheit/')).blocks);
    for (const word of ['EN 301 549', 'WCAG 2.2', 'BaFG', 'Sozialministeriumservice', 'Rückmeldung']) {
      expect(text).toContain(word);
    }
    const english = JSON.stringify((await page('static/barrierefreiheit/?locale=en')).blocks);
    for (const word of ['EN 301 549', 'WCAG 2.2', 'BaFG', 'Sozialministeriumservice', 'Feedback']) {
      expect(english).toContain(word);
    }
  });

  it('have English titles on request', async () => {
    expect((await index('?locale=en')).services.map(({ name }) => name)).toContain('Size guide');
    expect((await page('services/versand/?locale=en')).title).toBe('Delivery and collection');
  });

  it('have English blocks on request', async () => {
    const [german, english] = [await page('services/versand/'), await page('services/versand/?locale=en')];
    expect(english.blocks.map(({ type }) => type)).toEqual(german.blocks.map(({ type }) => type));
    expect(english.blocks[0]).toEqual({ type: 'heading', level: 2, id: 'what-it-costs', text: 'What it costs' });
    expect(german.blocks[0]).toEqual({ type: 'heading', level: 2, id: 'was-es-kostet', text: 'Was es kostet' });
  });

  it('are a 404 where there is none, also under the wrong section', async () => {
    errorOf(await server.inject('/api/v1/pages/static/nirgendwo/'), 404);
    errorOf(await server.inject('/api/v1/pages/services/impressum/'), 404);
    errorOf(await server.inject('/api/v1/pages/privat/impressum/'), 422);
  });
});

describe('the search in questions', () => {
  const answers = async (query: string) => dataOf(await server.inject(`/api/v1/help/?${query}`), HelpAnswers);

  it('finds those of every page, leads to the heading above them, and to chapters after them', async () => {
    const { answers: found, total } = await answers(`q=${encodeURIComponent('rückgabe')}`);
    expect(found[0]).toMatchObject({
      question: 'Was kostet die Rückgabe?',
      page: { url: '/services/hilfe/#zurueckgeben' },
    });
    expect(found.map(({ page }) => page.url.replace(/#.*/, ''))).toContain('/services/rueckgabe/');
    expect(total).toBeGreaterThanOrEqual(found.length);
    for (const { answer, page: from } of found) {
      expect(answer.length).toBeLessThanOrEqual(400);
      const [path = '', heading] = from.url.split('#');
      const { blocks } = await page(path.slice(1));
      expect(blocks.some((block) => block.type === 'heading' && block.id === heading)).toBe(true);
    }
  });

  it('is in English on request, and finds nothing for an empty query', async () => {
    const { answers: found } = await answers('q=refund&locale=en');
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/ und | nicht /);
    expect(await answers('q=')).toEqual({ answers: [], total: 0 });
    expect(await answers(`q=${encodeURIComponent("' or 1=1 --%")}`)).toEqual({ answers: [], total: 0 });
    errorOf(await server.inject(`/api/v1/help/?q=${'x'.repeat(51)}`), 422);
  });
});

describe('links in texts', () => {
  const paths = new Set([
    ...demoPages.map(({ section, slug }) => `/${section}/${slug}/`),
    ...demoArticles.map(({ slug }) => `/blog/article/${slug}/`),
    '/shops/',
    '/my-account/loyalty/',
    '/third-party-licences.txt',
  ]);

  it('lead to pages that exist', () => {
    const links = [...demoPages, ...demoArticles].flatMap(({ blocks }) =>
      [...listIn(blocks, 'at'), ...listIn(blocks, 'en')].flatMap((block) =>
        block.type === 'links' ? block.items : [],
      ),
    );
    expect(links.length).toBeGreaterThan(15);
    // For a URL with a filter, only its page is checked.
    for (const { url } of links) expect(paths).toContain(url.replace(/\?.*/, ''));
  });

  it('of store services lead to pages that exist', () => {
    for (const { page: slug } of storeServices) if (slug !== undefined) expect(paths).toContain(`/services/${slug}/`);
  });
});
