import type { SiteConfig } from 'shared-contracts/app';
import type { Article } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { articleMeta } from './article/article-meta.ts';
import type { GuideList } from './list/list-loader.ts';
import { listMeta } from './list/list-meta.ts';

const config = { shopOrigin: 'https://shop.example', picturesOrigin: 'https://pictures.example' } as SiteConfig;
const context = { t: (key: string) => key, locale: 'at', config, path: '/' } as const;
const picture = { url: '/media/a.svg', alt: '', width: 3, height: 2 };
const category = { name: 'Ski', url: '/blog/ski/' };
const teaser = {
  id: 1,
  slug: 'wachsen',
  title: 'Wachsen',
  lead: 'So geht es.',
  url: '/blog/article/wachsen/',
  picture,
  category,
  publishedOn: '2026-01-02',
  readingMinutes: 4,
};
const list: GuideList = {
  heading: 'Ski',
  text: 'Alles über Ski.',
  breadcrumb: [category],
  picture,
  categories: [],
  articles: [teaser],
  total: 30,
  page: 2,
  pages: 3,
  path: '/blog/ski/',
};

describe('meta data of a list', () => {
  it('names its own page as canonical, and the previous and the next one', () => {
    expect(listMeta(list, context)).toMatchObject({
      canonical: '/blog/ski/?page=2',
      previous: '/blog/ski/',
      next: '/blog/ski/?page=3',
      description: 'Alles über Ski.',
      image: 'https://pictures.example/media/a.svg',
    });
    expect(listMeta({ ...list, page: 1 }, context)).toMatchObject({ canonical: '/blog/ski/' });
    expect(listMeta({ ...list, page: 3 }, context)).not.toHaveProperty('next');
  });

  it('keeps a topic without articles out of search engines', () => {
    expect(listMeta({ ...list, total: 0 }, context).robots).toBe('noindex,follow');
    expect(listMeta(list, context)).not.toHaveProperty('robots');
  });
});

it('an article describes itself to search engines, with absolute addresses', () => {
  const article: Article = {
    ...teaser,
    author: 'Redaktion',
    updatedOn: '2026-02-03',
    breadcrumb: [category],
    blocks: [],
    related: [],
  };
  expect(articleMeta(article, context)).toMatchObject({
    title: 'Wachsen | Bergauf',
    canonical: '/blog/article/wachsen/',
    structuredData: [
      {
        '@type': 'Article',
        headline: 'Wachsen',
        datePublished: '2026-01-02',
        dateModified: '2026-02-03',
        url: 'https://shop.example/blog/article/wachsen/',
        image: ['https://pictures.example/media/a.svg'],
        timeRequired: 'PT4M',
        inLanguage: 'de-AT',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  const card = '/pictures/card/article-1.png';
  expect(articleMeta({ ...article, shareImage: card }, context)).toMatchObject({
    image: `https://pictures.example${card}`,
    structuredData: [{ image: [`https://pictures.example${card}`] }, {}],
  });
});
