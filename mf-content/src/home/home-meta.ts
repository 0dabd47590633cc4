import { languageTags } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import type { HomeView } from './home-view.ts';

export function homeMeta(data: HomeView | null, { t, config, locale }: MetaContext): PageMeta {
  if (data === null) return { title: t('home.noCatalogue.title'), robots: 'noindex' };
  const home = `${config.shopOrigin}${paths.home}`;
  return {
    title: t('home.title'),
    description: t('home.description'),
    canonical: paths.home,
    image: `${config.picturesOrigin}${data.picture}`,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Bergauf',
        url: home,
        inLanguage: languageTags[locale],
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${config.shopOrigin}${paths.search()}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Bergauf', url: home },
    ],
  };
}
