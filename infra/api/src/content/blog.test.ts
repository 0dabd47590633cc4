import { listIn } from '@bergauf/catalogue-format/records/fields';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import type { FastifyInstance } from 'fastify';
import { Article, BlogList, HeaderData } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../catalogue-import/rows/content-rows.ts';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

const demoArticles = await readTexts('articles');
const articleCategories = await readTexts('article-categories');

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const list = async (query = '') => dataOf(await server.inject(`/api/v1/blog/${query}`), BlogList);
const article = async (slug: string, query = '') =>
  dataOf(await server.inject(`/api/v1/blog/article/${slug}/${query}`), Article);

describe('the guide', () => {
  it('lists every article once over its pages, newest first', async () => {
    const first = await list();
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, index) => list(`?page=${index + 1}`)));
    const found = pages.flatMap(({ articles }) => articles);
    expect(found).toHaveLength(demoArticles.length);
    expect(first.total).toBe(demoArticles.length);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const dates = found.map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('shows the last page for a page number beyond it', async () => {
    const { page, pages, articles } = await list('?page=999');
    expect(page).toBe(pages);
    expect(articles.length).toBeGreaterThan(0);
  });

  it('divides into categories whose counts are right', async () => {
    const { categories, total } = await list();
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { slug, count, name } of categories) {
      const chosen = await list(`?category=${slug}`);
      expect(chosen.total).toBe(count);
      expect(chosen.heading).toBe(name);
      expect(chosen.categories.filter(({ active }) => active).map((category) => category.slug)).toEqual([slug]);
      for (const { category } of chosen.articles) expect(category.url).toBe(`/blog/${slug}/`);
    }
    errorOf(await server.inject('/api/v1/blog/?category=angeln'), 404);
    errorOf(await server.inject(`/api/v1/blog/?category=${'a'.repeat(120)}`), 404);
  });

  it('names its categories in English on request', async () => {
    const { categories } = await list('?locale=en');
    expect(categories.map(({ name }) => name)).toContain('Running');
  });
});

describe('an article', () => {
  it('has its text, products, pictures that exist, and others to read next', async () => {
    const shown = await article('welcher-laufschuh-passt');
    expect(shown.author).toBe('Redaktion Bergauf');
    expect(shown.blocks.filter(({ type }) => type === 'heading').length).toBeGreaterThan(3);
    const row = shown.blocks.find((block) => block.type === 'products');
    expect(row?.products).toHaveLength(4);
    expect(row?.url).toMatch(/^\/[a-z/-]+\/$/);
    const searched = await server.inject(`/api/v1/search/?path=${row?.url}&limit=1`);
    expect(searched.statusCode).toBe(200);
    expect(shown.related.map(({ slug }) => slug)).toContain('trailschuhe-waehlen');
    expect((await server.inject(shown.picture.url)).statusCode).toBe(200);
  });

  it('ends with products of the kinds that it names, none of which its text shows', async () => {
    for (const { slug } of demoArticles) {
      const { blocks, products } = await article(slug);
      const inText = blocks.flatMap((block) => (block.type === 'products' ? block.products.map(({ id }) => id) : []));
      const atEnd = products?.tiles.map(({ id }) => id) ?? [];
      expect(atEnd.length, slug).toBeGreaterThan(0);
      expect(atEnd.length, slug).toBeLessThanOrEqual(4);
      expect(new Set([...inText, ...atEnd]).size, slug).toBe(inText.length + atEnd.length);
      expect((await server.inject(`/api/v1/search/?path=${products?.url}&limit=1`)).statusCode, slug).toBe(200);
    }
  });

  it('exists for every slug in the list', async () => {
    for (const { slug } of demoArticles) {
      const shown = await article(slug);
      expect(shown.blocks.length).toBeGreaterThan(5);
      expect(shown.related.length).toBeGreaterThan(0);
      expect(shown.related.map((other) => other.slug)).not.toContain(slug);
    }
  });

  it('is in English on request, with its own headings, the same products and translated alternative texts', async () => {
    const [german, english] = [
      await article('welcher-laufschuh-passt'),
      await article('welcher-laufschuh-passt', '?locale=en'),
    ];
    expect(english.blocks.map(({ type }) => type)).toEqual(german.blocks.map(({ type }) => type));
    expect(english.blocks.find((block) => block.type === 'heading')).toEqual({
      type: 'heading',
      level: 2,
      id: 'where-do-you-really-run',
      text: 'Where do you really run?',
    });
    const productIds = ({ blocks }: Article) =>
      blocks.flatMap((block) => (block.type === 'products' ? block.products.map(({ id }) => id) : []));
    expect(productIds(english)).toEqual(productIds(german));
    const row = english.blocks.find((block) => block.type === 'products');
    for (const { nameWithoutBrand } of row?.products ?? []) expect(nameWithoutBrand).toMatch(/shoe/i);
    expect(english.picture.alt).toBe('A path in the morning light');
    expect(english.related.map(({ title }) => title)).toContain('Choosing trail shoes: grip, protection, feel');
  });

  it('is a 404 where there is none', async () => {
    errorOf(await server.inject('/api/v1/blog/article/kein-solcher/'), 404);
  });
});

describe('the articles as they are written', () => {
  it.each(demoArticles.map((one) => [one.slug, one] as const))('%s has substance', (_, { blocks, titles, leads }) => {
    const german = listIn(blocks, 'at');
    const words = wordsIn(german);
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(800);
    for (const locale of ['at', 'en'] as const) {
      const anchors = listIn(blocks, locale).flatMap((block) => (block.type === 'heading' ? [block.id] : []));
      expect(new Set(anchors).size).toBe(anchors.length);
    }
    expect(JSON.stringify([blocks, titles, leads])).not.toContain('!');
  });

  it('name only each other, in categories that exist', () => {
    const slugs = demoArticles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { related, category } of demoArticles) {
      for (const other of related) expect(slugs).toContain(other);
      expect(articleCategories.map(({ id }) => id)).toContain(category);
    }
  });
});

describe('the search box', () => {
  it('offers the newest articles before anything is typed', async () => {
    const { blogPosts } = dataOf(await server.inject('/header-data/'), HeaderData);
    const newest = (await list()).articles.slice(0, 3).map(({ id }) => id);
    expect(blogPosts.map(({ id }) => id)).toEqual(newest);
    const english = dataOf(await server.inject('/header-data/?locale=en'), HeaderData).blogPosts;
    expect(english.map(({ title }) => title)).toEqual(
      (await list('?locale=en')).articles.slice(0, 3).map(({ title }) => title),
    );
    expect(english[0]?.title).not.toBe(blogPosts[0]?.title);
  });
});
