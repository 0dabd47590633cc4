import type { SiteConfig } from 'shared-contracts/app';
import { describe, expect, it } from 'vitest';
import { homeMeta } from './home-meta.ts';
import type { HomeView } from './home-view.ts';

const data: HomeView = { picture: '/pictures/scene/hero.svg', sections: [] };
const config = { shopOrigin: 'https://shop.example', picturesOrigin: 'https://pictures.example' } as SiteConfig;

describe('meta data of the home page', () => {
  const meta = homeMeta(data, { t: (key) => key, locale: 'at', config, path: '/' });

  it('names the canonical address and a picture for shared links', () => {
    expect(meta).toMatchObject({ canonical: '/', image: 'https://pictures.example/pictures/scene/hero.svg' });
  });

  it('describes the search and the organization to search engines', () => {
    expect(meta.structuredData).toMatchObject([
      {
        '@type': 'WebSite',
        inLanguage: 'de-AT',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'https://shop.example/search/?q={search_term_string}' },
        },
      },
      { '@type': 'Organization', url: 'https://shop.example/' },
    ]);
  });

  it('keeps a shop without a catalogue out of search engines', () => {
    const empty = homeMeta(null, { t: (key) => key, locale: 'at', config, path: '/' });
    expect(empty).toEqual({ title: 'home.noCatalogue.title', robots: 'noindex' });
  });
});
