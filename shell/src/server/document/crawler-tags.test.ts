import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../app/page-state.ts';
import { crawlerTags } from './document-tags.ts';

describe('tags for crawlers', () => {
  const site = { shopOrigin: 'https://shop.example', locale: 'at', locales: ['at'] } as const;
  const page = (meta: object): PageData => ({ kind: 'data', data: null, meta: { title: 'Ski', ...meta } });

  it('name description and previous and next page, and keep private pages out of the index', () => {
    const html = crawlerTags(page({ description: 'Zum Gehen.', previous: '/ski/', next: '/ski/?page=3&a' }), site);
    expect(html).toContain('<meta name="description" content="Zum Gehen.">');
    expect(html).toContain('<link rel="prev" href="/ski/"><link rel="next" href="/ski/?page=3&amp;a">');
    expect(crawlerTags({ kind: 'pending', title: 'Warenkorb' }, site)).toMatch(
      /^<meta name="robots" content="noindex">/,
    );
  });

  it('name of a page of one shopper, as a shared wishlist, its title and the shop’s icon, and no address', () => {
    const html = crawlerTags({ kind: 'pending', title: 'Wunschliste | Bergauf' }, { ...site, locales: ['at', 'en'] });
    expect(html).toContain('<meta property="og:title" content="Wunschliste | Bergauf">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/icons/icon-512.png">');
    expect(html).not.toMatch(/og:url|hreflang|description/);
  });

  it('name title, description, canonical address and a large picture', () => {
    const image = 'https://shop.example/pictures/card/x.png';
    const html = crawlerTags(page({ description: 'Zum Gehen.', canonical: '/ski/', image }), site);
    expect(html).toContain('<meta property="og:title" content="Ski">');
    expect(html).toContain('<meta property="og:description" content="Zum Gehen.">');
    expect(html).toContain('<meta property="og:url" content="https://shop.example/ski/">');
    expect(html).toContain(`<meta property="og:image" content="${image}">`);
    expect(html).toContain('<meta property="og:locale" content="de_AT">');
    expect(html).toContain('content="summary_large_image"');
  });

  describe('of a site in two languages', () => {
    const german = { ...site, locales: ['at', 'en'] } as const;
    const english = { ...german, locale: 'en' } as const;
    const alternates = (html: string): string[] =>
      [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, url]) => `${language} ${url}`);
    const all = [
      'de-AT https://shop.example/ski/?page=2',
      'en https://shop.example/en/ski/?page=2',
      'x-default https://shop.example/ski/?page=2',
    ];

    it('name the page in each language, the same from each of them', () => {
      const meta = page({ canonical: '/ski/?page=2', previous: '/ski/' });
      expect(alternates(crawlerTags(meta, german))).toEqual(all);
      expect(alternates(crawlerTags(meta, english))).toEqual(all);
      expect(crawlerTags(meta, english)).toContain(
        '<meta property="og:url" content="https://shop.example/en/ski/?page=2">',
      );
      expect(crawlerTags(meta, english)).toContain('<link rel="prev" href="/en/ski/">');
    });

    it('name no other language of a page that is not indexed or has no canonical address', () => {
      expect(alternates(crawlerTags(page({ canonical: '/ski/', robots: 'noindex' }), english))).toEqual([]);
      expect(alternates(crawlerTags(page({}), english))).toEqual([]);
      expect(alternates(crawlerTags(page({ canonical: '/ski/' }), site))).toEqual([]);
    });
  });

  it('name the shop’s icon for a page whose picture is a drawing', () => {
    const html = crawlerTags(page({ image: 'https://api.example/pictures/x.svg' }), site);
    expect(html).toContain('<meta property="og:image" content="https://shop.example/icons/icon-512.png">');
    expect(html).not.toMatch(/\.svg|summary_large_image/);
  });

  it('leave out what a page does not have, and a page without data has none', () => {
    const html = crawlerTags(page({}), site);
    expect(html).not.toMatch(/og:(url|description)/);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/icons/icon-512.png">');
    expect(crawlerTags({ kind: 'not-found' }, site)).toBe('');
  });

  it('no text can end its attribute', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        const [, content = ''] = /og:title" content="([^"]*)">/.exec(crawlerTags(page({ title }), site)) ?? [];
        const text = content
          .replace(/&lt;/g, '<')
          .replace(/&quot;/g, '"')
          .replace(/&#x27;/g, "'")
          .replace(/&gt;/g, '>')
          .replace(/&amp;/g, '&');
        expect(text).toBe(title);
      }),
    );
  });
});
